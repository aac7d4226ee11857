import type { AllergenLegend } from './allergens';
import type { DietaryLegend } from './dietary';
import { doubtOf, priceNorm } from './doubts';
import type { CategoryDraft, ItemDraft } from './item-drafts';
import { tidyNames, tidyText } from './item-names';
import { itemReading, tidyDescription } from './item-readings';
import type { PrintedPrice } from './line-prices';
import type { CategoryReading, ItemReading, MenuReading } from './menu-reading';
import type { Page } from './page';
import { minorOf } from './price-text';
import { middleOf, pageFacts, priceLooks } from './reading-signals';
import { regionOf } from './source-region';

/** Name of the category for items that stand under no heading. */
export const UNNAMED_CATEGORY = 'Menu';

/** A name that recognition is less sure of than this, and that has no price, is more likely a smudge than a dish. */
const CREDIBLE_UNPRICED = 0.6;

/** What the categories are read from. */
export interface Formatting {
  drafts: readonly CategoryDraft[];
  pages: readonly Page[];
  currency: string;
  legend: DietaryLegend;
  allergenLegend: AllergenLegend;
  /** The prices of the menu, placed and not. */
  counted: MenuReading['prices'];
}

/** Drafts as the categories of a menu: what turns out to be no dish is left out, a section that goes on is joined. */
export function categoryReadings({ drafts, pages, currency, legend, allergenLegend, counted }: Formatting): CategoryReading[] {
  const items = drafts.flatMap((category) => category.items);
  const names = tidyNames(items.map((item) => item.name));
  const nameOf = new Map(items.map((item, index) => [item, names[index]!]));
  const pageOf = (number: number): Page => pages.find((page) => page.number === number)!;
  const prices = items.flatMap((item) => item.prices);
  const minor = (price: PrintedPrice): number | null => (price.inexact ? null : minorOf(price.text, currency));
  const norm = priceNorm(prices.flatMap((price) => {
    const amount = minor(price);
    return amount === null ? [] : [{ text: price.text, minor: amount }];
  }));
  const looks = priceLooks(prices);
  const facts = new Map(pages.map((page) => [page.number, pageFacts(page, counted)]));
  const categories: CategoryReading[] = [];
  for (const draft of drafts) {
    const middle = middleOf(draft.items.flatMap((item) => item.prices).map(minor));
    const dishes = draft.items.flatMap((item): ItemReading[] => {
      const reading = itemReading({ draft: item, category: draft, name: nameOf.get(item)!, pageOf, currency, legend, allergenLegend, company: { looks, middle, page: facts.get(item.page)! } });
      if (!isDish(item, reading)) return [];
      const doubt = doubtOf(reading, item.prices, norm, pageOf(item.page).source === 'ocr');
      return [doubt ? { ...reading, uncertain: true, uncertainReason: doubt } : reading];
    });
    if (dishes.length === 0) continue;
    const name = tidyText(draft.name) || UNNAMED_CATEGORY;
    const note = draft.notes.map(tidyDescription).filter(Boolean).join(' ');
    const source = draft.heading && regionOf(draft.heading.textWords, pageOf(draft.heading.page));
    const last = categories.at(-1);
    // The head of a section is printed again where it goes on in the next column or page.
    if (last && last.name.toLowerCase() === name.replace(/\s*\(?cont(?:inued|'d|\.)?\)?$/i, '').toLowerCase()) last.items.push(...dishes);
    else categories.push({ name, ...(source ? { source } : {}), ...(note ? { note } : {}), items: dishes });
  }
  return categories;
}

function isDish(draft: ItemDraft, reading: ItemReading): boolean {
  if ((reading.name.match(/\p{L}/gu)?.length ?? 0) < 2) return false;
  return draft.prices.length > 0 || reading.signals.nameWords >= CREDIBLE_UNPRICED;
}

