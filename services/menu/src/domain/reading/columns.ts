import { bottom, centreY, right, sharedHeight } from './box';
import type { Word } from './page';
import { looksLikePrice } from './price-text';
import { usualTypeSize } from './type-size';

/** Widths and heights below are in type sizes of the region looked at. */
const GUTTER_COUNTED_WIDTH = 4;
/** White that parts columns: the shorter it is, the wider it must be. Chance holes in running text are neither. */
const GUTTER_MIN_AREA = 11;
const GUTTER_MIN_HEIGHT = 5;
const GUTTER_MIN_WIDTH = 1.1;
const ROWS_EACH_SIDE = 3;
/** Where places are exact, a wide strip may part as few as two rows. */
const SHORT_GUTTER = { width: 4, height: 2.2, rows: 2 } as const;
/** Columns of a photographed page lean: the leans that are tried (across per down), the upright one first. */
const LEANS = [0, 0.02, -0.02, 0.04, -0.04, 0.07, -0.07] as const;
/** A leaning gutter must be better than the upright one by this. */
const LEAN_HANDICAP = 0.7;
/** Words of one row further apart than this stand in different cells. */
const CELL_GAP = 1.4;
/** A side is a column of prices (or of item numbers) when this share of its rows begins (or ends) with one. */
const TABLE_SHARE = 0.6;
/** Prices that are set flush right begin within so much of each other. */
const PRICE_COLUMN_WIDTH = 3;
const MAX_DEPTH = 12;

/**
 * Splits the words of a page into blocks that are read one after the other: down the left column, then down the right.
 * A column ends where a line goes across. A strip of white between names and their prices does not part columns.
 *
 * @param options `exact`: places are those of the print; false for a picture, which may be seen at an angle and lack words
 */
export function splitIntoBlocks(words: readonly Word[], { exact = true } = {}): Word[][] {
  return split(words, { leans: exact ? LEANS.slice(0, 1) : LEANS, exact }, 0).filter((block) => block.length > 0);
}

interface Search {
  readonly leans: readonly number[];
  readonly exact: boolean;
}

interface Gutter {
  readonly lean: number;
  /** Where the right column begins, at height 0. */
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly area: number;
  readonly weight: number;
}

function split(words: readonly Word[], search: Search, depth: number): Word[][] {
  const gutter = depth < MAX_DEPTH ? bestGutter(words, search) : undefined;
  if (!gutter) return [[...words]];
  const above: Word[] = [];
  const below: Word[] = [];
  const before: Word[] = [];
  const after: Word[] = [];
  for (const word of words) {
    const y = centreY(word.box);
    if (y <= gutter.top) above.push(word);
    else if (y >= gutter.bottom) below.push(word);
    else if (word.box.x - gutter.lean * y < gutter.right - 0.01) before.push(word);
    else after.push(word);
  }
  return [above, before, after, below].flatMap((part) => (part.length > 0 ? split(part, gutter.lean === 0 ? { ...search, leans: LEANS.slice(0, 1) } : search, depth + 1) : []));
}

function bestGutter(words: readonly Word[], { leans, exact }: Search): Gutter | undefined {
  const size = usualTypeSize(words);
  if (size === 0) return undefined;
  let best: Gutter | undefined;
  for (const lean of leans) {
    const upright = lean === 0 ? words : words.map((word) => ({ ...word, box: { ...word.box, x: word.box.x - lean * centreY(word.box) } }));
    const found = bestUprightGutter(upright, size, exact);
    if (!found || (lean !== 0 && found.area < 2 * GUTTER_MIN_AREA)) continue;
    const weight = found.weight * (lean === 0 ? 1 : LEAN_HANDICAP);
    if (!best || weight > best.weight) best = { ...found, lean, weight };
  }
  return best;
}

function bestUprightGutter(words: readonly Word[], size: number, exact: boolean): Omit<Gutter, 'lean'> | undefined {
  const edges = new Map<number, number>();
  for (const { box } of words) {
    const key = Math.round((2 * right(box)) / size);
    edges.set(key, Math.min(edges.get(key) ?? Infinity, right(box)));
  }
  let best: Omit<Gutter, 'lean'> | undefined;
  for (const edge of edges.values()) {
    for (const gutter of guttersFrom(edge, words, size, exact)) if (!best || gutter.weight > best.weight) best = gutter;
  }
  return best;
}

