import { LOGO } from '@chalkboard/contracts';
import { groundOf } from '@chalkboard/menu-rules/logo';
import sharp, { type Sharp } from 'sharp';
import type { CleanLogo } from '../../domain/menu/logo';
import { withinPixels } from '../pictures/open-picture';
import { UnusablePictureError } from '../pictures/unusable-picture';

/** A decoded picture may not have more pixels than this: a small file can unpack to gigabytes. */
const MAX_PIXELS = 25_000_000;
/** Up to this size (bytes) a logo is kept exactly as drawn; above it, as photographs are. */
const EXACT_MAX_BYTES = 100_000;
/** On so many pixels a side it is found out how light a logo is. */
const SAMPLE_SIDE = 48;

/**
 * A logo made anew: upright, in ordinary colours, small enough for every page, without anything that came along in the
 * file.
 *
 * @throws UnusablePictureError
 */
export function cleanLogo(picture: Buffer): Promise<CleanLogo> {
  return withinPixels(picture, MAX_PIXELS, async () => {
    const image = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: LOGO.longSide, height: LOGO.longSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    if (Math.min(info.width, info.height) < LOGO.shortSide) throw new UnusablePictureError('too-narrow');
    const exact = await pixels().webp({ lossless: true }).toBuffer();
    const bytes = exact.length <= EXACT_MAX_BYTES ? exact : await pixels().webp({ quality: 86 }).toBuffer();
    return { bytes, width: info.width, height: info.height, ground: groundOf(await sampleOf(pixels())) };
  });
}

function sampleOf(image: Sharp): Promise<Buffer> {
  return image.ensureAlpha().resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'fill' }).raw().toBuffer();
}
