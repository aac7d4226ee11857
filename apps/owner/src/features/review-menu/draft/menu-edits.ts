import type { MenuItem } from '@chalkboard/contracts';
import type { Operation } from './edit-operations';
import { findItem, ITEM_FIELDS, placeOf, sameValue, type Draft, type ItemChanges, type ItemPlace } from './menu-draft';
import { newPartId } from './part-id';

export type EditKind =
  | 'confirm'
  | 'confirm-all'
  | 'price-all'
  | 'delete-all'
  | 'change'
  | 'add'
  | 'delete'
  | 'duplicate'
  | 'split'
  | 'merge'
  | 'move'
  | 'name-sizes'
  | 'rename-category'
  | 'add-category'
  | 'delete-category'
  | 'move-category'
  | 'join-category'
  | 'tidy';

/** One thing an owner did, undone and made again as a whole. */
export interface Edit {
  readonly kind: EditKind;
  /** Of the item or category; empty where it is of the whole menu. */
  readonly name: string;
  readonly operations: readonly Operation[];
}

/** Nothing to do: no edit. */
export type MaybeEdit = Edit | undefined;

/** The owner looked at a doubtful item and finds it right. */
export function confirmItem(draft: Draft, itemId: string): MaybeEdit {
  const item = findItem(draft, itemId)?.item;
  return item?.uncertain
    ? {
        kind: 'confirm',
        name: item.name,
        operations: [{ kind: 'set-item', itemId, field: 'uncertain', from: true, to: undefined }],
      }
    : undefined;
}

/** Sets the fields that differ from what the item says. */
export function changeItem(draft: Draft, itemId: string, changes: ItemChanges): MaybeEdit {
  const item = findItem(draft, itemId)?.item;
  if (!item) return undefined;
  const operations = ITEM_FIELDS.filter(
    (field) => field in changes && !sameValue(field, item[field], changes[field]),
  ).map((field) => ({ kind: 'set-item', itemId, field, from: item[field], to: changes[field] }) as Operation);
  return operations.length > 0 ? { kind: 'change', name: changes.name ?? item.name, operations } : undefined;
}

/** A new item; gives its id. */
export function addItem(
  place: ItemPlace,
  item: Omit<MenuItem, 'id'>,
): { readonly edit: Edit; readonly itemId: string } {
  const itemId = newPartId();
  return {
    itemId,
    edit: { kind: 'add', name: item.name, operations: [{ kind: 'add-item', place, item: { ...item, id: itemId } }] },
  };
}

export function deleteItem(draft: Draft, itemId: string): MaybeEdit {
  const item = findItem(draft, itemId)?.item;
  const place = placeOf(draft, itemId);
  return item && place && { kind: 'delete', name: item.name, operations: [{ kind: 'remove-item', place, item }] };
}

/** The same item once more, right behind it; what the reader knew stays with the first. */
export function duplicateItem(draft: Draft, itemId: string): MaybeEdit {
  const found = findItem(draft, itemId);
  if (!found) return undefined;
  const { item, category } = found;
  return {
    kind: 'duplicate',
    name: item.name,
    operations: [{ kind: 'add-item', place: { categoryId: category.id, after: itemId }, item: copyOf(item) }],
  };
}

/** Two dishes read as one: what stands behind the cursor becomes an item of its own, without a price. */
export function splitName(draft: Draft, itemId: string, cursor: number): MaybeEdit {
  const found = findItem(draft, itemId);
  if (!found) return undefined;
  const { item, category } = found;
  const first = item.name.slice(0, cursor).trim();
  const second = item.name.slice(cursor).trim();
  if (!first || !second) return undefined;
  return {
    kind: 'split',
    name: item.name,
    operations: [
      { kind: 'set-item', itemId, field: 'name', from: item.name, to: first },
      // Of which of the two it was said nobody knows.
      ...(item.allergens
        ? [{ kind: 'set-item', itemId, field: 'allergens', from: item.allergens, to: undefined } as const]
        : []),
      {
        kind: 'add-item',
        place: { categoryId: category.id, after: itemId },
        item: { id: newPartId(), name: second, price: '' },
      },
    ],
  };
}

/** Sizes that are dishes: each becomes an item named after the item and itself. */
export function splitVariants(draft: Draft, itemId: string): MaybeEdit {
  const found = findItem(draft, itemId);
  const variants = found?.item.variants ?? [];
  const [first, ...others] = variants;
  if (!found || !first || others.length === 0) return undefined;
  const { item, category } = found;
  const named = (label: string) => `${item.name} ${label}`.trim();
  let after = itemId;
  const added = others.map(({ label, price, priceMinor, soldOut, source }): Operation => {
    const dish: MenuItem = {
      ...copyOf(item),
      name: named(label),
      price,
      priceMinor,
      soldOut: soldOut ?? item.soldOut,
      variants: undefined,
      ...(source ? { source: { price: source } } : {}),
    };
    const place = { categoryId: category.id, after };
    after = dish.id;
    return { kind: 'add-item', place, item: dish };
  });
  return {
    kind: 'split',
    name: item.name,
    operations: [
      { kind: 'set-item', itemId, field: 'name', from: item.name, to: named(first.label) },
      { kind: 'set-item', itemId, field: 'price', from: item.price, to: first.price },
      { kind: 'set-item', itemId, field: 'variants', from: item.variants, to: undefined },
      ...(first.soldOut && !item.soldOut
        ? [{ kind: 'set-item', itemId, field: 'soldOut', from: item.soldOut, to: true } as const]
        : []),
      ...added,
    ],
  };
}

