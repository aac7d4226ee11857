import type { Page } from './page';
import { regionOf, regionOfBox } from './source-region';

const page: Page = { number: 2, width: 1000, height: 2000, words: [], source: 'ocr' };

describe('The place of print on its source', () => {
  it('is in fractions of the page', () =>
    expect(regionOfBox({ x: 100, y: 500, width: 200, height: 40 }, page)).toEqual({
      page: 2,
      x: 0.1,
      y: 0.25,
      width: 0.2,
      height: 0.02,
    }));

  it('leads back through the straightening of the page', () => {
    // The page is the right half of its source.
    const toSource = [0.0005, 0, 0.5, 0, 0.0005, 0, 0, 0, 1] as const;
    expect(regionOfBox({ x: 100, y: 500, width: 200, height: 40 }, { ...page, toSource })).toMatchObject({
      x: 0.55,
      y: 0.25,
    });
  });

  it('is lower by what the bent page sinks there', () => {
    const sag = { slope: 0, curve: 40 };
    const region = (x: number): number => regionOfBox({ x, y: 500, width: 2, height: 40 }, { ...page, sag }).y;
    expect(region(499)).toBeCloseTo(0.25, 4);
    expect(region(998)).toBeCloseTo(0.27, 3);
  });

  it('is none for no words', () => expect(regionOf([], page)).toBeUndefined());
});
