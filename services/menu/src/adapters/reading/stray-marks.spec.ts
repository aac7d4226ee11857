import type { PrintPiece } from './print-pieces';
import { withoutStrays } from './stray-marks';

function read(text: string, x: number, y: number, { confidence = 0.9, height = 20 } = {}) {
  const width = text.length * 12;
  const letters = [...text].map((_, index) => ({ x: x + index * 12, y, width: 10, height, area: 80 }));
  const box = { x, y, width, height };
  const piece: PrintPiece = { box, levelBox: box, letters, dots: [], letterHeight: height, slope: 0, inverted: false };
  return { piece, words: [{ text, confidence, box: piece.box }] };
}
const texts = (pieces: ReturnType<typeof read>[]) => withoutStrays(pieces).map(({ words }) => words[0]?.text);

describe('What is read into grain and creases', () => {
  it('is left out when no print stands in line with it', () => expect(texts([read('Soup', 0, 0), read('4', 900, 700)])).toEqual(['Soup']));

  it('is not a short price on the line of a name, or under another price', () => {
    expect(texts([read('Soup', 0, 0), read('7', 400, 0)])).toEqual(['Soup', '7']);
    expect(texts([read('12.50', 400, 0), read('7', 400, 60)])).toEqual(['12.50', '7']);
  });

  it('is left out when hardly anything was made out', () => expect(texts([read('Soup', 0, 0), read('xvw', 100, 0, { confidence: 0.2 })])).toEqual(['Soup']));

  it('is left out when it is of another size than the print in line with it', () => expect(texts([read('Soup', 0, 0), read('A', 200, 0, { height: 60 })])).toEqual(['Soup']));
});
