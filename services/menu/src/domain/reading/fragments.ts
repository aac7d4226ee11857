import { around, bottom, centreX, centreY, median, right, type Box } from './box';
import type { Word } from './page';
import { isClearlyMoney, looksLikePrice, PRICE_PATTERN } from './price-text';
import { isSizeLabel, SIZE_LABEL_PATTERN } from './size-labels';
import { typeSize } from './type-size';

/** Words that stand together on one row, with no more white between them than between the words of a text. */
export interface Fragment {
  readonly words: readonly Word[];
  readonly box: Box;
  /** Type size. */
  readonly size: number;
  /** Holds a word of three letters at least. */
  readonly isText: boolean;
  /** Nothing but amounts. */
  readonly isPrice: boolean;
  /** The same, beyond doubt: with a sign, or with decimals. */
  readonly isMoney: boolean;
  /** Nothing but the label of an amount, or amounts with their labels: "Small", "glass 9". */
  readonly isLabelled: boolean;
  /** Ends with an amount. */
  readonly endsInPrice: boolean;
  /** Nothing but the number of an item. */
  readonly isNumber: boolean;
}

/** White within a text, in type sizes: this many times the usual gap between words, within bounds. */
const GAP_FACTOR = 2.2;
const LEAST_GAP = 0.8;
const MOST_GAP = 2;
const USUAL_GAP_RANK = 0.4;

/** Written with `*`, since of what is repeated with `+` two copies are compiled. */
const LABELLED = new RegExp(String.raw`^(?=.)(?:[\s/|,:()-]*(?:${SIZE_LABEL_PATTERN})[:\s]+${PRICE_PATTERN})*$`, 'iu');
/** "35ml-4", "horno.$12": an amount set close behind the text. */
const DASHED_PRICE = /\p{L}\P{L}{0,2}[-–—.…:$€£]\s?[$€£]?\d{1,4}(?:[.,]\d{1,2})?$/u;
const ITEM_NUMBER = /^[#(]?[A-Z]?\d{1,3}[a-z]?[.):,]?$/;

/** Parts the words of a page into fragments; `slope` is how far rows fall per unit to the right. */
export function fragmentsOf(words: readonly Word[], slope: number): Fragment[] {
  const reach = textGap(words, slope);
  const rows: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box.x - b.box.x)) {
    let best: { row: Word[]; gap: number } | undefined;
    for (const row of rows) {
      const last = row.at(-1)!;
      const gap = gapBetween(last, word, slope);
      if (gap === undefined || gap > reach) continue;
      // A price closes its row: what follows it at more than a word's distance begins another.
      if (gap > 0.6 * reach && looksLikePrice(last.text) && /^\p{L}/u.test(word.text) && row.length > 1 && !isBracketedLabel(word.text)) continue;
      if (!best || gap < best.gap) best = { row, gap };
    }
    if (best) best.row.push(word);
    else rows.push([word]);
  }
  return rows.map(fragmentOf);
}

/** How far rows fall per unit to the right, over a whole page; 0 when rows are too short to tell. */
export function rowSlope(words: readonly Word[]): number {
  const slopes = fragmentsOf(words, 0)
    .filter((fragment) => fragment.words.length >= 3)
    .map(({ words: row }) => {
      const [first, last] = [row[0]!.box, row.at(-1)!.box];
      return (bottom(last) - bottom(first)) / Math.max(1, centreX(last) - centreX(first));
    });
  const slope = slopes.length >= 5 ? median(slopes) : 0;
  return Math.abs(slope) > 0.003 ? slope : 0;
}

function fragmentOf(words: readonly Word[]): Fragment {
  const text = words.map((word) => word.text).join(' ');
  const last = words.at(-1)!.text;
  return {
    words,
    box: around(words.map((word) => word.box)),
    size: median(words.map(typeSize)),
    isText: /\p{L}{3}/u.test(text),
    isPrice: isPriceCell(text),
    isMoney: looksLikePrice(text) && (isClearlyMoney(text) || /\d[.,]\d(?!\d)/.test(text)),
    isLabelled: LABELLED.test(text) || isBracketedLabel(text),
    endsInPrice: looksLikePrice(last) || DASHED_PRICE.test(last) || (words.length > 1 && looksLikePrice(words.slice(-2).map((word) => word.text).join(' '))),
    isNumber: ITEM_NUMBER.test(text) && !/[.,]\d/.test(text),
  };
}

/** One size label, perhaps in brackets. */
function isBracketedLabel(text: string): boolean {
  return isSizeLabel(text.replace(/^\(|\)$/g, ''));
}

function isPriceCell(text: string): boolean {
  // Recognition garbles small figures: short and with a figure is enough here.
  return looksLikePrice(text) || (/^[^\p{L}]*[\dOoIlSsn][^\p{L}]*$/u.test(text) && text.length <= 7 && /\d/.test(text));
}

/** White from one word to the next of its row, in type sizes; undefined when they stand on different rows. */
function gapBetween(last: Word, word: Word, slope: number): number | undefined {
  const lean = slope * (centreX(word.box) - centreX(last.box));
  const shared = Math.min(bottom(last.box) + lean, bottom(word.box)) - Math.max(last.box.y + lean, word.box.y);
  if (shared < 0.4 * Math.min(last.box.height, word.box.height)) return undefined;
  if (Math.abs(centreY(word.box) - centreY(last.box) - lean) > 0.7 * Math.max(last.box.height, word.box.height)) return undefined;
  const size = Math.min(typeSize(last), typeSize(word)) * 0.5 + Math.max(typeSize(last), typeSize(word)) * 0.5;
  if (centreX(word.box) < right(last.box) - 0.2 * size) return undefined;
  return (word.box.x - right(last.box)) / size;
}

/** The most white that a text of this page has between two words, in type sizes. */
function textGap(words: readonly Word[], slope: number): number {
  const byPlace = [...words].sort((a, b) => a.box.x - b.box.x);
  const gaps = byPlace.flatMap((word, index) => {
    const furthest = MOST_GAP * typeSize(word);
    let least = Infinity;
    for (let at = index + 1; at < byPlace.length; at++) {
      const next = byPlace[at]!;
      if (next.box.x - right(word.box) > furthest) break;
      const gap = gapBetween(word, next, slope);
      if (gap !== undefined && gap < least) least = gap;
    }
    return least < MOST_GAP ? [Math.max(0, least)] : [];
  });
  gaps.sort((a, b) => a - b);
  return Math.min(MOST_GAP, Math.max(LEAST_GAP, GAP_FACTOR * (gaps[Math.floor(gaps.length * USUAL_GAP_RANK)] ?? 0)));
}
