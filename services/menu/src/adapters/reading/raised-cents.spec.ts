import { spacedLetters } from './letter-words';
import { inkOf } from './line-ink';
import { withRaisedCents } from './raised-cents';
import { pictureOf, type Mark } from './testing/drawn-line';

/** Figures drawn as bars: `high` ones are set small and high. */
function read(text: string, high: number, marked: (mark: Mark) => Mark = (mark) => mark): string {
  let x = 8;
  const marks = [...text].map((_, index) => {
    const isHigh = index >= text.length - high;
    const mark = marked({ x, y: 10, width: isHigh ? 8 : 14, height: isHigh ? 14 : 28 });
    x += mark.width + 3;
    return mark;
  });
  const picture = pictureOf(marks, x + 8, 48);
  const letters = [...text].map((letter, index) => ({
    text: letter,
    at: (marks[index]!.x + marks[index]!.width / 2) / picture.width,
    confidence: 0.9,
  }));
  const ink = inkOf(picture);
  return withRaisedCents(spacedLetters(letters, ink), ink)
    .letters.map((letter) => letter.text)
    .join('');
}

describe('Cents that are set small and high', () => {
  it('get the point that print leaves out', () => {
    expect(read('850', 2)).toBe('8.50');
    expect(read('1295', 2)).toBe('12.95');
    expect(read('$850', 2)).toBe('$8.50');
  });

  it('are none where all figures stand on one line', () => {
    expect(read('850', 0)).toBe('850');
  });

  it('are none when they stand low, as the number of a footnote does not', () => {
    expect(read('850', 2, (mark) => ({ ...mark, y: 38 - mark.height }))).toBe('850');
  });

  it('are two figures', () => {
    expect(read('125', 1)).toBe('125');
  });
});
