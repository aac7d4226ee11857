import type { Menu } from '@chalkboard/contracts/http/menu';

/** What a menu is called until its owner says. */
export const UNNAMED = 'My Restaurant';

/**
 * Whether a menu has a name that nobody gave it: none, or one of its own headings. Nothing is published so: screens
 * ask, and the menu service refuses.
 */
export function lacksName({
  restaurantName,
  categories,
  settledDetails: settled = [],
}: Pick<Menu, 'restaurantName' | 'categories' | 'settledDetails'>): boolean {
  if (settled.includes('name')) return false;
  const plain = (text: string) => text.trim().toLowerCase();
  return restaurantName === UNNAMED || categories.some(({ name }) => plain(name) === plain(restaurantName));
}
