import type { DrawnMark } from './page';

/** A look has this many cells in each direction, stretched over the box of its mark. */
const SIDE = 8;
/** Two boxes of one drawing differ in their shape (logarithm of width to height) by less than this. */
const SHAPE_TOLERANCE = 0.4;
/** Ink so light is compared on black. */
const LIGHT = 0.72;

/** What is drawn at one point: red, green and blue from 0 to 255; undefined where the ground shows. */
export type InkAt = (x: number, y: number) => readonly [number, number, number] | undefined;

/** A look as numbers. */
export interface MarkLook {
  /** Width to height of its box. */
  readonly shape: number;
  /** Of each cell, row by row: the share that has ink, 0 to 1. */
  readonly cover: readonly number[];
  /** Of each cell: red, green and blue of its ink, 0 to 1. */
  readonly ink: readonly number[];
}

/**
 * Hue (degrees), strength and lightness (0 to 1) of the ink of a mark. Black ink on coloured paper is weak, whatever
 * its hue.
 */
export interface InkColour {
  readonly hue: number;
  readonly strength: number;
  readonly lightness: number;
}

/**
 * Writes down what a drawing looks like: for each of 8 × 8 cells four hexadecimal digits, the share of ink and its red,
 * green and blue.
 *
 * @param width samples across the drawing
 * @param height samples down the drawing
 */
export function lookOf(width: number, height: number, inkAt: InkAt): string {
  let look = '';
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const sums = [0, 0, 0];
      let inked = 0;
      let samples = 0;
      const [left, right] = spanOf(column, width);
      const [top, low] = spanOf(row, height);
      for (let y = top; y < low; y++) {
        for (let x = left; x < right; x++) {
          const colour = inkAt(x, y);
          samples++;
          if (!colour) continue;
          inked++;
          for (let channel = 0; channel < 3; channel++) sums[channel]! += colour[channel]!;
        }
      }
      look += digit(inked / samples) + sums.map((sum) => digit(inked === 0 ? 1 : sum / inked / 255)).join('');
    }
  }
  return look;
}

/** The samples of a cell: at least one, also where there are fewer samples than cells. */
function spanOf(cell: number, samples: number): [number, number] {
  const from = Math.min(samples - 1, Math.floor((cell * samples) / SIDE));
  return [from, Math.max(from + 1, Math.floor(((cell + 1) * samples) / SIDE))];
}

const digit = (share: number): string => Math.round(15 * Math.min(1, Math.max(0, share))).toString(16);

/** The look of a mark as numbers. */
export function markLook({ box, look }: DrawnMark): MarkLook {
  const digits = Array.from(look, (character) => parseInt(character, 16) / 15);
  return {
    shape: box.width / Math.max(box.height, 1e-6),
    cover: digits.filter((_, index) => index % 4 === 0),
    ink: digits.filter((_, index) => index % 4 !== 0),
  };
}

/** How different two looks are: 0 for the same, 1 for nothing in common. The size does not count. */
export function lookDistance(a: MarkLook, b: MarkLook): number {
  if (Math.abs(Math.log(a.shape / b.shape)) > SHAPE_TOLERANCE) return 1;
  const ground = inkColour(a).lightness > LIGHT && inkColour(b).lightness > LIGHT ? 0 : 1;
  let apart = 0;
  let total = 0;
  for (let at = 0; at < a.ink.length; at++) {
    const cell = Math.floor(at / 3);
    const [one, other] = [a.cover[cell]! * (a.ink[at]! - ground), b.cover[cell]! * (b.ink[at]! - ground)];
    apart += Math.abs(one - other);
    total += Math.abs(one) + Math.abs(other);
  }
  return total === 0 ? 0 : apart / total;
}

/** The mean colour of the ink. */
export function inkColour({ cover, ink }: MarkLook): InkColour {
  const weight = cover.reduce((sum, share) => sum + share, 0);
  const [red, green, blue] = [0, 1, 2].map(
    (channel) => cover.reduce((sum, share, cell) => sum + share * ink[3 * cell + channel]!, 0) / Math.max(weight, 1e-6),
  ) as [number, number, number];
  const [least, limit] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const range = limit - least;
  const sector =
    range === 0
      ? 0
      : limit === red
        ? (green - blue) / range
        : limit === green
          ? 2 + (blue - red) / range
          : 4 + (red - green) / range;
  return { hue: (60 * sector + 360) % 360, strength: range, lightness: (red + green + blue) / 3 };
}

/** How many times longer than wide the ink is, in whatever direction it lies. */
export function elongation({ shape, cover }: MarkLook): number {
  let [weight, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  cover.forEach((share, cell) => {
    const [u, v] = [(((cell % SIDE) + 0.5) / SIDE) * shape, (Math.floor(cell / SIDE) + 0.5) / SIDE];
    weight += share;
    x += share * u;
    y += share * v;
    xx += share * u * u;
    yy += share * v * v;
    xy += share * u * v;
  });
  if (weight === 0) return 1;
  const [mx, my] = [x / weight, y / weight];
  const [a, b, c] = [xx / weight - mx * mx, xy / weight - mx * my, yy / weight - my * my];
  const spread = Math.hypot((a - c) / 2, b);
  const middle = (a + c) / 2;
  return Math.sqrt((middle + spread) / Math.max(middle - spread, 1e-4));
}
