import type { MenuItem, MenuVariant } from '@chalkboard/contracts';
import type { Operation } from './edit-operations';
import { findItem, type Draft } from './menu-draft';
import type { MaybeEdit } from './menu-edits';

/** Is it what the reader calls a size when the paper does not say what it is ("Price 2")? */
export function isUnnamedSize(label: string): boolean {
  return /^Price \d+$/.test(label);
}

const sizesOf = ({ variants = [] }: MenuItem): readonly MenuVariant[] => variants;

/** Does somebody have to say what its prices are for? */
export function lacksSizeNames(item: MenuItem): boolean {
  return sizesOf(item).some(({ label }) => isUnnamedSize(label));
}

/** The other items of its category with as many sizes as there are labels, none of them named by the paper: what is true of this one is likely true of them. */
export function alikeInSizes(draft: Draft, itemId: string, labels: readonly string[]): MenuItem[] {
  const found = findItem(draft, itemId);
  if (!found || labels.length === 0 || labels.some((label) => label.trim() === '' || isUnnamedSize(label))) return [];
  return found.category.items.filter((other) => other.id !== itemId && sizesOf(other).length === labels.length && sizesOf(other).every(({ label }) => isUnnamedSize(label)));
}

/** Gives the sizes of those items the names that this one's have, in their order. Whether their prices are right is another question: doubts stay. */
export function nameSizesAlike(draft: Draft, itemId: string): MaybeEdit {
  const found = findItem(draft, itemId);
  const labels = found ? sizesOf(found.item).map(({ label }) => label) : [];
  const others = alikeInSizes(draft, itemId, labels);
  if (!found || others.length === 0) return undefined;
  return {
    kind: 'name-sizes',
    name: found.item.name,
    operations: others.map((other): Operation => ({ kind: 'set-item', itemId: other.id, field: 'variants', from: other.variants, to: sizesOf(other).map((size, index) => ({ ...size, label: labels[index]! })) })),
  };
}
