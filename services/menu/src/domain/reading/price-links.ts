import { leastCostAssignment, type Assigned } from './assignment';
import { around, bottom, centreX, centreY, median, right } from './box';
import { lineOf, textOf, type Line } from './lines';
import type { Word } from './page';
import { looksLikePrice } from './price-text';
import { isSizeHeader } from './size-labels';

/** The lines of one block of a page, top to bottom. */
export type LineBlock = readonly Line[];

/** White (in type sizes) that makes a price at the end of a line a cell of its own, whose line must be found. */
const APART = 1;
/** Prices stand level with their names up to this (standard deviation, in type sizes), once the habit is known. */
const LEVEL = 0.33;
/** A price further off its name than this (in type sizes) belongs to another. */
const REACH = 1.7;
/** What it costs to leave a price without a line, to link it across blocks, and to reach over other text. */
const UNLINKED = 6;
const OTHER_BLOCK = 3;
const OVER_TEXT = 4;
/** How far neighbours in a column of prices tell where the next one stands. */
const NEIGHBOURS = 5;
/** Prices whose right edges lie within this (in type sizes) stand in one column. */
const SAME_COLUMN = 2;

/** Prices that stand apart from text on one row: one, or a row of a table of sizes. */
interface PriceCell {
  readonly words: readonly Word[];
  readonly line: Line;
  readonly block: number;
}

interface TextLine {
  readonly line: Line;
  readonly block: number;
  /** How little the text looks like a name: 0 for a name. */
  readonly running: number;
}

/**
 * Links the prices that stand apart to the lines of a page, all at once: the sum of what the links cost is least. What
 * a link costs is learned from the page, since paper bends and columns of prices are set higher or lower than names:
 * a first assignment shows how far prices stand off their names in each part of a column, the second counts from there.
 *
 * @param blocks all blocks of one page
 * @param slope how far rows fall per unit to the right
 * @return the blocks with each price in the line it belongs to; prices that belong to no line keep a line of their own
 */
export function linkPrices(blocks: readonly LineBlock[], slope: number): Line[][] {
  const cells: PriceCell[] = [];
  const texts: TextLine[] = [];
  blocks.forEach((lines, block) => {
    const usual = median(lines.map((line) => line.size));
    for (const line of lines) {
      const { text, prices } = detach(line);
      if (prices.length > 0) cells.push({ words: prices, line, block });
      if (text.length > 0) texts.push({ line: prices.length > 0 ? lineOf(text) : line, block, running: runningShare(line, usual) });
    }
  });
  const open = texts.filter(({ line }) => !looksLikePrice(line.words.at(-1)!.text) && !isSizeHeader(textOf(line.words)));
  const first = assign(cells, open, texts, slope, () => 0);
  const links = assign(cells, open, texts, slope, learnedOffset(cells, open, first, slope));
  return arrange(blocks, cells, open, texts, links);
}

/** Parts a line into text and the prices that stand apart at its end. */
function detach(line: Line): { text: readonly Word[]; prices: readonly Word[] } {
  let from = line.words.length;
  while (from > 0) {
    const start = cellStart(line, from);
    if (!looksLikePrice(textOf(line.words.slice(start, from)))) break;
    const gap = start > 0 ? line.words[start]!.box.x - right(line.words[start - 1]!.box) : Infinity;
    if (gap < APART * line.size) break;
    from = start;
  }
  return { text: line.words.slice(0, from), prices: line.words.slice(from) };
}

/** Where the cell that ends before `end` begins. */
function cellStart(line: Line, end: number): number {
  let start = end - 1;
  while (start > 0 && line.words[start]!.box.x - right(line.words[start - 1]!.box) < APART * line.size) start--;
  return start;
}

