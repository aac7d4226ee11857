import type { MenuCategory, MenuItem } from '@chalkboard/contracts';
import type { Draft } from '../draft/menu-draft';

export interface ShownCategory {
  readonly category: MenuCategory;
  readonly items: readonly MenuItem[];
}

/**
 * The categories with those items that have every word of the search in their name, description, sizes or category;
 * accents and case do not count.
 */
export function matching(draft: Draft, search: string): ShownCategory[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return draft.map((category) => ({ category, items: category.items }));
  return draft
    .map((category) => ({
      category,
      items: category.items.filter((item) => includesAll(plain(textOf(item, category)), words)),
    }))
    .filter(({ items }) => items.length > 0);
}

function textOf({ name, description, price, variants = [], dietary = [] }: MenuItem, category: MenuCategory): string {
  return [
    category.name,
    name,
    description,
    price,
    ...variants.flatMap((size) => [size.label, size.price]),
    ...dietary,
  ].join(' ');
}

const includesAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
