import { takeAddOns, type PrintedAddOn } from './add-ons';
import { right } from './box';
import { textOf, type Line } from './lines';
import type { Word } from './page';
import { isBeyond, withFalseFigure, withLostPoint, type PriceHabit } from './price-habit';
import { isClearlyMoney, isUnpriced, PRICE_PATTERN, repairFigures } from './price-text';
import { isSizeLabel, SIZE_LABEL_PATTERN } from './size-labels';

/** An amount as it stands on the paper. */
export interface PrintedPrice {
  readonly text: string;
  readonly words: readonly Word[];
  /** What it is printed for, where that stands beside it. */
  readonly label?: string;
  /** Two ends of a range, or words in place of an amount. */
  readonly inexact: boolean;
  /** Letters were taken for figures, or a point was put in, to make sense of it. */
  readonly repaired: boolean;
}

/** An extra and the words its amount stands in. */
export interface PlacedAddOn extends PrintedAddOn {
  readonly words: readonly Word[];
}

/** A line taken apart: what it says, and what it costs. */
export interface PricedLine {
  readonly line: Line;
  /** The line without prices and extras. */
  readonly text: string;
  readonly textWords: readonly Word[];
  readonly prices: readonly PrintedPrice[];
  readonly addOns: readonly PlacedAddOn[];
  /** Whether each price has its own words before it and no others are left: "Chicken 7.95, Lamb 8.95". */
  readonly inPairs: boolean;
}

