import type { PdfGlyph } from './pdf-glyphs';
import { composed, plainText } from './pdf-letters';

const font = { name: 'Times', bold: false, italic: false, matrix: [0.001, 0, 0, 0.001, 0, 0] };
const glyph = (text: string, x: number, advance = 5): PdfGlyph => ({
  text,
  x,
  y: 100,
  advance,
  size: 10,
  angle: 0,
  font,
  alpha: 1,
  colour: '#000000',
});
const texts = (...glyphs: PdfGlyph[]) => composed(glyphs).map(({ text }) => text);

describe('The letters of a PDF', () => {
  it('are plain where a font has signs of its own for them', () => {
    expect(plainText('ﬁ')).toBe('fi');
    expect(plainText('\uf738')).toBe('8');
    expect(plainText('\uf761')).toBe('A');
    expect(plainText('\u00a0')).toBe(' ');
    expect(plainText('\u200b')).toBe('');
    expect(plainText('e\u0301')).toBe('é');
  });

  it('carry the accents that are drawn over them', () => {
    expect(texts(glyph('e', 50), glyph('´', 51, 3))).toEqual(['é']);
    expect(texts(glyph('¨', 51, 3), glyph('u', 50))).toEqual(['ü']);
    expect(texts(glyph('o', 50), glyph('\u0302', 55, 0))).toEqual(['ô']);
  });

  it('stay as they are beside a sign that covers none', () =>
    expect(texts(glyph('d', 50), glyph('´', 55.2, 3), glyph('a', 59))).toEqual(['d', '´', 'a']));
});
