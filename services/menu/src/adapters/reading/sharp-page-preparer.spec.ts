import sharp from 'sharp';

import { preparePage } from './sharp-page-preparer';

const paper = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#eee' } });

describe('Preparing a page', () => {
  it('gives it the long side that is asked for', async () => {
    const { grey: page } = await preparePage(await paper(300, 400).png().toBuffer(), 1200);
    expect([page.width, page.height, page.data.length]).toEqual([900, 1200, 900 * 1200]);
  });

  it('enlarges a tiny one no further than helps', async () => {
    const { grey: page } = await preparePage(await paper(30, 40).png().toBuffer(), 2600);
    expect([page.width, page.height]).toEqual([120, 160]);
  });

  it('turns it as the camera says', async () => {
    const turned = await paper(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { grey: page } = await preparePage(turned, 600);
    expect([page.width, page.height]).toEqual([400, 600]);
  });

  it('refuses one that unpacks to too many pixels', async () => {
    const bomb = await paper(10_000, 9_000).png().toBuffer();
    await expect(preparePage(bomb, 2600)).rejects.toMatchObject({ code: 'menu.image_too_large' });
  });

  it('refuses what is no picture', async () => {
    await expect(preparePage(Buffer.from('no picture'), 2600)).rejects.toMatchObject({ code: 'menu.corrupt_file' });
  });
});
