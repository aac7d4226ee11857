import type { Menu, MenuItem, OrdersNow } from '@chalkboard/contracts';

/** A dish of which few portions are left; absent: they are not counted, or there are enough. */
export interface CountedItem extends MenuItem {
  readonly left?: number;
}

/**
 * The menu with what is left of its dishes; without counts the same object, so that nothing is drawn anew.
 * @param left `OrdersNow.left` as JSON: equal answers are the same
 */
export function countedMenu(menu: Menu, left: string | undefined): Menu {
  if (!left || left === '[]') return menu;
  const counts = new Map(
    (JSON.parse(left) as NonNullable<OrdersNow['left']>).map((one) => [one.itemId, one.remaining]),
  );
  const counted = (item: MenuItem): CountedItem => {
    const remaining = counts.get(item.id);
    return remaining === undefined ? item : remaining > 0 ? { ...item, left: remaining } : { ...item, soldOut: true };
  };
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, items: category.items.map(counted) })),
  };
}
