import type { PdfFont, PdfGlyph } from './pdf-glyphs';
import { isMeaningful, layeredText } from './pdf-text-layer';

const font = (name: string): PdfFont => ({ name, bold: false, italic: false, matrix: [0.001, 0, 0, 0.001, 0, 0] });
const TEXT = font('Times');

interface Set {
  readonly size?: number;
  readonly spacing?: number;
  readonly type?: PdfFont;
  readonly angle?: number;
  readonly alpha?: number;
  readonly colour?: string;
}

/** Sets a text from the left as a PDF does: each letter half as wide as it is high, then the letter spacing. */
function set(
  text: string,
  x: number,
  y: number,
  { size = 10, spacing = 0, type = TEXT, angle = 0, alpha = 1, colour = '#000000' }: Set = {},
): PdfGlyph[] {
  const step = 0.5 * size + spacing;
  return [...text].map((letter, index) => ({
    text: letter,
    x: x + index * step * Math.cos(angle),
    y: y + index * step * Math.sin(angle),
    advance: 0.5 * size,
    size,
    angle,
    font: type,
    alpha,
    colour,
  }));
}

const texts = (...glyphs: PdfGlyph[][]) => layeredText(glyphs.flat()).map((word) => word.text);

describe('The text layer of a PDF', () => {
  it('says how far the colour of a word is from white paper, and takes white print for print on a dark ground', () => {
    const inkOf = (colour: string) => layeredText(set('Soup', 50, 100, { colour }))[0]!.ink;
    expect(inkOf('#000000')).toEqual([1, 1, 1]);
    expect(inkOf('#ff3300')).toEqual([0, 0.8, 1]);
    expect(inkOf('#ffffff')).toEqual([-1, -1, -1]);
    expect(inkOf('')).toBeUndefined();
  });

  it('is split into words with exact boxes', () => {
    const [green, salad] = layeredText(set('Green Salad', 50, 100));
    expect(green).toMatchObject({ text: 'Green', fontSize: 10, confidence: 1, box: { x: 50, y: 92.5, width: 25 } });
    expect(salad).toMatchObject({ text: 'Salad', box: { x: 80, width: 25 } });
  });

  it('is read once where a shadow prints it twice', () =>
    expect(texts(set('Soup', 50, 100), set('Soup', 50.4, 100.4))).toEqual(['Soup']));

  it('keeps letters together that are spaced out, and parts words where the white is clearly wider', () => {
    expect(texts(set('VINI BIANCHI FERMI', 50, 100, { spacing: 3 }))).toEqual(['VINI', 'BIANCHI', 'FERMI']);
    expect(texts(set('VINI', 50, 100, { spacing: 3 }), set('ROSATI', 89, 100, { spacing: 3 }))).toEqual([
      'VINI',
      'ROSATI',
    ]);
  });

  it('keeps an amount together that is spaced out as its heading is, and not figures that stand apart', () => {
    const text = set('Tagliata di manzo', 50, 120);
    expect(texts(set('21,50€', 50, 100, { spacing: 4 }), text)).toEqual(['21,50€', 'Tagliata', 'di', 'manzo']);
    const apart = [set('1,', 50, 100), set('5,', 64, 100), set('7', 78, 100)];
    expect(texts(...apart, text)).toEqual(['1,', '5,', '7', 'Tagliata', 'di', 'manzo']);
  });

  it('joins letters that are set with a space behind each, but not the codes of allergens', () => {
    expect(texts(set('S T A R T E R S', 50, 100))).toEqual(['STARTERS']);
    expect(texts(set('A C G L', 50, 100))).toEqual(['A', 'C', 'G', 'L']);
  });

  it('joins a large initial with the small capitals behind it', () =>
    expect(texts(set('G', 50, 100, { size: 12 }), set('ARLIC', 56, 100, { size: 8.5 }))).toEqual(['GARLIC']));

  it('joins a word whose letters come from two fonts', () =>
    expect(texts(set('Br', 50, 100), set('ä', 60, 100, { type: font('Other') }), set('gele', 65, 100))).toEqual([
      'Brägele',
    ]));

  it('gives text along the side of the page as rotated words', () => {
    const [wine, list] = layeredText(set('Wine list', 20, 300, { angle: -Math.PI / 2 }));
    expect(wine).toMatchObject({ text: 'Wine', rotated: true });
    expect(wine?.box.y).toBeCloseTo(280);
    expect(wine?.box.height).toBeCloseTo(20);
    expect(list?.box.y).toBeLessThan(wine?.box.y ?? 0);
  });

  it('leaves out text along a curve, but not the level text beside it', () => {
    const curve = [-0.3, -0.2, -0.1, 0, 0.1, 0.2].flatMap((angle, index) => set('C', 150 + index * 6, 100, { angle }));
    expect(texts(set('Menu', 120, 100), curve, set('Soup', 50, 200))).toEqual(['Menu', 'Soup']);
  });

  it('leaves out a watermark that runs through the words', () => {
    const dishes = ['Bean soup with bread', 'Green salad with olives', 'Roast beef and gravy'].flatMap((line, index) =>
      set(line, 50, 100 + index * 12),
    );
    expect(texts(dishes, set('SAMPLE', 50, 125, { size: 50 }))).not.toContain('SAMPLE');
    expect(texts(dishes, set('MENU', 50, 60, { size: 50 }))).toContain('MENU');
  });

  it('parts leader dots from the name and the price', () =>
    expect(texts(set('Soup......16', 50, 100))).toEqual(['Soup', '......', '16']));

  it('reads raised figures as cents behind an amount and as numbers of their own behind a name', () => {
    expect(texts(set('8⁵⁰', 50, 100))).toEqual(['8.50']);
    expect(texts(set('Fico Blu¹ ⁴', 50, 100))).toEqual(['Fico', 'Blu', '1', '4']);
    expect(texts(set('Blu', 50, 100), set('14', 66, 96, { size: 6 }), set('9', 90, 100))).toEqual(['Blu', '14', '9']);
  });

  it('prints a soft hyphen at the end of a line only', () =>
    expect(texts(set('to\u00adma\u00adto', 50, 100), set('roh\u00ad', 50, 120))).toEqual(['tomato', 'roh-']));
});

