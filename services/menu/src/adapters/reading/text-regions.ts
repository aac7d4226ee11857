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
/** Smaller regions (pixels of the map) are specks. */
const FEWEST_PIXELS = 12;
const LOWEST = 3;
/**
 * The detector is trained to show the core of a line; the line is so much larger (area × this / perimeter, on each
 * side).
 */
const GROWTH = 1.7;
/** A region so many times as long as high shows the angle of its line. */
const SHOWS_ANGLE = 4;
const NEIGHBOURS = 5;

/** The outline of one stretch of print. */
interface Outline {
  readonly hull: readonly Point[];
  readonly box: RotatedBox;
}

/**
 * The lines of print that a map shows, each in a box along its line.
 *
 * @param scale pixels of the picture for one of the map, across and down
 * @returns boxes in pixels of the picture
 */
export function textRegions(map: TextMap, scale: { readonly x: number; readonly y: number }): RotatedBox[] {
  const outlines = regionsOf(map).map((points): Outline => {
    const hull = hullOf(points.map(([x, y]): Point => [x * scale.x, y * scale.y]));
    return { hull, box: smallestBox(hull) };
  });
  const long = outlines.filter(({ box }) => box.width > box.height * SHOWS_ANGLE);
  return outlines.map((outline) => {
    const box = long.includes(outline) ? outline.box : boxAtAngle(outline.hull, angleNear(outline, long));
    return grownBox(box, (box.width * box.height * GROWTH) / (2 * (box.width + box.height)));
  });
}

/** Short print leans as the long lines near it. */
function angleNear({ box }: Outline, long: readonly Outline[]): number {
  const near = long
    .map((other) => ({ angle: other.box.angle, distance: Math.hypot(other.box.x - box.x, 3 * (other.box.y - box.y)) }))
    .sort((a, b) => a.distance - b.distance);
  return median(near.slice(0, NEIGHBOURS).map(({ angle }) => angle));
}

/** The ends of each row of every connected region. */
function regionsOf({ data, width, height }: TextMap): Point[][] {
  const seen = new Uint8Array(data.length);
  const stack: number[] = [];
  const regions: Point[][] = [];
  const visit = (at: number): void => {
    if (seen[at] || data[at]! < PRINT) return;
    seen[at] = 1;
    stack.push(at);
  };
  for (let start = 0; start < data.length; start++) {
    visit(start);
    if (stack.length === 0) continue;
    const rows = new Map<number, [left: number, right: number]>();
    let [count, sum] = [0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      count++;
      sum += data[at]!;
      const row = rows.get(y);
      if (!row) rows.set(y, [x, x]);
      else if (x < row[0]) row[0] = x;
      else if (x > row[1]) row[1] = x;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    if (count < FEWEST_PIXELS || rows.size < LOWEST || sum / count < BELIEVED) continue;
    regions.push(
      [...rows].flatMap(([y, [left, right]]): Point[] => [
        [left, y],
        [right + 1, y],
        [left, y + 1],
        [right + 1, y + 1],
      ]),
    );
  }
  return regions;
}
