import sharp from 'sharp';
import { pixelsOf, turnedBy } from './page-pixels';

const paper = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#eee' } });

describe('The pixels of a page', () => {
  it('are no more than are asked for', async () => {
    const page = await pixelsOf(await paper(900, 1200).png().toBuffer(), 600);
    expect([page.width, page.height, page.data.length]).toEqual([450, 600, 450 * 600 * 3]);
  });

  it('are as many as a small picture has', async () => {
    const page = await pixelsOf(await paper(30, 40).png().toBuffer(), 2600);
    expect([page.width, page.height]).toEqual([30, 40]);
  });

  it('are in colour for a grey picture too', async () => {
    const page = await pixelsOf(await paper(30, 40).greyscale().png().toBuffer(), 2600);
    expect(page.data.length).toBe(30 * 40 * 3);
  });

  it('stand as the camera says', async () => {
    const page = await pixelsOf(await paper(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 600);
    expect([page.width, page.height]).toEqual([200, 300]);
  });

  it('are refused when a picture unpacks to too many', async () => {
    await expect(pixelsOf(await paper(10_000, 9_000).png().toBuffer(), 2600)).rejects.toMatchObject({
      code: 'menu.image_too_large',
    });
  });

  it('are refused when there is no picture', async () => {
    await expect(pixelsOf(Buffer.from('no picture'), 2600)).rejects.toMatchObject({ code: 'menu.corrupt_file' });
  });
});

describe('Turning a picture by quarters', () => {
  const picture = {
    data: Uint8Array.from([1, 2, 3, 4, 5, 6].flatMap((level) => [level, level, level])),
    width: 3,
    height: 2,
  };

  it.each([
    [90, [4, 1, 5, 2, 6, 3], 2],
    [180, [6, 5, 4, 3, 2, 1], 3],
    [270, [3, 6, 2, 5, 1, 4], 2],
    [0, [1, 2, 3, 4, 5, 6], 3],
  ] as const)('goes clockwise: %i°', (degrees, pixels, width) => {
    const turned = turnedBy(picture, degrees);
    expect({ pixels: [...turned.data].filter((_, index) => index % 3 === 0), width: turned.width }).toEqual({
      pixels,
      width,
    });
  });
});
