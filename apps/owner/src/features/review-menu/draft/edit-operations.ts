import type { MenuCategory, MenuItem } from '@chalkboard/contracts';
import { findItem, type CategoryField, type Draft, type ItemField, type ItemPlace } from './menu-draft';

type SetItem = {
  [F in ItemField]: {
    readonly kind: 'set-item';
    readonly itemId: string;
    readonly field: F;
    readonly from: MenuItem[F];
    readonly to: MenuItem[F];
  };
}[ItemField];
type SetCategory = {
  [F in CategoryField]: {
    readonly kind: 'set-category';
    readonly categoryId: string;
    readonly field: F;
    readonly from: MenuCategory[F];
    readonly to: MenuCategory[F];
  };
}[CategoryField];

/**
 * The smallest changes that a menu can take. Each knows what it replaces, so that it can be turned round, and names
 * what it touches by id, so that it can be made again on a menu that has changed meanwhile.
 */
export type Operation =
  | SetItem
  | { readonly kind: 'add-item'; readonly place: ItemPlace; readonly item: MenuItem }
  | { readonly kind: 'remove-item'; readonly place: ItemPlace; readonly item: MenuItem }
  | { readonly kind: 'move-item'; readonly itemId: string; readonly from: ItemPlace; readonly to: ItemPlace }
  | SetCategory
  | { readonly kind: 'add-category'; readonly category: MenuCategory; readonly after?: string }
  | { readonly kind: 'remove-category'; readonly category: MenuCategory; readonly after?: string }
  | { readonly kind: 'move-category'; readonly categoryId: string; readonly from?: string; readonly to?: string };

/** The draft with one operation made; the same draft when what it names is not there. */
export function apply(draft: Draft, operation: Operation): Draft {
  switch (operation.kind) {
    case 'set-item':
      return setItem(draft, operation);
    case 'add-item':
      return findItem(draft, operation.item.id)
        ? draft
        : inCategory(draft, operation.place.categoryId, (items) =>
            insertedAfter(items, operation.place.after, operation.item),
          );
    case 'remove-item':
      return withoutItem(draft, operation.item.id);
    case 'move-item': {
      const found = findItem(draft, operation.itemId);
      if (!found || !draft.some(({ id }) => id === operation.to.categoryId)) return draft;
      return inCategory(withoutItem(draft, operation.itemId), operation.to.categoryId, (items) =>
        insertedAfter(items, operation.to.after, found.item),
      );
    }
    case 'set-category':
      return draft.map((category) =>
        category.id === operation.categoryId ? { ...category, [operation.field]: operation.to } : category,
      );
    case 'add-category':
      return draft.some(({ id }) => id === operation.category.id)
        ? draft
        : insertedAfter(draft, operation.after, operation.category);
    case 'remove-category':
      return draft.filter(({ id }) => id !== operation.category.id);
    case 'move-category': {
      const category = draft.find(({ id }) => id === operation.categoryId);
      return category
        ? insertedAfter(
            draft.filter((one) => one !== category),
            operation.to,
            category,
          )
        : draft;
    }
  }
}

export function applyAll(draft: Draft, operations: readonly Operation[]): Draft {
  return operations.reduce(apply, draft);
}

/** What takes an operation back. */
export function inverse(operation: Operation): Operation {
  switch (operation.kind) {
    case 'set-item':
    case 'set-category':
    case 'move-item':
    case 'move-category':
      return { ...operation, from: operation.to, to: operation.from } as Operation;
    case 'add-item':
      return { ...operation, kind: 'remove-item' };
    case 'remove-item':
      return { ...operation, kind: 'add-item' };
    case 'add-category':
      return { ...operation, kind: 'remove-category' };
    case 'remove-category':
      return { ...operation, kind: 'add-category' };
  }
}

function setItem(draft: Draft, { itemId, field, to }: Extract<Operation, { kind: 'set-item' }>): Draft {
  const found = findItem(draft, itemId);
  if (!found) return draft;
  // The amount belongs to the old text; what the new text means is told by the server.
  const { priceMinor, ...rest } = found.item;
  const item: MenuItem =
    field === 'price' || priceMinor === undefined ? { ...rest, [field]: to } : { ...rest, priceMinor, [field]: to };
  return inCategory(draft, found.category.id, (items) => items.with(found.index, item));
}

function inCategory(draft: Draft, categoryId: string, change: (items: readonly MenuItem[]) => MenuItem[]): Draft {
  return draft.map((category) =>
    category.id === categoryId ? { ...category, items: change(category.items) } : category,
  );
}

function withoutItem(draft: Draft, itemId: string): Draft {
  const found = findItem(draft, itemId);
  return found ? inCategory(draft, found.category.id, (items) => items.filter(({ id }) => id !== itemId)) : draft;
}

/** At the head without `after`; at the end when that is no longer there. */
function insertedAfter<T extends { readonly id: string }>(list: readonly T[], after: string | undefined, one: T): T[] {
  const before = after === undefined ? -1 : list.findIndex(({ id }) => id === after);
  const index = after !== undefined && before < 0 ? list.length : before + 1;
  return list.toSpliced(index, 0, one);
}
