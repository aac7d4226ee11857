import { PHOTO, PHOTO_FORMATS, type PhotoFormat } from '@chalkboard/contracts';
import { photoWidths } from '@chalkboard/menu-rules/photo';
import sharp, { type Sharp } from 'sharp';
import type { CleanPhoto, PhotoFile, PicturePart } from '../../domain/menu/photo';
import { withinPixels } from '../pictures/open-picture';
import { UnusablePictureError } from '../pictures/unusable-picture';

/** A decoded picture may not have more pixels than this: phones take up to 50 million. */
const MAX_PIXELS = 60_000_000;

/** Of AVIF, more effort takes twice the time and saves next to nothing. */
const ENCODED: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 76, effort: 4 }),
};

/**
 * A photograph made anew from its pixels: upright, in ordinary colours, on white, in the sizes of `PHOTO`. What came
 * along in the file, such as where and with what it was taken, is left behind.
 *
 * @throws UnusablePictureError
 */
export function makePhoto(picture: Buffer, part?: PicturePart): Promise<CleanPhoto> {
  return withinPixels(picture, MAX_PIXELS, async (upright) => {
    const opened = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient();
    const cut = part ? opened.extract(pixelsOf(part, upright)) : opened;
    const { data, info } = await cut
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: PHOTO.widths.at(-1), height: PHOTO.maxHeight, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (Math.min(width, height) < PHOTO.shortSide) throw new UnusablePictureError('too-narrow');
    const files: PhotoFile[] = [];
    for (const one of photoWidths(width)) {
      for (const format of PHOTO_FORMATS) {
        const image = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
        files.push({ width: one, format, bytes: await ENCODED[format](image).toBuffer() });
      }
    }
    return { width, height, files };
  });
}

/** Whole pixels that lie in the picture. */
function pixelsOf(part: PicturePart, { width, height }: { readonly width: number; readonly height: number }) {
  const left = Math.min(Math.floor(part.x * width), width - 1);
  const top = Math.min(Math.floor(part.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(part.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(part.height * height), height - top)),
  };
}
