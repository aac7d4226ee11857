import { bottom, centreX, centreY, right, type Box } from './box';
import type { Fragment } from './fragments';

/** A fragment where it would stand if rows were level and columns upright. */
export interface Cell {
  readonly fragment: Fragment;
  readonly box: Box;
}

/** Two fragments of one row with nothing between them. */
export interface Pair {
  readonly before: Cell;
  readonly after: Cell;
  /** How far the two speak for (or against) a gutter between them. */
  readonly evidence: number;
}

/** What counts as side by side: this share of the lower of two fragments. */
const SHARED_ROW = 0.4;
/** Rows of two columns may alternate: such neighbours overlap by less (with white between them, if negative), and tell less. */
const NEAR_ROW = -0.6;
const NEAR_WEIGHT = 0.5;
/** The number of an item stands within so much of its name, a price that comes first within more. */
const NUMBER_GAP = 5;
const PRICE_GAP = 30;
/** A price belongs to the text above it within so much height, and with its middle, or its left edge, so near to the text's. */
const UNDER = 1.2;
const CENTRED = 0.8;
const FLUSH = 0.5;
/** With fewer prices flush left under texts that is chance. */
const ENOUGH_FLUSH = 3;
const ENOUGH_LEADING = 3;
/** With fewer numbers under each other nothing is counted. */
const ENOUGH_NUMBERS = 3;

/** What the fragments of a page are to their rows. */
export interface RowMarks {
  /** They begin an item: its number, or a price before its name. */
  readonly openers: ReadonlySet<Fragment>;
  /** Prices set in the middle, or flush left, under a text: theirs is what stands above, not what stands to the left. */
  readonly captioned: ReadonlySet<Fragment>;
}

/** Reads off a whole page what its fragments are to their rows. `pricesFirst`: prices are taken to stand before the names. */
export function rowMarks(cells: readonly Cell[], pricesFirst = false): RowMarks {
  return { openers: openersOf(cells, pricesFirst), captioned: pricesFirst ? new Set() : captionedPrices(cells) };
}

/** Each fragment with the one before it on its row. */
export function pairsOf(cells: readonly Cell[], marks: RowMarks): Pair[] {
  const level = neighbours(cells, SHARED_ROW);
  const near = neighbours(cells.filter((cell) => !level.has(cell)), NEAR_ROW, cells);
  const pairs = (found: ReadonlyMap<Cell, Cell>, weight: number): Pair[] => [...found].map(([after, before]) => ({ before, after, evidence: weight * evidenceOf({ start: level.get(before), before, after }, marks) }));
  return [...pairs(level, 1), ...pairs(near, NEAR_WEIGHT)];
}

function evidenceOf({ start, before, after }: { start: Cell | undefined; before: Cell; after: Cell }, { openers, captioned }: RowMarks): number {
  const gap = (after.box.x - right(before.box)) / Math.max(before.fragment.size, after.fragment.size);
  const white = Math.max(0, Math.min(gap, 5));
  if (openers.has(before.fragment)) return -2;
  if (openers.has(after.fragment)) return before.fragment.isText || before.fragment.isPrice ? 0.8 + 0.2 * white : -0.5;
  if (!before.fragment.isText && !before.fragment.endsInPrice) return -1;
  if (captioned.has(after.fragment)) return captioned.has(before.fragment) ? 0.8 + 0.2 * white : 0.3 + 0.1 * white;
  // A row of nothing but prices: each stands under a name of its own.
  if (before.fragment.isPrice && after.fragment.isPrice && start === undefined) return 0.1 * white;
  if (after.fragment.isPrice) return before.fragment.isPrice || !before.fragment.endsInPrice ? -2.5 : -0.5;
  if (after.fragment.isLabelled) return before.fragment.endsInPrice || before.fragment.isLabelled ? -0.3 : -1.5;
  if (!after.fragment.isText) return -0.5;
  if (before.fragment.endsInPrice) return 1.4 + 0.2 * white;
  return 0.22 * white;
}

/** Gives each fragment the nearest one to its left that shares so much of its row. */
function neighbours(cells: readonly Cell[], share: number, among: readonly Cell[] = cells): Map<Cell, Cell> {
  const byPlace = [...among].sort((a, b) => a.box.x - b.box.x);
  const nearest = new Map<Cell, Cell>();
  for (const cell of cells) {
    for (const left of byPlace) {
      if (left.box.x >= cell.box.x) break;
      const shared = Math.min(bottom(left.box), bottom(cell.box)) - Math.max(left.box.y, cell.box.y);
      if (shared < share * Math.min(left.box.height, cell.box.height) || (share < 0 ? right(left.box) : centreX(left.box)) >= cell.box.x) continue;
      const best = nearest.get(cell);
      if (!best || right(left.box) > right(best.box)) nearest.set(cell, left);
    }
  }
  return nearest;
}

