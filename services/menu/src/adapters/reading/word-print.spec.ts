import { inkOf } from './line-ink';
import type { Pixels } from './page-pixels';
import { pictureOf } from './testing/drawn-line';
import { printOf } from './word-print';

/** A line with upright strokes of some thickness. */
const strokes = (thick: number, colours?: { paper: number; ink: number }) =>
  pictureOf(
    Array.from({ length: 6 }, (_, index) => ({ x: 10 + 16 * index, y: 10, width: thick, height: 28 })),
    120,
    48,
    colours,
  );
const whole = { along: { from: 4, to: 116 }, across: { from: 6, to: 42 } };
const look = (picture: Pixels, pixel = 1) => printOf(picture, inkOf(picture), whole, pixel);

describe('How a word is printed', () => {
  it('is told by the thickness of its strokes, in pixels of the page', () => {
    expect(look(strokes(3))!.stroke).toBeCloseTo(2.7, 0);
    expect(look(strokes(6))!.stroke / look(strokes(3))!.stroke).toBeGreaterThan(1.7);
    expect(look(strokes(6), 0.5)!.stroke).toBeCloseTo(look(strokes(6))!.stroke / 2, 1);
  });

  it('is told by its colour against the ground', () => {
    const [dark, light] = [
      look(strokes(4, { paper: 230, ink: 26 }))!.ink[0],
      look(strokes(4, { paper: 26, ink: 230 }))!.ink[0],
    ];
    expect(dark).toBeCloseTo(0.8, 1);
    expect(light).toBeCloseTo(-0.8, 1);
    const red = strokes(4);
    for (let at = 0; at < red.data.length; at += 3) if (red.data[at]! < 128) red.data[at] = 220;
    const [r, g, b] = look(red)!.ink;
    expect(r).toBeLessThan(0.3);
    expect(Math.min(g, b)).toBeGreaterThan(0.7);
  });

  it('is unknown where there is no ink', () => expect(look(pictureOf([], 120, 48))).toBeUndefined());
});
