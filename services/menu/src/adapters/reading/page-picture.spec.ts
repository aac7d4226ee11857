import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PagePictures } from './page-picture';

describe('Pictures of pages', () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(path.join(tmpdir(), 'pictures-'));
    folder = path.join(parent, 'pages');
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const paper = (width: number, height: number): Sharp =>
    sharp({ create: { width, height, channels: 3, background: '#eee' } });

  it('are WebP, one a page, no larger than an eye needs and never enlarged', async () => {
    const pictures = new PagePictures(folder);
    await pictures.add(1, await paper(3000, 1500).jpeg().toBuffer(), 0);
    await pictures.add(2, await paper(300, 200).png().toBuffer(), 0);
    expect(await pictures.all()).toEqual([
      { page: 1, width: 2000, height: 1000, file: path.join(folder, 'page-1.webp') },
      { page: 2, width: 300, height: 200, file: path.join(folder, 'page-2.webp') },
    ]);
    expect(await sharp(path.join(folder, 'page-1.webp')).metadata()).toMatchObject({
      format: 'webp',
      width: 2000,
      height: 1000,
    });
  });

  it('are encoded while the reading of the page lets nothing else have a turn', async () => {
    const pictures = new PagePictures(folder);
    await pictures.add(1, await paper(300, 200).png().toBuffer(), 0);
    const patience = Date.now() + 10_000;
    while (!existsSync(path.join(folder, 'page-1.webp')) && Date.now() < patience);
    expect(existsSync(path.join(folder, 'page-1.webp'))).toBe(true);
    await pictures.all();
  });

  it('stand as the camera says, and then as their print does', async () => {
    const pictures = new PagePictures(folder);
    const jpeg = await paper(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await pictures.add(1, jpeg, 0);
    await pictures.add(2, jpeg, 90);
    expect(await pictures.all()).toMatchObject([
      { width: 200, height: 400 },
      { width: 400, height: 200 },
    ]);
  });

  it('hold the pixels of a drawn page, on white where nothing was drawn', async () => {
    const pictures = new PagePictures(folder);
    await pictures.add(1, { data: new Uint8ClampedArray(4 * 40 * 20), width: 40, height: 20 }, 0);
    const [picture] = await pictures.all();
    const { dominant } = await sharp(picture!.file).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });

  it('hold nothing of the file but its pixels: no place, no camera, no hidden file', async () => {
    const pictures = new PagePictures(folder);
    const jpeg = await paper(40, 20)
      .jpeg()
      .withExif({ IFD0: { Make: 'Someone' }, IFD3: { GPSLatitude: '51/1' } })
      .toBuffer();
    await pictures.add(1, Buffer.concat([jpeg, Buffer.from('PK\x03\x04 hidden')]), 0);
    const [picture] = await pictures.all();
    const metadata = await sharp(picture!.file).metadata();
    expect(metadata).not.toHaveProperty('exif');
    expect(readFileSync(picture!.file).includes('hidden')).toBe(false);
  });

  it('are gone when they are discarded', async () => {
    const pictures = new PagePictures(folder);
    await pictures.add(1, await paper(40, 20).png().toBuffer(), 0);
    await pictures.discard();
    expect(existsSync(folder)).toBe(false);
  });

  it('say what went wrong when they are asked for', async () => {
    const pictures = new PagePictures(folder);
    await pictures.add(1, Buffer.from('not a picture'), 0);
    await expect(pictures.all()).rejects.toThrow();
  });
});
