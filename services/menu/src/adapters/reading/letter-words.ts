import { median } from '../../domain/reading/box';
import { inkRows, inkWithin, whiteBetween, type LineInk, type Stretch } from './line-ink';
import type { Letter } from './line-recogniser';

/** A line as its letters, without spaces, and the white between them. */
export interface SpacedLetters {
  readonly letters: readonly Letter[];
  /** After each letter but the last. */
  readonly gaps: readonly Gap[];
}

/** What parts two letters. */
export interface Gap {
  readonly white: Stretch;
  /** Of the white, as a share of the height of the line's picture. */
  readonly width: number;
  readonly isSpace: boolean;
}

/** Where a word is on the picture of its line: along it and across it (pixels). */
export interface WordPlace {
  readonly along: Stretch;
  readonly across: Stretch;
}

/** Print takes so much of the height of its line's picture where its ink does not tell. */
const USUAL_ROWS = { from: 0.2, to: 0.8 } as const;
/** Ink lower than this share of the line's picture is a dot, and higher than the other a frame or the next line. */
const PLAUSIBLE_ROWS = { least: 0.25, most: 0.96 } as const;
/** A space is at least so wide (share of the line's height), and so many times as wide as the white between letters. */
const LEAST_SPACE = 0.13;
const TIMES_USUAL = 2.1;
const BESIDES = 0.045;
/** With fewer gaps the usual white between letters is not known. */
const ENOUGH_GAPS = 4;
const USUAL_GAP = 0.05;
/** Figures stand further apart than letters, and a point has white around it. */
const SPACE_BETWEEN_FIGURES = 0.24;
const SPACE_BESIDE_POINT = 0.4;
const FIGURE = /^\d$/;
const POINT = /^[.,:'’/-]$/;
/** Two dots and more lead from a name to its price. */
const LEADER = /^[.·…•_]$/;
/** An amount at the end of a line is a word of its own, however near. The recogniser takes `$` for an S. */
const AMOUNT = /^[S$€£]?\d{1,3}([.,]\d{1,2})?$/;
const SIGNED_AMOUNT = /^[S$€£]\d{1,3}([.,]\d{1,2})?$/;

/** Finds the spaces of a line: those that the recogniser saw, and white that it did not name. */
export function spacedLetters(read: readonly Letter[], ink: LineInk): SpacedLetters {
  const printed = withoutLeaders(read);
  const letters = printed.filter(({ text }) => text !== ' ');
  const gaps = gapsOf(printed, ink);
  const least = leastSpace(gaps.filter((gap) => !gap.isSpace).map(({ width }) => width));
  const spaced = gaps.map((gap, index) =>
    gap.isSpace || gap.width >= spaceAfter(letters[index]!, letters[index + 1]!, least)
      ? { ...gap, isSpace: true }
      : gap,
  );
  return { letters, gaps: withCapitalsApart(letters, withAmountApart(letters, spaced)) };
}

/** The words of a line: each as the numbers of its first letter, and of the letter after its last. */
export function wordsOf({ letters, gaps }: SpacedLetters): Stretch[] {
  const ends = [...gaps.flatMap((gap, index) => (gap.isSpace ? [index + 1] : [])), letters.length];
  return letters.length === 0 ? [] : ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to }));
}

/** Some letters of a line as text. */
export const textOf = ({ letters }: SpacedLetters, { from, to }: Stretch): string =>
  letters
    .slice(from, to)
    .map(({ text }) => text)
    .join('');

/** Where some letters are along the picture of their line, with the white around them. */
export function stretchOf({ gaps }: SpacedLetters, { from, to }: Stretch): Stretch {
  return { from: gaps[from - 1]?.white.to ?? 0, to: gaps[to - 1]?.white.from ?? Infinity };
}

/** Where the ink of a stretch of a line is. */
export function placeOf(stretch: Stretch, ink: LineInk): WordPlace {
  const along = inkWithin(ink, { from: Math.max(0, stretch.from), to: Math.min(ink.width, stretch.to) });
  const rows = inkRows(ink, along);
  const share = rows ? (rows.to - rows.from) / ink.height : 0;
  const isPlausible = share >= PLAUSIBLE_ROWS.least && share <= PLAUSIBLE_ROWS.most;
  return {
    along,
    across: rows && isPlausible ? rows : { from: ink.height * USUAL_ROWS.from, to: ink.height * USUAL_ROWS.to },
  };
}

/** Rows of dots are spaces. */
function withoutLeaders(letters: readonly Letter[]): Letter[] {
  const isLeader = (at: number): boolean => LEADER.test(letters[at]?.text ?? '');
  return letters.map((letter, at) =>
    isLeader(at) && (letter.text === '…' || isLeader(at - 1) || isLeader(at + 1)) ? { ...letter, text: ' ' } : letter,
  );
}

function gapsOf(letters: readonly Letter[], ink: LineInk): Gap[] {
  const gaps: Gap[] = [];
  let last: Letter | undefined;
  let isSpace = false;
  for (const letter of letters) {
    if (letter.text === ' ') {
      isSpace = true;
      continue;
    }
    if (last) {
      const white = whiteBetween(
        ink,
        Math.floor(last.at * ink.width),
        Math.min(ink.width, Math.ceil(letter.at * ink.width)),
      );
      gaps.push({ white, width: (white.to - white.from) / ink.height, isSpace });
    }
    [last, isSpace] = [letter, false];
  }
  return gaps;
}

function leastSpace(widths: readonly number[]): number {
  const usual = widths.length < ENOUGH_GAPS ? USUAL_GAP : median(widths);
  return Math.max(LEAST_SPACE, usual * TIMES_USUAL + BESIDES);
}

function spaceAfter(letter: Letter, next: Letter, least: number): number {
  if (FIGURE.test(letter.text) && FIGURE.test(next.text)) return Math.max(least, SPACE_BETWEEN_FIGURES);
  const isNumber =
    (FIGURE.test(letter.text) && POINT.test(next.text)) || (POINT.test(letter.text) && FIGURE.test(next.text));
  return isNumber ? Math.max(least, SPACE_BESIDE_POINT) : least;
}

function withAmountApart(letters: readonly Letter[], gaps: readonly Gap[]): Gap[] {
  return gaps.map((gap, index) => {
    if (gap.isSpace || !/[\p{L})!?"'’*]/u.test(letters[index]!.text)) return gap;
    const rest = letters
      .slice(index + 1)
      .map(({ text }) => text)
      .join('');
    const isSign = /[S$€£]/.test(letters[index]!.text);
    return (AMOUNT.test(rest) && !isSign) || SIGNED_AMOUNT.test(rest) ? { ...gap, isSpace: true } : gap;
  });
}

/** `FreshLime` is two words: the white between letters of a small or blurred print does not show. */
function withCapitalsApart(letters: readonly Letter[], gaps: readonly Gap[]): Gap[] {
  const isSmall = (index: number): boolean => /\p{Ll}/u.test(letters[index]?.text ?? '');
  return gaps.map((gap, index) =>
    [index - 2, index - 1, index].every(isSmall) && /\p{Lu}/u.test(letters[index + 1]!.text)
      ? { ...gap, isSpace: true }
      : gap,
  );
}
