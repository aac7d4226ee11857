import { centreY, right } from './box';
import { priceText } from './currency';
import type { PrintedText, Span } from './grounding-text';
import { wordsWithin } from './grounding-text';
import type { ItemReading, MenuReading, PriceReading, SourceRegion } from './menu-reading';
import { isClearlyMoney, isUnpriced, looksLikePrice, minorOf, PRICE_PATTERN, repairFigures } from './price-text';

/** Costs of the ways that a price can stand to its name; above `NEAR` it is near, and not beyond doubt. */
export const NEAR = 0.3;
const LEFT_OF_NAME = 0.5;
const ABOVE_NAME = 0.8;
const OTHER_BLOCK = 1;
const PER_ROW = 0.1;
/** A price stands so many rows below its name at most, and so many above. */
const ROWS_BELOW = 8;
const ROWS_ABOVE = 1;
/** What stands beside a name in another block is on its row when it is no further up or down (in type sizes). */
const SAME_ROW = 0.6;

/** What is compared of two prices: minor units, or that there is a word in place of an amount. */
export type AmountKey = number | 'unpriced';

/** An amount on the paper: words `from` to `to`. */
export interface PrintedAmount {
  readonly key: AmountKey;
  readonly from: number;
  readonly to: number;
}

/** An amount that the local reading knows at a place. */
export interface KnownAmount {
  readonly price: PriceReading;
  readonly source: SourceRegion;
}

/** The amounts of a price as text: "$12.50" → [1250], "8 – 10" → both ends, "MP" → ["unpriced"]; none for what is no price. */
export function amountsIn(price: string, currency: string): AmountKey[] {
  const text = repairFigures(price.trim());
  if (isUnpriced(text)) return ['unpriced'];
  const whole = minorOf(text, currency);
  if (whole !== null) return [whole];
  const ends = text.split(/\s?[–—/-]\s?|\s+to\s+/).map((end) => minorOf(end, currency));
  return ends.length > 1 && ends.every((end) => end !== null) ? ends : [];
}

/** A claimed price in the form that prices are shown in. */
export function shownPrice(price: string, currency: string): PriceReading {
  const amounts = amountsIn(price, currency);
  if (amounts.length === 0 || amounts.includes('unpriced')) return { text: price.trim(), minor: null };
  const minors = amounts.filter((amount) => amount !== 'unpriced');
  return { text: minors.map((minor) => priceText(minor, currency)).join(' – '), minor: minors.length === 1 ? minors[0]! : null };
}

/** The prices of an item: its variants', or its one, or none. */
export function pricesOf(item: ItemReading): PriceReading[] {
  if (item.variants) return item.variants.map((variant) => variant.price);
  return item.price.text === '' ? [] : [item.price];
}

/** All prices of a reading that have a place on the paper. */
export function knownAmounts(reading: MenuReading): KnownAmount[] {
  const items = reading.categories.flatMap((category) => category.items);
  const own = items.flatMap((item) => [...(item.variants ?? []), ...(item.addOns ?? []), ...(item.variants ? [] : pricesOf(item).map((price) => ({ price, source: item.source.price })))]);
  const all = [...own, ...reading.prices.unplaced.map(({ text, source }) => ({ price: { text, minor: null }, source }))];
  return all.flatMap(({ price, source }) => (source ? [{ price, source }] : []));
}

/** All amounts of a page: what is written as money, whole numbers at the ends of lines, and what the local reading found. */
export function printedAmounts(text: PrintedText, known: readonly KnownAmount[], currency: string): PrintedAmount[] {
  const amounts = text.lines.flatMap((line) => amountsOfLine(text, line.number, currency));
  for (const { price, source } of known) {
    const within = wordsWithin(source, text);
    const [from, to] = [Math.min(...within), Math.max(...within)];
    for (const key of amountsIn(price.text, currency)) {
      if (within.length > 0 && !amounts.some((amount) => amount.key === key && amount.from <= to && from <= amount.to)) amounts.push({ key, from, to });
    }
  }
  return amounts;
}

