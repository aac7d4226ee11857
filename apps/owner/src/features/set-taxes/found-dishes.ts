import type { Menu } from '@chalkboard/contracts';

type Category = Menu['categories'][number];

/** More than this is not shown of a search. */
const MAX_FOUND = 40;

export interface FoundDishes {
  /** Categories with those of their dishes that are found; a category whose own name is found has them all. */
  readonly categories: readonly Category[];
  /** Dishes that are found and not shown. */
  readonly more: number;
}

/** Categories and dishes by a part of their name, letters' case apart. */
export function foundDishes(categories: readonly Category[], search: string): FoundDishes {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return { categories, more: 0 };
  const has = ({ name }: { readonly name: string }) => name.toLowerCase().includes(wanted);
  let shown = 0;
  let more = 0;
  const found = categories.flatMap((category) => {
    const items = has(category) ? category.items : category.items.filter(has);
    if (items.length === 0 && !has(category)) return [];
    const room = Math.max(0, MAX_FOUND - shown);
    shown += Math.min(room, items.length);
    more += Math.max(0, items.length - room);
    return [{ ...category, items: items.slice(0, room) }];
  });
  return { categories: found, more };
}
