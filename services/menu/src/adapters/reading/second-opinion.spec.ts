import type { SpacedLetters } from './letter-words';
import { inkOf } from './line-ink';
import { SecondOpinion } from './second-opinion';
import type { TesseractWordSource } from './tesseract-word-source';

const INK = inkOf({ data: new Uint8Array(3 * 4 * 4), width: 4, height: 4 });

function line(text: string): SpacedLetters {
  const letters = [...text].map((letter, index) => ({ text: letter, confidence: 0.99, at: index / text.length }));
  const gaps = letters.slice(1).map(() => ({ white: { from: 0, to: 1 }, width: 0.1, isSpace: false }));
  return { letters, gaps };
}

/** Which of a page's lines are read a second time. */
async function readTwice(texts: readonly string[]): Promise<string[]> {
  const words = { look: () => Promise.resolve([]) } as unknown as TesseractWordSource;
  const opinion = new SecondOpinion(words, 'en');
  const twice: string[] = [];
  for (const [index, text] of texts.entries()) {
    const other = opinion.of(line(text), INK, texts.length - 1 - index);
    if (other) twice.push(text);
    await other;
  }
  return twice;
}

const dishes = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => [`Soup${'abcdefghij'[index % 10]}`, `${index % 90}.50`]).flat();

describe('A second opinion on the lines of a page', () => {
  it('is asked for every name and price of a page as most are', async () => {
    const texts = dishes(110);
    expect(await readTwice(texts)).toEqual(texts);
  });

  it('is asked for every price of a page with more lines than are read twice, and for names as far as that leaves room', async () => {
    const texts = dishes(150);
    const twice = await readTwice(texts);
    expect(twice.filter((text) => /\d/.test(text))).toHaveLength(150);
    expect(twice).toHaveLength(220);
  });

  it('is not asked without end', async () => {
    expect(await readTwice(dishes(400))).toHaveLength(220);
  });
});
