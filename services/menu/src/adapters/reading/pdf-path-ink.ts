import type { Box } from '../../domain/reading/box';
import { lookOf } from '../../domain/reading/mark-looks';
import { applied, type Matrix } from './pdf-matrix';

/** A path as it is painted. */
export interface PaintedPath {
  /** Steps of pdfjs: 0 move, 1 line, 2 curve, 3 quadratic curve, 4 close, each followed by its points. */
  readonly data: ArrayLike<number>;
  readonly ctm: Matrix;
  readonly box: Box;
  readonly colour: readonly [number, number, number];
  /** White takes away what is below it. */
  readonly isErasing: boolean;
  /** Thickness where it is a line, in units of the path; a filled path has none. */
  readonly line?: number;
}

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** Samples along each side of a drawing. */
const SAMPLES = 16;
/** Pieces of a curve. */
const PIECES = 6;

/** The path as straight lines on the page. */
export function flattened({ data, ctm }: PaintedPath): Line[] {
  const lines: Line[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number): void => {
    lines.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  for (let at = 0; at < data.length;) {
    const step = data[at++]!;
    const points: [number, number][] = [];
    for (let count = step === 2 ? 3 : step === 3 ? 2 : step === 4 ? 0 : 1; count > 0; count--, at += 2)
      points.push(applied(ctm, data[at]!, data[at + 1]!));
    if (step === 4) to(startX, startY);
    else if (step === 0) [x, y] = [startX, startY] = points[0]!;
    else if (step === 1) to(...points[0]!);
    else {
      const all: [number, number][] = [[x, y], ...points];
      for (let piece = 1; piece <= PIECES; piece++) to(...onCurve(all, piece / PIECES));
    }
  }
  return lines;
}

function onCurve(points: readonly [number, number][], t: number): [number, number] {
  let rest = points;
  while (rest.length > 1)
    rest = rest
      .slice(1)
      .map(([x, y], index): [number, number] => [rest[index]![0] * (1 - t) + x * t, rest[index]![1] * (1 - t) + y * t]);
  return rest[0]!;
}

/** The look of some paths, painted one over the other. */
export function inkOfPaths(paths: readonly (PaintedPath & { lines: readonly Line[] })[], box: Box): string {
  const ink: (readonly [number, number, number] | undefined)[] = Array(SAMPLES * SAMPLES).fill(undefined);
  for (const path of paths) {
    const colour = path.isErasing ? undefined : path.colour;
    const within = path.line === undefined ? filled(path.lines, box) : stroked(path.lines, box, thicknessOf(path));
    within.forEach((isInk, at) => {
      if (isInk) ink[at] = colour;
    });
  }
  return lookOf(SAMPLES, SAMPLES, (x, y) => ink[y * SAMPLES + x]);
}

const sampleX = (box: Box, at: number): number => box.x + ((at + 0.5) / SAMPLES) * box.width;
const sampleY = (box: Box, at: number): number => box.y + ((at + 0.5) / SAMPLES) * box.height;

/** Which samples lie within closed lines, by the even-odd rule. */
function filled(lines: readonly Line[], box: Box): boolean[] {
  const within: boolean[] = Array(SAMPLES * SAMPLES).fill(false);
  for (let row = 0; row < SAMPLES; row++) {
    const y = sampleY(box, row);
    for (const [x0, y0, x1, y1] of lines) {
      if (y0 <= y === y1 <= y) continue;
      const crossing = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
      for (let column = SAMPLES - 1; column >= 0 && sampleX(box, column) > crossing; column--)
        within[row * SAMPLES + column] = !within[row * SAMPLES + column];
    }
  }
  return within;
}

/** Which samples a line of this thickness covers; a hair line covers those that it passes. */
function stroked(lines: readonly Line[], box: Box, thickness: number): boolean[] {
  const reach = Math.max(thickness / 2, (0.6 * Math.max(box.width, box.height)) / SAMPLES);
  return Array.from({ length: SAMPLES * SAMPLES }, (_, at) => {
    const [x, y] = [sampleX(box, at % SAMPLES), sampleY(box, Math.floor(at / SAMPLES))];
    return lines.some((line) => distanceTo(line, x, y) < reach);
  });
}

function distanceTo([x0, y0, x1, y1]: Line, x: number, y: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

function thicknessOf({ line = 0, ctm }: PaintedPath): number {
  const [a = 1, b = 0, c = 0, d = 1] = Array.from(ctm);
  return line * Math.sqrt(Math.abs(a * d - b * c));
}
