import type { Word } from '../../domain/reading/page';
import { joinedWords } from './pdf-word-joins';

const word = (text: string, x: number, { y = 100, size = 10, width = text.length * 6 } = {}): Word => ({ text, box: { x, y, width, height: size }, confidence: 1, fontSize: size });
const spaced = (text: string, from: number) => [...text].map((letter, index) => word(letter, from + index * 12));
const texts = (words: Word[]) => joinedWords(words).map(({ text }) => text);

describe('What a PDF draws in parts', () => {
  it('is one word when letters are spaced out', () => expect(joinedWords(spaced('PIZZA', 0))).toEqual([expect.objectContaining({ text: 'PIZZA', box: { x: 0, y: 100, width: 54, height: 10 } })]));

  it('is two words where the spacing doubles', () => expect(texts([...spaced('OUR', 0), ...spaced('PIZZA', 48)])).toEqual(['OUR', 'PIZZA']));

  it('is not a word when it is a few letters, as dietary marks are', () => expect(texts([word('V', 0), word('G', 12)])).toEqual(['V', 'G']));

  it('is one price when the cents are small and high', () => expect(texts([word('12', 0), word('50', 13, { size: 6 }), word('Soup', 60)])).toEqual(['12.50', 'Soup']));

  it('is two figures when the second stands on the same line', () => expect(texts([word('12', 0), word('50', 13, { y: 104, size: 6 })])).toEqual(['12', '50']));
});
