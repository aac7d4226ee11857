import { bottom, centreX, centreY, median, right } from './box';
import { fragmentsOf, rowSlope, type Fragment } from './fragments';
import { pairsOf, rowMarks, type Cell, type Pair, type RowMarks } from './gutter-evidence';
import type { Word } from './page';

/** Columns of a photographed page lean: the leans that are tried (across per down), the upright one first. */
const LEANS = [0, 0.02, -0.02, 0.04, -0.04, 0.07, -0.07] as const;
/** A leaning gutter must be better than the upright one by this. */
const LEAN_HANDICAP = 0.75;
/** An upright gutter with so much evidence needs no comparison with leaning ones. */
const CLEAR = 15;
/** Evidence (in units of a row that clearly belongs to two columns: a price, white, other text) that parts columns. */
const ENOUGH = 2.1;
/** Running text may jut into a gutter by this: in type sizes, and as a share of its width. */
const JUT = 1.2;
const JUT_SHARE = 0.15;
/** Headings stand in the middle of the columns they head: they jut less. */
const LARGE = 1.25;
const LARGE_JUT_SHARE = 0.06;
/** What stands in the middle of a region is off it by no more than this share of its width. */
const MIDDLE = 0.04;
const ORNAMENT_ROWS = 3;
/** A gutter down the whole of a region goes before one that ends within it. */
const WHOLE = 2;
/** White (in type sizes) that may part two arrangements of columns, and what it costs (as evidence) to end a gutter there. */
const BAND = 0.8;
const CUT = 2;
/** What the alignment of the right column adds at most (as evidence). */
const MOST_ALIGNED = 6;
/** Words that recognition is less sure of than this may be no words. */
const UNSURE = 0.5;
const MAX_DEPTH = 24;

/** How a page may be arranged: in columns with prices behind (or under) the names, with prices before them, or in no columns. */
export type Arrangement = 'columns' | 'prices-first' | 'one-column';

/**
 * Splits the words of a page into blocks that are read one after the other: down the left column, then down the right.
 * A column ends where a line goes across. A strip of white between names and their prices does not part columns.
 *
 * @param options `arrangement`: how the page is taken to be arranged, by its gutters unless said; `exact`: places are those of the print; false for a picture, which may be seen at an angle
 */
export function splitIntoBlocks(words: readonly Word[], { exact = true, arrangement = 'columns' }: { exact?: boolean; arrangement?: Arrangement } = {}): Word[][] {
  if (arrangement === 'one-column') return words.length === 0 ? [] : [[...words]];
  const slope = exact ? 0 : rowSlope(words);
  const cells = fragmentsOf(words, slope).map((fragment) => cellOf(fragment, slope));
  return split(cells, { leans: exact ? LEANS.slice(0, 1) : LEANS, marks: rowMarks(cells, arrangement === 'prices-first') }, 0)
    .map((block) => block.flatMap((cell) => [...cell.fragment.words]))
    .filter((block) => block.length > 0);
}

interface Search {
  readonly leans: readonly number[];
  readonly marks: RowMarks;
}

interface Gutter {
  readonly lean: number;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly weight: number;
}

function cellOf(fragment: Fragment, slope: number): Cell {
  return { fragment, box: { ...fragment.box, y: fragment.box.y - slope * centreX(fragment.box) } };
}

function split(cells: readonly Cell[], search: Search, depth: number): Cell[][] {
  const gutter = depth < MAX_DEPTH && cells.length > 2 ? bestGutter(cells, search) : undefined;
  if (!gutter) return [[...cells]];
  const parts: [Cell[], Cell[], Cell[], Cell[]] = [[], [], [], []];
  const [above, before, after, below] = parts;
  for (const cell of cells) {
    const y = centreY(cell.box);
    if (y <= gutter.top) above.push(cell);
    else if (y >= gutter.bottom) below.push(cell);
    else if (centreX(cell.box) - gutter.lean * y < gutter.x) before.push(cell);
    else after.push(cell);
  }
  return parts.flatMap((part) => (part.length > 0 ? split(part, gutter.lean === 0 ? { ...search, leans: LEANS.slice(0, 1) } : search, depth + 1) : []));
}

function bestGutter(cells: readonly Cell[], { leans, marks }: Search): Gutter | undefined {
  let best: Gutter | undefined;
  for (const lean of leans) {
    if (best && best.weight > CLEAR) break;
    const upright = lean === 0 ? cells : cells.map((cell) => ({ ...cell, box: { ...cell.box, x: cell.box.x - lean * centreY(cell.box) } }));
    const found = bestUprightGutter(upright, marks);
    if (!found) continue;
    const weight = found.weight * (lean === 0 ? 1 : LEAN_HANDICAP);
    if (!best || weight > best.weight) best = { ...found, lean, weight };
  }
  return best;
}

