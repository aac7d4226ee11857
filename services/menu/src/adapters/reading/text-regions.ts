import { median } from '../../domain/reading/box';
import { boxAtAngle, grownBox, hullOf, smallestBox, type Point, type RotatedBox } from './rotated-box';

/** For each pixel, how likely it is part of a line of print: 0 to 1. */
export interface TextMap {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** A pixel of print, and a region of it that is believed. */
const PRINT = 0.3;
const BELIEVED = 0.5;
/** Smaller regions (pixels of the map) are specks, unless they are believed so much: then they may be one figure. */
const FEWEST_PIXELS = 12;
const LOWEST = 3;
const TINY = { pixels: 3, rows: 2, believed: 0.6, peak: 0.95 } as const;
/**
 * The detector is trained to show the core of a line; the line is so much larger (area × this / perimeter, on each
 * side).
 */
const GROWTH = 1.7;
/** A region so many times as long as high shows the angle of its line. */
const SHOWS_ANGLE = 4;
const NEIGHBOURS = 5;

/** A stretch of print. */
export interface TextRegion extends RotatedBox {
  /** So small that it is print only if figures are read there. */
  readonly isTiny: boolean;
}

/** The outline of one stretch of print. */
interface Outline {
  readonly hull: readonly Point[];
  readonly box: RotatedBox;
  readonly isTiny: boolean;
}

/**
 * The lines of print that a map shows, each in a box along its line.
 *
 * @param scale pixels of the picture for one of the map, across and down
 * @returns boxes in pixels of the picture
 */
export function textRegions(map: TextMap, scale: { readonly x: number; readonly y: number }): TextRegion[] {
  const outlines = regionsOf(map).map(({ points, isTiny }): Outline => {
    const hull = hullOf(points.map(([x, y]): Point => [x * scale.x, y * scale.y]));
    return { hull, box: smallestBox(hull), isTiny };
  });
  const long = outlines.filter(({ box, isTiny }) => !isTiny && box.width > box.height * SHOWS_ANGLE);
  return outlines.map((outline) => {
    const { hull, isTiny } = outline;
    if (long.includes(outline)) return { ...grownBox(outline.box, growthOf(outline.box)), isTiny };
    const near = linesNear(outline, long);
    const box = boxAtAngle(hull, median(near.map(({ angle }) => angle)));
    // The core of a single figure is smaller than that of a line, and the figure is not.
    const growth = isTiny ? Math.max(growthOf(box), median(near.map(growthOf))) : growthOf(box);
    return { ...grownBox(box, growth), isTiny };
  });
}

const growthOf = ({ width, height }: RotatedBox): number => (width * height * GROWTH) / (2 * (width + height));

/** The long lines near a stretch of print: short print leans as they do. */
function linesNear({ box }: Outline, long: readonly Outline[]): RotatedBox[] {
  return long
    .map(({ box: other }) => ({ other, distance: Math.hypot(other.x - box.x, 3 * (other.y - box.y)) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other);
}

/** The ends of each row of every connected region. */
function regionsOf({ data, width, height }: TextMap): { points: Point[]; isTiny: boolean }[] {
  const seen = new Uint8Array(data.length);
  const stack: number[] = [];
  const regions: { points: Point[]; isTiny: boolean }[] = [];
  const visit = (at: number): void => {
    if (seen[at] || data[at]! < PRINT) return;
    seen[at] = 1;
    stack.push(at);
  };
  for (let start = 0; start < data.length; start++) {
    visit(start);
    if (stack.length === 0) continue;
    const rows = new Map<number, [left: number, right: number]>();
    let [count, sum, peak] = [0, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      count++;
      sum += data[at]!;
      peak = Math.max(peak, data[at]!);
      const row = rows.get(y);
      if (!row) rows.set(y, [x, x]);
      else if (x < row[0]) row[0] = x;
      else if (x > row[1]) row[1] = x;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    const isTiny = count < FEWEST_PIXELS || rows.size < LOWEST;
    const isPrint = isTiny
      ? count >= TINY.pixels && rows.size >= TINY.rows && sum / count >= TINY.believed && peak >= TINY.peak
      : sum / count >= BELIEVED;
    if (!isPrint) continue;
    const points = [...rows].flatMap(([y, [left, right]]): Point[] => [
      [left, y],
      [right + 1, y],
      [left, y + 1],
      [right + 1, y + 1],
    ]);
    regions.push({ points, isTiny });
  }
  return regions;
}
