import type { BoardItems } from '@chalkboard/contracts';

export type BoardItem = BoardItems['items'][number];

/** Whether nothing is left of a dish: marked by hand, or by its count. */
export function isGone({ soldOut, remaining }: Pick<BoardItem, 'soldOut' | 'remaining'>): boolean {
  return soldOut || remaining === 0;
}

/** Dishes whose name or category holds every word of `query`, in the menu's order. */
export function foundItems(items: readonly BoardItem[], query: string): readonly BoardItem[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ name, category }) =>
    words.every((word) => `${name} ${category}`.toLocaleLowerCase().includes(word)),
  );
}