/** The strips of white that begin at `edge`, each as high as no word stands in it. */
function guttersFrom(edge: number, words: readonly Word[], size: number, exact: boolean): Omit<Gutter, 'lean'>[] {
  const blocks = (word: Word): boolean => word.box.x < edge + GUTTER_MIN_WIDTH * size && right(word.box) > edge + 0.05 * size;
  const stops = words
    .filter(blocks)
    .map((word) => centreY(word.box))
    .sort((a, b) => a - b);
  const gutters: Omit<Gutter, 'lean'>[] = [];
  [-Infinity, ...stops].forEach((top, index) => {
    const end = stops[index] ?? Infinity;
    if (end - top < 2 * size) return;
    const inside = words.filter((word) => centreY(word.box) > top && centreY(word.box) < end && !blocks(word));
    const before = rows(inside.filter((word) => right(word.box) <= edge + 0.05 * size));
    const after = rows(inside.filter((word) => word.box.x >= edge));
    const together = Math.min(before.length, after.length);
    const rowsNeeded = exact ? SHORT_GUTTER.rows : ROWS_EACH_SIDE;
    if (together < rowsNeeded || sideBySide(before, after) < rowsNeeded) return;
    if (isTable(before, after, size)) return;
    const left = Math.max(...before.flat().map((word) => right(word.box)));
    const starts = after.map((row) => row[0]?.box.x ?? Infinity).sort((a, b) => a - b);
  // A line of text may jut into the strip: its edge is where several rows begin, not the very first word.
  const start = starts.find((x, index) => (starts[index + ROWS_EACH_SIDE - 1] ?? Infinity) < x + PRICE_COLUMN_WIDTH * size) ?? Infinity;
    const width = (start - left) / size;
    const [beforeTop, beforeEnd] = extent(before);
    const [afterTop, afterEnd] = extent(after);
    const height = (Math.min(beforeEnd, afterEnd) - Math.max(beforeTop, afterTop)) / size;
    const isLong = together >= ROWS_EACH_SIDE && width >= GUTTER_MIN_WIDTH && height >= GUTTER_MIN_HEIGHT && width * height >= GUTTER_MIN_AREA;
    const isShort = exact && width >= SHORT_GUTTER.width && height >= SHORT_GUTTER.height;
    if (!isLong && !isShort) return;
    gutters.push({ right: start, top, bottom: end, area: width * height, weight: height * Math.min(GUTTER_COUNTED_WIDTH, width) * (0.4 + alignment(after, size)) });
  });
  return gutters;
}

/** Words in rows, top to bottom, each row left to right. */
function rows(words: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  for (const word of [...words].sort((a, b) => centreY(a.box) - centreY(b.box))) {
    const row = found.at(-1);
    const last = row?.at(-1);
    if (row && last && sharedHeight(last.box, word.box) > 0.4 * Math.min(last.box.height, word.box.height)) row.push(word);
    else found.push([word]);
  }
  for (const row of found) row.sort((a, b) => a.box.x - b.box.x);
  return found;
}

/** Share of the rows of a column that begin at one place, or have one middle: chance holes have no straight edge. */
function alignment(column: readonly Word[][], size: number): number {
  const share = (places: number[]): number => Math.max(...places.map((place) => places.filter((other) => Math.abs(other - place) < 0.8 * size).length)) / places.length;
  const cells = column.map((row) => firstCell(row, size));
  return Math.max(share(cells.map((cell) => cell[0]!.box.x)), share(cells.map((cell) => (cell[0]!.box.x + right(cell.at(-1)!.box)) / 2)));
}

function sideBySide(before: readonly Word[][], after: readonly Word[][]): number {
  const [top, end] = extent(before);
  return after.filter((row) => row.some((word) => centreY(word.box) > top && centreY(word.box) < end)).length;
}

function extent(rows: readonly Word[][]): [top: number, end: number] {
  return [Math.min(...rows.flat().map((word) => word.box.y)), Math.max(...rows.flat().map((word) => bottom(word.box)))];
}

function isTable(before: readonly Word[][], after: readonly Word[][], size: number): boolean {
  const starts = after.map((row) => row[0]?.box.x ?? Infinity).sort((a, b) => a - b);
  // A line of text may jut into the strip: its edge is where several rows begin, not the very first word.
  const start = starts.find((x, index) => (starts[index + ROWS_EACH_SIDE - 1] ?? Infinity) < x + PRICE_COLUMN_WIDTH * size) ?? Infinity;
  // Rows without a price begin in the next column, further right: they say nothing about this strip.
  const near = after.map((row) => firstCell(row, size)).filter((cell) => (cell[0]?.box.x ?? Infinity) < start + PRICE_COLUMN_WIDTH * size && (cell[0]?.box.x ?? 0) >= start);
  if (near.length > 0 && near.filter(isPriceCell).length / near.length >= TABLE_SHARE) return true;
  const numbered = before.filter((row) => row.length === 1 && /^#?[A-Z]?\d{1,3}[.)]?$/.test(row[0]?.text ?? '')).length;
  return numbered / before.length >= TABLE_SHARE;
}

function firstCell(row: readonly Word[], size: number): Word[] {
  const cell: Word[] = [];
  for (const word of row) {
    const last = cell.at(-1);
    if (last && word.box.x - right(last.box) > CELL_GAP * size) break;
    cell.push(word);
  }
  return cell;
}

function isPriceCell(cell: readonly Word[]): boolean {
  const text = cell.map((word) => word.text).join(' ');
  // Recognition garbles small figures: short and with a figure is enough here.
  return looksLikePrice(text) || (/^[^\p{L}]*[\dOoIlSs][^\p{L}]*$/u.test(text) && text.length <= 7 && /\d/.test(text));
}
