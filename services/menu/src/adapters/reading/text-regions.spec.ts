import { uprightBox } from './rotated-box';
import { textRegions, type TextMap } from './text-regions';

const WIDTH = 400;
const HEIGHT = 300;

/** A map with bars of print, each given by its middle, its size and its angle. */
function mapOf(
  ...bars: readonly { x: number; y: number; width: number; height: number; angle?: number; level?: number }[]
): TextMap {
  const data = new Float32Array(WIDTH * HEIGHT);
  for (const { x, y, width, height, angle = 0, level = 0.9 } of bars) {
    for (let at = 0; at < data.length; at++) {
      const [dx, dy] = [(at % WIDTH) + 0.5 - x, Math.floor(at / WIDTH) + 0.5 - y];
      const [along, across] = [
        dx * Math.cos(angle) + dy * Math.sin(angle),
        dy * Math.cos(angle) - dx * Math.sin(angle),
      ];
      if (Math.abs(along) <= width / 2 && Math.abs(across) <= height / 2) data[at] = level;
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const unscaled = { x: 1, y: 1 };

describe('The lines of print on a map', () => {
  it('are boxes that stand out on all sides of what the map shows', () => {
    const [line, ...others] = textRegions(mapOf({ x: 200, y: 100, width: 200, height: 12 }), unscaled);
    expect(others).toEqual([]);
    const { x, y, width, height } = uprightBox(line!);
    expect([x, y]).toEqual([expect.closeTo(90.4, 0), expect.closeTo(84.4, 0)]);
    expect([width, height]).toEqual([expect.closeTo(219, 0), expect.closeTo(31, 0)]);
  });

  it('lean as the print does', () => {
    const [line] = textRegions(mapOf({ x: 200, y: 150, width: 220, height: 14, angle: 0.2 }), unscaled);
    expect(line!.angle).toBeCloseTo(0.2, 1);
    expect([line!.x, line!.y]).toEqual([expect.closeTo(200, 0), expect.closeTo(150, 0)]);
    expect(line!.height).toBeLessThan(45);
  });

  it('lean as the long lines near them where they are too short to tell', () => {
    const lines = textRegions(
      mapOf(
        { x: 150, y: 150, width: 220, height: 14, angle: 0.15 },
        { x: 330, y: 180, width: 20, height: 14, angle: 0.15 },
      ),
      unscaled,
    );
    expect(lines.map(({ angle }) => angle)).toEqual([expect.closeTo(0.15, 1), expect.closeTo(0.15, 1)]);
  });

  it('are given in pixels of the picture', () => {
    const [line] = textRegions(mapOf({ x: 200, y: 100, width: 200, height: 12 }), { x: 2, y: 3 });
    expect([line!.x, line!.y]).toEqual([expect.closeTo(400, 0), expect.closeTo(300, 0)]);
  });

  it('are tiny where one figure may stand, as large as the print near it', () => {
    const line = { x: 150, y: 100, width: 200, height: 8 };
    const regions = textRegions(mapOf(line, { x: 351, y: 101, width: 2, height: 4, level: 0.99 }), unscaled);
    expect(regions.map(({ isTiny }) => isTiny).sort()).toEqual([false, true]);
    const tiny = regions.find(({ isTiny }) => isTiny)!;
    expect(Math.min(tiny.width, tiny.height)).toBeGreaterThan(14);
    // Less sure, it is a speck.
    expect(textRegions(mapOf(line, { x: 351, y: 101, width: 2, height: 4 }), unscaled)).toHaveLength(1);
  });

  it('leave out specks, and what is hardly believed', () => {
    expect(
      textRegions(
        mapOf({ x: 50, y: 50, width: 2, height: 3 }, { x: 200, y: 100, width: 100, height: 12, level: 0.4 }),
        unscaled,
      ),
    ).toEqual([]);
  });
});
