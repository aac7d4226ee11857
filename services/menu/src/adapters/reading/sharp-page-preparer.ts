import sharp from 'sharp';

import { openPicture, unreadablePicture, uprightSize } from './source-picture';

/** A picture enlarges to no more than so many times its size: there is no more in it. */
const MAX_ENLARGEMENT = 4;

/** A grey picture, one byte a pixel. */
export interface GreyPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Brings a picture to grey pixels of a given size, turned as its camera says.
 *
 * @param picture an encoded picture (JPEG, PNG) or grey pixels
 * @param longSide pixels
 * @throws UnreadableFileError when the picture cannot be decoded or is too large
 */
export async function greyPicture(picture: Buffer | GreyPicture, longSide: number): Promise<GreyPicture> {
  try {
    const size = Buffer.isBuffer(picture) ? await uprightSize(picture) : picture;
    const scale = Math.min(MAX_ENLARGEMENT, longSide / Math.max(size.width, size.height));
    if (scale === 1 && !Buffer.isBuffer(picture)) return picture;
    const image = Buffer.isBuffer(picture) ? openPicture(picture) : sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 1 } });
    const { data, info } = await image
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)), fit: 'fill', kernel: 'lanczos3' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw unreadablePicture(error);
  }
}
