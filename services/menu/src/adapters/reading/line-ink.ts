import type { Pixels } from './page-pixels';

/** What stands out from the ground of a level line: dark on light or light on dark, in any colour. */
export interface LineInk {
  readonly width: number;
  readonly height: number;
  isInk(x: number, y: number): boolean;
  /** Pixels of ink in a column. */
  readonly columns: Uint16Array;
  /** How much each pixel differs from the ground, 0 to 255, stretched so that the strongest ink differs fully. */
  readonly contrast: Uint8Array;
}

/** A stretch along a line, or across it: pixels, the end left out. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Rows at the top and the foot of a line's picture that show its ground. */
const GROUND_ROWS = 4;
/**
 * Ink differs from the ground by more than this share of what the strongest ink does, and by so much (0 to 255) at
 * least.
 */
const SHARE = 0.42;
const LEAST = 22;
/** So much of a picture differs as much as its strongest ink. */
const STRONGEST = 0.04;
/** White between the parts of a letter, and between a letter and its accent, as a share of the line's height. */
const INSIDE_LETTER = 0.12;

export function inkOf({ data, width, height }: Pixels): LineInk {
  const ground = [0, 1, 2].map((colour) => groundLevel(data, width, height, colour));
  const contrast = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let at = 0; at < contrast.length; at++) {
    for (let colour = 0; colour < 3; colour++)
      contrast[at] = Math.max(contrast[at]!, Math.abs(data[3 * at + colour]! - ground[colour]!));
    counts[contrast[at]!]!++;
  }
  let [strongest, above] = [255, 0];
  while (strongest > 0 && (above += counts[strongest]!) < contrast.length * STRONGEST) strongest--;
  const least = Math.max(LEAST, strongest * SHARE);
  const isInk = (x: number, y: number): boolean => contrast[y * width + x]! > least;
  const columns = Uint16Array.from({ length: width }, (_, x) => {
    let count = 0;
    for (let y = 1; y < height - 1; y++) if (isInk(x, y)) count++;
    return count;
  });
  const stretched = contrast.map((level) => Math.min(255, Math.round((level * 255) / Math.max(LEAST, strongest))));
  return { width, height, isInk, columns, contrast: stretched };
}

/** The middle level of what is above and below the letters. */
function groundLevel(data: Uint8Array, width: number, height: number, colour: number): number {
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    if (y >= GROUND_ROWS && y < height - GROUND_ROWS) continue;
    for (let x = 0; x < width; x++) counts[data[3 * (y * width + x) + colour]!]!++;
  }
  let [level, seen] = [0, counts[0]!];
  while (seen * 2 < width * GROUND_ROWS * 2) seen += counts[++level]!;
  return level;
}

/** The widest white between two places along a line; where the ink goes on, the thinnest place, of no width. */
export function whiteBetween({ columns }: LineInk, from: number, to: number): Stretch {
  let best: Stretch = { from, to: from };
  let [start, thinnest] = [from, from];
  for (let x = from; x <= to; x++) {
    if (x < to && columns[x] === 0) continue;
    if (x - start > best.to - best.from) best = { from: start, to: x };
    start = x + 1;
    if (x < to && columns[x]! < columns[thinnest]!) thinnest = x;
  }
  return best.to > best.from ? best : { from: thinnest, to: thinnest };
}

/** The stretch without the white at its ends; itself where it is all white. */
export function inkWithin({ columns }: LineInk, { from, to }: Stretch): Stretch {
  let [left, right] = [from, to];
  while (left < to && columns[left] === 0) left++;
  while (right > left && columns[right - 1] === 0) right--;
  return right > left ? { from: left, to: right } : { from, to };
}

/**
 * How high the ink reaches in a stretch of a line: from the middle of the line up and down, so that the next line's
 * tails are left out.
 */
export function inkRows({ isInk, height }: LineInk, { from, to }: Stretch): Stretch | undefined {
  const rows = Array.from({ length: height }, (_, y) => {
    for (let x = from; x < to; x++) if (isInk(x, y)) return true;
    return false;
  });
  const middle = height / 2;
  const inked = rows.flatMap((hasInk, y) => (hasInk ? [y] : []));
  if (inked.length === 0) return undefined;
  const start = inked.reduce((best, y) => (Math.abs(y - middle) < Math.abs(best - middle) ? y : best));
  const reach = height * INSIDE_LETTER;
  let [top, bottom] = [start, start];
  for (let y = start; y >= 0 && top - y <= reach; y--) if (rows[y]) top = y;
  for (let y = start; y < height && y - bottom <= reach; y++) if (rows[y]) bottom = y;
  return { from: top, to: bottom + 1 };
}
