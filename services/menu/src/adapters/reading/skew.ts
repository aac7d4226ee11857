import type { GreyPicture } from './sharp-page-preparer';

/** Print further from level than this is not set right by turning: it is another orientation. */
const MAX_DEGREES = 8;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Work on about this many pixels across: angles need no detail. */
const WIDTH = 900;
/** A pixel that is this much darker than its neighbourhood is ink. */
const INK_BELOW = 30;

/**
 * The angle (degrees, clockwise positive) by which lines of print lean, from the sharpness of the row sums: rows of
 * level text alternate between full and empty.
 */
export function findSkewDegrees(picture: GreyPicture): number {
  const ink = inkPoints(picture);
  if (ink.length < 400) return 0;
  const level = sharpness(ink, 0);
  let best = { degrees: 0, sharpness: level };
  const tryAngles = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const value = sharpness(ink, degrees);
      if (value > best.sharpness) best = { degrees, sharpness: value };
    }
  };
  tryAngles(-MAX_DEGREES, MAX_DEGREES, COARSE_STEP);
  tryAngles(best.degrees - COARSE_STEP, best.degrees + COARSE_STEP, FINE_STEP);
  // A picture that no angle makes clearer has no lines to straighten.
  return best.sharpness > level * 1.03 ? Math.round(best.degrees * 10) / 10 : 0;
}

type Ink = readonly (readonly [x: number, y: number])[];

function inkPoints({ data, width, height }: GreyPicture): Ink {
  const step = Math.max(1, Math.floor(width / WIDTH));
  const points: [number, number][] = [];
  for (let y = 2 * step; y < height - 2 * step; y += step) {
    for (let x = 8 * step; x < width - 8 * step; x += step) {
      const here = data[y * width + x]!;
      if (here > 150) continue;
      // Ink has paper near it; a dark table or a picture's inside has not.
      const left = data[y * width + x - 8 * step]!;
      const after = data[y * width + x + 8 * step]!;
      if (Math.max(left, after) - here > INK_BELOW * 2) points.push([x / step, y / step]);
    }
  }
  return points;
}

function sharpness(ink: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const [x, y] of ink) {
    const row = Math.round(y - x * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const [row, count] of rows) sum += (count - (rows.get(row + 1) ?? 0)) ** 2;
  return sum;
}
