import { median, right, type Box } from '../../domain/reading/box';
import type { Projection } from '../../domain/reading/page';
import { pointIn, uprightBox, type Point, type RotatedBox } from './rotated-box';

/** The page as it would look straight from above, with its print level. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** Where a box along a line of the picture lies on the straight page. */
  place(box: RotatedBox): Box;
  /** From the straight page to fractions of the picture. */
  readonly toSource: Projection;
}

/** A line of print as far as its place goes. */
interface PrintLine {
  readonly box: Box;
  /** Down per right. */
  readonly slope: number;
  /** Height of the line (pixels); letters are lower. */
  readonly height: number;
  /** Length of the line, in heights. */
  readonly length: number;
}

/** One direction seen somewhere: slope of a base line, or lean of a column's edge, in the middle-based frame. */
interface Sample {
  readonly value: number;
  readonly u: number;
  readonly v: number;
  readonly weight: number;
}

/** A family of lines that meet in one point: value = level + pull × (value × along − across). */
interface Pencil {
  readonly level: number;
  readonly pull: number;
}

/** Lines so many times as long as high have a slope that can be trusted, and shorter ones an edge. */
const LONG_LINE = 4;
const SHORT_LINE = 1.2;
/** Fewer lines than this say nothing of perspective, only of the angle. */
const FEWEST_LINES = 8;
const FEWEST_EDGES = 8;
/** How far (as a slope) a line may be off its family. */
const LINE_TOLERANCE = 0.008;
const EDGE_TOLERANCE = 0.025;
/** A family that meets in a point must explain so many times more lines than a parallel one. */
const WORTH_BENDING = 1.15;
/** Share of the edges that must agree before columns are taken as upright. */
const AGREEING_EDGES = 0.35;
const ATTEMPTS = 400;
const STEEPEST = 0.5;
const STRONGEST_PULL = 0.7;
/** The straight page may not be larger than the picture by more than this: what is, was misjudged. */
const MAX_GROWTH = 1.7;

/**
 * Finds how a page lies in its picture from its own print: base lines give the turn and one vanishing point, the edges
 * of columns the other. Where there is too little print to tell, the picture is taken as straight.
 */
export function findPageFrame(boxes: readonly RotatedBox[], width: number, height: number): PageFrame {
  const prints = boxes.map((box): PrintLine => ({
    box: uprightBox(box),
    slope: Math.tan(box.angle),
    height: box.height,
    length: box.width / box.height,
  }));
  const scale = Math.max(width, height) / 2;
  const u = (x: number): number => (x - width / 2) / scale;
  const v = (y: number): number => (y - height / 2) / scale;
  const lines = prints
    .filter((line) => line.length >= LONG_LINE && Math.abs(line.slope) < STEEPEST)
    .map((line): Sample => ({
      value: line.slope,
      u: u(line.box.x + line.box.width / 2),
      v: v(line.box.y + line.box.height / 2),
      weight: Math.sqrt(2 * line.length),
    }));
  const level =
    lines.length < 3 ? 0 : median(lines.flatMap((line) => Array<number>(Math.round(line.weight)).fill(line.value)));
  const base = lines.length < FEWEST_LINES ? { level, pull: 0 } : fitPencil(lines, LINE_TOLERANCE, level);
  const edges = columnEdges(prints, u, v, level);
  const upright = edges.length < FEWEST_EDGES ? undefined : fitPencil(edges, EDGE_TOLERANCE, -level);
  const agreeing = upright ? support(edges, upright, EDGE_TOLERANCE) / total(edges) : 0;
  const side = upright && agreeing >= AGREEING_EDGES ? upright : { level: -base.level, pull: 0 };
  return (
    frameOf(base, side, width, height) ??
    frameOf({ level, pull: 0 }, { level: -level, pull: 0 }, width, height) ??
    asItStands(width, height)
  );
}

/** How edges of lines that stand below each other lean: across per down. */
function columnEdges(
  prints: readonly PrintLine[],
  u: (x: number) => number,
  v: (y: number) => number,
  level: number,
): Sample[] {
  const lettered = prints.filter((line) => line.length >= SHORT_LINE);
  return lettered.flatMap((line) => {
    let next: PrintLine | undefined;
    for (const other of lettered) {
      const down = other.box.y - line.box.y;
      if (
        down < line.height * 0.8 ||
        down > line.height * 6 ||
        Math.abs(other.box.x - line.box.x) > down * STEEPEST + line.height * 0.7
      )
        continue;
      if (!next || other.box.y < next.box.y) next = other;
    }
    if (!next) return [];
    const below = next;
    return [(box: Box) => box.x, right].flatMap((edge): Sample[] => {
      const down = below.box.y - line.box.y - level * (edge(below.box) - edge(line.box));
      const value = (edge(below.box) - edge(line.box)) / down;
      return Math.abs(value) < STEEPEST
        ? [{ value, u: v((below.box.y + line.box.y) / 2), v: u((edge(below.box) + edge(line.box)) / 2), weight: 1 }]
        : [];
    });
  });
}

/**
 * The family of lines that most of the samples belong to, by trying pairs of them, then fitting to those that agree.
 */