/** One dish read as two: the next one's words become description, and its price counts where there is none. */
export function mergeAsDescription(draft: Draft, itemId: string): MaybeEdit {
  const pair = withNext(draft, itemId);
  if (!pair) return undefined;
  const { item, next, removal } = pair;
  const description = [item.description, next.name, next.description].filter(Boolean).join(' ');
  const changed = changeItem(draft, itemId, {
    description,
    ...allergensOfBoth(item, next),
    ...(item.price === '' && !item.variants?.length ? { price: next.price, variants: next.variants } : {}),
  });
  return changed && { kind: 'merge', name: item.name, operations: [...changed.operations, removal] };
}

/** Sizes read as dishes: both become sizes of one, named by what their names share. */
export function mergeAsVariants(draft: Draft, itemId: string): MaybeEdit {
  const pair = withNext(draft, itemId);
  if (!pair) return undefined;
  const { item, next, removal } = pair;
  const shared = sharedWords(item.name, next.name);
  const sizesOf = (one: MenuItem) =>
    one.variants?.length
      ? one.variants
      : [
          {
            id: newPartId(),
            label: one.name.slice(shared.length).trim() || one.name,
            price: one.price,
            priceMinor: one.priceMinor,
            ...(one.soldOut && { soldOut: true }),
            source: one.source?.price,
          },
        ];
  const changed = changeItem(draft, itemId, {
    name: shared || item.name,
    ...allergensOfBoth(item, next),
    price: '',
    variants: [...sizesOf(item), ...sizesOf(next)],
  });
  return changed && { kind: 'merge', name: item.name, operations: [...changed.operations, removal] };
}

/** What was said of one of two dishes says too little of both. */
function allergensOfBoth(item: MenuItem, next: MenuItem): ItemChanges {
  return sameValue('allergens', item.allergens, next.allergens) ? {} : { allergens: undefined };
}

export function moveItem(draft: Draft, itemId: string, to: ItemPlace): MaybeEdit {
  const item = findItem(draft, itemId)?.item;
  const from = placeOf(draft, itemId);
  if (!item || !from || to.after === itemId || (from.categoryId === to.categoryId && from.after === to.after))
    return undefined;
  return { kind: 'move', name: item.name, operations: [{ kind: 'move-item', itemId, from, to }] };
}

/** One place up or down; beyond the end of its category into the next one. */
export function moveItemBy(draft: Draft, itemId: string, step: -1 | 1): MaybeEdit {
  const found = findItem(draft, itemId);
  if (!found) return undefined;
  const { category, index } = found;
  const { items } = category;
  const goal = index + step;
  if (goal >= 0 && goal < items.length) {
    return moveItem(draft, itemId, {
      categoryId: category.id,
      after: step > 0 ? items[goal]!.id : items[goal - 1]?.id,
    });
  }
  const neighbour = draft[draft.indexOf(category) + step];
  return (
    neighbour &&
    moveItem(draft, itemId, { categoryId: neighbour.id, after: step > 0 ? undefined : neighbour.items.at(-1)?.id })
  );
}

/** To the end of another category. */
export function moveToCategory(draft: Draft, itemId: string, categoryId: string): MaybeEdit {
  const category = draft.find(({ id }) => id === categoryId);
  if (!category || findItem(draft, itemId)?.category === category) return undefined;
  return moveItem(draft, itemId, { categoryId, after: category.items.at(-1)?.id });
}

function withNext(draft: Draft, itemId: string) {
  const found = findItem(draft, itemId);
  const next = found?.category.items[found.index + 1];
  return (
    found &&
    next && {
      item: found.item,
      next,
      removal: {
        kind: 'remove-item',
        place: { categoryId: found.category.id, after: itemId },
        item: next,
      } satisfies Operation,
    }
  );
}

/** Its words for a guest under new ids; nothing of where it stands on the paper. */
function copyOf({
  confidence: _confidence,
  source: _source,
  uncertain: _uncertain,
  uncertainReason: _reason,
  doubt: _doubt,
  ...item
}: MenuItem): MenuItem {
  return {
    ...item,
    id: newPartId(),
    variants: item.variants?.map(({ source: _place, ...variant }) => ({ ...variant, id: newPartId() })),
    addOns: item.addOns?.map(({ source: _place, ...addOn }) => ({ ...addOn, id: newPartId() })),
  };
}

/** The words that two names begin with. */
function sharedWords(one: string, other: string): string {
  const others = other.split(' ');
  const words = one.split(' ');
  const end = words.findIndex((word, index) => word.toLowerCase() !== others[index]?.toLowerCase());
  return words.slice(0, end < 0 ? words.length : end).join(' ');
}
