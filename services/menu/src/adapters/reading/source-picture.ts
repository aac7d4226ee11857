import type { PageAdjustment } from '@chalkboard/contracts';
import sharp, { type Sharp } from 'sharp';
import { UnreadableFileError } from '../../domain/reading/reading.errors';

/** A decoded picture may not have more pixels than this: a small file can unpack to gigabytes. */
export const MAX_PIXELS = 80_000_000;
/** A picture that its sender turned or cut is kept at this long side (pixels) at most: more than recognition wants. */
const ADJUSTED_LONG_SIDE = 5200;

/** Degrees clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Lets this process decode JPEG and PNG and nothing else: every other decoder is one more that a strange file could
 * reach. It decodes one picture at a time and keeps none: pages do not come twice.
 */
export function allowOnlyMenuPictures(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
}

/** Whether a file begins as a JPEG or PNG does. */
export function isPicture(bytes: Buffer): boolean {
  return [JPEG, PNG].some((magic) => bytes.subarray(0, magic.length).equals(magic));
}

/** A picture as its camera says it stands, to be decoded under the limits for strangers' files. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient();
}

/**
 * The size (pixels) of a picture as its camera says it stands, from its header alone.
 *
 * @throws UnreadableFileError when it has no readable header or too many pixels
 */
export async function uprightSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > MAX_PIXELS) throw new UnreadableFileError('menu.image_too_large');
    return autoOrient;
  } catch (error) {
    throw unreadablePicture(error);
  }
}

/**
 * A picture as its sender turned and cut it; the same bytes when they did neither.
 *
 * @returns an encoded picture, upright
 * @throws UnreadableFileError when it cannot be decoded
 */
export async function adjustedPicture(bytes: Buffer, { rotate, crop }: PageAdjustment): Promise<Buffer> {
  if (rotate === 0 && !crop) return bytes;
  const upright = await uprightSize(bytes);
  const { width, height } = rotate % 180 === 0 ? upright : { width: upright.height, height: upright.width };
  const image = openPicture(bytes).rotate(rotate);
  if (crop) image.extract(pixelsOf(crop, width, height));
  try {
    // Not compressed: it is decoded again at once.
    return await image
      .resize({ width: ADJUSTED_LONG_SIDE, height: ADJUSTED_LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch (error) {
    throw unreadablePicture(error);
  }
}

/** What a failure to decode a picture means to its sender. */
export function unreadablePicture(error: unknown): UnreadableFileError {
  if (error instanceof UnreadableFileError) return error;
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return new UnreadableFileError(tooLarge ? 'menu.image_too_large' : 'menu.corrupt_file', { cause: error });
}

/** The part of a picture that fractions name, in whole pixels and at least one of them. */
function pixelsOf(
  crop: NonNullable<PageAdjustment['crop']>,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } {
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}