/** The fragments of a page that begin an item: item numbers, and prices where they stand before the names. */
function openersOf(cells: readonly Cell[], pricesFirst: boolean): Set<Fragment> {
  const before = neighbours(cells, SHARED_ROW);
  const after = new Map([...before].map(([cell, left]) => [left, cell]));
  const leadsText = (cell: Cell): boolean => {
    const beside = after.get(cell);
    // The number of the item may stand between its price and its name.
    const next = beside?.fragment.isNumber && !cell.fragment.isNumber ? after.get(beside) : beside;
    return next !== undefined && next.fragment.isText && next.box.x - right(cell.box) < (cell.fragment.isNumber ? NUMBER_GAP : PRICE_GAP) * next.fragment.size;
  };
  const prices = cells.filter((cell) => cell.fragment.isMoney);
  const leading = pricesFirst ? cells.filter((cell) => isCostly(cell) && leadsText(cell)) : hasLeadingColumn(prices.filter((cell) => leadsText(cell) || before.has(cell)), before) ? prices.filter((cell) => leadsText(cell) && !cells.some((other) => standsOver(other, cell))) : [];
  const numbers = cells.filter((cell) => cell.fragment.isNumber && leadsText(cell));
  const opens = (cell: Cell): boolean => {
    const left = before.get(cell)?.fragment;
    return left === undefined || left.endsInPrice || !left.isText || /\D$/.test(cell.fragment.words[0]!.text) || isCounted(cell, numbers);
  };
  return new Set([...numbers.filter(opens), ...leading].map((cell) => cell.fragment));
}

/** Nothing but prices, with or without labels. */
function isCostly({ fragment }: Cell): boolean {
  return fragment.isPrice || (fragment.isLabelled && fragment.endsInPrice);
}

/** Whether some column of prices has nothing before it: where prices follow the names, each column has names to its left. */
function hasLeadingColumn(prices: readonly Cell[], before: ReadonlyMap<Cell, Cell>): boolean {
  return prices.some((cell) => {
    const column = prices.filter((other) => Math.abs(other.box.x - cell.box.x) < cell.fragment.size);
    const bare = column.filter((other) => !before.has(other));
    return bare.length >= ENOUGH_LEADING && bare.length > 0.7 * column.length;
  });
}

/** Whether a text stands right over a fragment, as a name does over its price. */
function standsOver({ box, fragment }: Cell, cell: Cell): boolean {
  const drop = cell.box.y - bottom(box);
  return fragment.isText && drop > -0.3 * fragment.size && drop < UNDER * fragment.size && box.x < right(cell.box) && right(box) > cell.box.x;
}

function captionedPrices(cells: readonly Cell[]): Set<Fragment> {
  const isCentred = (price: Cell, text: Cell): boolean => Math.abs(centreX(text.box) - centreX(price.box)) < CENTRED * text.fragment.size;
  const isFlush = (price: Cell, text: Cell): boolean => !text.fragment.isLabelled && Math.abs(text.box.x - price.box.x) < FLUSH * text.fragment.size;
  const under = (isSet: (price: Cell, text: Cell) => boolean): Cell[] => cells.filter((cell) => cell.fragment.isPrice && cells.some((text) => standsOver(text, cell) && isSet(cell, text)));
  const flush = under(isFlush);
  return new Set([...under(isCentred), ...(flush.length >= ENOUGH_FLUSH ? flush : [])].map(({ fragment }) => fragment));
}

/** Whether the numbers above and below one go up: prices do not. */
function isCounted(cell: Cell, numbers: readonly Cell[]): boolean {
  const column = numbers.filter((other) => Math.abs(right(other.box) - right(cell.box)) < cell.fragment.size).sort((a, b) => centreY(a.box) - centreY(b.box));
  const values = column.map(({ fragment }) => Number(fragment.words[0]!.text.replace(/\D/g, '')));
  const rising = values.slice(1).filter((value, index) => value > values[index]! && value <= values[index]! + 5).length;
  return column.length >= ENOUGH_NUMBERS && rising > 0.6 * (column.length - 1);
}
