import { placeOf, spacedLetters, stretchOf, wordsOf } from './letter-words';
import type { Letter } from './line-recogniser';
import { drawnLine } from './testing/drawn-line';

function wordsIn(
  text: string,
  options?: Parameters<typeof drawnLine>[1],
  read: (letters: Letter[]) => Letter[] = (letters) => letters,
): string[] {
  const { letters, ink } = drawnLine(text, options);
  const line = spacedLetters(read(letters), ink);
  return wordsOf(line).map(({ from, to }) =>
    line.letters
      .slice(from, to)
      .map((letter) => letter.text)
      .join(''),
  );
}

describe('The words of a line', () => {
  it('are parted by white that the recogniser did not name', () => {
    expect(wordsIn('grilled cheese')).toEqual(['grilled', 'cheese']);
  });

  it('are parted where the recogniser saw a space, however narrow', () => {
    const named = wordsIn('redbean', {}, (letters) => [
      ...letters.slice(0, 3),
      { text: ' ', at: letters[2]!.at + 0.01, confidence: 0.9 },
      ...letters.slice(3),
    ]);
    expect(named).toEqual(['red', 'bean']);
  });

  it('stay whole when all of their letters are set wide', () => {
    expect(wordsIn('STARTERS SOUPS', { gap: 14, space: 50 })).toEqual(['STARTERS', 'SOUPS']);
  });

  it('end before an amount, however near it is', () => {
    expect(wordsIn('Soup4.50')).toEqual(['Soup', '4.50']);
    expect(wordsIn('TOASTS5')).toEqual(['TOAST', 'S5']);
  });

  it('end before a capital: blurred print shows no white', () => {
    expect(wordsIn('FreshLime')).toEqual(['Fresh', 'Lime']);
    expect(wordsIn('McIntosh')).toEqual(['McIntosh']);
  });

  it('keep their figures: 7up is one word', () => {
    expect(wordsIn('7up')).toEqual(['7up']);
  });

  it('do not hold the dots that lead to a price', () => {
    expect(wordsIn('Soup....4.50')).toEqual(['Soup', '4.50']);
  });

  it('have boxes that fit their ink', () => {
    const { letters, ink } = drawnLine('ab cd');
    const line = spacedLetters(letters, ink);
    const places = wordsOf(line).map((word) => placeOf(stretchOf(line, word), ink));
    expect(places).toEqual([
      { along: { from: 10, to: 37 }, across: { from: 12, to: 38 } },
      { along: { from: 51, to: 78 }, across: { from: 12, to: 38 } },
    ]);
  });
});