const UNIT_AFTER = /^\s?(?:(?:oz|cl|ml|dl|l|g|gr|kg|lbs?|inch|in|am|pm|pcs?|pieces?|pers|people|min|st|nd|rd|th|x|years?)(?![\p{L}'’])|%|"|”|'(?!\p{L})|:\d)/iu;
const COUNT_BEFORE = /(?:\b(?:serves|for|of|since|est\.?|no\.?|nr\.?|feeds|over|until|till|to|from|at|suite|ste|floor|page|seite|pagina|página|and|or|rt|route|highway|hwy|vat|inc)|[#&])\s*$/i;
const TRAILING_PRICE = new RegExp(String.raw`(?:^|[\s(:/|–—…+-]|(?<=[\p{L})!?"”’]\.?)|(?<=\d[gl]))(${PRICE_PATTERN})\s*(?:(${SIZE_LABEL_PATTERN})|each|ea\.?|pp|p\.p\.|per person|l['’]un[oa]|cad\.|cada(?: un[oa])?|pro stück|la pièce|pièce)?\s*[)\]]?[.,;:|]?$`, 'iu');
const LEADING_PRICES = new RegExp(String.raw`^(${PRICE_PATTERN})(?:(\s*[–-]\s*|\s*/\s*|\s+)(${PRICE_PATTERN}))?\s+(?=[\p{L}"'“‘*(]|(?:19|20)\d\d\s|[A-Z]?\d{1,3}[.)]?\s+\p{L})`, 'iu');
const TRAILING_RANGE = new RegExp(String.raw`(?:^|[\s(:])((${PRICE_PATTERN})\s?[–-]\s?(${PRICE_PATTERN}))$`, 'iu');
const TRAILING_WORDS = /(?:^|\s)((?:m\.?\s?p\.?|market(?:\s+price)?|mkt\.?(?:\s+price)?|seasonal|a\.?q\.?|s\.?q\.?))$/i;
const MARK = String.raw`(?:V|VG|VE|VGN|GF|DF|N|NEW|SPICY)`;
const TRAILING_MARKS = new RegExp(String.raw`(?:\s*[(\[]${MARK}(?:\s*[,/ ]\s*${MARK})*[)\]]|\s+(?:VG|VE|GF|DF|V|NEW|SPICY))+$`, 'u');
const LABEL_BEFORE = new RegExp(String.raw`(?:^|[\s(])(${SIZE_LABEL_PATTERN})\s*[:–-]?$`, 'iu');
/** What stands between two prices of one line: a sign that parts them, and perhaps the words for the second. */
const BETWEEN = new RegExp(String.raw`(?<=\d\S{0,3})(\s*[/|·•;–-]\s*|,\s+|\s+(?:or|oder|o|ou)\s+|\s+)(${SIZE_LABEL_PATTERN}|(?:[\p{L}'’&]{2,}\.?\s+){0,2}[\p{L}'’&]{2,}\.?)?\s*:?$`, 'iu');
/** A sign or figures with what figures are mistaken for: "$10%", "8.»". */
const GARBLED = /(?<=\p{L}\S*)\s+([$€£]\s?[^\s\p{L}]\S{0,5}|\d{1,3}[.,]?[%”"'*°™»«]{1,2}\d?)$/u;
/** "14 95": the point was lost, and the cents stand by themselves. */
const PARTED_CENTS = /(?:^|\s)([$€£]?\d{1,3})\s(\d[05]|99)$/;
/** "0,5 l": what stands before it is no price. */
const VOLUME = /^\s?(?:oz|cl|ml|dl|l|g|kg)\.?$/;
const CHOICE = new RegExp(String.raw`((?:\p{L}[\p{L}'’&.]*\s+){1,2})(${PRICE_PATTERN})[\s/|,·]*`, 'giu');
const CHOICES = new RegExp(String.raw`^(?:${CHOICE.source}){2,}$`, 'iu');
const CHOICES_FIRST = new RegExp(String.raw`^(?:\p{L}[\p{L}'’&.]*\s+${PRICE_PATTERN}[\s/|,·]*){2}\s*(?=[A-Z]?\d{0,3}[.)]?\s*\p{L}{3})`, 'iu');
/** White before a cell of choices, in type sizes. */
const CHOICES_APART = 0.9;
/** Where prices are whole numbers, none is less. */
const LEAST_WHOLE = 1;
/** A bare number like this is a year, unless all prices are as high. */
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Finds the prices of a line and the text they leave.
 *
 * @param exact whether the words are those of the print; of a picture, figures that were taken for letters are put right
 */
export function takePrices(line: Line, habit: PriceHabit, exact = false): PricedLine {
  const { words } = line;
  const starts: number[] = [];
  let length = 0;
  for (const word of words) {
    starts.push(length);
    length += word.text.length + 1;
  }
  const readable = (text: string): string => (exact ? text : repairFigures(text));
  const wordsIn = (from: number, to: number): Word[] => words.filter((word, index) => starts[index]! < to && starts[index]! + word.text.length > from);
  const gapBefore = (at: number): number => {
    const index = starts.findIndex((_, i) => at < starts[i]! + words[i]!.text.length);
    const [word, previous] = [words[index], words[index - 1]];
    return word && previous ? (word.box.x - right(previous.box)) / line.size : Infinity;
  };

  const { rest, addOns: printedAddOns } = takeAddOns(readable(textOf(words)));
  const addOns = printedAddOns.map((addOn) => ({ ...addOn, words: wordsIn(addOn.at, addOn.at + addOn.priceText.length) }));
  const lostPoint = (price: string): boolean => !exact && withLostPoint(price, habit) !== undefined;
  const legible = choicesAtEnd({ line, text: rest, starts, wordsIn }) ?? endPrices({ whole: exact ? rest.trimEnd() : withoutSmudge(rest.trimEnd()), habit, wordsIn, gapBefore, lostPoint });
  const found = exact || legible.prices.length > 0 ? legible : (garbledPrice(legible.text, wordsIn) ?? legible);
  const leading = habit.leading && found.prices.length === 0 ? startPrices(rest, habit, wordsIn) : undefined;
  const { text, from, prices } = leading ?? { ...found, from: 0 };
  const textWords = wordsIn(from, from + text.length).filter((word) => addOns.length === 0 || rest.includes(readable(word.text)));
  return {
    line,
    text: text.replace(/\s+/g, ' '),
    textWords: text === '' ? [] : textWords,
    prices: prices.map((price) => (exact ? price : mended(price, habit, readable))),
    addOns,
    inPairs: prices.length > 1 && text === '' && prices.every((price) => price.label !== undefined && !isSizeLabel(price.label)),
  };
}

/** An amount that recognition did not make out is kept as it was read: it stands there, and nobody knows what it says. */
function garbledPrice(text: string, wordsIn: (from: number, to: number) => Word[]): { text: string; prices: PrintedPrice[] } | undefined {
  const match = GARBLED.exec(text);
  if (!match) return undefined;
  const from = match.index + match[0].length - match[1]!.length;
  return { text: text.slice(0, match.index).trimEnd(), prices: [{ text: match[1]!, words: wordsIn(from, text.length), inexact: true, repaired: true }] };
}

interface LineChoices {
  line: Line;
  text: string;
  /** Where each word begins in the text. */
  starts: readonly number[];
  wordsIn: (from: number, to: number) => Word[];
}

/** "Fried Rice    Chicken 8.50  Prawn 9.50": choices with their prices, in a cell of their own at the end of the line. */
function choicesAtEnd({ line: { words, size }, text, starts, wordsIn }: LineChoices): { text: string; prices: PrintedPrice[] } | undefined {
  const at = words.findIndex((word, index) => index > 0 && word.box.x - right(words[index - 1]!.box) > CHOICES_APART * size && CHOICES.test(text.slice(starts[index])));
  if (at === -1) return undefined;
  const from = starts[at]!;
  const prices = [...text.slice(from).matchAll(CHOICE)].map((match): PrintedPrice => {
    const start = from + match.index + match[0].lastIndexOf(match[2]!);
    return { text: match[2]!, label: match[1]!.trim(), words: wordsIn(start, start + match[2]!.length), inexact: false, repaired: false };
  });
  return { text: text.slice(0, from).replace(/[\s\-–—:.…|,/+(]+$/, ''), prices };
}

/** A letter or two behind a price are specks, unless they are a mark. */
function withoutSmudge(text: string): string {
  return text.replace(/(?<=\d[.,]\d{2})\s+(?!(?:V|VG|VE|GF|DF|N)$)[^\d\s$€£]{1,2}$/u, '');
}

function mended(price: PrintedPrice, habit: PriceHabit, readable: (text: string) => string): PrintedPrice {
  const pointed = price.inexact ? undefined : (withLostPoint(price.text, habit) ?? withFalseFigure(price.text, habit));
  return { ...price, text: pointed ?? price.text, repaired: price.repaired || pointed !== undefined || price.words.some((word) => readable(word.text) !== word.text) };
}

/** The price, the two of a range or of two sizes, that stand before the name. */
function startPrices(text: string, habit: PriceHabit, wordsIn: (from: number, to: number) => Word[]): { text: string; from: number; prices: PrintedPrice[] } | undefined {
  const choices = CHOICES_FIRST.exec(text)?.[0];
  if (choices) {
    const prices = [...choices.matchAll(CHOICE)].map((found): PrintedPrice => {
      const at = found.index + found[0].lastIndexOf(found[2]!);
      return { text: found[2]!, label: found[1]!.trim(), words: wordsIn(at, at + found[2]!.length), inexact: false, repaired: false };
    });
    return { text: text.slice(choices.length).trimEnd(), from: choices.length, prices };
  }
  const match = LEADING_PRICES.exec(text);
  if (!match) return undefined;
  const [whole, first, between, behind] = match as unknown as [string, string, string | undefined, string | undefined];
  // Where prices have cents, a bare number is that of the item.
  if (!habit.wholeNumbers && !isClearlyMoney(first) && !/[.,]\d/.test(first)) return undefined;
  // The number of the item may stand between its price and its name.
  const second = behind !== undefined && (between!.trim() !== '' || isClearlyMoney(behind) === isClearlyMoney(first)) ? behind : undefined;
  const all = second === undefined ? first + /^\s+/.exec(text.slice(first.length))![0] : whole;
  const rest = { text: text.slice(all.length).trimEnd(), from: all.length };
  const end = text.slice(0, all.length).trimEnd().length;
  if (second && /[–-]/.test(between ?? '') && isRange(first, second)) return { ...rest, prices: [{ text: text.slice(0, end), words: wordsIn(0, end), inexact: true, repaired: false }] };
  const prices = [{ text: first, words: wordsIn(0, first.length), inexact: false, repaired: false }];
  if (second) prices.push({ text: second, words: wordsIn(end - second.length, end), inexact: false, repaired: false });
  return { ...rest, prices };
}

interface LineText {
  whole: string;
  habit: PriceHabit;
  wordsIn: (from: number, to: number) => Word[];
  /** White before a place of the text, in type sizes. */
  gapBefore: (at: number) => number;
  /** Whether a number makes sense as a price whose point was lost. */
  lostPoint: (price: string) => boolean;
}

function endPrices({ whole, habit, wordsIn, gapBefore, lostPoint }: LineText): { text: string; prices: PrintedPrice[] } {
  const marks = TRAILING_MARKS.exec(whole)?.[0] ?? '';
  const bare = whole.slice(0, whole.length - marks.length).trimEnd();
  let rest = bare;
  const prices: PrintedPrice[] = [];

  const instead = TRAILING_WORDS.exec(rest);
  if (instead && isUnpriced(instead[1]!)) {
    prices.push({ text: instead[1]!, words: wordsIn(rest.length - instead[1]!.length, rest.length), inexact: true, repaired: false });
    rest = rest.slice(0, instead.index);
  }
  const parts = PARTED_CENTS.exec(rest);
  if (parts && lostPoint(parts[1]! + parts[2]!)) {
    const at = rest.length - parts[0].trimStart().length;
    prices.push({ text: `${parts[1]!}.${parts[2]!}`, words: wordsIn(at, rest.length), inexact: false, repaired: true });
    rest = rest.slice(0, at).trimEnd();
  }
  const range = TRAILING_RANGE.exec(rest);
  if (range && isRange(range[2]!, range[3]!)) {
    const at = rest.length - range[1]!.length;
    prices.push({ text: range[1]!, words: wordsIn(at, rest.length), inexact: true, repaired: false });
    rest = rest.slice(0, at);
  }
  let parted = false;
  for (let next = TRAILING_PRICE.exec(rest); prices.every((price) => !price.inexact) && next; next = TRAILING_PRICE.exec(rest)) {
    const at = next.index + next[0].indexOf(next[1]!);
    const before = rest.slice(0, at);
    if (!isPriceHere({ text: next[1]!, before, after: whole.slice(at + next[1]!.length), gap: gapBefore(at), next: prices[0], parted, habit, lostPoint: lostPoint(next[1]!) })) break;
    rest = before.replace(/[\s(]+$/, '');
    const between = BETWEEN.exec(rest);
    const follows = between !== null && isSecond(between, rest.slice(0, between.index), next[1]!) && !(habit.numbered && isMisreadNumber(rest.slice(0, between.index), between[2]));
    const label = next[2] ?? (follows ? between[2] : undefined);
    prices.unshift({ text: next[1]!, words: wordsIn(at, at + next[1]!.length), inexact: false, repaired: false, ...(label ? { label: label.trim() } : {}) });
    parted = follows && between[1]!.trim() !== '';
    if (follows) rest = rest.slice(0, between.index);
  }
  if (prices.length === 0) return { text: (bare + marks).trim(), prices };
  rest = rest.replace(/\s*[/|]\s*$/, '').trimEnd();
  const first = firstLabel(rest, prices);
  if (first) {
    prices[0] = { ...prices[0]!, label: first.label };
    rest = first.rest;
  }
  return { text: (rest.replace(/[\s\-–—:.…|,/+(]+$/, '') + marks).trim(), prices };
}

/** Whether a price and the words before it go on from another price: a sign parts the two, or nothing else is on the line. */
function isSecond(between: RegExpExecArray, before: string, price: string): boolean {
  const first = TRAILING_PRICE.exec(before);
  if (!first || YEAR.test(first[1]!) || VOLUME.test(between[0])) return false;
  if (between[1]!.trim() !== '' || between[2] === undefined || isSizeLabel(between[2])) return true;
  return isClearlyMoney(first[1]!) && isClearlyMoney(price) && (/^\p{Ll}/u.test(between[2]) || !/\p{L}{3}/u.test(before.slice(0, first.index)));
}

/** "7.12 Orange Chicken 9.25" where dishes are numbered: a chilli and the number of the dish, and then its name. */
function isMisreadNumber(before: string, words: string | undefined): boolean {
  return /^[1-9]\d?[.,]\d{1,2}$/.test(before.trim()) && words !== undefined && /^\p{Lu}/u.test(words) && !isSizeLabel(words);
}

/** The words for the first of several prices stand at the end of the name, as many as the second has. */
function firstLabel(rest: string, prices: readonly PrintedPrice[]): { label: string; rest: string } | undefined {
  const second = prices[1]?.label;
  if (prices.length < 2 || prices[0]!.label) return undefined;
  const size = LABEL_BEFORE.exec(rest);
  if (size && second) return { label: size[1]!, rest: rest.slice(0, rest.length - size[0].length) };
  if (!second || isSizeLabel(second)) return undefined;
  const count = second.split(/\s+/).length;
  const words = rest.replace(/[\s:]+$/, '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return { label: words.slice(-count).join(' ').replace(/^\(/, ''), rest: words.slice(0, -count).join(' ') };
}

interface Candidate {
  text: string;
  before: string;
  after: string;
  /** White before it, in type sizes. */
  gap: number;
  /** The price to the right of it, and whether a sign parts the two. */
  next: PrintedPrice | undefined;
  parted: boolean;
  habit: PriceHabit;
  lostPoint: boolean;
}

function isPriceHere({ text, before, after, gap, next, parted, habit, lostPoint }: Candidate): boolean {
  if (UNIT_AFTER.test(after) && !/^\s?L\s/.test(after)) return false;
  if (/\d[\s-]*$|\(\d+\)\s*$/.test(before) && !next && /^\d{3,5}$/.test(text)) return false;
  if (isVolume(text, habit)) return false;
  if (isClearlyMoney(text)) return true;
  if (YEAR.test(text) && !(habit.hundreds && habit.wholeNumbers && gap > 1.2)) return false;
  if (!/^\d{1,4}(?:[.,]\d)?$/.test(text) || COUNT_BEFORE.test(before) || (/,\s*$/.test(before) && gap < 1)) return false;
  const apart = gap > 1.2 || /(?:[-–—:…|/.]|\.{2})\s*$/.test(before);
  if (next) return parted || (gap > 0.8 && before.trim() !== '' && ((habit.wholeNumbers && !isClearlyMoney(next.text)) || lostPoint));
  if (!lostPoint && isBeyond(text, habit)) return false;
  if (before.trim() === '' || lostPoint) return true;
  return habit.wholeNumbers ? /\p{L}/u.test(before) || apart : apart;
}

/** "Cola 0,33": far below all prices, and what a glass or a bottle holds. */
function isVolume(text: string, { decimals, wholeNumbers }: PriceHabit): boolean {
  const litres = /^(?:0?[.,](?:1|125|15|2|25|3|33|375|4|5|7|75)0?|1[.,]00?)$/.test(text);
  const least = decimals?.least ?? (wholeNumbers ? LEAST_WHOLE : 0);
  return litres && Number(text.replace(',', '.')) < least / 1.5;
}

function isRange(from: string, to: string): boolean {
  const value = (text: string) => Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
  // A telephone number has the shape of a range.
  return value(from) > 0 && value(to) > value(from) && value(to) < 5 * value(from) && !(/^\d{3}$/.test(from) && /^\d{4}$/.test(to));
}
