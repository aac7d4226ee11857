import jsQR from 'jsqr';
import sharp from 'sharp';

/**
 * What a phone reads from a picture of a QR code; undefined when it reads none. `part`: of the picture, in fractions.
 */
export async function scanQr(
  picture: Uint8Array,
  part = { left: 0, top: 0, width: 1, height: 1 },
): Promise<string | undefined> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const cut = {
    left: Math.floor(part.left * width),
    top: Math.floor(part.top * height),
    width: Math.floor(part.width * width),
    height: Math.floor(part.height * height),
  };
  const { data, info } = await sharp(picture)
    .extract(cut)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
