import type { Menu, MenuItem, OrdersNow } from '@chalkboard/contracts';
import { hasFields, parseJson } from '@chalkboard/web-kit';
import type { TimedItem } from '../../shared/times/timed-menu';

/** A dish of which few portions are left; absent: they are not counted, or there are enough. */
export interface CountedItem extends TimedItem {
  readonly left?: number;
}

/**
 * The menu with what is left of its dishes; without counts the same object, so that nothing is drawn anew.
 * @param left `OrdersNow.left` as JSON: equal answers are the same
 */
export function countedMenu(menu: Menu, left: string | undefined): Menu {
  if (!left || left === '[]') return menu;
  const list = parseJson(left);
  const counts = new Map((Array.isArray(list) ? list.filter(isCount) : []).map((one) => [one.itemId, one.remaining]));
  const counted = (item: MenuItem): CountedItem => {
    const remaining = counts.get(item.id);
    return remaining === undefined ? item : remaining > 0 ? { ...item, left: remaining } : { ...item, soldOut: true };
  };
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, items: category.items.map(counted) })),
  };
}

function isCount(value: unknown): value is NonNullable<OrdersNow['left']>[number] {
  return hasFields(value) && typeof value.itemId === 'string' && typeof value.remaining === 'number';
}
