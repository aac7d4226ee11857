import type { MenuItem, SourceRegion } from '@chalkboard/contracts';
import { LETTERS } from '@chalkboard/contracts/limits';
import { startCategory } from '../draft/category-edits';
import type { Operation } from '../draft/edit-operations';
import { findItem, type Draft } from '../draft/menu-draft';
import { addItem, changeItem, deleteItem, type Edit, type MaybeEdit } from '../draft/menu-edits';
import { newPartId } from '../draft/part-id';
import { nearestItem } from '../draft/source-places';
import { partsOfLine } from './printed-line';
import type { ItemQuestion, PrintQuestion, Question } from './questions';

/** What can be found right as it stands: it has a price, and its sizes have names. */
export function canConfirm(question: Question): question is ItemQuestion {
  return question.kind === 'item' && question.asks !== 'no-price' && question.asks !== 'unnamed-sizes';
}

/**
 * Several dishes are found right as they stand; only those that `canConfirm` are meant. `name`: what they are, in
 * words.
 */
export function confirmItems(draft: Draft, itemIds: readonly string[], name: string): MaybeEdit {
  const operations = itemIds.flatMap((itemId): Operation[] =>
    findItem(draft, itemId)?.item.uncertain ? [certain(itemId)] : [],
  );
  return operations.length > 0 ? { kind: 'confirm-all', name, operations } : undefined;
}

/** A dish gets the price that its owner says, and is certain. */
export function givePrice(draft: Draft, itemId: string, price: string): MaybeEdit {
  const item = findItem(draft, itemId)?.item;
  if (!item) return undefined;
  const changed = changeItem(draft, itemId, { price, ...(item.variants?.length ? { variants: undefined } : {}) });
  const operations = [...(changed?.operations ?? []), ...(item.uncertain ? [certain(itemId)] : [])];
  return operations.length > 0 ? { kind: 'change', name: item.name, operations } : undefined;
}

/** Several dishes get one price. `name`: what they are, in words. */
export function givePriceToAll(
  draft: Draft,
  itemIds: readonly string[],
  { price, name }: { readonly price: string; readonly name: string },
): MaybeEdit {
  const operations = itemIds.flatMap((itemId) => givePrice(draft, itemId, price)?.operations ?? []);
  return operations.length > 0 ? { kind: 'price-all', name, operations } : undefined;
}

/** Dishes that have no price: shown to guests without one, and not to be ordered. */
export function leaveUnpriced(draft: Draft, itemIds: readonly string[], name: string): MaybeEdit {
  const operations = itemIds.flatMap((itemId): Operation[] => {
    const item = findItem(draft, itemId)?.item;
    return item?.uncertain
      ? [...(item.price === '' ? [] : (changeItem(draft, itemId, { price: '' })?.operations ?? [])), certain(itemId)]
      : [];
  });
  return operations.length > 0 ? { kind: 'confirm-all', name, operations } : undefined;
}

/** What was read as dishes and is none is left out, in one edit. */
export function deleteItems(draft: Draft, itemIds: readonly string[], name: string): MaybeEdit {
  // The last one first: each stands behind one that is still there.
  const operations = itemIds.flatMap((itemId) => deleteItem(draft, itemId)?.operations ?? []).toReversed();
  return operations.length > 0 ? { kind: 'delete-all', name, operations } : undefined;
}

/** The name is what its owner says, and the dish is certain. */
export function giveName(draft: Draft, itemId: string, name: string): MaybeEdit {
  const item = findItem(draft, itemId)?.item;
  const changed = changeItem(draft, itemId, { name });
  return (
    item && {
      kind: 'change',
      name,
      operations: [...(changed?.operations ?? []), ...(item.uncertain ? [certain(itemId)] : [])],
    }
  );
}

/** A dish made of print, where it stands among the others; gives its id. Undefined for a menu without a category. */
export function dishOfPrint(
  draft: Draft,
  { source, text, price }: Pick<PrintQuestion, 'source' | 'text' | 'price'>,
  unnamed: string,
): { readonly edit: Edit; readonly itemId: string } | undefined {
  const place = placeFor(draft, source);
  if (!place) return undefined;
  const line = partsOfLine(text ?? '');
  const words = text === undefined ? (price?.beside ?? '') : line.name;
  const at: MenuItem['source'] = {
    ...(source && (text !== undefined || !price) ? { name: source } : {}),
    ...(price?.source ? { price: price.source } : {}),
  };
  return addItem(place, {
    name: (words || unnamed).slice(0, LETTERS.name),
    price: price?.text ?? line.price,
    ...(Object.keys(at).length > 0 && { source: at }),
  });
}

/** A heading made of print: the dishes below it in its category become its own; gives the category's id. */
export function headingOfPrint(
  draft: Draft,
  { source, text }: Pick<PrintQuestion, 'source' | 'text'>,
  unnamed: string,
): { readonly edit: Edit; readonly categoryId: string } {
  const name = (text?.trim() || unnamed).slice(0, LETTERS.name);
  const below = source && firstBelow(draft, source);
  const started = below && startCategory(draft, below, name);
  if (started) return withSource(started, source);
  const near = source && nearestItem(draft, source);
  const after = (near === undefined ? undefined : findItem(draft, near)?.category.id) ?? draft.at(-1)?.id;
  const category = { id: newPartId(), name, items: [], ...(source && { source }) };
  return {
    categoryId: category.id,
    edit: {
      kind: 'add-category',
      name,
      operations: [{ kind: 'add-category', category, ...(after !== undefined && { after }) }],
    },
  };
}

const certain = (itemId: string): Operation => ({
  kind: 'set-item',
  itemId,
  field: 'uncertain',
  from: true,
  to: undefined,
});

/** Behind the dish that stands nearest above it, else behind the nearest one, else at the end. */
function placeFor(draft: Draft, source: SourceRegion | undefined) {
  const near = source && nearestItem(draft, source);
  const found = near === undefined ? undefined : findItem(draft, near);
  const category = found?.category ?? draft.at(-1);
  if (!category) return undefined;
  const own = found?.item.source?.name ?? found?.item.source?.price;
  const isAbove = found !== undefined && source !== undefined && own !== undefined && source.y + source.height < own.y;
  const after = found ? (isAbove ? category.items[found.index - 1]?.id : found.item.id) : category.items.at(-1)?.id;
  return { categoryId: category.id, ...(after !== undefined && { after }) };
}

/** The first dish below a region in the same column. */
function firstBelow(draft: Draft, { page, x, y, width, height }: SourceRegion): string | undefined {
  const below = draft
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const own = item.source?.name;
      const sharesColumn = own && own.page === page && own.x < x + width && own.x + own.width > x - width;
      return sharesColumn && own.y >= y + height / 2 ? [{ id: item.id, y: own.y }] : [];
    });
  return below.toSorted((one, other) => one.y - other.y)[0]?.id;
}

function withSource({ edit, categoryId }: { readonly edit: Edit; readonly categoryId: string }, source: SourceRegion) {
  const operations = edit.operations.map((operation): Operation =>
    operation.kind === 'add-category' ? { ...operation, category: { ...operation.category, source } } : operation,
  );
  return { categoryId, edit: { ...edit, operations } };
}