function runningShare(line: Line, usual: number): number {
  const text = textOf(line.words);
  return (
    (/^[^\p{L}]*\p{Ll}/u.test(text) ? 0.4 : 0) +
    ((text.match(/,/g)?.length ?? 0) >= 2 ? 0.5 : 0) +
    (/^[([]/.test(text) ? 0.6 : 0) +
    (line.size < 0.9 * usual ? 0.4 : 0) +
    (line.size > 1.4 * usual ? 0.4 : 0)
  );
}

/** A column of prices that was parted from its names is a block without text. */
function assign(cells: readonly PriceCell[], open: readonly TextLine[], texts: readonly TextLine[], slope: number, offset: (cell: PriceCell) => number): Assigned[] {
  const textBlocks = new Set(texts.filter(({ line }) => /\p{L}{3}/u.test(textOf(line.words))).map(({ block }) => block));
  const costs = cells.map((cell) => {
    const box = around(cell.words.map((word) => word.box));
    const expected = offset(cell);
    return open.map(({ line, block, running }) => {
      if (right(line.box) > box.x + 0.5 * line.size || (block !== cell.block && textBlocks.has(cell.block))) return Infinity;
      const away = heightAbove(line, cell, slope) - expected;
      if (Math.abs(away) > REACH) return Infinity;
      const between = block === cell.block ? 0 : texts.filter(({ line: other }) => other !== line && other.box.x > right(line.box) && right(other.box) < box.x && isLevel(other, cell, slope)).length;
      return 0.5 * (away / LEVEL) ** 2 + running + (block === cell.block ? 0 : OTHER_BLOCK + between * OVER_TEXT);
    });
  });
  return leastCostAssignment(costs, UNLINKED);
}

/** How far (in type sizes) a price stands below the line it may belong to. */
function heightAbove(line: Line, { words }: PriceCell, slope: number): number {
  const price = words[0]!;
  const last = line.words.at(-1)!;
  const reference = last.box.height < 0.5 * line.size ? line.box : last.box;
  return (centreY(price.box) - centreY(reference) - slope * (centreX(price.box) - centreX(reference))) / line.size;
}

function isLevel(line: Line, cell: PriceCell, slope: number): boolean {
  return Math.abs(heightAbove(line, cell, slope)) < 0.5;
}

/** How far the prices about one stand below their names: the middle of its neighbours in the column. */
function learnedOffset(cells: readonly PriceCell[], open: readonly TextLine[], links: readonly Assigned[], slope: number): (cell: PriceCell) => number {
  const linked = cells.flatMap((cell, index) => {
    const text = links[index]!.column === undefined ? undefined : open[links[index]!.column!];
    return text ? [{ cell, away: heightAbove(text.line, cell, slope) }] : [];
  });
  return (cell) => {
    const price = cell.words.at(-1)!.box;
    const column = linked
      .filter(({ cell: other }) => other.block === cell.block && Math.abs(right(other.words.at(-1)!.box) - right(price)) < SAME_COLUMN * cell.line.size)
      .sort((a, b) => Math.abs(centreY(a.cell.words[0]!.box) - centreY(price)) - Math.abs(centreY(b.cell.words[0]!.box) - centreY(price)));
    return column.length < NEIGHBOURS ? 0 : median(column.slice(0, NEIGHBOURS).map(({ away }) => away));
  };
}

function arrange(blocks: readonly LineBlock[], cells: readonly PriceCell[], open: readonly TextLine[], texts: readonly TextLine[], links: readonly Assigned[]): Line[][] {
  const linked = new Map<Line, Line>();
  const alone: { line: Line; block: number }[] = [];
  cells.forEach((cell, index) => {
    const { column, cost, margin } = links[index]!;
    const text = column === undefined ? undefined : open[column]!.line;
    if (text) linked.set(text, { ...lineOf([...text.words, ...cell.words]), size: text.size, link: { cost, margin } });
    else alone.push({ line: lineOf(cell.words), block: cell.block });
  });
  return blocks.map((_, block) => {
    const own = texts.filter((text) => text.block === block).map(({ line }) => linked.get(line) ?? line);
    const strays = alone.filter((stray) => stray.block === block).map(({ line }) => line);
    return strays.length === 0 ? own : merged(own, strays);
  });
}

/** Puts lines of prices among the others, each before the first line that stands lower. */
function merged(lines: readonly Line[], strays: readonly Line[]): Line[] {
  const all = [...lines];
  for (const stray of strays) {
    const at = all.findIndex((line) => centreY(line.box) > Math.min(centreY(stray.box), bottom(stray.box)));
    all.splice(at === -1 ? all.length : at, 0, stray);
  }
  return all;
}
