import { isMeaningful, layeredText, type LayerItem } from './pdf-text-layer';

const LOOK = { name: 'Times-Bold', bold: true, italic: false };
/** A page of 800 points, seen upright: PDF counts from below. */
const FRAME = [1, 0, 0, -1, 0, 800];
const item = (text: string, x: number, y: number, { size = 10, width = text.length * 5, turn = 0 } = {}): LayerItem => ({
  text,
  width,
  look: LOOK,
  transform: [size * Math.cos(turn), size * Math.sin(turn), -size * Math.sin(turn), size * Math.cos(turn), x, y],
});

describe('The text layer of a PDF', () => {
  it('is split into words in place, from the top left', () => {
    const [green, salad] = layeredText([item('Green Salad', 50, 700)], FRAME);
    expect(green).toMatchObject({ text: 'Green', fontSize: 10, bold: true, confidence: 1, box: { x: 50 } });
    expect(green?.box.y).toBeCloseTo(92.5);
    expect(salad?.text).toBe('Salad');
    expect(salad?.box.x).toBeGreaterThan(70);
    expect((salad?.box.x ?? 0) + (salad?.box.width ?? 0)).toBeCloseTo(105);
  });

  it('is read once where a shadow prints it twice', () => expect(layeredText([item('Soup', 50, 700), item('Soup', 50.4, 699.6)], FRAME)).toHaveLength(1));

  it('leaves out what runs up the edge of the paper', () => expect(layeredText([item('Since 1994', 10, 400, { turn: Math.PI / 2 })], FRAME)).toEqual([]));
});

describe('Whether a text layer means anything', () => {
  const words = (text: string) => layeredText(text.split('\n').map((line, index) => item(line, 50, 700 - index * 20)), FRAME);
  const menu = Array<string>(8).fill('Green salad with tomatoes 6.50').join('\n');

  it('is so for a menu', () => expect(isMeaningful(words(menu))).toBe(true));

  it('is not for letters that a font has numbered its own way', () => {
    const shifted = menu.replace(/[a-z]/gi, (letter) => String.fromCharCode(((letter.toLowerCase().charCodeAt(0) - 97 + 7) % 26) + 97).replace(/[aeiouy]/, 'k'));
    expect(isMeaningful(words(shifted))).toBe(false);
    expect(isMeaningful(words(menu.replace(/[a-z]/gi, '\uE010')))).toBe(false);
  });

  it('is not for none', () => expect(isMeaningful([])).toBe(false));
});