function bestUprightGutter(cells: readonly Cell[], marks: RowMarks): Omit<Gutter, 'lean'> | undefined {
  const pairs = pairsOf(cells, marks);
  const usual = median(cells.map((cell) => cell.fragment.size));
  const solid = cells.filter((cell) => !isSmudge(cell) && !isOrnament(cell, cells));
  const overall = overAll(solid, cells, usual);
  const gaps = pairs.map(({ before, after }) => ({ from: right(before.box), to: after.box.x }));
  const places = new Set(pairs.flatMap(({ evidence }, index) => (evidence > 0 ? [middleOfGap(gaps[index]!.from, gaps, usual), middleOfGap(gaps[index]!.to, gaps, usual)] : [])));
  const bands = whiteBands(cells, usual);
  let best: Omit<Gutter, 'lean'> | undefined;
  for (const x of places) for (const gutter of guttersAt(x, { cells, solid, overall, pairs, bands, usual }, best?.weight ?? 0)) if (!best || gutter.weight > best.weight) best = gutter;
  return best;
}

/** The middle of the white that all rows about a place have in common, to a quarter of the usual type size. */
function middleOfGap(x: number, gaps: readonly { readonly from: number; readonly to: number }[], usual: number): number {
  let from = -Infinity;
  let to = Infinity;
  for (const gap of gaps) {
    if (gap.from > x + 0.5 || gap.to < x - 0.5) continue;
    from = Math.max(from, gap.from);
    to = Math.min(to, gap.to);
  }
  return (Math.round((2 * (from + to)) / usual) * usual) / 4;
}

interface Region {
  readonly cells: readonly Cell[];
  /** Those that can close a column. */
  readonly solid: readonly Cell[];
  /** Headings over all columns, however short. */
  readonly overall: ReadonlySet<Cell>;
  readonly pairs: readonly Pair[];
  /** Heights of white across the region, where a column may end. */
  readonly bands: readonly number[];
  /** Usual type size. */
  readonly usual: number;
}

/** The gutters at one place that weigh more than `toBeat`, each as high as no text goes across. */
function guttersAt(x: number, { cells, solid, overall, pairs, bands, usual }: Region, toBeat: number): Omit<Gutter, 'lean'>[] {
  const across = solid.filter((cell) => overall.has(cell) || goesAcross(cell, x, usual));
  const stops = across.map((cell) => centreY(cell.box)).sort((a, b) => a - b);
  const astride = pairs.filter(({ before, after }) => centreX(before.box) < x && centreX(after.box) > x && right(before.box) < x + JUT * before.fragment.size && after.box.x > x - JUT * after.fragment.size);
  if (astride.length === 0) return [];
  const whole = [-Infinity, ...stops].map((top, index): Stretch => ({ top, end: stops[index] ?? Infinity, cost: 0 }));
  return [...whole, ...whole.flatMap((stretch) => bestStretch(stretch, astride, bands) ?? [])].flatMap(({ top, end, cost }) => {
    const inside = ({ box }: Cell): boolean => centreY(box) > top && centreY(box) < end;
    const rows = astride.filter(({ before, after }) => inside(before) && inside(after));
    if (rows.length === 0) return [];
    const evidence = rows.reduce((sum, pair) => sum + pair.evidence, 0);
    const factor = stops.length === 0 && cost === 0 ? WHOLE : 1;
    // Most are too weak by their rows alone: the look at all cells is for the others.
    const most = evidence + MOST_ALIGNED - cost;
    if (most < ENOUGH || most * factor <= toBeat) return [];
    const within = cells.filter(inside);
    const before = within.filter((cell) => centreX(cell.box) < x);
    const after = within.filter((cell) => centreX(cell.box) >= x);
    if (isTable(rows, before, after) || [before, after].some(isNoColumn)) return [];
    const jutting = within.filter(({ box }) => box.x < x && right(box) > x).length;
    const weight = evidence + alignment(rows, after) - jutting - cost;
    return weight >= ENOUGH ? [{ x, top, bottom: end, weight: weight * factor }] : [];
  });
}

/** A part of a region's height, and what it costs to end a gutter there. */
interface Stretch {
  readonly top: number;
  readonly end: number;
  readonly cost: number;
}

/** The part between white bands whose rows speak most for a gutter: what stands above or below may be set otherwise. */
function bestStretch({ top, end }: Stretch, astride: readonly Pair[], bands: readonly number[]): Stretch | undefined {
  const cuts = [top, ...bands.filter((y) => y > top && y < end), end];
  const sums = cuts.slice(1).map((to, index) => astride.reduce((sum, { after, evidence }) => (centreY(after.box) > cuts[index]! && centreY(after.box) < to ? sum + evidence : sum), 0));
  let best: (Stretch & { sum: number }) | undefined;
  for (let from = 0; from < sums.length; from++) {
    let sum = 0;
    for (let to = from; to < sums.length; to++) {
      sum += sums[to]!;
      const cost = CUT * ((from > 0 ? 1 : 0) + (to < sums.length - 1 ? 1 : 0));
      if (!best || sum - cost > best.sum - best.cost) best = { top: cuts[from]!, end: cuts[to + 1]!, cost, sum };
    }
  }
  return best && best.cost > 0 ? best : undefined;
}

