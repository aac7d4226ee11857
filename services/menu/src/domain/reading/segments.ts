import { around, bottom, centreX, centreY, median, right, sharedHeight, sharedWidth, type Box } from './box';
import { printedWords } from './clean-words';
import type { Page, Word } from './page';
import { settledAmounts } from './page-amounts';
import { tokensOf, type Token } from './tokens';
import { typeSize } from './type-size';

/** Words that stand together on one row, with no more white between them than between the words of a text. */
export interface Segment {
  /** Place in the list of segments of its page. */
  readonly index: number;
  readonly page: Page;
  readonly tokens: readonly Token[];
  readonly box: Box;
  readonly size: number;
  /** The nearest segments of the same row, and those next above and below that share some width. */
  left?: Segment;
  right?: Segment;
  up?: Segment;
  down?: Segment;
}

/** White within a text, in type sizes: this many times the usual gap between words, within bounds. */
const GAP_FACTOR = 2.2;
const LEAST_GAP = 0.75;
const MAX_GAP = 1.6;
const USUAL_GAP_RANK = 0.4;
/** The number of an item, and how far before its name a narrow one may hang (type sizes). */
const ITEM_NUMBER = /^(?:[A-Z]\d{1,2}|[A-Z]?\d{1,3}[.)])$/;
const NUMBER_GAP = 2;
/** Numbers that stand near enough to their names, for each that does not. */
const NUMBERS_NEAR = 2;
/** Text beside lettering of more than twice its size stands on no row with it. */
const UNLIKE_SIZE = 2.2;
/** Share of the lower box that two segments of one row have in common. */
const SAME_ROW = 0.45;

/** The print of a page as segments, top to bottom and left to right, each knowing its neighbours. */
export function segmentsOf(page: Page): Segment[] {
  const words = printedWords(page);
  const reach = textGap(words);
  const rows: Word[][] = [];
  const open: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y)) {
    let best: { row: Word[]; gap: number } | undefined;
    for (const row of open) {
      const gap = gapBetween(row.at(-1)!, word);
      if (gap !== undefined && gap <= reach * spacing(row.at(-1)!, word) && (!best || gap < best.gap))
        best = { row, gap };
    }
    if (best) best.row.push(word);
    else {
      const row = [word];
      rows.push(row);
      open.push(row);
    }
    // What ends far to the left takes no more words.
    for (let at = open.length - 1; at >= 0; at--)
      if (right(open[at]!.at(-1)!.box) + 40 * typeSize(open[at]!.at(-1)!) < word.box.x) open.splice(at, 1);
  }
  const segments = settledAmounts(
    (page.source === 'text-layer' ? withNumbers(rows) : rows).map((row) => tokensOf(row)),
    page,
  )
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ({ tokens, box: around(tokens.map((token) => token.box)), size: sizeOf(tokens) }))
    .sort((a, b) => centreY(a.box) - centreY(b.box) || a.box.x - b.box.x)
    .map((segment, index): Segment => ({ ...segment, index, page }));
  for (const segment of segments) linkNeighbours(segment, segments);
  return segments;
}

/**
 * Rows with the numbers that hang before them, where most numbers of a page stand in the row of their name. Boxes of
 * pictures are not exact enough to tell.
 */
function withNumbers(rows: readonly Word[][]): readonly Word[][] {
  const isNumber = (row: readonly Word[]): boolean => ITEM_NUMBER.test(row[0]!.text);
  const near = rows.filter((row) => row.length > 1 && isNumber(row)).length;
  const hanging = new Map<Word[], Word[]>();
  for (const row of rows) {
    if (row.length > 1 || !isNumber(row)) continue;
    const named = rows.find((other) => {
      const gap = other === row || isNumber(other) ? undefined : gapBetween(row[0]!, other[0]!);
      return gap !== undefined && gap > 0 && gap <= NUMBER_GAP;
    });
    if (named) hanging.set(named, row);
  }
  if (near < NUMBERS_NEAR * hanging.size) return rows;
  const joined = new Set(hanging.values());
  return rows.flatMap((row) => (joined.has(row) ? [] : [[...(hanging.get(row) ?? []), ...row]]));
}

