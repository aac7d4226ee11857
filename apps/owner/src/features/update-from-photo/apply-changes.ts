import type { MenuCategory, MenuChange, MenuItem } from '@chalkboard/contracts';
import { replaces } from './chosen-changes';

/**
 * The categories of a menu with the chosen changes in them. What was approved is settled: a new price or a new dish no
 * longer carries a mark of doubt, while a new name says nothing about the price. A new dish stands last in its section,
 * or where the one was that it replaces; a section that this leaves empty goes too.
 * @param categories the menu that the changes were made against; stays as it is
 * @param newSection name of the section for dishes that stood under no heading
 * @param makeId makes the id of a new section
 */
export function applyChanges(
  categories: readonly MenuCategory[],
  chosen: readonly MenuChange[],
  { newSection, makeId }: { readonly newSection: string; readonly makeId: () => string },
): MenuCategory[] {
  const gone = new Set(chosen.flatMap((change) => (change.kind === 'gone' ? [change.itemId] : [])));
  const edited = chosen.reduce((menu, change) => {
    switch (change.kind) {
      case 'price':
        return withItem(menu, change.itemId, (item) =>
          settled(
            change.variantId ? withVariantPrice(item, change.variantId, change.to) : { ...item, price: change.to },
          ),
        );
      case 'renamed':
        return withItem(menu, change.itemId, (item) => ({ ...item, name: change.to }));
      case 'new':
        return withNew(menu, change, chosen, { name: change.category.trim() || newSection, makeId });
      case 'gone':
        return menu;
    }
  }, categories);
  return edited.flatMap((category) => {
    const items = category.items.filter(({ id }) => !gone.has(id));
    return items.length === 0 && category.items.length > 0 ? [] : [{ ...category, items }];
  });
}

type NewDish = Extract<MenuChange, { kind: 'new' }>;

function withNew(
  menu: readonly MenuCategory[],
  change: NewDish,
  chosen: readonly MenuChange[],
  { name, makeId }: { readonly name: string; readonly makeId: () => string },
): readonly MenuCategory[] {
  const item = settled(change.item);
  const old = chosen.find((other) => replaces(change, other));
  const oldId = old?.kind === 'gone' ? old.itemId : undefined;
  if (oldId !== undefined && menu.some(({ items }) => items.some(({ id }) => id === oldId))) {
    return menu.map((category) => ({
      ...category,
      items: category.items.flatMap((other) => (other.id === oldId ? [item, other] : [other])),
    }));
  }
  const home =
    menu.find(({ id }) => id === change.categoryId) ??
    menu.find((category) => category.name.toLowerCase() === name.toLowerCase());
  if (!home) return [...menu, { id: makeId(), name, items: [item] }];
  return menu.map((category) => (category === home ? { ...category, items: [...category.items, item] } : category));
}

function withItem(
  menu: readonly MenuCategory[],
  itemId: string,
  change: (item: MenuItem) => MenuItem,
): readonly MenuCategory[] {
  return menu.map((category) =>
    category.items.some(({ id }) => id === itemId)
      ? { ...category, items: category.items.map((item) => (item.id === itemId ? change(item) : item)) }
      : category,
  );
}

function withVariantPrice(item: MenuItem, variantId: string, price: string): MenuItem {
  return {
    ...item,
    variants: item.variants?.map((variant) => (variant.id === variantId ? { ...variant, price } : variant)),
  };
}

function settled({ uncertain: _uncertain, uncertainReason: _reason, doubt: _doubt, ...item }: MenuItem): MenuItem {
  return item;
}
