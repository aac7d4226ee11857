import { takeAddOns, type PrintedAddOn } from './add-ons';
import { bottom, right } from './box';
import { textOf, type Line } from './lines';
import type { Word } from './page';
import { isClearlyMoney, isUnpriced, PRICE_PATTERN, repairFigures } from './price-text';
import { SIZE_LABEL_PATTERN } from './size-labels';

/** An amount as it stands on the paper. */
export interface PrintedPrice {
  readonly text: string;
  readonly words: readonly Word[];
  /** What it is printed for, where that stands beside it. */
  readonly label?: string;
  /** Two ends of a range, or words in place of an amount. */
  readonly inexact: boolean;
  /** Letters were taken for figures to make sense of it. */
  readonly repaired: boolean;
}

/** A line taken apart: what it says, and what it costs. */
export interface PricedLine {
  readonly line: Line;
  /** The line without prices and extras. */
  readonly text: string;
  readonly textWords: readonly Word[];
  readonly prices: readonly PrintedPrice[];
  readonly addOns: readonly PrintedAddOn[];
  /** Whether each price has its own words before it: "Chicken 7.95, Lamb 8.95". */
  readonly inPairs: boolean;
}

/** How the prices of one menu are written. */
export interface PriceHabit {
  /** Bare whole numbers at the end of a line are prices. */
  readonly wholeNumbers: boolean;
}

