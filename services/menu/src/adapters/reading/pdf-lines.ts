import type { Box } from '../../domain/reading/box';
import type { PdfGlyph } from './pdf-glyphs';

/** How a line runs on the page: to the right, or along its side. */
export type Course = 'level' | 'up' | 'down';

/** A letter on its line: from where to where, and where its base line lies across. */
export interface LineLetter {
  readonly glyph: PdfGlyph;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly course: Course;
  /** The layer has a space before it. */
  readonly afterSpace: boolean;
}

/** Type stands on its base line: share of its size above and below. */
const ASCENT = 0.75;
const DESCENT = 0.22;
/** Lines that lean more than this (radians) are stamps and ornaments. */
const STRAIGHT_WITHIN = 0.2;
/** Letters that turn by more than this (radians), one to the next, follow a curve. */
const CURVE = [0.008, 0.6] as const;
const CURVE_REACH = 3;
/** Base lines of one line differ by less than this, sizes by less than that, in type sizes. */
const SAME_BASE = 0.08;
const SAME_SIZE = 0.06;
const TOUCHING = 0.08;
/** Letters of one line: no further apart than this, and lapping no more than that, in type sizes. */
const FURTHEST = 2.4;
const LAPPING = 0.45;
/** Letters of one word differ in size by no more than this share. */
const LEAST_SHARE = 0.6;
/** Figures of one amount that stand on one line differ less. */
const LIKE_SIZE = 0.85;

/** Letters that follow each other on one line in one type, in the order the page draws them. */
export function runsOf(glyphs: readonly PdfGlyph[]): LineLetter[][] {
  const runs: LineLetter[][] = [];
  const curved = onCurves(glyphs);
  let afterSpace = false;
  for (const glyph of glyphs) {
    const course = curved.has(glyph) ? undefined : courseOf(glyph.angle);
    if (glyph.text.trim() === '') afterSpace = true;
    else if (course) {
      const letter = placed(glyph, course, afterSpace);
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (run && last && isNext(last, letter)) {
        // False bold draws each letter twice, a hair apart.
        if (!(last.text === letter.text && Math.abs(last.from - letter.from) < 0.1 * glyph.size)) run.push(letter);
      } else runs.push([letter]);
      afterSpace = false;
    }
  }
  return runs;
}

/** The box around letters of one line. */
export function boxOf(letters: readonly LineLetter[]): Box {
  const [first] = letters;
  if (!first) throw new RangeError('No letters to go around');
  const size = Math.max(...letters.map(({ glyph }) => glyph.size));
  const from = Math.min(...letters.map((letter) => letter.from));
  const length = Math.max(...letters.map((letter) => letter.to)) - from;
  const top = first.base - ASCENT * size;
  const thick = (ASCENT + DESCENT) * size;
  if (first.course === 'up') return { x: top, y: -from - length, width: thick, height: length };
  if (first.course === 'down') return { x: -top - thick, y: from, width: thick, height: length };
  return { x: from, y: top, width: length, height: thick };
}

function courseOf(angle: number): Course | undefined {
  if (Math.abs(angle) < STRAIGHT_WITHIN) return 'level';
  if (Math.abs(angle + Math.PI / 2) < STRAIGHT_WITHIN) return 'up';
  return Math.abs(angle - Math.PI / 2) < STRAIGHT_WITHIN ? 'down' : undefined;
}

function placed(glyph: PdfGlyph, course: Course, afterSpace: boolean): LineLetter {
  const [from, base] =
    course === 'level' ? [glyph.x, glyph.y] : course === 'up' ? [-glyph.y, glyph.x] : [glyph.y, -glyph.x];
  return { glyph, text: glyph.text, from, to: from + glyph.advance, base, course, afterSpace };
}

function isNext(last: LineLetter, next: LineLetter): boolean {
  const size = Math.max(last.glyph.size, next.glyph.size);
  const gap = next.from - last.to;
  if (
    last.course !== next.course ||
    Math.abs(last.base - next.base) > SAME_BASE * size ||
    gap > FURTHEST * size ||
    gap < -LAPPING * size
  )
    return false;
  const [a, b] = [last.glyph.font, next.glyph.font];
  const isOneSize = Math.abs(Math.log(last.glyph.size / next.glyph.size)) < SAME_SIZE;
  // One font may be in the file in several parts.
  const isOneFont = a === b || a.name === b.name;
  if (isOneSize && isOneFont) return true;
  if (gap > TOUCHING * size || next.afterSpace) return false;
  return isOneSize ? isBorrowed(last, next) : isOneFont && isOneWord(last, next);
}

/** A letter that its font lacks comes from another font; so may the punctuation of a word. */
function isBorrowed(last: LineLetter, next: LineLetter): boolean {
  const [a, b] = [last.glyph.font, next.glyph.font];
  if (/^[.,;:!?)\]’”»-]$/u.test(next.text)) return /^[\p{L})\]’”]/u.test(last.text);
  if (/^[(["“‘«’-]$/u.test(last.text)) return /^\p{L}/u.test(next.text);
  return a.bold === b.bold && a.italic === b.italic && [last, next].every(({ text }) => /^\p{L}/u.test(text));
}

/**
 * Small capitals behind a large initial, initials in a size of their own, and amounts whose cents are a little larger
 * or smaller.
 */
function isOneWord(last: LineLetter, next: LineLetter): boolean {
  const share = next.glyph.size / last.glyph.size;
  const isWithin = (least: number): boolean => share > least && share < 1 / least;
  if (isWithin(LIKE_SIZE) && [last, next].every(({ text }) => /^[\d.,]$/.test(text))) return true;
  return isWithin(LEAST_SHARE) && [last, next].every(({ text }) => /^\p{L}+$/u.test(text));
}

/** Letters along a curve: each turned against the next. Level text that touches the curve is none of it. */
function onCurves(glyphs: readonly PdfGlyph[]): Set<PdfGlyph> {
  const turns = glyphs.map((glyph, index) => {
    const last = glyphs[index - 1];
    const turn = last ? Math.abs(glyph.angle - last.angle) : 0;
    return (
      last !== undefined &&
      turn > CURVE[0] &&
      turn < CURVE[1] &&
      Math.hypot(glyph.x - last.x, glyph.y - last.y) < CURVE_REACH * Math.max(last.size, glyph.size)
    );
  });
  return new Set(
    glyphs.filter(
      (glyph, index) =>
        (turns[index] && turns[index + 1]) ||
        (Math.abs(glyph.angle) > CURVE[0] / 2 && (turns[index] || turns[index + 1])),
    ),
  );
}
