import sharp, { type Sharp } from 'sharp';
import { resizedJpeg } from '../../extraction/testing/hostile-pictures';
import { adjustedPicture, isPicture, MAX_PIXELS, uprightSize } from './source-picture';

/** A white picture with one red corner, at the top left. */
function redCorner(width: number, height: number): Sharp {
  const corner = { create: { width: width / 4, height: height / 4, channels: 3 as const, background: '#f00' } };
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: corner, left: 0, top: 0 },
  ]);
}

async function isRed(picture: Buffer, x: number, y: number): Promise<boolean> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
  return data[at]! > 200 && data[at + 1]! < 60;
}

describe('Opening a picture as its sender saw it', () => {
  it('leaves a picture that was neither turned nor cut as it is, byte for byte', async () => {
    const jpeg = await redCorner(80, 40).jpeg().toBuffer();
    expect(await adjustedPicture(jpeg, { rotate: 0 })).toBe(jpeg);
  });

  it('turns it clockwise', async () => {
    const turned = await adjustedPicture(await redCorner(80, 40).png().toBuffer(), { rotate: 90 });
    expect(await sharp(turned).metadata()).toMatchObject({ width: 40, height: 80 });
    expect(await isRed(turned, 1, 0)).toBe(true);
  });

  it('turns it after its camera did, and cuts what is upright by then', async () => {
    // Orientation 6: the camera lay on its side, the red corner is at the top right when upright.
    const jpeg = await redCorner(80, 40)
      .jpeg({ chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await uprightSize(jpeg)).toEqual({ width: 40, height: 80 });
    const adjusted = await adjustedPicture(jpeg, { rotate: 90, crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } });
    expect(await sharp(adjusted).metadata()).toMatchObject({ width: 40, height: 20 });
    expect([await isRed(adjusted, 1, 1), await isRed(adjusted, 0, 0)]).toEqual([true, false]);
  });

  it('cuts within the picture, however its fractions add up', async () => {
    const adjusted = await adjustedPicture(await redCorner(80, 40).png().toBuffer(), {
      rotate: 0,
      crop: { x: 0.99, y: 0.999, width: 0.5, height: 1 },
    });
    expect(await sharp(adjusted).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('refuses more pixels than the limit from the header, before anything is unpacked', async () => {
    const tooLarge = resizedJpeg(await redCorner(80, 40).jpeg().toBuffer(), 65_000, Math.ceil(MAX_PIXELS / 65_000));
    await expect(uprightSize(tooLarge)).rejects.toHaveProperty('code', 'menu.image_too_large');
  });

  it('takes a file for what its first bytes say', async () => {
    expect(isPicture(await redCorner(8, 8).png().toBuffer())).toBe(true);
    expect(isPicture(await redCorner(8, 8).jpeg().toBuffer())).toBe(true);
    expect(isPicture(Buffer.from('xPNG<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(false);
    expect(isPicture(Buffer.from('%PDF-1.7'))).toBe(false);
  });
});
