import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

import { preparePage } from './sharp-page-preparer';

/** Bars in rows, as lines of print look from afar. */
function lines(width: number, height: number, { paper = '#fff', ink = '#111' } = {}): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink;
  for (let y = 100; y < height - 80; y += 40) for (let x = 80; x < width - 120; x += 60) pen.fillRect(x, y, 18 + ((x + y) % 23), 14);
  return canvas.toBuffer('image/png');
}

async function levels(png: Buffer): Promise<{ median: number; darkest: number }> {
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const sorted = Uint8Array.from(data).sort();
  return { median: sorted[sorted.length >> 1] ?? 0, darkest: sorted[Math.floor(sorted.length * 0.02)] ?? 255 };
}

/** Where a point of the prepared picture lies on the source. */
function source([a, b, c, d, e, f]: readonly number[], x: number, y: number): [number, number] {
  return [a! * x + b! * y + c!, d! * x + e! * y + f!];
}

describe('Preparing a picture of a page', () => {
  it('brings it to a readable size', async () => {
    const page = await preparePage(lines(600, 800));
    expect(Math.max(page.width, page.height)).toBe(2600);
    const large = await preparePage(lines(3000, 4000));
    expect(Math.max(large.width, large.height)).toBe(2600);
  });

  it('turns it as the camera says', async () => {
    const turned = await sharp(lines(1200, 800)).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const page = await preparePage(turned);
    expect(page.height).toBeGreaterThan(page.width);
  });

  it('makes dark print on a light ground of the opposite', async () => {
    const { png } = await preparePage(lines(900, 1200, { paper: '#1a1a1a', ink: '#eee' }));
    const { median, darkest } = await levels(png);
    expect(median).toBeGreaterThan(200);
    expect(darkest).toBeLessThan(80);
  });

  it('leaves dark print in deep shade as it is', async () => {
    const { png } = await preparePage(lines(900, 1200, { paper: '#585858', ink: '#000' }));
    expect((await levels(png)).median).toBeGreaterThan(200);
  });

  it('straightens it, and knows the way back to the source', async () => {
    const leaning = await sharp(lines(1500, 2000)).rotate(3, { background: '#fff' }).png().toBuffer();
    const { width, height, toSource } = await preparePage(leaning);
    const [x, y] = source(toSource, width / 2, height / 2);
    expect(x).toBeCloseTo(0.5, 2);
    expect(y).toBeCloseTo(0.5, 2);
    const [left, top] = source(toSource, width / 2 - 500, height / 2);
    const [right, bottom] = source(toSource, width / 2 + 500, height / 2);
    const { width: w, height: h } = await sharp(leaning).metadata();
    expect((Math.atan2((bottom - top) * h, (right - left) * w) * 180) / Math.PI).toBeCloseTo(3, 0);
  });

  it('refuses a picture that unpacks to too many pixels', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 9_000, channels: 3, background: '#fff' } }).png().toBuffer();
    await expect(preparePage(bomb)).rejects.toMatchObject({ code: 'menu.image_too_large' });
  });

  it('refuses what is no picture', async () => {
    await expect(preparePage(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'menu.corrupt_file' });
  });
});
