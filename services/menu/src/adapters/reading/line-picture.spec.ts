import { inkOf } from './line-ink';
import { linePicture } from './line-picture';
import { pointIn } from './rotated-box';
import { pictureOf } from './testing/drawn-line';

describe('The picture of a line', () => {
  it('is as high as is asked for, and as long as the line', () => {
    const page = pictureOf([], 300, 200);
    const line = linePicture(page, { x: 150, y: 100, width: 200, height: 20, angle: 0 }, 48);
    expect([line.width, line.height, line.data.length]).toEqual([480, 48, 480 * 48 * 3]);
  });

  it('shows a leaning line level', () => {
    const box = { x: 150, y: 100, width: 240, height: 40, angle: 0.3 };
    const page = pictureOf([], 300, 200);
    for (let along = 10; along < 230; along += 0.25) {
      for (let across = 15; across < 25; across += 0.25) {
        const [x, y] = pointIn(box, along, across);
        page.data.fill(0, 3 * (Math.floor(y) * 300 + Math.floor(x)), 3 * (Math.floor(y) * 300 + Math.floor(x)) + 3);
      }
    }
    const line = linePicture(page, box, 40);
    const rows = [2, 20, 38].map((y) => [60, 120, 180].map((x) => line.data[3 * (y * line.width + x)]! < 128));
    expect(rows).toEqual([
      [false, false, false],
      [true, true, true],
      [false, false, false],
    ]);
  });

  it('is the mean of the pixels that one of its own covers', () => {
    const page = pictureOf(
      Array.from({ length: 50 }, (_, index) => ({ x: 2 * index, y: 0, width: 1, height: 100 })),
      100,
      100,
      { paper: 200, ink: 100 },
    );
    const line = linePicture(page, { x: 50, y: 50, width: 96, height: 96, angle: 0 }, 24);
    expect([...line.data.subarray(0, 30)].every((level) => Math.abs(level - 150) <= 26)).toBe(true);
  });
});

describe('The ink of a line', () => {
  it('is what differs from the ground: dark on light, and light on dark', () => {
    const mark = { x: 20, y: 12, width: 10, height: 24 };
    for (const colours of [
      { paper: 240, ink: 10 },
      { paper: 30, ink: 220 },
    ]) {
      const ink = inkOf(pictureOf([mark], 80, 48, colours));
      expect([ink.isInk(25, 20), ink.isInk(50, 20), ink.columns[25], ink.columns[50]]).toEqual([true, false, 24, 0]);
    }
  });
});
