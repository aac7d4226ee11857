import sharp, { type Sharp } from 'sharp';

import type { Projection } from '../../domain/reading/page';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import { flattenLight, isUnevenlyLit, lightGround } from './illumination';
import { findSkewDegrees } from './skew';

/** A decoded picture may not have more pixels than this: a small file can unpack to gigabytes. */
export const MAX_PIXELS = 80_000_000;

/** Long side that print of usual size needs to be read well (pixels). */
const TARGET_LONG_SIDE = 2600;
const MAX_ENLARGEMENT = 4;
/** Turning a picture blurs it a little, so a page that is straight within this is left alone. */
const SKEW_WORTH_TURNING = 0.3;

/** A grey picture of a page: dark print on a light ground, upright, one byte a pixel. */
export interface GreyPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface PreparedPage {
  /** Ready for recognition, PNG. */
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** From pixels of the prepared picture to fractions of the upright source. */
  readonly toSource: Projection;
}

/**
 * Makes a picture of a page ready for recognition: turns it as its camera says, greys it, brings print to a readable
 * size, evens out the light, puts dark print on a light ground, straightens it.
 *
 * @param picture an encoded picture (JPEG, PNG) or grey pixels
 * @throws UnreadableFileError when the picture cannot be decoded or is too large
 */
export async function preparePage(picture: Buffer | GreyPicture): Promise<PreparedPage> {
  const scaled = await toReadableSize(picture);
  let pixels = lightGround(scaled);
  if (isUnevenlyLit(pixels)) pixels = flattenLight(pixels);

  const skew = findSkewDegrees(pixels);
  let image = raw(pixels);
  if (Math.abs(skew) >= SKEW_WORTH_TURNING) image = image.rotate(-skew, { background: '#fff' });
  const { data, info } = await image.normalise({ lower: 1, upper: 99 }).withMetadata({ density: 300 }).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  return {
    png: data,
    width: info.width,
    height: info.height,
    toSource: turnedBack({ degrees: Math.abs(skew) >= SKEW_WORTH_TURNING ? skew : 0, from: info, to: scaled }),
  };
}

async function toReadableSize(picture: Buffer | GreyPicture): Promise<GreyPicture> {
  try {
    const image = Buffer.isBuffer(picture) ? sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).rotate() : raw(picture);
    const size = Buffer.isBuffer(picture) ? await uprightSize(picture) : picture;
    const scale = Math.min(MAX_ENLARGEMENT, TARGET_LONG_SIDE / Math.max(size.width, size.height));
    const { data, info } = await image
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)), fit: 'fill', kernel: 'lanczos3' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new UnreadableFileError(tooLarge ? 'menu.image_too_large' : 'menu.corrupt_file', { cause: error });
  }
}

async function uprightSize(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await sharp(picture, { limitInputPixels: MAX_PIXELS }).metadata();
  if (width * height > MAX_PIXELS) throw new UnreadableFileError('menu.image_too_large');
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function raw({ data, width, height }: GreyPicture): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

/** The picture was turned about its middle and its frame grew: the way back, scaled to fractions. */
function turnedBack({ degrees, from, to }: { degrees: number; from: { width: number; height: number }; to: { width: number; height: number } }): Projection {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [fx, fy, tx, ty] = [from.width / 2, from.height / 2, to.width / 2, to.height / 2];
  return [
    cos / to.width, -sin / to.width, (tx - cos * fx + sin * fy) / to.width,
    sin / to.height, cos / to.height, (ty - sin * fx - cos * fy) / to.height,
    0, 0, 1,
  ];
}
