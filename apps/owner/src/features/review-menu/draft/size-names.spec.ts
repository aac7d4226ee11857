import type { MenuItem } from '@chalkboard/contracts';
import { undoOf } from './edit-history';
import { applyAll } from './edit-operations';
import type { Draft } from './menu-draft';
import { alikeInSizes, lacksSizeNames, nameSizes, nameSizesAlike } from './size-names';

const drink = (id: string, ...labels: string[]): MenuItem => ({
  id,
  name: id,
  price: '',
  variants: labels.map((label, index) => ({ id: `${id}${index}`, label, price: `$${index + 2}.00` })),
});
const draft: Draft = [
  {
    id: 'coffee',
    name: 'Coffee',
    items: [
      drink('latte', 'small', 'large'),
      drink('mocha', 'Price 1', 'Price 2'),
      drink('filter', 'Price 1', 'Price 2', 'Price 3'),
      drink('iced', 'Price 1', 'jug'),
    ],
  },
  { id: 'wine', name: 'Wine', items: [drink('red', 'Price 1', 'Price 2')] },
];

test('sizes that the paper does not name take the names of an item with as many sizes in the same category', () => {
  const edit = nameSizesAlike(draft, 'latte')!;
  const after = applyAll(draft, edit.operations);
  expect(after[0]!.items[1]!.variants).toMatchObject([
    { id: 'mocha0', label: 'small', price: '$2.00' },
    { label: 'large', price: '$3.00' },
  ]);
  expect(after[0]!.items.slice(2)).toEqual(draft[0]!.items.slice(2));
  expect(after[1]).toBe(draft[1]);
  expect(applyAll(after, undoOf(edit))).toEqual(draft);
});

test('an item that has no names for its sizes has none to give', () => {
  expect(alikeInSizes(draft, 'latte', ['small', 'large']).map(({ id }) => id)).toEqual(['mocha']);
  expect(alikeInSizes(draft, 'latte', ['small', ' '])).toEqual([]);
  expect(alikeInSizes(draft, 'latte', ['small', 'Price 2'])).toEqual([]);
  expect(nameSizesAlike(draft, 'mocha')).toBeUndefined();
});

test('sizes of several categories are named at once, in their order; items with another number of sizes are left as they are', () => {
  const edit = nameSizes(draft, ['mocha', 'filter', 'red'], ['small', 'large'])!;
  const after = applyAll(draft, edit.operations);
  expect(after.map(({ items }) => items.map((item) => item.variants!.map(({ label }) => label).join()))).toEqual([
    ['small,large', 'small,large', 'Price 1,Price 2,Price 3', 'Price 1,jug'],
    ['small,large'],
  ]);
  expect(applyAll(after, undoOf(edit))).toEqual(draft);
  expect(nameSizes(draft, ['mocha'], ['small', 'Price 2'])).toBeUndefined();
});

test('one size without a name is enough to ask for names', () => {
  expect([drink('a', 'small', 'large'), drink('b', 'Price 1', 'jug'), drink('c')].map(lacksSizeNames)).toEqual([
    false,
    true,
    false,
  ]);
});
