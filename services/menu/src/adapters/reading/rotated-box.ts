import type { Box } from '../../domain/reading/box';

export type Point = readonly [x: number, y: number];

/** A rectangle that may lean. */
export interface RotatedBox {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** Along the line of print, and across it. */
  readonly width: number;
  readonly height: number;
  /** Of the line of print: radians, clockwise as seen, 0 for level. */
  readonly angle: number;
}

/** The corners of the smallest convex shape around points, in order. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const chain = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of ordered) {
      while (kept.length >= 2 && turn(kept[kept.length - 2]!, kept[kept.length - 1]!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The rectangle around points whose line of print has this angle. */
export function boxAtAngle(points: readonly Point[], angle: number): RotatedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** The smallest rectangle around a hull; its line of print runs along the longer side, and to the right. */
export function smallestBox(hull: readonly Point[]): RotatedBox {
  let best: RotatedBox | undefined;
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length]!;
    const box = boxAtAngle(hull, Math.atan2(to[1] - from[1], to[0] - from[0]));
    if (!best || box.width * box.height < best.width * best.height) best = box;
  });
  const box = best ?? boxAtAngle(hull, 0);
  return box.width >= box.height
    ? { ...box, angle: toTheRight(box.angle) }
    : { ...box, width: box.height, height: box.width, angle: toTheRight(box.angle + Math.PI / 2) };
}

/** The angle between -90° (left out) and 90° of a line that runs either way. */
function toTheRight(angle: number): number {
  const turned = angle - Math.PI * Math.round(angle / Math.PI);
  return turned <= -Math.PI / 2 ? turned + Math.PI : turned;
}

/** @param by on each side */
export function grownBox(box: RotatedBox, by: number): RotatedBox {
  return { ...box, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** A point given from the top left corner of the rectangle, along and across its line. */
export function pointIn(box: RotatedBox, along: number, across: number): Point {
  const [u, v] = [along - box.width / 2, across - box.height / 2];
  return [
    box.x + u * Math.cos(box.angle) - v * Math.sin(box.angle),
    box.y + u * Math.sin(box.angle) + v * Math.cos(box.angle),
  ];
}

/** A part of a rectangle, given along and across its line from its top left corner. */
export function partOfBox(
  box: RotatedBox,
  along: { readonly from: number; readonly to: number },
  across: { readonly from: number; readonly to: number },
): RotatedBox {
  const [x, y] = pointIn(box, (along.from + along.to) / 2, (across.from + across.to) / 2);
  return { x, y, width: along.to - along.from, height: across.to - across.from, angle: box.angle };
}

/** The upright box around a leaning one. */
export function uprightBox(box: RotatedBox): Box {
  const corners = [
    pointIn(box, 0, 0),
    pointIn(box, box.width, 0),
    pointIn(box, 0, box.height),
    pointIn(box, box.width, box.height),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