/** The middles of the white bands across all cells that are higher than the white between lines of one text. */
function whiteBands(cells: readonly Cell[], usual: number): number[] {
  let reached = -Infinity;
  return [...cells].sort((a, b) => a.box.y - b.box.y).flatMap(({ box }) => {
    const above = reached;
    reached = Math.max(reached, bottom(box));
    return box.y - above > BAND * usual && above > -Infinity ? [(above + box.y) / 2] : [];
  });
}

/** A column holds two lines at least, or a name and its price. */
function isNoColumn(side: readonly Cell[]): boolean {
  return side.length < 2 || !side.some((cell) => cell.fragment.isText);
}

function goesAcross({ box, fragment }: Cell, x: number, usual: number): boolean {
  const over = Math.min(x - box.x, right(box) - x);
  const share = fragment.size > LARGE * usual ? LARGE_JUT_SHARE : JUT_SHARE;
  return over > 0 && (over > JUT * Math.min(usual, fragment.size) || over > share * box.width);
}

/**
 * What stands in the middle, alone on its row, is over all columns, though it may be as short as to stand over one: a
 * heading anywhere, and all lines at the head and the foot.
 */
function overAll(solid: readonly Cell[], cells: readonly Cell[], usual: number): Set<Cell> {
  const left = Math.min(...cells.map(({ box }) => box.x));
  const width = Math.max(...cells.map(({ box }) => right(box))) - left;
  const isAlone = (cell: Cell): boolean => cells.every((other) => other === cell || other.box.y > bottom(cell.box) - 0.2 * cell.box.height || bottom(other.box) < cell.box.y + 0.2 * cell.box.height);
  const isMiddle = (cell: Cell): boolean => Math.abs(centreX(cell.box) - left - width / 2) < MIDDLE * width && isAlone(cell);
  const rows = [...solid].sort((a, b) => centreY(a.box) - centreY(b.box));
  const middle = new Set(rows.filter(isMiddle));
  const head = rows.findIndex((cell) => !middle.has(cell));
  const foot = rows.findLastIndex((cell) => !middle.has(cell));
  return new Set(rows.filter((cell, index) => middle.has(cell) && (cell.fragment.size >= LARGE * usual || index < head || index > foot)));
}

/** What recognition makes of a fold or a picture: it says nothing about columns. */
function isSmudge({ fragment }: Cell): boolean {
  return !fragment.isText || fragment.words.every((word) => word.confidence < UNSURE);
}

/** Lettering so large that several rows of text stand beside it: it closes no column. */
function isOrnament(cell: Cell, cells: readonly Cell[]): boolean {
  const beside = cells.filter((other) => other !== cell && centreY(other.box) > cell.box.y && centreY(other.box) < bottom(cell.box) && other.fragment.size < cell.fragment.size / 2);
  return beside.length >= ORNAMENT_ROWS;
}

/** Rows of name, origin and price are a table: each row on the right goes on from one on the left, which has no price. */
function isTable(rows: readonly Pair[], before: readonly Cell[], after: readonly Cell[]): boolean {
  const prices = (cells: readonly Cell[]): number => cells.filter((cell) => cell.fragment.endsInPrice && !cell.fragment.isNumber).length;
  const texts = (cells: readonly Cell[]): number => cells.filter((cell) => !cell.fragment.isPrice && !cell.fragment.isLabelled).length;
  if (prices(after) < 2 || prices(before) > 0.15 * prices(after)) return false;
  return rows.length >= 0.8 * texts(after) && texts(after) >= 0.6 * texts(before) && prices(after) >= 0.6 * rows.length;
}

/** What the straight left edge, or the common middle, of the right column adds: chance holes have neither. */
function alignment(rows: readonly Pair[], after: readonly Cell[]): number {
  const nearest = Math.min(...rows.map((pair) => pair.after.box.x));
  const firsts = after.filter((cell) => cell.box.x < nearest + 3 * cell.fragment.size || rows.some((pair) => pair.after === cell));
  const most = (place: (cell: Cell) => number): number => Math.max(...firsts.map((cell) => firsts.filter((other) => Math.abs(place(other) - place(cell)) < 0.7 * cell.fragment.size).length));
  const aligned = Math.max(most((cell) => cell.box.x), most((cell) => centreX(cell.box)));
  return Math.min(MOST_ALIGNED, 0.6 * (aligned - 0.5 * firsts.length));
}