function fitPencil(samples: readonly Sample[], tolerance: number, level: number): Pencil {
  let parallel: Pencil = { level, pull: 0 };
  for (const sample of samples) {
    const tried = { level: sample.value, pull: 0 };
    if (support(samples, tried, tolerance) > support(samples, parallel, tolerance)) parallel = tried;
  }
  let best = parallel;
  const stride = Math.max(1, Math.floor((samples.length * samples.length) / 2 / ATTEMPTS));
  for (let index = 0; index < samples.length * samples.length; index += stride) {
    const [a, b] = [samples[index % samples.length]!, samples[Math.floor(index / samples.length)]!];
    const [ca, cb] = [lever(a), lever(b)];
    if (Math.abs(ca - cb) < 0.15) continue;
    const pull = (a.value - b.value) / (ca - cb);
    const tried = { level: a.value - pull * ca, pull };
    if (Math.abs(pull) < STRONGEST_PULL && support(samples, tried, tolerance) > support(samples, best, tolerance))
      best = tried;
  }
  const bends = support(samples, best, tolerance) > WORTH_BENDING * support(samples, parallel, tolerance);
  return fitted(samples, bends ? best : parallel, tolerance, bends);
}

const lever = ({ value, u, v }: Sample): number => value * u - v;
const total = (samples: readonly Sample[]): number => samples.reduce((sum, sample) => sum + sample.weight, 0);

function support(samples: readonly Sample[], { level, pull }: Pencil, tolerance: number): number {
  return samples.reduce(
    (sum, sample) =>
      sum + sample.weight * Math.max(0, 1 - Math.abs(sample.value - level - pull * lever(sample)) / (2 * tolerance)),
    0,
  );
}

/** Least squares over the samples near a family. */
function fitted(samples: readonly Sample[], pencil: Pencil, tolerance: number, bends: boolean): Pencil {
  const near = samples.filter(
    (sample) => Math.abs(sample.value - pencil.level - pencil.pull * lever(sample)) < 2 * tolerance,
  );
  const weight = total(near);
  if (weight === 0) return pencil;
  const meanValue = near.reduce((sum, sample) => sum + sample.weight * sample.value, 0) / weight;
  if (!bends) return { level: meanValue, pull: 0 };
  const meanLever = near.reduce((sum, sample) => sum + sample.weight * lever(sample), 0) / weight;
  const spread = near.reduce((sum, sample) => sum + sample.weight * (lever(sample) - meanLever) ** 2, 0);
  if (spread < 1e-6) return pencil;
  const pull =
    near.reduce((sum, sample) => sum + sample.weight * (lever(sample) - meanLever) * (sample.value - meanValue), 0) /
    spread;
  return { level: meanValue - pull * meanLever, pull };
}

/**
 * The frame in which both families are parallel and at right angles. Each meets in a point, (1, level, pull) and
 * (level, 1, pull); the line through both points goes to infinity.
 */
function frameOf(base: Pencil, side: Pencil, width: number, height: number): PageFrame | undefined {
  const [a, b, c, d] = [base.level, base.pull, side.level, side.pull];
  const l3 = 1 - a * c;
  if (Math.abs(l3) < 0.3) return undefined;
  const [l1, l2] = [(a * d - b) / l3, (b * c - d) / l3];
  const [along, down] = [Math.hypot(1, a), Math.hypot(c, 1)];
  const flat: Projection = [along / l3, (-along * c) / l3, 0, (-down * a) / l3, down / l3, 0, l1, l2, 1];
  const scale = Math.max(width, height) / 2;
  const centred: Projection = [1 / scale, 0, -width / 2 / scale, 0, 1 / scale, -height / 2 / scale, 0, 0, 1];
  const seen = times(flat, centred);
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  if (corners.some(([x, y]) => seen[6] * x + seen[7] * y + seen[8] < 0.25)) return undefined;
  const placed = corners.map(([x, y]) => apply(seen, x, y));
  const [left, top] = [Math.min(...placed.map(([x]) => x)), Math.min(...placed.map(([, y]) => y))];
  const newWidth = Math.round((Math.max(...placed.map(([x]) => x)) - left) * scale);
  const newHeight = Math.round((Math.max(...placed.map(([, y]) => y)) - top) * scale);
  if (newWidth > width * MAX_GROWTH || newHeight > height * MAX_GROWTH) return undefined;
  const toPage = times([scale, 0, -left * scale, 0, scale, -top * scale, 0, 0, 1], seen);
  return {
    width: newWidth,
    height: newHeight,
    place: (box) => placedBox(toPage, box),
    toSource: times([1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1], inverse(toPage)),
  };
}

function asItStands(width: number, height: number): PageFrame {
  return {
    width,
    height,
    place: (box) => placedBox([1, 0, 0, 0, 1, 0, 0, 0, 1], box),
    toSource: [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1],
  };
}

function placedBox(matrix: Projection, box: RotatedBox): Box {
  const [topLeft, topRight, bottomLeft, bottomRight] = (
    [
      [0, 0],
      [box.width, 0],
      [0, box.height],
      [box.width, box.height],
    ] as const
  ).map(([along, across]) => apply(matrix, ...pointIn(box, along, across))) as [Point, Point, Point, Point];
  const left = Math.min(topLeft[0], bottomLeft[0]);
  // A box that still leans a little is no higher for it.
  const height = (bottomLeft[1] - topLeft[1] + bottomRight[1] - topRight[1]) / 2;
  const middle = (topLeft[1] + topRight[1] + bottomLeft[1] + bottomRight[1]) / 4;
  return { x: left, y: middle - height / 2, width: Math.max(topRight[0], bottomRight[0]) - left, height };
}

function apply([a, b, c, d, e, f, g, h, i]: Projection, x: number, y: number): Point {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

function times(m: Projection, n: Projection): Projection {
  const cell = (row: number, column: number): number =>
    m[row * 3]! * n[column]! + m[row * 3 + 1]! * n[column + 3]! + m[row * 3 + 2]! * n[column + 6]!;
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)];
}

function inverse([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const cells = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  return cells.map((cell) => cell / determinant) as unknown as Projection;
}
