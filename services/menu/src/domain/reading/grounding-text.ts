import { distance } from 'fastest-levenshtein';

import { centreX, centreY } from './box';
import { printedWords } from './clean-words';
import { splitIntoBlocks } from './columns';
import { linesOf, type Line } from './lines';
import type { SourceRegion } from './menu-reading';
import type { Page, Word } from './page';
import { isClearlyMoney, looksLikePrice } from './price-text';
import { regionOf } from './source-region';

/** Share of the letters that may differ between a text and its place: recognition errs, a text layer does not. */
const TOLERANCE = { ocr: 0.2, 'text-layer': 0.06 } as const;
/** A name runs over so many lines at most. */
const MOST_LINES = 3;

/** A line of a page with its number from 1, in reading order. */
export interface NumberedLine extends Line {
  readonly number: number;
  /** Lines of one block (column) are read one after the other. */
  readonly block: number;
}

export interface PrintedWord {
  readonly word: Word;
  /** The word without case, accents and signs. */
  readonly folded: string;
  readonly line: NumberedLine;
  readonly region: SourceRegion;
}

/** The words of a page in reading order; a word's index is its name in all that follows. */
export interface PrintedText {
  readonly page: Page;
  readonly lines: readonly NumberedLine[];
  readonly words: readonly PrintedWord[];
}

/** Words `from` to `to`, both included; a price that stands between them is none of `words`. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly words: readonly number[];
  /** How alike (0 to 1) they are to the text that was looked for. */
  readonly similarity: number;
}

export function printedText(page: Page): PrintedText {
  const blocks = splitIntoBlocks(printedWords(page), { exact: page.source === 'text-layer' }).map((words) => linesOf(words));
  const lines = blocks.flatMap((block, index) => block.map((line) => ({ line, block: index }))).map(({ line, block }, index) => ({ ...line, block, number: index + 1 }));
  const words = lines.flatMap((line) => line.words.map((word) => ({ word, folded: fold(word.text), line, region: regionOf([word], page)! })));
  return { page, lines, words };
}

/** A text without what two readers write differently: case, accents, signs, white. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** How alike two folded texts are, 0 to 1. */
export function similarity(a: string, b: string): number {
  return a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length);
}

/** All places where a text is printed, up to errors of recognition; none overlaps another. */
export function spansOf(claimed: string, text: PrintedText): Span[] {
  const target = fold(claimed);
  if (target.length < 2) return [];
  const folded = text.words.map((word) => (isMoney(word.word.text) && !isClearlyMoney(claimed) ? '' : word.folded));
  const errors = Math.floor(target.length * TOLERANCE[text.page.source]);
  const found = folded.flatMap((first, from) => (first ? (spanFrom(from, folded, target, errors, text) ?? []) : []));
  return found.sort((a, b) => b.similarity - a.similarity || a.from - b.from).filter((span, index, spans) => !spans.slice(0, index).some((better) => spansOverlap(better, span)));
}

/** The words from one on that are most like a text; undefined when they differ in more than so many letters. */
function spanFrom(from: number, folded: readonly string[], target: string, errors: number, { words }: PrintedText): Span | undefined {
  let best: Span | undefined;
  let joined = '';
  const taken: number[] = [];
  for (let to = from; to < words.length && follows(words[from]!, words[to]!); to++) {
    if (!folded[to]) continue;
    joined += folded[to];
    taken.push(to);
    if (joined.length > target.length + errors) break;
    if (joined.length < target.length - errors) continue;
    const alike = similarity(target, joined);
    if ((1 - alike) * Math.max(target.length, joined.length) <= errors + 0.001 && alike > (best?.similarity ?? 0)) best = { from, to, words: [...taken], similarity: alike };
  }
  return best;
}

const isMoney = (text: string): boolean => looksLikePrice(text) && isClearlyMoney(text);

function follows(first: PrintedWord, word: PrintedWord): boolean {
  return word.line.block === first.line.block && word.line.number - first.line.number < MOST_LINES;
}

export const spansOverlap = (a: Pick<Span, 'from' | 'to'>, b: Pick<Span, 'from' | 'to'>): boolean => a.from <= b.to && b.from <= a.to;

/** The words of some indexes. */
export function wordsAt(indexes: readonly number[], text: PrintedText): Word[] {
  return indexes.map((index) => text.words[index]!.word);
}

export function indexesOf({ from, to }: Pick<Span, 'from' | 'to'>): number[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

/** Indexes of the words whose middle lies in a region of the page. */
export function wordsWithin(region: SourceRegion | undefined, text: PrintedText): number[] {
  if (!region || region.page !== text.page.number) return [];
  return text.words.flatMap(({ region: place }, index) => {
    const [x, y] = [centreX(place), centreY(place)];
    return x >= region.x && x <= region.x + region.width && y >= region.y && y <= region.y + region.height ? [index] : [];
  });
}
