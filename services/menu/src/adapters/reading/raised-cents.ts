import { around, bottom, right } from '../../domain/reading/box';
import type { InkMark } from './ink-components';

/** Ink of a price whose cents are set small and high. */
export interface RaisedCents {
  readonly whole: readonly InkMark[];
  readonly raised: readonly InkMark[];
}

/** Height of the cents as a share of the figure before them. */
const LOWEST = 0.36;
const HIGHEST = 0.8;
/** Their foot stands above the base line by at least this share of that figure. */
const RAISED = 0.25;
/** Gap before them, with room for a point, and between figures of one number, as shares of a figure's height. */
const NEAR = 0.7;
const NEXT_FIGURE = 0.38;
/** Two figures side by side are so many times as wide as high. */
const NARROWEST = 0.75;
const WIDEST = 2.1;
/** A price has at most so many figures, with its currency, before the cents. */
const MOST_FIGURES = 4;
/** Marks lower than this share of the line's letters are dots. */
const DOT = 0.36;

/** Finds prices with raised cents among the ink of a line of print, left to right. */
export function findRaisedCents(ink: readonly InkMark[]): RaisedCents[] {
  const tallest = Math.max(0, ...ink.map((mark) => mark.height));
  const marks = ink.filter((mark) => mark.height > tallest * DOT).sort((a, b) => a.x - b.x);
  const found: RaisedCents[] = [];
  for (let index = 1; index < marks.length; index++) {
    const [last, first] = [marks[index - 1]!, marks[index]!];
    if (!isRaisedAfter(first, last)) continue;
    let end = index + 1;
    while (end < marks.length && end < index + 3 && continues(marks[end - 1]!, marks[end]!)) end++;
    const raised = marks.slice(index, end);
    const box = around(raised);
    const isPair = raised.length <= 2 && box.width >= box.height * NARROWEST && box.width <= box.height * WIDEST;
    if (isPair) found.push({ whole: numberBefore(marks, index - 1), raised });
    index = end - 1;
  }
  return found;
}

function isRaisedAfter(mark: InkMark, figure: InkMark): boolean {
  const gap = mark.x - right(figure);
  return (
    mark.height > figure.height * LOWEST &&
    mark.height < figure.height * HIGHEST &&
    bottom(mark) < bottom(figure) - figure.height * RAISED &&
    mark.y > figure.y - figure.height * 0.9 &&
    mark.y < figure.y + figure.height * 0.35 &&
    gap > -figure.height * 0.15 &&
    gap < figure.height * NEAR
  );
}

function continues(mark: InkMark, next: InkMark): boolean {
  const likeness = Math.min(mark.height, next.height) / Math.max(mark.height, next.height);
  return likeness > 0.6 && Math.abs(bottom(next) - bottom(mark)) < mark.height * 0.4 && next.x - right(mark) < mark.height * NEXT_FIGURE;
}

/** The figures that end with the one at `last`. */
function numberBefore(marks: readonly InkMark[], last: number): InkMark[] {
  const height = marks[last]!.height;
  let from = last;
  while (from > 0 && last - from < MOST_FIGURES - 1) {
    const [before, after] = [marks[from - 1]!, marks[from]!];
    if (after.x - right(before) > height * NEXT_FIGURE || before.height < height * 0.6 || Math.abs(bottom(before) - bottom(after)) > height * 0.45) break;
    from--;
  }
  return marks.slice(from, last + 1);
}
