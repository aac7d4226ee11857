import type { MenuItem, MenuVariant } from '@chalkboard/contracts';
import type { Operation } from './edit-operations';
import { findItem, type Draft } from './menu-draft';
import type { MaybeEdit } from './menu-edits';

/** Is it what the reader calls a size when the paper does not say what it is ("Price 2")? */
export function isUnnamedSize(label: string): boolean {
  return /^Price \d+$/.test(label);
}

/** Do they say what the prices are for, each of them? */
export function areNames(labels: readonly string[]): boolean {
  return labels.length > 0 && labels.every((label) => label.trim() !== '' && !isUnnamedSize(label));
}

const sizesOf = ({ variants = [] }: MenuItem): readonly MenuVariant[] => variants;

/** Does somebody have to say what its prices are for? */
export function lacksSizeNames(item: MenuItem): boolean {
  return sizesOf(item).some(({ label }) => isUnnamedSize(label));
}

/**
 * How the paper names the sizes of an item, as far as it does: items of one shape likely have the same columns of
 * prices.
 */
export function sizeShape(item: MenuItem): string {
  return JSON.stringify(sizesOf(item).map(({ label }) => label));
}

/**
 * The other items of its category with as many sizes as there are labels, none of them named by the paper: what is true
 * of this one is likely true of them.
 */
export function alikeInSizes(draft: Draft, itemId: string, labels: readonly string[]): MenuItem[] {
  const found = findItem(draft, itemId);
  if (!found || !areNames(labels)) return [];
  return found.category.items.filter(
    (other) =>
      other.id !== itemId &&
      sizesOf(other).length === labels.length &&
      sizesOf(other).every(({ label }) => isUnnamedSize(label)),
  );
}

/**
 * Gives the sizes of those items the names that this one's have, in their order. Whether their prices are right is
 * another question: doubts stay.
 */
export function nameSizesAlike(draft: Draft, itemId: string): MaybeEdit {
  const item = findItem(draft, itemId)?.item;
  const labels = item ? sizesOf(item).map(({ label }) => label) : [];
  return nameSizes(
    draft,
    alikeInSizes(draft, itemId, labels).map(({ id }) => id),
    labels,
  );
}

/** Gives the sizes of these items those names, in their order, in one edit; doubts stay. */
export function nameSizes(draft: Draft, itemIds: readonly string[], labels: readonly string[]): MaybeEdit {
  if (!areNames(labels)) return undefined;
  const operations = itemIds.flatMap((itemId): Operation[] => {
    const variants = findItem(draft, itemId)?.item.variants;
    return variants?.length === labels.length
      ? [
          {
            kind: 'set-item',
            itemId,
            field: 'variants',
            from: variants,
            to: variants.map((size, index) => ({ ...size, label: labels[index]! })),
          },
        ]
      : [];
  });
  return operations.length > 0 ? { kind: 'name-sizes', name: labels.join(' / '), operations } : undefined;
}
