import { lookDistance, markLook } from '../../domain/reading/mark-looks';
import type { DrawnMark } from '../../domain/reading/page';
import { drawnMarks, type LineOfWords } from './drawn-marks';
import type { Pixels } from './page-pixels';
import type { RotatedBox } from './rotated-box';

type Colour = readonly [number, number, number];

const BLACK: Colour = [20, 20, 20];
const RED: Colour = [200, 30, 40];
const GREEN: Colour = [40, 160, 60];
const LINE = 20;

/** A page to draw on, with lines of words that are bars. */
class Drawing {
  readonly lines: LineOfWords[] = [];
  private readonly data: Uint8Array;

  constructor(
    private readonly width = 600,
    private readonly height = 240,
    paper: Colour = [250, 250, 250],
  ) {
    this.data = Uint8Array.from({ length: 3 * width * height }, (_, at) => paper[at % 3]!);
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): this {
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) this.data.set(colour, 3 * (row * this.width + column));
    }
    return this;
  }

  /** A shape that is broad at the left and thin at the right. */
  chilli(x: number, y: number, colour: Colour): this {
    for (let column = 0; column < 18; column++)
      this.rectangle(x + column, y + Math.floor(column / 3), 1, Math.max(2, 10 - Math.floor(column / 2)), colour);
    return this;
  }

  disc(x: number, y: number, size: number, colour: Colour): this {
    for (let row = 0; row < size; row++) {
      const half = Math.round(Math.sqrt((size / 2) ** 2 - (row + 0.5 - size / 2) ** 2));
      this.rectangle(x + Math.floor(size / 2) - half, y + row, 2 * half, 1, colour);
    }
    return this;
  }

  /** @param extra pixels that the box of the first word reaches to the left of its letters */
  line(x: number, y: number, words: readonly string[], { colour = BLACK, extra = 0 } = {}): this {
    let left = x;
    const placed = words.map((text, index) => {
      const from = left;
      for (let letter = 0; letter < text.length; letter++, left += 9)
        this.rectangle(left, y + 4, 3, 12, colour).rectangle(left, y + 4, 6, 3, colour);
      const start = index === 0 ? from - extra : from;
      const box = boxOf(start, y + 3, left - 3 - start, 14);
      left += 8;
      return { text, box, confidence: 0.95 };
    });
    this.lines.push({ box: boxOf(x - extra, y, left - x + extra, LINE), words: placed });
    return this;
  }

  pixels(): Pixels {
    return { data: this.data, width: this.width, height: this.height };
  }
}

function boxOf(x: number, y: number, width: number, height: number): RotatedBox {
  return { x: x + width / 2, y: y + height / 2, width, height, angle: 0 };
}

function found(drawing: Drawing): Promise<DrawnMark[]> {
  return drawnMarks(drawing.pixels(), drawing.lines, ({ x, y, width, height }) => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
  }));
}

const places = async (drawing: Drawing): Promise<[number, number][]> =>
  (await found(drawing)).map(({ box }) => [Math.round(box.x), Math.round(box.y)]);

describe('Marks drawn beside lines of a picture', () => {
  it('are found behind a name', async () => {
    const drawing = new Drawing().line(30, 40, ['Kung', 'Pao']).chilli(120, 45, RED);
    expect(await places(drawing)).toEqual([[120, 45]]);
  });

  it('are found on dark paper', async () => {
    const drawing = new Drawing(600, 240, [50, 15, 70])
      .line(30, 40, ['Madras'], { colour: [240, 240, 240] })
      .chilli(120, 45, RED);
    expect(await places(drawing)).toEqual([[120, 45]]);
  });

  it('are found without letters, frames, rules and dots', async () => {
    const drawing = new Drawing()
      .rectangle(4, 4, 592, 2, BLACK)
      .rectangle(4, 4, 2, 230, BLACK)
      .line(30, 40, ['Soup'])
      .rectangle(30, 62, 300, 1, BLACK)
      .rectangle(120, 54, 2, 2, BLACK);
    expect(await places(drawing)).toEqual([]);
  });

  it('are not looked for far from print', async () => {
    const drawing = new Drawing().line(30, 20, ['Soup']).disc(500, 200, 16, GREEN);
    expect(await places(drawing)).toEqual([]);
  });

  it('are told from the letters of a word whose box reaches over them by their colour', async () => {
    const drawing = new Drawing().chilli(28, 45, RED).line(50, 40, ['Curry'], { extra: 24 });
    expect(await places(drawing)).toEqual([[28, 45]]);
  });

  it('are told from letters of the same colour by the white beside them', async () => {
    const drawing = new Drawing().chilli(20, 45, BLACK).line(50, 40, ['Curry'], { extra: 32 });
    expect(await places(drawing)).toEqual([[20, 45]]);
  });

  it('are taken apart where they touch in a row', async () => {
    const drawing = new Drawing()
      .line(30, 40, ['Sandwich'])
      .disc(30, 66, 20, GREEN)
      .disc(50, 66, 20, RED)
      .disc(70, 66, 20, GREEN);
    expect(await places(drawing)).toEqual([
      [30, 66],
      [50, 66],
      [70, 66],
    ]);
  });

  it('look alike when they are of one drawing, and not otherwise', async () => {
    const drawing = new Drawing()
      .line(30, 40, ['Kung', 'Pao'])
      .chilli(120, 45, RED)
      .line(30, 80, ['Hunan', 'Beef'])
      .chilli(140, 86, RED)
      .line(30, 120, ['Tofu'])
      .disc(90, 122, 16, GREEN);
    const [one, two, other] = (await found(drawing)).map(markLook);
    expect(lookDistance(one!, two!)).toBeLessThan(0.1);
    expect(lookDistance(one!, other!)).toBeGreaterThan(0.5);
  });
});
