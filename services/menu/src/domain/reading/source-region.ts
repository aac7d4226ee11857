import { around, type Box } from './box';
import type { SourceRegion } from './menu-reading';
import { sagAt, type Page, type Word } from './page';

/** Where some words of a page stand on the source, in fractions of it; undefined for no words. */
export function regionOf(words: readonly Word[], page: Page): SourceRegion | undefined {
  return words.length === 0 ? undefined : regionOfBox(around(words.map((word) => word.box)), page);
}

/** Where a box of a page stands on the source, in fractions of it. */
export function regionOfBox(box: Box, page: Page): SourceRegion {
  const corners = cornersOf(box).map(([x, y]) => toSource(x, y, page));
  const x = within(Math.min(...corners.map((corner) => corner[0])));
  const y = within(Math.min(...corners.map((corner) => corner[1])));
  const right = within(Math.max(...corners.map((corner) => corner[0])));
  const bottom = within(Math.max(...corners.map((corner) => corner[1])));
  return { page: page.number, x, y, width: rounded(right - x), height: rounded(bottom - y) };
}

function cornersOf({ x, y, width, height }: Box): [number, number][] {
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
}

function toSource(x: number, flatY: number, page: Page): [number, number] {
  const y = flatY + (page.sag ? sagAt(x, page.sag, page.width) : 0);
  if (!page.toSource) return [x / page.width, y / page.height];
  const [a, b, c, d, e, f, g, h, i] = page.toSource;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

const within = (value: number): number => rounded(Math.min(1, Math.max(0, value)));
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
