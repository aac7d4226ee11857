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
  const seen = lines
    .filter((line) => !line.aboutHouse)
    .flatMap(({ text: beside, page, source }) => [
      ...source.prices.map(({ text, words, label = '' }) => ({ text, words, page, beside: beside || label })),
      ...source.addOns.map(({ priceText, words, name }) => ({ text: priceText, words, page, beside: name })),
    ]);
  const open = seen.filter(({ words }) => !words.some((word) => placed.has(word)));
  const besides = tidyNames(open.map(({ beside }) => beside));
  const unplaced = open.map(({ text, words, page }, index) => {
    const source = regionOf(words, pages.find((candidate) => candidate.number === page)!);
    const beside = besides[index]!;
    return { text, ...(A_WORD.test(beside) ? { beside } : {}), ...(source ? { source } : {}) };
  });
  return { seen: seen.length, placed: seen.length - unplaced.length, unplaced };
}

