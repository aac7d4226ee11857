import { centreX, centreY, median, right, type Box } from '../../domain/reading/box';
import { sagAt, type Sag } from '../../domain/reading/page';

/** A line of print on the straightened page. */
export interface LevelLine {
  readonly box: Box;
  /** Down per right, that is left of it. */
  readonly slope: number;
}

/** A line so many times as long as high has a slope that can be trusted. */
const LONG_LINE = 4;
/** How far (as a slope) a line may be off. */
const SLOPE_TOLERANCE = 0.012;
/** Two lines stand on one row when their middles are no further apart than this (heights). */
const ROW_TOLERANCE = 0.35;
/** Lines further apart than this (heights) at first are of different rows. */
const FURTHEST_ROW = 1.6;
/** The most that is looked for (usual heights, at the edge of the page), and in which steps. */
const LIMIT = 1.6;
const STEP = 0.1;
/** Lines of one row must become more by this share, or the page is taken as flat. */
const WORTH_BENDING = 1.12;
/** Fewer pairs of lines on a row say nothing. */
const FEWEST_PAIRS = 6;

interface Pair {
  readonly du: number;
  readonly du2: number;
  /** How much lower the right one stands, and what a usual height is there. */
  readonly down: number;
  readonly height: number;
}

/**
 * Finds how the rows of a bent page still sink and rise once it was straightened: lines that stand on one row, left and
 * right of a wide gap, come to the same height. Long lines must stay level where they are.
 */
export function findSag(lines: readonly LevelLine[], width: number): Sag | undefined {
  const usual = median(lines.map(({ box }) => box.height));
  const u = (x: number): number => (2 * x) / width - 1;
  const pairs = pairsOf(lines, u);
  if (pairs.length < FEWEST_PAIRS) return undefined;
  const long = lines.filter(({ box }) => box.width > LONG_LINE * box.height);
  const score = ({ slope, curve }: Sag): number => {
    let sum = 0;
    for (const { du, du2, down, height } of pairs)
      sum += Math.max(0, 1 - Math.abs(down - slope * du - curve * du2) / (2 * ROW_TOLERANCE * height));
    let level = 0;
    for (const { box, slope: own } of long)
      level += Math.max(
        0,
        1 - Math.abs(own - (2 / width) * (slope + 2 * curve * u(centreX(box)))) / (2 * SLOPE_TOLERANCE),
      );
    return sum + level;
  };
  const flat = score({ slope: 0, curve: 0 });
  let best = { slope: 0, curve: 0, score: flat };
  for (let a = -LIMIT; a <= LIMIT; a += STEP) {
    for (let c = -LIMIT; c <= LIMIT; c += STEP) {
      const tried = { slope: a * usual, curve: c * usual };
      // Of two that explain as much the flatter one is taken.
      const reached = score(tried) * (1 - 0.01 * (Math.abs(a) + Math.abs(c)));
      if (reached > best.score) best = { ...tried, score: reached };
    }
  }
  return best.score > WORTH_BENDING * flat ? { slope: best.slope, curve: best.curve } : undefined;
}

/** Lines that may stand on one row, left and right of each other with nothing between: each with the next. */
function pairsOf(lines: readonly LevelLine[], u: (x: number) => number): Pair[] {
  return lines.flatMap(({ box }) => {
    const beside = lines.filter(
      ({ box: other }) =>
        other.x > right(box) &&
        Math.abs(centreY(other) - centreY(box)) < FURTHEST_ROW * Math.max(box.height, other.height),
    );
    const nearest = Math.min(...beside.map(({ box: other }) => other.x));
    return beside
      .filter(({ box: other }) => other.x < nearest + 2 * other.height)
      .map(({ box: other }): Pair => {
        const [from, to] = [u(centreX(box)), u(centreX(other))];
        return {
          du: to - from,
          du2: to * to - from * from,
          down: centreY(other) - centreY(box),
          height: Math.min(box.height, other.height),
        };
      });
  });
}

/** A box where it would stand on a flat page. */
export function withoutSag(box: Box, sag: Sag | undefined, width: number): Box {
  return sag ? { ...box, y: box.y - sagAt(centreX(box), sag, width) } : box;
}