/** Marks behind a name, "(vg)(gf)", are set smaller than it and may have more letters. */
const IN_BRACKETS = /^[([].*[)\]]$/u;

/** Type size of a row: longer words count more. */
function sizeOf(tokens: readonly Token[]): number {
  const plain = tokens.filter(({ text }) => !IN_BRACKETS.test(text));
  return median(
    (plain.length > 0 ? plain : tokens).flatMap((token) =>
      Array.from({ length: Math.min(8, token.text.length) }, () => token.size),
    ),
  );
}

function linkNeighbours(segment: Segment, all: readonly Segment[]): void {
  let [left, rightOf, up, down] = [Infinity, Infinity, Infinity, Infinity];
  for (const other of all) {
    if (other === segment) continue;
    const shared = sharedHeight(segment.box, other.box);
    if (shared > SAME_ROW * Math.min(segment.box.height, other.box.height)) {
      const after = other.box.x - right(segment.box);
      const before = segment.box.x - right(other.box);
      if (after > -0.5 * segment.size && after < rightOf && centreX(other.box) > centreX(segment.box))
        [rightOf, segment.right] = [after, other];
      if (before > -0.5 * segment.size && before < left && centreX(other.box) < centreX(segment.box))
        [left, segment.left] = [before, other];
      continue;
    }
    if (sharedWidth(segment.box, other.box) <= 0) continue;
    const above = centreY(segment.box) - centreY(other.box);
    if (above > 0 && above < up) [up, segment.up] = [above, other];
    if (above < 0 && -above < down) [down, segment.down] = [-above, other];
  }
}

/** Width of a letter with the white behind it, in type sizes, in usual text. */
const USUAL_ADVANCE = 0.62;
const WIDEST_SPACING = 2.5;

/** How much wider than usual the letters of two words are set: the white between them is wider too. */
function spacing(a: Word, b: Word): number {
  const advance = ({ text, box }: Word, size: number): number =>
    text.length < 3 ? Infinity : box.width / text.length / Math.max(1, size);
  const least = Math.min(advance(a, typeSize(a)), advance(b, typeSize(b)));
  return least === Infinity ? 1 : Math.min(WIDEST_SPACING, Math.max(1, least / USUAL_ADVANCE));
}

/** White from one word to the next of its row, in type sizes; undefined when they stand on different rows. */
function gapBetween(last: Word, word: Word): number | undefined {
  const shared = Math.min(bottom(last.box), bottom(word.box)) - Math.max(last.box.y, word.box.y);
  if (shared < 0.4 * Math.min(last.box.height, word.box.height)) return undefined;
  if (Math.abs(centreY(word.box) - centreY(last.box)) > 0.7 * Math.max(last.box.height, word.box.height))
    return undefined;
  const [a, b] = [typeSize(last), typeSize(word)];
  if (Math.max(a, b) > UNLIKE_SIZE * Math.min(a, b) && /\p{L}{3}/u.test(last.text) && /\p{L}{3}/u.test(word.text))
    return undefined;
  const size = (a + b) / 2;
  if (centreX(word.box) < right(last.box) - 0.2 * size) return undefined;
  return (word.box.x - right(last.box)) / size;
}

/** The most white that a text of this page has between two words, in type sizes. */
function textGap(words: readonly Word[]): number {
  const byPlace = [...words].sort((a, b) => a.box.x - b.box.x);
  const gaps = byPlace.flatMap((word, index) => {
    const furthest = 2 * typeSize(word);
    let least = Infinity;
    for (let at = index + 1; at < byPlace.length; at++) {
      const next = byPlace[at]!;
      if (next.box.x - right(word.box) > furthest) break;
      const gap = gapBetween(word, next);
      if (gap !== undefined && gap < least) least = gap;
    }
    return least < 2 ? [Math.max(0, least)] : [];
  });
  gaps.sort((a, b) => a - b);
  return Math.min(MAX_GAP, Math.max(LEAST_GAP, GAP_FACTOR * (gaps[Math.floor(gaps.length * USUAL_GAP_RANK)] ?? 0)));
}
