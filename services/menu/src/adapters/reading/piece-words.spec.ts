import type { Word } from '../../domain/reading/page';
import { explained, placedWords, withCurrencyJoined, withoutOverlaps } from './piece-words';
import type { PrintPiece } from './print-pieces';

const word = (text: string, x: number, width: number, confidence = 0.9): Word => ({ text, confidence, box: { x, y: 98, width, height: 24 } });
/** Letters of 10 × 20, one every 12 pixels. */
const piece = (letters: number): PrintPiece => ({
  box: { x: 0, y: 100, width: letters * 12 - 2, height: 20 },
  levelBox: { x: 0, y: 100, width: letters * 12 - 2, height: 20 },
  letters: Array.from({ length: letters }, (_, index) => ({ x: index * 12, y: 100, width: 10, height: 20, area: 90 })),
  dots: [],
  letterHeight: 20,
  slope: 0,
  inverted: false,
});
const straight = { width: 1000, height: 1000, place: <T>(box: T) => box, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1] } as const;

describe('The words of a piece of print', () => {
  it('explain it as far as they cover its letters', () => {
    expect(explained(piece(4), [word('Soup', 0, 46, 0.8)])).toBeCloseTo(0.8);
    expect(explained(piece(4), [word('So', 0, 23, 0.8)])).toBeCloseTo(0.4);
    expect(explained(piece(4), [])).toBe(0);
  });

  it('have a currency sign and its amount as one word', () => {
    expect(withCurrencyJoined({ piece: piece(6), words: [word('$', 0, 10), word('330', 14, 34)] }).words).toMatchObject([{ text: '$330', box: { x: 0, width: 48 } }]);
    expect(withCurrencyJoined({ piece: piece(6), words: [word('11,90', 0, 50), word('€', 56, 10)] }).words).toMatchObject([{ text: '11,90€' }]);
    expect(withCurrencyJoined({ piece: piece(6), words: [word('Soup', 0, 46), word('€', 56, 10)] }).words).toHaveLength(2);
  });

  it('are fitted to the ink under them', () => {
    expect(placedWords({ piece: piece(4), words: [word('So', -2, 26), word('up', 23, 26)] }, straight).map(({ box }) => box)).toEqual([
      { x: 0, y: 100, width: 22, height: 20 },
      { x: 24, y: 100, width: 22, height: 20 },
    ]);
  });

  it('give way to surer ones in the same place', () => {
    expect(withoutOverlaps([word('Scup', 0, 46, 0.4), word('Soup', 1, 46, 0.9), word('6.50', 200, 40)]).map(({ text }) => text).sort()).toEqual(['6.50', 'Soup']);
  });
});
