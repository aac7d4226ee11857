import sharp from 'sharp';
import { UnusablePictureError } from './unusable-picture';

/** Lets this process decode PNG, JPEG and WebP and nothing else, one picture at a time. */
export function allowOnlyPictures(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
}

/**
 * Runs `work` on a picture whose header promises no more than so many pixels, which is read before anything is
 * unpacked. @throws UnusablePictureError
 */
export async function withinPixels<T>(
  picture: Buffer,
  maxPixels: number,
  work: (upright: { readonly width: number; readonly height: number }) => Promise<T>,
): Promise<T> {
  try {
    const { width, height, autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) throw new UnusablePictureError('too-many-pixels');
    return await work(autoOrient);
  } catch (error) {
    throw error instanceof UnusablePictureError
      ? error
      : new UnusablePictureError(/pixel limit/i.test(String(error)) ? 'too-many-pixels' : 'damaged', { cause: error });
  }
}
