import { cropLine } from './line-crop';
import type { GreyPicture } from './sharp-page-preparer';

/** Paper of level 200 with a bar of level 80 at (100, 50), 60 × 10. */
function page({ ink = 80, paper = 200 } = {}): GreyPicture {
  const [width, height] = [300, 120];
  const data = Buffer.alloc(width * height, paper);
  for (let y = 50; y < 60; y++) data.fill(ink, y * width + 100, y * width + 160);
  return { data, width, height };
}
const BOX = { x: 90, y: 40, width: 80, height: 30 };
const level = ({ data, width }: GreyPicture, x: number, y: number) => data[y * width + x];

describe('A closer look at a line', () => {
  it('has black print on white paper, whatever the light', () => {
    const { picture } = cropLine(page(), { box: BOX, scale: 2, slope: 0, sharpness: 0 });
    expect(level(picture, 14 + 2 * 40, 14 + 2 * 15)).toBeLessThan(25);
    expect(level(picture, 14 + 2 * 3, 14 + 2 * 15)).toBeGreaterThan(245);
  });

  it('turns light print on a dark ground over', () => {
    const { picture } = cropLine(page({ ink: 220, paper: 60 }), { box: BOX, scale: 2, slope: 0, sharpness: 0, inverted: true });
    expect(level(picture, 14 + 2 * 40, 14 + 2 * 15)).toBeLessThan(25);
  });

  it('knows where on the page its places are', () => {
    const { toPage } = cropLine(page(), { box: BOX, scale: 2, slope: 0, sharpness: 0 });
    expect(toPage({ x: 14 + 20, y: 14 + 20, width: 120, height: 20 })).toEqual({ x: 100, y: 50, width: 60, height: 10 });
  });

  it('levels a leaning line, and leads back to where it leans', () => {
    const { toPage } = cropLine(page(), { box: BOX, scale: 1, slope: 0.1, sharpness: 0 });
    const left = toPage({ x: 14, y: 24, width: 10, height: 10 });
    const right = toPage({ x: 14 + 70, y: 24, width: 10, height: 10 });
    expect((right.y - left.y) / (right.x - left.x)).toBeCloseTo(0.1);
  });

  it('sets slanted letters upright', () => {
    const slanted = page({ ink: 200 });
    for (let y = 40; y < 70; y++) slanted.data.fill(60, y * slanted.width + 130 + Math.round((55 - y) * 0.3), y * slanted.width + 134 + Math.round((55 - y) * 0.3));
    const { picture } = cropLine(slanted, { box: BOX, scale: 2, slope: 0, sharpness: 0, slant: 0.3 });
    const column = Math.round(14 + 2 * (132 - BOX.x));
    expect([4, 30, 56].map((y) => level(picture, column, 14 + y)! < 60)).toEqual([true, true, true]);
  });

  it('shows other print that reaches into it as paper', () => {
    const { picture } = cropLine(page(), { box: BOX, scale: 2, slope: 0, sharpness: 0, without: [{ x: 100, y: 50, width: 60, height: 10 }] });
    expect(level(picture, 14 + 2 * 40, 14 + 2 * 15)).toBe(255);
  });
});