function amountsOfLine(text: PrintedText, number: number, currency: string): PrintedAmount[] {
  const first = text.words.findIndex((word) => word.line.number === number);
  const words = text.words.filter((word) => word.line.number === number).map(({ word }) => word.text);
  const starts = words.map((_, index) => words.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const printed = repairFigures(words.join(' '));
  const placed = (from: number, to: number): { from: number; to: number } => {
    const within = words.flatMap((word, index) => (starts[index]! < to && starts[index]! + word.length > from ? [first + index] : []));
    return { from: within[0]!, to: within.at(-1)! };
  };
  const amounts = [...printed.matchAll(new RegExp(PRICE_PATTERN, 'giu'))].flatMap((match): PrintedAmount[] => {
    const key = minorOf(match[0], currency);
    const rest = printed.slice(match.index + match[0].length).trim();
    const isPrice = isClearlyMoney(match[0]) || ((rest === '' || looksLikePrice(rest)) && (match.index === 0 || /[\s.(/-]/.test(printed[match.index - 1]!)));
    return key !== null && isPrice ? [{ key, ...placed(match.index, match.index + match[0].length) }] : [];
  });
  // Raised cents are words of their own: "9" and "50". As much as it takes to find a price that is claimed to be there.
  const raisedCents = words.slice(1).flatMap((cents, index): PrintedAmount[] => {
    const key = /^\d{2}$/.test(cents) && /\d[.,]?$/.test(words[index]!) ? minorOf(`${words[index]!.replace(/[.,]$/, '')}.${cents}`, currency) : null;
    return key === null ? [] : [{ key, from: first + index, to: first + index + 1 }];
  });
  const instead = words.flatMap((word, index): PrintedAmount[] => (isUnpriced(word) || isUnpriced(words.slice(index, index + 2).join(' ')) ? [{ key: 'unpriced', from: first + index, to: first + index }] : []));
  return [...amounts, ...raisedCents, ...instead];
}

/**
 * What it costs to take an amount for the price of the name at `name`: 0 on its line, right of it; more below, above and
 * in the next block; Infinity out of its reach, or with another name between the two.
 *
 * @param names where all names of the page stand
 */
export function reachOf(name: Span, amount: PrintedAmount, names: readonly Span[], text: PrintedText): number {
  const [first, last, line] = [text.words[name.from]!.line, text.words[name.to]!.line, text.words[amount.from]!.line];
  if (name.words.some((word) => word >= amount.from && word <= amount.to)) return Infinity;
  if (line.block !== first.block) return isBeside(name, amount, names, text) ? OTHER_BLOCK : Infinity;
  const isBetween = (other: Span): boolean => other !== name && (amount.from > name.to ? other.from > name.to && other.to < amount.from : other.from > amount.to && other.to < name.from);
  if (names.some(isBetween)) return Infinity;
  if (amount.from > name.from) {
    const rows = Math.max(0, line.number - last.number);
    return rows === 0 ? 0 : rows <= ROWS_BELOW ? NEAR + PER_ROW * rows : Infinity;
  }
  if (line === first) return LEFT_OF_NAME;
  return first.number - line.number <= ROWS_ABOVE ? ABOVE_NAME : Infinity;
}

function isBeside(name: Span, amount: PrintedAmount, names: readonly Span[], text: PrintedText): boolean {
  const [end, price] = [text.words[name.to]!, text.words[amount.from]!];
  const onRow = (other: number): boolean => Math.abs(centreY(text.words[other]!.word.box) - centreY(end.word.box)) <= SAME_ROW * end.line.size;
  if (!onRow(amount.from) || price.word.box.x < right(end.word.box)) return false;
  return !names.some((other) => other !== name && onRow(other.from) && text.words[other.from]!.word.box.x > end.word.box.x && text.words[other.from]!.word.box.x < price.word.box.x);
}
