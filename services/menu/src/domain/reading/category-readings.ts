import type { AllergenLegend } from './allergens';
import { mean } from './box';
import { priceText } from './currency';
import type { DietaryLegend } from './dietary';
import { doubtOf, priceNorm, shareWithMore, type Doubt } from './doubts';
import { wordsOf, type CategoryDraft, type ItemDraft, type PrintedPrice } from './item-drafts';
import { tidyNames, tidyText } from './item-names';
import { itemReading, tidyDescription } from './item-readings';
import type { CategoryReading, ItemReading, MenuReading } from './menu-reading';
import { byLastLine, nameAbove } from './names-above';
import type { Page, Word } from './page';
import { minorOf } from './price-text';
import type { ConfidenceModel } from './reading-model';
import { middleOf, priceLooks } from './reading-signals';
import { sizesInRows } from './sizes-in-rows';
import { regionOf } from './source-region';
import type { TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** Name of the category for items that stand under no heading. */
export const UNNAMED_CATEGORY = 'Menu';

/** A name that recognition is less sure of than this, and that has no price, is more likely a smudge than a dish. */
const CREDIBLE_UNPRICED = 0.6;
/** The same for the probability that it is a name at all. */
const LIKELY_NAME = 0.35;

/** Words that recognition is less sure of are shown as hard to make out. */
const CLEAR_WORD = 0.85;

/** What the categories are read from. */
export interface Formatting {
  drafts: readonly CategoryDraft[];
  pages: readonly Page[];
  currency: string;
  legend: DietaryLegend;
  allergenLegend: AllergenLegend;
  /** What marks drawn beside items say. */
  drawn: ReadonlyMap<ItemDraft, readonly string[]>;
  confidence: ConfidenceModel;
  /** The prices of the menu, placed and not. */
  counted: MenuReading['prices'];
  /** Prices that nobody has. */
  open: readonly TaggedToken[];
}

/** What was read, and the drafts that turned out to be no dishes. */
export interface ReadCategories {
  readonly categories: CategoryReading[];
  readonly dropped: ReadonlySet<ItemDraft>;
}

/** Drafts as the categories of a menu: what turns out to be no dish is left out, a section that goes on is joined. */
export function categoryReadings({
  drafts,
  pages,
  currency,
  legend,
  allergenLegend,
  drawn,
  confidence,
  counted,
  open,
}: Formatting): ReadCategories {
  const items = drafts.flatMap((category) => category.items);
  const names = tidyNames(items.map((item) => item.name));
  const nameOf = new Map(items.map((item, index) => [item, names[index]!]));
  const pageOf = (number: number): Page => pages.find((page) => page.number === number)!;
  const prices = items.flatMap((item) => item.prices);
  const minor = (price: PrintedPrice): number | null => (price.inexact ? null : minorOf(price.text, currency));
  const norm = priceNorm(
    prices.flatMap((price) => {
      const amount = minor(price);
      return amount === null ? [] : [{ text: price.text, minor: amount }];
    }),
  );
  const holders = holdersOf(items);
  const belowOpen = belowOpenNames(items);
  const menu = {
    looks: priceLooks(prices),
    menuMiddle: norm.middle,
    pricedShare: items.filter((item) => item.prices.length > 0 && !item.sharedPrice).length / Math.max(1, items.length),
    menuOpenAbove: belowOpen.size / Math.max(1, items.filter((item) => item.prices.length > 0).length),
    menuNames: mean(items.map((item) => item.part.tokens[0]!.probabilities[ROLE.name]!)),
    menuLinks: mean(prices.map(({ probability }) => probability)),
    openPrices: counted.seen === 0 ? 0 : counted.unplaced.length / counted.seen,
    pageWords: new Map(
      pages.map((page) => [
        page.number,
        page.words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, page.words.length),
      ]),
    ),
  };
  const categories: CategoryReading[] = [];
  const dropped = new Set<ItemDraft>();
  for (const draft of drafts) {
    const sectionMiddle = middleOf(draft.items.flatMap((item) => item.prices).map(minor));
    const dishes = draft.items.flatMap((item): ItemReading[] => {
      const sharers = Math.max(
        0,
        ...item.prices.flatMap(({ words }) => words.map((word) => (holders.get(word) ?? 1) - 1)),
      );
      const reading = itemReading({
        draft: item,
        category: draft,
        name: nameOf.get(item)!,
        pageOf,
        currency,
        legend,
        allergenLegend,
        drawn: drawn.get(item) ?? [],
        confidence,
        company: {
          ...menu,
          sectionMiddle,
          sharers,
          openAbove: belowOpen.has(item) ? 1 : 0,
          open: open.filter(({ segment }) => segment.page.number === item.page),
        },
      });
      if (!isDish(item, reading)) {
        dropped.add(item);
        return [];
      }
      const doubt = doubtOf(reading, item.prices, {
        norm,
        recognised: pageOf(item.page).source === 'ocr',
        withMorePrices: shareWithMore(
          item.prices.length,
          draft.items.map(({ prices: own }) => own.length),
        ),
        surePrice: confidence.surePrice,
      });
      const dish = doubt ? doubted(reading, item, doubt, currency) : reading;
      return [dish.variants ? { ...dish, variants: sizesInRows(dish.variants) } : dish];
    });
    if (dishes.length === 0) continue;
    const name = tidyText(draft.name) || UNNAMED_CATEGORY;
    const note = draft.notes
      .map((tokens) => tidyDescription(tokens.map(({ token }) => token.text).join(' ')))
      .filter(Boolean)
      .join(' ');
    const source = draft.heading && regionOf(wordsOf(draft.heading.tokens), draft.heading.page);
    const last = categories.at(-1);
    // The head of a section is printed again where it goes on in the next column or page.
    if (last && last.name.toLowerCase() === name.replace(/\s*\(?cont(?:inued|'d|\.)?\)?$/i, '').toLowerCase()) {
      last.items.push(...dishes);
      if (note) last.note = [last.note, note].filter(Boolean).join(' ');
    } else categories.push({ name, ...(source ? { source } : {}), ...(note ? { note } : {}), items: dishes });
  }
  return { categories, dropped };
}

/** A reading with what its owner is asked. */
function doubted(
  reading: ItemReading,
  draft: ItemDraft,
  { kind, reason, otherPrice }: Doubt,
  currency: string,
): ItemReading {
  const other = otherPrice === undefined ? null : minorOf(otherPrice, currency);
  const unsureWords = draft.nameWords
    .filter(({ text, confidence }) => confidence < CLEAR_WORD && reading.name.includes(text))
    .map(({ text }) => text);
  return {
    ...reading,
    uncertain: true,
    uncertainReason: reason,
    doubt: {
      kind,
      ...(other !== null && other !== reading.price.minor && { otherPrice: priceText(other, currency) }),
      ...(unsureWords.length > 0 && { unsureWords }),
    },
  };
}

/** How many items each printed price was given to. */
function holdersOf(items: readonly ItemDraft[]): ReadonlyMap<Word, number> {
  const holders = new Map<Word, number>();
  for (const item of items)
    for (const word of new Set(item.prices.flatMap(({ words }) => words)))
      holders.set(word, (holders.get(word) ?? 0) + 1);
  return holders;
}

/** The items with a price that stand right below a name without one. */
function belowOpenNames(items: readonly ItemDraft[]): ReadonlySet<ItemDraft> {
  const endsAt = byLastLine(items.map(({ part }) => part));
  const open = new Set(items.filter((item) => item.prices.length === 0).map(({ part }) => part));
  return new Set(
    items.filter((item) => {
      const above = nameAbove(item.part, endsAt);
      return item.prices.length > 0 && above !== undefined && open.has(above);
    }),
  );
}

/** Whether a draft is shown as a dish. */
export function isDish(draft: ItemDraft, reading: Pick<ItemReading, 'name' | 'signals'>): boolean {
  if ((reading.name.match(/\p{L}/gu)?.length ?? 0) < 2) return false;
  return (
    draft.prices.length > 0 ||
    (reading.signals.nameWords >= CREDIBLE_UNPRICED && reading.signals.nameRole >= LIKELY_NAME)
  );
}
