import { photoRegions, type PagePixels } from './photo-regions';

type Colour = readonly [number, number, number];
const PAPER: Colour = [250, 246, 238];

/** A page drawn pixel by pixel. */
class Drawing implements PagePixels {
  readonly width = 360;
  readonly height = 480;
  readonly data = new Uint8ClampedArray(4 * this.width * this.height);

  constructor(paper: (x: number, y: number) => Colour = () => PAPER) {
    this.fill(0, 0, this.width, this.height, paper);
  }

  fill(left: number, top: number, width: number, height: number, colour: (x: number, y: number) => Colour): this {
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1)
        this.data.set([...colour(x - left, y - top), 255], 4 * (y * this.width + x));
    return this;
  }

  /** Lines of print: dark strokes, light between. */
  print(left: number, top: number, width: number, lines: number): this {
    for (let line = 0; line < lines; line += 1)
      this.fill(left, top + 9 * line, width, 4, (x) => (x % 7 < 4 ? [40, 36, 30] : PAPER));
    return this;
  }

  /** What a photograph is like: many colours, one beside the other. */
  photo(left: number, top: number, width: number, height: number): this {
    return this.fill(left, top, width, height, (x, y) => [
      60 + ((x * 3 + y) % 150),
      40 + ((y * 5) % 120),
      20 + ((x * 7 + y * 2) % 90),
    ]);
  }
}

const rounded = (page: PagePixels) =>
  photoRegions(page).map(({ x, y, width, height }) =>
    [x * page.width, y * page.height, width * page.width, height * page.height].map(
      (value) => Math.round(value / 10) * 10,
    ),
  );

test('photographs among print are found, in reading order', () => {
  const page = new Drawing()
    .print(20, 20, 320, 10)
    .photo(200, 140, 120, 90)
    .photo(30, 300, 140, 100)
    .print(20, 140, 150, 14)
    .print(200, 300, 140, 12);
  expect(rounded(page)).toEqual([
    [200, 140, 120, 90],
    [30, 300, 140, 100],
  ]);
});

test('a plate on a photograph may be as white as the paper', () => {
  const page = new Drawing().print(20, 20, 320, 10).photo(80, 200, 200, 150);
  page.fill(80, 200, 200, 150, (x, y) =>
    Math.hypot(x - 100, y - 75) < 60
      ? PAPER
      : [60 + ((x * 3 + y) % 150), 40 + ((y * 5) % 120), 20 + ((x * 7 + y * 2) % 90)],
  );
  expect(rounded(page)).toEqual([[80, 200, 200, 150]]);
});

test('a thick border with print in it is none', () => {
  const framed = new Drawing()
    .fill(60, 100, 240, 200, (x, y) => [(x * 5) % 200, 30, (y * 3) % 200])
    .fill(72, 112, 216, 176, () => PAPER)
    .print(80, 120, 200, 15);
  expect(photoRegions(framed)).toEqual([]);
});

test('print, a rule, a coloured band with print on it and an empty page are none', () => {
  const band = new Drawing()
    .print(20, 160, 320, 30)
    .fill(0, 0, 360, 100, () => [15, 118, 110])
    .fill(40, 40, 280, 16, (x) => (x % 9 < 5 ? [250, 246, 238] : [15, 118, 110]));
  expect(photoRegions(band)).toEqual([]);
  expect(photoRegions(new Drawing().fill(20, 200, 320, 3, () => [0, 0, 0]))).toEqual([]);
  expect(photoRegions(new Drawing())).toEqual([]);
});

test('what is too small is none, and neither is the ground of the whole page', () => {
  expect(photoRegions(new Drawing().photo(100, 100, 24, 24))).toEqual([]);
  expect(photoRegions(new Drawing().photo(0, 0, 360, 480))).toEqual([]);
});