const UNIT_AFTER = /^\s?(?:oz|cl|ml|l|g|gr|kg|lbs?|inch|in|%|am|pm|pcs?|pieces?|pers|people|min|st|nd|rd|th|x|years?|"|”|'|:\d)/i;
const COUNT_BEFORE = /(?:\b(?:serves|for|of|since|est\.?|no\.?|nr\.?|feeds|over|until|till|to|from|at|suite|ste|floor|page|and|or|rt|route|highway|hwy)|[#&])\s*$/i;
const TRAILING_PRICE = new RegExp(String.raw`(?:^|[\s(:/|–—…+-]|(?<=[\p{L})!?"”’]\.?))(${PRICE_PATTERN})\s*(?:(${SIZE_LABEL_PATTERN})|each|ea\.?|pp|p\.p\.)?\s*[)\]]?[.,;:|]?$`, 'iu');
const TRAILING_RANGE = new RegExp(String.raw`(?:^|[\s(:])((${PRICE_PATTERN})\s?[–-]\s?(${PRICE_PATTERN}))$`, 'iu');
const TRAILING_WORDS = /(?:^|\s)((?:m\.?\s?p\.?|market(?:\s+price)?|mkt\.?(?:\s+price)?))$/i;
const TRAILING_MARKS = /(?:\s*[([](?:V|VG|VE|VGN|GF|DF|N)(?:\s*[,/ ]\s*(?:V|VG|VE|VGN|GF|DF|N))*[)\]]|\s+(?:VG|VE|GF|DF|V))+$/u;
const LABEL_BEFORE = new RegExp(String.raw`(?:^|[\s(])(${SIZE_LABEL_PATTERN})\s*[:–-]?$`, 'i');

/** Tells from all lines of a menu how it writes prices. */
export function priceHabit(lines: readonly Line[]): PriceHabit {
  let clear = 0;
  let whole = 0;
  for (const line of lines) {
    const text = repairFigures(textOf(line.words)).replace(TRAILING_MARKS, '');
    const match = TRAILING_PRICE.exec(text);
    if (!match) continue;
    if (isClearlyMoney(match[1]!)) clear++;
    else if (/^\d{1,4}(?:[.,]\d)?$/.test(match[1]!)) whole++;
  }
  return { wholeNumbers: clear < 3 || whole / (clear + whole) > 0.25 };
}

/** Finds the prices of a line and the text they leave. */
export function takePrices(line: Line, habit: PriceHabit): PricedLine {
  const words = joinRaisedCents(line.words);
  const starts: number[] = [];
  let length = 0;
  for (const word of words) {
    starts.push(length);
    length += word.text.length + 1;
  }
  const printed = textOf(words);
  const wordsIn = (from: number, to: number): Word[] => words.filter((word, index) => starts[index]! < to && starts[index]! + word.text.length > from);

  const { rest: withoutAddOns, addOns } = takeAddOns(repairFigures(printed));
  if (addOns.length > 0) {
    // Places in the text no longer match the words, so extras are only taken from lines that end with them.
    const inner = endPrices(withoutAddOns, habit, () => [], line, () => Infinity);
    const cut = withoutAddOns.length;
    return { line, text: inner.text, textWords: wordsIn(0, Math.max(1, inner.text.length)), prices: inner.prices.map((price) => ({ ...price, words: wordsIn(0, cut).slice(-1) })), addOns, inPairs: false };
  }

  const pairs = pairsIn(repairFigures(printed), wordsIn);
  if (pairs) return { line, text: printed, textWords: words, prices: pairs, addOns, inPairs: true };

  const gapBefore = (at: number): number => {
    const index = starts.findIndex((start, i) => at < start + words[i]!.text.length);
    const [word, previous] = [words[index], words[index - 1]];
    return word && previous ? word.box.x - right(previous.box) : Infinity;
  };
  const found = endPrices(repairFigures(printed), habit, wordsIn, line, gapBefore);
  const prices = found.prices.map((price) => ({ ...price, repaired: price.words.some((word) => repairFigures(word.text) !== word.text) }));
  const end = found.text.length;
  return { line, text: found.text, textWords: wordsIn(0, end), prices, addOns, inPairs: false };
}

function endPrices(
  whole: string,
  habit: PriceHabit,
  wordsIn: (from: number, to: number) => Word[],
  line: Line,
  gapBefore: (at: number) => number,
): { text: string; prices: PrintedPrice[] } {
  const marks = TRAILING_MARKS.exec(whole)?.[0] ?? '';
  let rest = whole.slice(0, whole.length - marks.length).trimEnd();
  const bare = rest;
  const prices: PrintedPrice[] = [];

  const instead = TRAILING_WORDS.exec(rest);
  if (instead && isUnpriced(instead[1]!)) {
    prices.push({ text: instead[1]!, words: wordsIn(rest.length - instead[1]!.length, rest.length), inexact: true, repaired: false });
    rest = rest.slice(0, instead.index);
  }
  const range = TRAILING_RANGE.exec(rest);
  if (range && isRange(range[2]!, range[3]!)) {
    const at = rest.length - range[1]!.length;
    prices.push({ text: range[1]!, words: wordsIn(at, rest.length), inexact: true, repaired: false });
    rest = rest.slice(0, at);
  }
  for (let next = TRAILING_PRICE.exec(rest); prices.every((price) => !price.inexact) && next; next = TRAILING_PRICE.exec(rest)) {
    const at = next.index + next[0].indexOf(next[1]!);
    const before = rest.slice(0, at);
    if (!isPriceHere({ text: next[1]!, before, after: whole.slice(at + next[1]!.length), gap: gapBefore(at) / line.size, first: prices[0], habit })) break;
    const label = next[2] ?? LABEL_BEFORE.exec(before.trimEnd())?.[1];
    prices.unshift({ text: next[1]!, words: wordsIn(at, at + next[1]!.length), inexact: false, repaired: false, ...(label ? { label: label.trim() } : {}) });
    rest = before.trimEnd();
    if (!next[2] && label && rest.length > label.length) rest = rest.slice(0, rest.length - LABEL_BEFORE.exec(rest)![0].length);
    rest = rest.replace(/\s*[/|]\s*$/, '').trimEnd();
  }
  if (prices.length === 0) return { text: (bare + marks).trim(), prices };
  return { text: (rest.replace(/[\s\-–—:.…|,/+(]+$/, '') + marks).trim(), prices };
}

interface Candidate {
  text: string;
  before: string;
  after: string;
  /** White before it, in type sizes. */
  gap: number;
  /** The price to the right of it. */
  first: PrintedPrice | undefined;
  habit: PriceHabit;
}

function isPriceHere({ text, before, after, gap, first, habit }: Candidate): boolean {
  if (UNIT_AFTER.test(after) && !/^\s?(?:l|g|in)\s/i.test(after) && !first) return false;
  if (/\d[\s-]*$|\(\d+\)\s*$/.test(before) && !first && /^\d{3,5}$/.test(text)) return false;
  if (isClearlyMoney(text)) return true;
  if (!/^\d{1,4}(?:[.,]\d)?$/.test(text) || COUNT_BEFORE.test(before) || (/,\s*$/.test(before) && gap < 1)) return false;
  const apart = gap > 1.2 || /(?:[-–—:…|/.]|\.{2})\s*$/.test(before);
  if (first) return /[/|]\s*$/.test(before + '') || /^\s*[/|]/.test(after) || (gap > 0.8 && before.trim() !== '' && habit.wholeNumbers && !isClearlyMoney(first.text));
  if (before.trim() === '') return true;
  return habit.wholeNumbers ? /\p{L}/u.test(before) || apart : apart;
}

function isRange(from: string, to: string): boolean {
  const value = (text: string) => Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
  return value(from) > 0 && value(to) > value(from);
}

/** "Chicken 7.95, Lamb 8.95" or "(cup 4 / bowl 6)": at least two prices, each with words of its own before it. */
function pairsIn(text: string, wordsIn: (from: number, to: number) => Word[]): PrintedPrice[] | undefined {
  const found = [...text.matchAll(new RegExp(String.raw`(?<![\d.,])(${PRICE_PATTERN})`, 'giu'))].filter((match) => isClearlyMoney(match[0]));
  if (found.length < 2) return undefined;
  const pairs: PrintedPrice[] = [];
  let from = 0;
  for (const match of found) {
    const label = text.slice(from, match.index).replace(/^[\s,;/|()–-]+|[\s,;/|(:–-]+$/g, '');
    from = match.index + match[0].length;
    if (!/\p{L}{2}/u.test(label) || label.split(' ').length > 5 || new RegExp(String.raw`^${SIZE_LABEL_PATTERN}$`, 'i').test(label)) return undefined;
    pairs.push({ text: match[0], label, words: wordsIn(match.index, from), inexact: false, repaired: false });
  }
  return text.slice(from).replace(/[\s)\].,]/g, '') === '' ? pairs : undefined;
}

/** "8" with a small raised "50" behind it is 8.50. */
function joinRaisedCents(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isRaised =
      last !== undefined &&
      /^[$€£]?\d{1,3}$/.test(last.text) &&
      /^[\d°oO]{2}$/.test(word.text) &&
      word.box.height < 0.8 * last.box.height &&
      bottom(word.box) < bottom(last.box) - 0.12 * last.box.height &&
      word.box.x - right(last.box) < 0.5 * last.box.height;
    if (isRaised) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}.${word.text.replace(/[°oO]/g, '0')}`,
        box: { ...last.box, width: right(word.box) - last.box.x },
        confidence: Math.min(last.confidence, word.confidence),
      };
    } else joined.push(word);
  }
  return joined;
}
