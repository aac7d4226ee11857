import type { MenuCategory } from '@chalkboard/contracts';
import type { Operation } from './edit-operations';
import { findItem, sameValue, type CategoryField, type Draft } from './menu-draft';
import type { Edit, MaybeEdit } from './menu-edits';
import { newPartId } from './part-id';

export function changeCategory(
  draft: Draft,
  categoryId: string,
  changes: Partial<Pick<MenuCategory, CategoryField>>,
): MaybeEdit {
  const category = draft.find(({ id }) => id === categoryId);
  if (!category) return undefined;
  const operations = (['name', 'note'] as const)
    .filter((field) => field in changes && !sameValue(field, category[field], changes[field]))
    .map(
      (field) => ({ kind: 'set-category', categoryId, field, from: category[field], to: changes[field] }) as Operation,
    );
  return operations.length > 0
    ? { kind: 'rename-category', name: changes.name ?? category.name, operations }
    : undefined;
}

/** An empty category at the end; gives its id. */
export function addCategory(draft: Draft, name: string): { readonly edit: Edit; readonly categoryId: string } {
  const category = { id: newPartId(), name, items: [] };
  return {
    categoryId: category.id,
    edit: { kind: 'add-category', name, operations: [{ kind: 'add-category', after: draft.at(-1)?.id, category }] },
  };
}

/** A category with all its items. */
export function deleteCategory(draft: Draft, categoryId: string): MaybeEdit {
  const index = draft.findIndex(({ id }) => id === categoryId);
  const category = draft[index];
  return (
    category && {
      kind: 'delete-category',
      name: category.name,
      operations: [{ kind: 'remove-category', category, after: draft[index - 1]?.id }],
    }
  );
}

export function moveCategoryBy(draft: Draft, categoryId: string, step: -1 | 1): MaybeEdit {
  const index = draft.findIndex(({ id }) => id === categoryId);
  const category = draft[index];
  if (!category || !draft[index + step]) return undefined;
  const to = step > 0 ? draft[index + 1]!.id : draft[index - 2]?.id;
  return {
    kind: 'move-category',
    name: category.name,
    operations: [{ kind: 'move-category', categoryId, from: draft[index - 1]?.id, to }],
  };
}

/** A heading that was none: the items go to the end of the category above, and its note with them. */
export function joinCategory(draft: Draft, categoryId: string): MaybeEdit {
  const index = draft.findIndex(({ id }) => id === categoryId);
  const category = draft[index];
  const above = draft[index - 1];
  if (!category || !above) return undefined;
  const note = [above.note, category.note].filter(Boolean).join(' ') || undefined;
  const noted: Operation[] =
    note === above.note
      ? []
      : [{ kind: 'set-category', categoryId: above.id, field: 'note', from: above.note, to: note }];
  const removed: Operation = { kind: 'remove-category', category: { ...category, items: [] }, after: above.id };
  return {
    kind: 'join-category',
    name: category.name,
    operations: [...moves(category, 0, above.id, above.items.at(-1)?.id), ...noted, removed],
  };
}

/** A heading that was missed: the item and all below it become a category of this name; gives its id. */
export function startCategory(
  draft: Draft,
  itemId: string,
  name: string,
): { readonly edit: Edit; readonly categoryId: string } | undefined {
  const found = findItem(draft, itemId);
  // At the head there would be nothing left above.
  if (!found || found.index === 0) return undefined;
  const made = { id: newPartId(), name, items: [] };
  return {
    categoryId: made.id,
    edit: {
      kind: 'add-category',
      name,
      operations: [
        { kind: 'add-category', category: made, after: found.category.id },
        ...moves(found.category, found.index, made.id),
      ],
    },
  };
}

/** A heading that was read as an item without a price: the items below it become a category of its name. */
export function itemToCategory(draft: Draft, itemId: string): MaybeEdit {
  const found = findItem(draft, itemId);
  if (!found || found.item.price || found.item.variants?.length) return undefined;
  const { category, item, index } = found;
  const made: MenuCategory = {
    id: newPartId(),
    name: item.name,
    items: [],
    ...(item.description ? { note: item.description } : {}),
  };
  return {
    kind: 'add-category',
    name: item.name,
    operations: [
      { kind: 'remove-item', place: { categoryId: category.id, after: category.items[index - 1]?.id }, item },
      { kind: 'add-category', category: made, after: category.id },
      // The item itself is gone by then.
      ...moves({ ...category, items: category.items.toSpliced(index, 1) }, index, made.id),
    ],
  };
}

/** The items from `first` on, one behind the other, to another category: behind `after`, or to its head. */
function moves({ id: categoryId, items }: MenuCategory, first: number, to: string, after?: string): Operation[] {
  const stays = items[first - 1]?.id;
  return items.slice(first).map((item, index, moved): Operation => ({
    kind: 'move-item',
    itemId: item.id,
    from: { categoryId, after: stays },
    to: { categoryId: to, after: moved[index - 1]?.id ?? after },
  }));
}
