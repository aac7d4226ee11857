import { glyphsOf, type PdfFont } from './pdf-glyphs';

/** Numbers of the operators, as a stand-in for those of pdfjs. */
const NAMES = [
  'save',
  'restore',
  'transform',
  'setFont',
  'setTextMatrix',
  'setCharSpacing',
  'setTextRenderingMode',
  'setFillRGBColor',
  'setGState',
  'showText',
  'constructPath',
  'fill',
  'stroke',
  'endPath',
  'clip',
  'setLineWidth',
  'beginMarkedContentProps',
  'endMarkedContent',
  'beginText',
] as const;
const OPS = Object.fromEntries(NAMES.map((name, index) => [name, index + 1])) as Record<(typeof NAMES)[number], number>;
const FONT: PdfFont = { name: 'Times', bold: false, italic: false, matrix: [0.001, 0, 0, 0.001, 0, 0] };

type Step = readonly [(typeof NAMES)[number], ...unknown[]];

const text = (letters: string): Step => [
  'showText',
  [...letters].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' })),
];
const at = (x: number, y: number): Step => ['setTextMatrix', [1, 0, 0, 1, x, y]];
const rectangle = (then: 'fill' | 'stroke' | 'endPath', box: readonly number[]): Step => [
  'constructPath',
  OPS[then],
  [],
  box,
];

/** Draws on a page of 400 points, whose origin PDF has below. */
function glyphs(steps: readonly Step[], keepsUnseen = false) {
  const all: Step[] = [['beginText'], ['setFont', 'f', 10], ...steps];
  const drawing = { fnArray: all.map(([name]) => OPS[name]), argsArray: all.map(([, ...args]) => args) };
  return glyphsOf(drawing, {
    ops: OPS,
    frame: [1, 0, 0, -1, 0, 400],
    fontOf: () => FONT,
    isShown: (layer) => layer !== 'hidden',
    keepsUnseen,
  });
}

const seen = (steps: readonly Step[], keepsUnseen?: boolean) =>
  glyphs(steps, keepsUnseen)
    .map((glyph) => glyph.text)
    .join('');

describe('The letters that a PDF draws', () => {
  it('stand where their widths and the letter spacing put them', () => {
    const [a, b] = glyphs([at(50, 300), ['setCharSpacing', 2], text('ab')]);
    expect(a).toMatchObject({ x: 50, y: 100, advance: 5, size: 10, angle: 0 });
    expect(b?.x).toBe(57);
  });

  it('are moved by the adjustments between them', () => {
    const shown: Step = [
      'showText',
      [{ unicode: 'a', width: 500, isSpace: false }, -300, { unicode: 'b', width: 500, isSpace: false }],
    ];
    expect(glyphs([at(50, 300), shown])[1]?.x).toBeCloseTo(58);
  });

  it('are left out where they are white on the bare page', () => {
    expect(seen([['setFillRGBColor', '#ffffff'], at(50, 300), text('ab')])).toBe('');
    expect(
      seen([
        ['setFillRGBColor', '#204060'],
        rectangle('fill', [0, 250, 200, 350]),
        ['setFillRGBColor', '#ffffff'],
        at(50, 300),
        text('ab'),
      ]),
    ).toBe('ab');
  });

  it('are seen where they are white on a thick line', () =>
    expect(
      seen([
        ['setLineWidth', 12],
        rectangle('stroke', [0, 303, 200, 303]),
        ['setFillRGBColor', '#ffffff'],
        at(50, 300),
        text('ab'),
      ]),
    ).toBe('ab'));

  it('are left out where they leave no ink, unless they are the text of a picture', () => {
    const unseen: Step[] = [['setTextRenderingMode', 3], at(50, 300), text('ab')];
    expect(seen(unseen)).toBe('');
    expect(seen(unseen, true)).toBe('ab');
    expect(seen([['setGState', [['ca', 0]]], at(50, 300), text('ab')])).toBe('');
  });

  it('are left out where a clip hides them', () => {
    const clipped: Step[] = [
      ['save'],
      ['clip'],
      rectangle('endPath', [0, 250, 200, 350]),
      at(50, 300),
      text('in'),
      at(50, 100),
      text('out'),
      ['restore'],
    ];
    expect(seen([...clipped, at(50, 50), text('below')])).toBe('inbelow');
  });

  it('are left out on a layer that is not shown', () =>
    expect(
      seen([at(50, 300), ['beginMarkedContentProps', 'OC', 'hidden'], text('no'), ['endMarkedContent'], text('yes')]),
    ).toBe('yes'));
});
