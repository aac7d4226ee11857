import { spacedLetters } from './letter-words';
import { mergedReadings, singleReading, type MergedWord, type OtherWord } from './merged-readings';
import { drawnLine } from './testing/drawn-line';

interface Sureness {
  /** Of the first reading, and of the second. */
  readonly first?: number;
  readonly second?: number;
}

/** Two readings of one line; spaces part words. */
function merged(
  first: string,
  second: string,
  { first: sure = 0.95, second: otherSure = 0.93 }: Sureness = {},
): MergedWord[] {
  const { letters, ink } = drawnLine(first);
  const line = spacedLetters(
    letters.map((letter) => ({ ...letter, confidence: sure })),
    ink,
  );
  return mergedReadings(
    line,
    second.split(' ').map((text, index): OtherWord => ({
      text,
      confidence: otherSure,
      along: { from: index * 20, to: index * 20 + 15 },
    })),
  );
}

const texts = (words: readonly MergedWord[]): string[] => words.map(({ text }) => text);

describe('Two readings of one line', () => {
  it('confirm each other where they are the same', () => {
    expect(merged('Onion Soup', 'Onion Soup').map(({ confirmed }) => confirmed)).toEqual([true, true]);
  });

  it('take accents from the second, which knows the language', () => {
    expect(texts(merged('Kasespatzle', 'Käsespätzle'))).toEqual(['Käsespätzle']);
    expect(texts(merged('creme brulee', 'crème brûlée'))).toEqual(['crème', 'brûlée']);
  });

  it('take letters from the second that the first left out', () => {
    expect(texts(merged('Rucherlachs', 'Räucherlachs'))).toEqual(['Räucherlachs']);
  });

  it('keep a sure letter where the second saw another one', () => {
    expect(texts(merged('Bacon', 'Baeon'))).toEqual(['Bacon']);
  });

  it('take a word from the second where the first is unsure', () => {
    expect(texts(merged('coleial', 'colonial', { first: 0.83, second: 0.95 }))).toEqual(['colonial']);
  });

  it('take the whole line from the second where the first could hardly read it', () => {
    const words = merged('wieben hamign', 'Zwiebeln, Champignons', { first: 0.7 });
    expect(words.map(({ text, along }) => ({ text, along }))).toEqual([
      { text: 'Zwiebeln,', along: { from: 0, to: 15 } },
      { text: 'Champignons', along: { from: 20, to: 35 } },
    ]);
  });

  it('take spaces from the second, and close those that it does not see', () => {
    expect(texts(merged('grilledcheese', 'grilled cheese'))).toEqual(['grilled', 'cheese']);
    expect(texts(merged('mar mite', 'marmite'))).toEqual(['marmite']);
  });

  it('confirm figures, whatever sign stands before them and whichever point they have', () => {
    expect(merged('12,50', '12.50')).toMatchObject([{ text: '12,50', confirmed: true }]);
    expect(merged('S4.5', '$4.5')).toMatchObject([{ text: '$4.5', confirmed: true }]);
    expect(merged('50', '€50')).toMatchObject([{ text: '€50', confirmed: true }]);
  });

  it('keep both figures where they differ', () => {
    expect(merged('48', '43')).toMatchObject([{ text: '48', confirmed: false, otherReading: '43' }]);
  });

  it('believe the one that saw the point', () => {
    expect(merged('850', '8.50')).toMatchObject([{ text: '8.50', confirmed: false, otherReading: '850' }]);
    expect(merged('8.50', '850')).toMatchObject([{ text: '8.50', confirmed: false, otherReading: '850' }]);
  });

  it('take a currency sign that the first took for a letter', () => {
    expect(texts(merged('7,90 E', '7,90 €'))).toEqual(['7,90', '€']);
  });

  it('say nothing of a word that the second did not see', () => {
    expect(merged('Soup 4.50', 'Soup')).toMatchObject([
      { text: 'Soup', confirmed: true },
      { text: '4.50', confirmed: false },
    ]);
  });
});

describe('One reading of a line', () => {
  it('takes an S before an amount for a dollar sign', () => {
    const { letters, ink } = drawnLine('Toast S4.5');
    expect(texts(singleReading(spacedLetters(letters, ink)))).toEqual(['Toast', '$4.5']);
  });
});
