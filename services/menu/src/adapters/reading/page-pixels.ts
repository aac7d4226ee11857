import sharp from 'sharp';
import type { DrawnPage } from './page-picture';
import { openPicture, unreadablePicture, uprightSize, type QuarterTurn } from './source-picture';

/** A picture in colour: red, green and blue, one byte each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Brings a picture to pixels, turned as its camera says.
 *
 * @param picture an encoded picture (JPEG, PNG) or pixels
 * @param longSide pixels at most; a smaller picture keeps its size
 * @throws UnreadableFileError when the picture cannot be decoded or is too large
 */
export async function pixelsOf(picture: Buffer | DrawnPage, longSide: number): Promise<Pixels> {
  try {
    const size = Buffer.isBuffer(picture) ? await uprightSize(picture) : picture;
    const scale = Math.min(1, longSide / Math.max(size.width, size.height));
    const image = Buffer.isBuffer(picture)
      ? openPicture(picture)
      : sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } });
    const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale)));
    const { data, info } = await image
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize({ width, height, fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels === 3) return { data, width: info.width, height: info.height };
    return { data: inThreeChannels(data, info.channels), width: info.width, height: info.height };
  } catch (error) {
    throw unreadablePicture(error);
  }
}

/** A grey picture may stay grey. */
function inThreeChannels(data: Uint8Array, channels: number): Uint8Array {
  const out = new Uint8Array((data.length / channels) * 3);
  for (let from = 0, to = 0; to < out.length; from += channels, to += 3) out.fill(data[from]!, to, to + 3);
  return out;
}

/** @param size pixels */
export async function resized(
  { data, width, height }: Pixels,
  size: { width: number; height: number },
): Promise<Pixels> {
  if (size.width === width && size.height === height) return { data, width, height };
  const out = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { data: out, width: size.width, height: size.height };
}

/** @param degrees clockwise */
export function turnedBy({ data, width, height }: Pixels, degrees: QuarterTurn): Pixels {
  if (degrees === 0) return { data, width, height };
  const out = new Uint8Array(data.length);
  const [newWidth, newHeight] = degrees === 180 ? [width, height] : [height, width];
  for (let y = 0, to = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++, to += 3) {
      const from =
        3 *
        (degrees === 90
          ? (height - 1 - x) * width + y
          : degrees === 270
            ? x * width + width - 1 - y
            : (height - 1 - y) * width + width - 1 - x);
      out[to] = data[from]!;
      out[to + 1] = data[from + 1]!;
      out[to + 2] = data[from + 2]!;
    }
  }
  return { data: out, width: newWidth, height: newHeight };
}
