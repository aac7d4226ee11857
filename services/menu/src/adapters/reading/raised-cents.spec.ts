import { spacedLetters } from './letter-words';
import { inkOf } from './line-ink';
import { findRaisedCents, withLevelCents } from './raised-cents';
import { pictureOf, type Mark } from './testing/drawn-line';

/** Figures drawn as bars, the last `high` of them set small and high. */
function drawn(text: string, high: number, marked: (mark: Mark) => Mark = (mark) => mark) {
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
  return { picture, ink, marks, cents: findRaisedCents(spacedLetters(letters, ink), ink) };
}

describe('Cents that are set small and high', () => {
  it.each(['850', '1295', '$850', 'S400', '+350'])('are found in “%s”', (text) => {
    const { cents, marks } = drawn(text, 2);
    expect(cents).toEqual([
      {
        along: { from: marks.at(-2)!.x, to: marks.at(-1)!.x + 8 },
        across: { from: 10, to: 24 },
        figure: { top: 10, foot: 38 },
      },
    ]);
  });

  it('are none where all figures stand on one line', () => expect(drawn('850', 0).cents).toEqual([]));

  it('are none where they stand low', () =>
    expect(drawn('850', 2, (mark) => ({ ...mark, y: 38 - mark.height })).cents).toEqual([]));

  it('are two figures', () => expect(drawn('125', 1).cents).toEqual([]));

  it('are none in a word, and behind a point', () => {
    expect(drawn('Blu14', 2).cents).toEqual([]);
    expect(drawn('8.5014', 2).cents).toEqual([]);
  });

  it('are none where all that stands before them is a bar', () =>
    expect(drawn('159', 3, (mark) => (mark.x === 8 ? { ...mark, y: 1, height: 46 } : mark)).cents).toEqual([]));

  it('stand level behind a point, as high as the figure before them, and tell where they were', () => {
    const { picture, ink, cents, marks } = drawn('850', 2);
    const { picture: level, toOriginal } = withLevelCents(picture, ink, cents, (along, across, height) => {
      expect([along, across, height]).toEqual([cents[0]!.along, cents[0]!.across, 28]);
      return pictureOf([{ x: 0, y: 0, width: 16, height: 28 }], 38, height);
    });
    const read = inkOf(level);
    const foot = Array.from({ length: level.width }, (_, x) => (read.isInk(x, 37) ? '#' : '.')).join('');
    // The figure, the point, and the first of the cents, which reaches the foot now.
    expect(foot.match(/#+/g)?.map((ink) => ink.length)).toEqual([14, 4, 16]);
    expect(toOriginal(foot.indexOf('#') + 3)).toBeCloseTo(marks[0]!.x + 3.5);
    const behind = foot.lastIndexOf('#');
    expect(toOriginal(behind)).toBeGreaterThan(cents[0]!.along.from);
    expect(toOriginal(behind)).toBeLessThan(cents[0]!.along.to);
  });
});
