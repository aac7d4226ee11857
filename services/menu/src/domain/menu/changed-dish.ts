import { EditedCategories, type ChangeDishRequest, type EditedItem } from '@chalkboard/contracts';
import { updateMenu } from './menu';
import { MenuError } from './menu.errors';
import type { StoredMenu } from './stored-menu';

/**
 * The menu with one dish changed, by the rules by which an owner's editor changes it.
 * @throws MenuError `menu.item_not_found`, and what `updateMenu` throws
 */
export function withChangedDish(
  stored: StoredMenu,
  itemId: string,
  { version, ...changes }: ChangeDishRequest,
): StoredMenu {
  let found = false;
  const categories = EditedCategories.parse(stored.menu.categories).map((category) => ({
    ...category,
    items: category.items.map(({ allergens: _asTheyAre, ...item }): EditedItem => {
      if (item.id !== itemId) return item;
      found = true;
      // Whoever says the price has settled it; the reading's doubt about the rest stays.
      const { uncertain, ...settled } = item;
      return { ...(changes.price === undefined ? { ...settled, uncertain } : settled), ...changes };
    }),
  }));
  if (!found) throw dishNotFound();
  return updateMenu(stored, { categories, ...(version !== undefined && { baseVersion: version }) });
}

export function dishNotFound(): MenuError {
  return new MenuError('menu.item_not_found', 'This menu has no such dish, size or extra.');
}