describe('Pictograms in a text layer', () => {
  const icons = font('FoodIcons-Regular');
  const custom = font('Custom');

  it('are no words of a name', () =>
    expect(texts(set('n', 50, 100, { type: font('ZapfDingbatsITC') }), set('AMATRICIANA', 60, 100))).toEqual([
      'AMATRICIANA',
    ]));

  it('become marks where a legend explains them, and white where none does', () =>
    expect(
      texts(
        set('Pasta', 50, 100),
        set('a', 80, 100, { type: icons }),
        set('Soup', 50, 120),
        set('b', 80, 120, { type: icons }),
        set('a', 50, 300, { type: icons }),
        set('= vegetarian', 60, 300),
      ),
    ).toEqual(['Pasta', 'V', 'Soup', 'V', '=', 'vegetarian']));

  it('are told by single letters of a font that has nothing else', () => {
    const signs = [100, 120, 140].flatMap((y, index) => [
      ...set('g', 50, y, { type: custom }),
      ...set(['Soup', 'Salad', 'Pasta'][index]!, 60, y),
    ]);
    expect(texts(signs)).toEqual(['Soup', 'Salad', 'Pasta']);
  });
});

describe('Whether a text layer means anything', () => {
  const words = (text: string) =>
    layeredText(text.split('\n').flatMap((line, index) => set(line, 50, 100 + index * 20)));
  const menu = Array<string>(8).fill('Green salad with tomatoes 6.50').join('\n');

  it('is so for a menu', () => expect(isMeaningful(words(menu))).toBe(true));

  it('is not for letters that a font has numbered its own way', () => {
    const shifted = menu.replace(/[a-z]/gi, (letter) =>
      String.fromCharCode(((letter.toLowerCase().charCodeAt(0) - 97 + 7) % 26) + 97).replace(/[aeiouy]/, 'k'),
    );
    expect(isMeaningful(words(shifted))).toBe(false);
    expect(isMeaningful(words(menu.replace(/[a-z]/gi, '\uE010')))).toBe(false);
  });

  it('is not for none', () => expect(isMeaningful([])).toBe(false));
});
