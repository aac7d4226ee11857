import type { MenuItem, MenuVariant } from '@chalkboard/contracts';
import type { Operation } from './edit-operations';
import { findItem, type Draft } from './menu-draft';
import type { MaybeEdit } from './menu-edits';

/** What the reader calls a size when the paper does not say what it is ("Price 2"). */
const UNNAMED = /^Price \d+$/;

const sizesOf = ({ variants = [] }: MenuItem): readonly MenuVariant[] => variants;
const isNamed = (item: MenuItem) => sizesOf(item).length > 0 && sizesOf(item).every(({ label }) => label.trim() !== '' && !UNNAMED.test(label));

/** Does somebody have to say what its prices are for? */
export function lacksSizeNames(item: MenuItem): boolean {
  return sizesOf(item).some(({ label }) => UNNAMED.test(label));
}

/** The other items of its category with as many sizes, none of them named by the paper: what is true of this one is likely true of them. */
export function alikeInSizes(draft: Draft, itemId: string): MenuItem[] {
  const found = findItem(draft, itemId);
  if (!found || !isNamed(found.item)) return [];
  const { item, category } = found;
  return category.items.filter((other) => other.id !== itemId && sizesOf(other).length === sizesOf(item).length && sizesOf(other).every(({ label }) => UNNAMED.test(label)));
}

/** Gives the sizes of those items the names that this one's have, in their order. Whether their prices are right is another question: doubts stay. */
export function nameSizesAlike(draft: Draft, itemId: string): MaybeEdit {
  const found = findItem(draft, itemId);
  const others = alikeInSizes(draft, itemId);
  if (!found || others.length === 0) return undefined;
  const labels = sizesOf(found.item).map(({ label }) => label);
  return {
    kind: 'name-sizes',
    name: found.item.name,
    operations: others.map((other): Operation => ({ kind: 'set-item', itemId: other.id, field: 'variants', from: other.variants, to: sizesOf(other).map((size, index) => ({ ...size, label: labels[index]! })) })),
  };
}
