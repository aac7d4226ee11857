import { inkColour, lookDistance, markLook } from '../../domain/reading/mark-looks';
import type { DrawnMark, Word } from '../../domain/reading/page';
import { pdfDrawnMarks } from './pdf-drawn-marks';
import type { PdfImage } from './pdf-image-ink';

/** Numbers of the operators, as a stand-in for those of pdfjs. */
const NAMES = [
  'save',
  'restore',
  'transform',
  'setFillRGBColor',
  'setGState',
  'showText',
  'constructPath',
  'fill',
  'stroke',
  'endPath',
  'paintImageXObject',
  'paintImageXObjectRepeat',
  'paintImageMaskXObject',
  'beginMarkedContentProps',
  'endMarkedContent',
] as const;
const OPS = Object.fromEntries(NAMES.map((name, index) => [name, index + 1])) as Record<(typeof NAMES)[number], number>;

type Step = readonly [(typeof NAMES)[number], ...unknown[]];

const [MOVE, LINE, CURVE, CLOSE] = [0, 1, 2, 4];

/** A leaf in a box, from its lower left corner. */
function leaf(x: number, y: number, size = 10): Step {
  const data = Float32Array.from([
    MOVE,
    x,
    y,
    CURVE,
    x,
    y + size,
    x,
    y + size,
    x + size,
    y + size,
    CURVE,
    x + size,
    y,
    x + size,
    y,
    x,
    y,
    CLOSE,
  ]);
  return ['constructPath', OPS.fill, [data], Float32Array.from([x, y, x + size, y + size])];
}

function rectangle(x: number, y: number, width: number, height: number): Step {
  const data = Float32Array.from([
    MOVE,
    x,
    y,
    LINE,
    x + width,
    y,
    LINE,
    x + width,
    y + height,
    LINE,
    x,
    y + height,
    CLOSE,
  ]);
  return ['constructPath', OPS.fill, [data], Float32Array.from([x, y, x + width, y + height])];
}

/** A page of 400 points with one name in type of 10 points; PDF has its origin below. */
function marks(
  steps: readonly Step[],
  { images = {}, words = [word('Falafel', 50, 100)] }: { images?: Record<string, PdfImage>; words?: Word[] } = {},
): DrawnMark[] {
  const drawing = { fnArray: steps.map(([name]) => OPS[name]), argsArray: steps.map(([, ...args]) => args) };
  return pdfDrawnMarks(drawing, words, {
    ops: OPS,
    frame: [1, 0, 0, -1, 0, 400],
    isShown: (layer) => layer !== 'hidden',
    imageOf: (id) => images[id],
  });
}

function word(text: string, x: number, y: number): Word {
  return { text, box: { x, y, width: 5 * text.length, height: 10 }, confidence: 1, fontSize: 10 };
}

const GREEN: Step = ['setFillRGBColor', '#28a046'];
const boxes = (found: readonly DrawnMark[]): unknown[] =>
  found.map(({ box }) => [box.x, box.y, box.width, box.height].map((value) => Math.round(value)));

describe('Marks that a PDF draws', () => {
  it('stand where their paths are painted', () =>
    expect(boxes(marks([GREEN, leaf(90, 290)]))).toEqual([[90, 100, 10, 10]]));

  it('have the colour of their paths', () =>
    expect(inkColour(markLook(marks([GREEN, leaf(90, 290)])[0]!)).hue).toBeCloseTo(135, -1));

  it('are put together from the paths that touch', () =>
    expect(boxes(marks([GREEN, leaf(90, 290), ['setFillRGBColor', '#104020'], rectangle(97, 297, 4, 4)]))).toEqual([
      [90, 99, 11, 11],
    ]));

  it('begin again with a path like their first', () =>
    expect(marks([GREEN, leaf(90, 290), leaf(99, 290), leaf(108, 290)])).toHaveLength(3));

  it('leave out the white that is painted below them', () =>
    expect(boxes(marks([['setFillRGBColor', '#ffffff'], rectangle(85, 285, 20, 20), GREEN, leaf(90, 290)]))).toEqual([
      [90, 100, 10, 10],
    ]));

  it('look alike in every size and place', () => {
    const [small, large] = marks([GREEN, leaf(90, 290), ['showText', []], leaf(120, 280, 20)]).map(markLook);
    expect(lookDistance(small!, large!)).toBeLessThan(0.02);
  });

  it('are no rules, frames, dots or grounds of words', () =>
    expect(
      marks([
        GREEN,
        rectangle(90, 290, 200, 1),
        ['showText', []],
        rectangle(20, 200, 300, 150),
        ['showText', []],
        rectangle(90, 290, 1, 1),
        ['showText', []],
        rectangle(48, 288, 38, 14),
      ]),
    ).toEqual([]));

  it('are not looked for far from words', () => expect(marks([GREEN, leaf(300, 40)])).toEqual([]));

  it('are not looked for on layers that are not shown', () =>
    expect(marks([['beginMarkedContentProps', 'OC', 'hidden'], GREEN, leaf(90, 290), ['endMarkedContent']])).toEqual(
      [],
    ));

  it('may be images, whose empty ground does not count', () => {
    const data = Uint8Array.from({ length: 4 * 20 * 20 }, (_, at) => {
      const [x, y] = [Math.floor(at / 4) % 20, Math.floor(at / 80)];
      return x >= 5 && x < 15 && y >= 5 && y < 15 ? [200, 30, 40, 255][at % 4]! : 0;
    });
    const found = marks(
      [['save'], ['transform', 20, 0, 0, 20, 90, 285], ['paintImageXObject', 'img', 20, 20], ['restore']],
      { images: { img: { width: 20, height: 20, data } } },
    );
    expect(boxes(found)).toEqual([[95, 100, 10, 10]]);
    expect(inkColour(markLook(found[0]!)).hue).toBeLessThan(10);
  });

  it('may be one image painted again and again', () => {
    const image: PdfImage = {
      width: 2,
      height: 2,
      data: Uint8Array.from([0, 0, 0, 200, 30, 40, 200, 30, 40, 0, 0, 0]),
    };
    expect(
      marks([['paintImageXObjectRepeat', 'img', 10, 10, [90, 290, 104, 290]]], { images: { img: image } }),
    ).toHaveLength(2);
  });

  it('may be masks in the colour that is set', () => {
    const image: PdfImage = { width: 8, height: 8, data: Uint8Array.from([255, 195, 129, 0, 0, 129, 195, 255]) };
    const found = marks(
      [
        GREEN,
        ['save'],
        ['transform', 10, 0, 0, 10, 90, 290],
        ['paintImageMaskXObject', { data: 'img', width: 8, height: 8 }],
        ['restore'],
      ],
      { images: { img: image } },
    );
    expect(inkColour(markLook(found[0]!)).hue).toBeCloseTo(135, -1);
  });
});
