import type { BoardItems } from '@chalkboard/contracts';

export type BoardItem = BoardItems['items'][number];

/** Dishes whose name or category holds every word of `query`, in the menu's order. */
export function foundItems(items: readonly BoardItem[], query: string): readonly BoardItem[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ name, category }) =>
    words.every((word) => `${name} ${category}`.toLocaleLowerCase().includes(word)),
  );
}
