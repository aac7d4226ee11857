import { median } from './box';
import type { CategoryDraft, ItemDraft } from './item-drafts';
import type { PrintedPrice } from './line-prices';
import type { ItemReading, MenuReading, ReadingSignals } from './menu-reading';
import type { Page, Word } from './page';

/** Margins and distances beyond this say no more. */
const FAR = 10;

/** Figures in a name that are no year and no count of pieces. */
const AMOUNT = /\d\s?[.,-]\s?\d|\d[%°]|\$|€|£|^\d{1,2}\s|\s\d{2}(?:\s|$)/u;
/** Letters; "Pho" has three, and most smudges no more. */
const SHORT = 4;

/** How the prices of a menu are written: how many there are, and how many of each shape and with each cents. */
export interface PriceLooks {
  readonly count: number;
  readonly shapes: ReadonlyMap<string, number>;
  readonly cents: ReadonlyMap<string, number>;
}

/** What the prices of one menu and of one section are like: what a single price is held against. */
export interface PriceCompany {
  readonly looks: PriceLooks;
  /** Middle price of the section, in minor units; 0 when it has none. */
  readonly middle: number;
  readonly page: PageFacts;
}

/** How well a page as a whole was read. */
export interface PageFacts {
  /** Recognition's mean confidence in its words. */
  readonly words: number;
  /** Share of its prices that found no place in the menu. */
  readonly unplaced: number;
}

/** How well a page was read, by its words and by the prices on it that were left over. */
export function pageFacts({ words, number }: Page, { seen, unplaced }: MenuReading['prices']): PageFacts {
  return { words: mean(words), unplaced: unplaced.filter((price) => price.source?.page === number).length / Math.max(1, seen) };
}

/** The numbers that tell how far an item's reading can be trusted. */
export function signalsOf(draft: ItemDraft, category: CategoryDraft, reading: Pick<ItemReading, 'name' | 'price' | 'variants'>, company: PriceCompany, page: Page): ReadingSignals {
  const priceWords = draft.prices.flatMap((price) => price.words);
  const minor = reading.price.minor ?? reading.variants?.[0]?.price.minor ?? null;
  return {
    exactWords: page.source === 'text-layer' ? 1 : 0,
    nameWords: mean(draft.nameWords),
    leastNameWord: least(draft.nameWords),
    priceWords: least(priceWords),
    pageWords: company.page.words,
    unplacedShare: company.page.unplaced,
    roleMargin: Math.min(FAR, draft.roleMargin),
    headingMargin: Math.min(FAR, category.headingMargin),
    linkCost: Math.min(FAR, draft.linkCost),
    linkMargin: Math.min(FAR, draft.linkMargin),
    rowDistance: Math.min(FAR, draft.rowDistance),
    likeOtherPrices: shareOf(company.looks.shapes, draft.prices[0], shapeOf, company.looks.count),
    likeOtherCents: shareOf(company.looks.cents, draft.prices[0], centsOf, company.looks.count),
    againstSection: minor && company.middle > 0 ? Math.log(minor / company.middle) : 0,
    prices: draft.prices.length,
    inexact: draft.prices.length > 0 && (reading.variants ?? [reading]).some((priced) => priced.price.minor === null) ? 1 : 0,
    unlabelled: reading.variants?.some((variant) => /^Price \d$/.test(variant.label)) ? 1 : 0,
    bareHundreds: page.source === 'ocr' && draft.prices.some((price) => /^\D*\d{3,}\D*$/.test(price.text)) ? 1 : 0,
    repaired: draft.prices.some((price) => price.repaired) ? 1 : 0,
    otherReading: priceWords.some((word) => word.otherReading) ? 1 : 0,
    oddLetters: oddShare(reading.name),
    amountInName: AMOUNT.test(reading.name) ? 1 : 0,
    shortName: (reading.name.match(/\p{L}/gu)?.length ?? 0) < SHORT ? 1 : 0,
    sharedPrice: draft.sharedPrice ? 1 : 0,
  };
}

/** The middle of some amounts in minor units; what is no amount is left out. */
export function middleOf(amounts: readonly (number | null)[]): number {
  return median(amounts.filter((amount) => amount !== null));
}

/** Counts the ways in which prices are written. */
export function priceLooks(prices: readonly PrintedPrice[]): PriceLooks {
  return { count: prices.length, shapes: counted(prices, shapeOf), cents: counted(prices, centsOf) };
}

function counted(prices: readonly PrintedPrice[], look: (text: string) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of prices) counts.set(look(text), (counts.get(look(text)) ?? 0) + 1);
  return counts;
}

function shareOf(counts: ReadonlyMap<string, number>, price: PrintedPrice | undefined, look: (text: string) => string, count: number): number {
  return price && count > 0 ? (counts.get(look(price.text)) ?? 0) / count : 0;
}

const centsOf = (text: string): string => /[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.padEnd(2, '0') ?? '';

/** How an amount is written, without its figures: "$12.50" → "$0.00", "12" → "0". */
function shapeOf(text: string): string {
  return text.replace(/\s/g, '').replace(/^([^\d.,]*)\d+/, '$10').replace(/\d(?=\d*$)/g, '0');
}

function oddShare(name: string): number {
  const odd = name.match(/[^\p{L}\s'’&.,()-]/gu)?.length ?? 0;
  return odd / Math.max(1, name.length);
}

const mean = (words: readonly Word[]): number => (words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length);
const least = (words: readonly Word[]): number => (words.length === 0 ? 0 : Math.min(...words.map((word) => word.confidence)));
