import { degraded } from './degrade.mjs';

const words = Array.from({ length: 400 }, (_, index) => ({
  text: index % 4 === 3 ? '12.50' : 'Minestrone',
  box: { x: 50 + 90 * (index % 4), y: 40 + 14 * Math.floor(index / 4), width: 60, height: 11 },
  confidence: 1,
  fontSize: 11,
  fontName: 'Serif',
  bold: true,
}));
const page = { number: 1, width: 600, height: 1500, source: 'text-layer', words };

describe('A degraded page', () => {
  const [read] = degraded([page], 3);

  it('shows bold type as thicker strokes, and colours a little off', () => {
    const first = (bold: boolean) =>
      degraded([{ ...page, words: [{ ...words[0]!, bold, ink: [0, 1, 1] }] }], 3)[0].words[0];
    expect(first(true).stroke / first(false).stroke).toBeCloseTo(1.42);
    expect(
      Math.max(...first(true).ink.map((part: number, at: number) => Math.abs(part - [0, 0.8, 0.8][at]!))),
    ).toBeLessThan(0.06);
  });

  it('is a page of a picture: its words have no fonts and are less than certain', () => {
    expect(read.source).toBe('ocr');
    for (const word of read.words) {
      expect(Object.keys(word).sort()).toEqual(['box', 'confidence', 'stroke', 'text']);
      expect(word.confidence).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('has nearly all words, a few of them misread', () => {
    expect(read.words.length).toBeGreaterThan(0.95 * words.length);
    expect(read.words.length).toBeLessThan(words.length);
    const misread = read.words.filter(({ text }: { text: string }) => text !== 'Minestrone' && text !== '12.50').length;
    expect(misread).toBeGreaterThan(0);
    expect(misread).toBeLessThan(0.1 * words.length);
  });

  it('has boxes near those of the words, as high as the ink', () => {
    const first = read.words[0];
    expect(Math.abs(first.box.x - 50)).toBeLessThan(2);
    expect(first.box.height).toBeLessThan(11);
    expect(first.box.y).toBeGreaterThan(38);
    expect(first.box.y + first.box.height).toBeLessThan(53);
  });

  it('lets words run together where they stand close', () => {
    const close = [0, 1].flatMap((row) =>
      Array.from({ length: 200 }, (_, at) => ({
        ...words[0],
        box: { x: 30 * at, y: 40 + 20 * row, width: 28, height: 11 },
      })),
    );
    const [joined] = degraded([{ ...page, words: close }], 1);
    expect(joined.words.some(({ text }: { text: string }) => text.length > 15)).toBe(true);
  });

  it('is the same for the same seed', () => {
    expect(degraded([page], 3)).toEqual([read]);
    expect(degraded([page], 4)).not.toEqual([read]);
  });

  it('leaves the page that it was made from as it is', () => {
    expect(page.source).toBe('text-layer');
    expect(words[0]).toMatchObject({
      text: 'Minestrone',
      fontName: 'Serif',
      box: { x: 50, y: 40, width: 60, height: 11 },
    });
  });
});
