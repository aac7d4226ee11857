import { centreY, median, right } from './box';
import type { CategoryDraft, ItemDraft, PrintedPrice } from './item-drafts';
import type { ItemReading, ReadingSignals } from './menu-reading';
import type { Page, Word } from './page';
import type { TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** Figures in a name that are no year and no count of pieces. */
const AMOUNT = /\d\s?[.,-]\s?\d|\d[%°]|\$|€|£|^\d{1,2}\s|\s\d{2}(?:\s|$)/u;

/** How the prices of a menu are written: how many there are, and how many of each shape and with each cents. */
export interface PriceLooks {
  readonly count: number;
  readonly shapes: ReadonlyMap<string, number>;
  readonly cents: ReadonlyMap<string, number>;
}

/** What the prices of one menu and of one section are like: what a single price is held against. */
export interface PriceCompany {
  readonly looks: PriceLooks;
  /** Middle price of the section and of the menu, in minor units; 0 when there is none. */
  readonly sectionMiddle: number;
  readonly menuMiddle: number;
  /** Share of the menu's items that have a price of their own. */
  readonly pricedShare: number;
  /**
   * How likely its names are names, and its prices belong to theirs, on average; share of its prices that found no
   * place.
   */
  readonly menuNames: number;
  readonly menuLinks: number;
  readonly openPrices: number;
  /** By page, recognition's mean confidence in its words. */
  readonly pageWords: ReadonlyMap<number, number>;
  /** Prices of the item's page that nobody has. */
  readonly open: readonly TaggedToken[];
  /** How many other items the prices of this one were given to as well. */
  readonly sharers: number;
  /** 1 when it stands right below a name without a price; share of the menu's priced items that do. */
  readonly openAbove: number;
  readonly menuOpenAbove: number;
}

/** The numbers that tell how far an item's reading can be trusted. */
export function signalsOf(
  draft: ItemDraft,
  category: CategoryDraft,
  reading: Pick<ItemReading, 'name' | 'price' | 'variants'>,
  company: PriceCompany,
  page: Page,
): ReadingSignals {
  const { prices, part } = draft;
  const priceWords = prices.flatMap((price) => price.words);
  const minor = reading.price.minor ?? reading.variants?.[0]?.price.minor ?? null;
  const roles = part.tokens.map(({ probabilities }) => probabilities[ROLE.name]! + probabilities[ROLE.nameMore]!);
  const amounts = (reading.variants ?? [reading]).flatMap(({ price }) => (price.minor === null ? [] : [price.minor]));
  return {
    exactWords: page.source === 'text-layer' ? 1 : 0,
    nameWords: mean(draft.nameWords),
    leastNameWord: least(draft.nameWords),
    priceWords: least(priceWords),
    pageWords: company.pageWords.get(page.number) ?? 0,
    nameStart: part.tokens[0]!.probabilities[ROLE.name]!,
    nameRole: average(roles),
    leastNameRole: Math.min(...roles),
    nameEnd: endOf(draft),
    link: prices.length === 0 ? 0 : Math.min(...prices.map(({ probability }) => probability)),
    linkRival: Math.max(0, ...prices.map(({ rival }) => rival)),
    heading: draft.heading?.probability ?? 0,
    likeOtherPrices: shareOf(company.looks.shapes, prices[0], shapeOf, company.looks.count),
    likeOtherCents: shareOf(company.looks.cents, prices[0], centsOf, company.looks.count),
    againstSection: minor && company.sectionMiddle > 0 ? Math.log(minor / company.sectionMiddle) : 0,
    againstMenu: minor && company.menuMiddle > 0 ? Math.log(minor / company.menuMiddle) : 0,
    pricedShare: company.pricedShare,
    menuNames: company.menuNames,
    menuLinks: company.menuLinks,
    openPrices: company.openPrices,
    openBeside: company.open.filter((price) => isBeside(price, draft)).length,
    prices: prices.length,
    spread: amounts.length > 1 ? Math.log(Math.max(...amounts) / Math.max(1, Math.min(...amounts))) : 0,
    inexact: prices.length > 0 && amounts.length < prices.length ? 1 : 0,
    unlabelled: reading.variants?.some((variant) => /^Price \d$/.test(variant.label)) ? 1 : 0,
    bareHundreds: page.source === 'ocr' && prices.some((price) => /^\D*\d{3,}\D*$/.test(price.text)) ? 1 : 0,
    repaired: prices.some((price) => price.repaired) ? 1 : 0,
    otherReading: priceWords.some((word) => word.otherReading) ? 1 : 0,
    confirmed: priceWords.every((word) => word.confirmed) ? 1 : 0,
    steadyFigures: priceWords.every((word) => word.confirmed || word.steady) ? 1 : 0,
    oddLetters: oddShare(reading.name),
    amountInName: AMOUNT.test(reading.name) ? 1 : 0,
    nameLength: reading.name.match(/\p{L}/gu)?.length ?? 0,
    nameLines: part.segments.length,
    sharedPrice: draft.sharedPrice ? 1 : 0,
    sharers: company.sharers,
    openAbove: company.openAbove,
    menuOpenAbove: company.menuOpenAbove,
    itemsInCategory: category.items.length,
  };
}

/** How far right of its name and below it (type sizes) a price may stand to be one that the item lacks. */
const BESIDE = { right: 45, below: 2.2 } as const;

function isBeside({ token }: TaggedToken, { part }: ItemDraft): boolean {
  const size = Math.max(1, part.size);
  const down = centreY(token.box) - centreY(part.segments[0]!.box);
  const apart = token.box.x - right(part.box);
  return (
    down > -0.8 * size &&
    down < BESIDE.below * size + part.box.height &&
    apart > -part.box.width &&
    apart < BESIDE.right * size
  );
}

/** How sure it is that the name ends where it does: that what follows on its line is something else. */
function endOf({ part, descriptionTokens }: ItemDraft): number {
  const last = part.tokens.at(-1)!;
  const next = descriptionTokens.find(({ segment, at }) => segment === last.segment && at === last.at + 1);
  return next ? 1 - next.probabilities[ROLE.nameMore]! : 1;
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

function shareOf(
  counts: ReadonlyMap<string, number>,
  price: PrintedPrice | undefined,
  look: (text: string) => string,
  count: number,
): number {
  return price && count > 0 ? (counts.get(look(price.text)) ?? 0) / count : 0;
}

const centsOf = (text: string): string => /[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.padEnd(2, '0') ?? '';

/** How an amount is written, without its figures: "$12.50" → "$0.00", "12" → "0". */
function shapeOf(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(/^([^\d.,]*)\d+/, '$10')
    .replace(/\d(?=\d*$)/g, '0');
}

function oddShare(name: string): number {
  const odd = name.match(/[^\p{L}\s'’&.,()-]/gu)?.length ?? 0;
  return odd / Math.max(1, name.length);
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const mean = (words: readonly Word[]): number => average(words.map((word) => word.confidence));
const least = (words: readonly Word[]): number =>
  words.length === 0 ? 0 : Math.min(...words.map((word) => word.confidence));
