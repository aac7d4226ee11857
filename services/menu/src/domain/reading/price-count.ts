import type { CategoryDraft } from './item-drafts';
import { tidyNames } from './item-names';
import type { LineFeatures } from './line-features';
import type { MenuReading } from './menu-reading';
import type { Page } from './page';
import { regionOf } from './source-region';

const A_WORD = /\p{L}{3}/u;

/** Each price on the pages is counted once: with an item, an extra or a section, or as one that has no place. The house's own numbers are none. */
export function countPrices(lines: readonly LineFeatures[], drafts: readonly CategoryDraft[], pages: readonly Page[]): MenuReading['prices'] {
  const placed = new Set(drafts.flatMap((category) => [...category.prices, ...category.items.flatMap((item) => [...item.prices, ...item.addOns])]).flatMap((price) => price.words));
  const seen = lines.filter((line) => !line.aboutHouse).flatMap((line) => [...line.source.prices, ...line.source.addOns.map((addOn) => ({ ...addOn, text: addOn.priceText }))].map((price) => ({ text: price.text, words: price.words, page: line.page, line })));
  const open = seen.filter(({ words }) => !words.some((word) => placed.has(word)));
  const besides = tidyNames(open.map(({ line }) => line.text));
  const unplaced = open.map(({ text, words, page }, index) => {
    const source = regionOf(words, pages.find((candidate) => candidate.number === page)!);
    const beside = besides[index]!;
    return { text, ...(A_WORD.test(beside) ? { beside } : {}), ...(source ? { source } : {}) };
  });
  return { seen: seen.length, placed: seen.length - unplaced.length, unplaced };
}

