import { elongation, inkColour, lookDistance, lookOf, markLook, type InkAt, type MarkLook } from './mark-looks';

const look = (ink: InkAt, { samples = 16, width = 10, height = 10 } = {}): MarkLook =>
  markLook({ box: { x: 0, y: 0, width, height }, look: lookOf(samples, samples, ink) });
const bar =
  (samples: number): InkAt =>
  (x, y) =>
    Math.abs(x - y) < samples / 8 ? [200, 30, 40] : undefined;

describe('The look of a mark', () => {
  it('is the same in more or fewer samples', () =>
    expect(lookDistance(look(bar(16)), look(bar(64), { samples: 64 }))).toBeLessThan(0.15));

  it('is kept where there are fewer samples than cells', () =>
    expect(
      lookDistance(
        look(() => [0, 0, 0], { samples: 3 }),
        look(() => [0, 0, 0]),
      ),
    ).toBe(0));

  it('differs by its colour', () =>
    expect(
      lookDistance(
        look(() => [200, 30, 40]),
        look(() => [40, 160, 60]),
      ),
    ).toBeGreaterThan(0.3));

  it('differs by the shape of its box', () =>
    expect(
      lookDistance(
        look(() => [0, 0, 0]),
        look(() => [0, 0, 0], { width: 20 }),
      ),
    ).toBe(1));

  it('differs between white drawings on dark ground too', () =>
    expect(
      lookDistance(
        look((x) => (x < 8 ? [250, 250, 250] : undefined)),
        look((x) => (x >= 8 ? [250, 250, 250] : undefined)),
      ),
    ).toBe(1));

  it('has the colour of its ink alone', () =>
    expect(inkColour(look((x) => (x < 4 ? [0, 200, 0] : undefined)))).toMatchObject({ hue: 120 }));

  it('is as long as its ink, in whatever direction that lies', () => {
    expect(elongation(look(bar(16)))).toBeGreaterThan(2.5);
    expect(elongation(look(() => [0, 0, 0]))).toBeCloseTo(1);
    expect(elongation(look(() => [0, 0, 0], { width: 5, height: 15 }))).toBeCloseTo(3, 0);
  });
});
