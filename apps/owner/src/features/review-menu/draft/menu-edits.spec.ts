import type { MenuItem } from '@chalkboard/contracts';
import { undoOf } from './edit-history';
import { applyAll } from './edit-operations';
import type { Draft } from './menu-draft';
import * as edits from './menu-edits';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });
const menuOf = (...items: MenuItem[]): Draft => [
  { id: 'one', name: 'One', items },
  { id: 'two', name: 'Two', items: [item('last')] },
];

/** The draft after an edit; fails when the edit cannot be taken back whole. */
function done(draft: Draft, edit: edits.Edit | undefined): Draft {
  if (!edit) throw new Error('there is nothing to do');
  const after = applyAll(draft, edit.operations);
  const says = (now: Draft) =>
    now.map((category) => ({ ...category, items: category.items.map(({ priceMinor: _amount, ...rest }) => rest) }));
  expect(says(applyAll(after, undoOf(edit)))).toEqual(says(draft));
  return after;
}
const said = (draft: Draft) =>
  draft[0]!.items.map(({ name, price, variants = [] }) =>
    [name, price, ...variants.map((size) => `${size.label} ${size.price}`)].join(' | '),
  );

test('"Looks right" takes the mark off a doubtful item and changes nothing else', () => {
  const draft = menuOf(item('pie', { uncertain: true, uncertainReason: 'price read twice differently' }));
  expect(done(draft, edits.confirmItem(draft, 'pie'))[0]!.items[0]).toMatchObject({
    name: 'pie',
    price: '$5.00',
    uncertain: undefined,
  });
  expect(edits.confirmItem(menuOf(item('pie')), 'pie')).toBeUndefined();
});

test('only fields that say something else are changed: "5" is the price "$5.00"', () => {
  const draft = menuOf(item('pie'));
  expect(edits.changeItem(draft, 'pie', { name: 'pie ', price: '5', description: '', variants: [] })).toBeUndefined();
  expect(edits.changeItem(draft, 'pie', { name: 'Pie', price: '5' })!.operations).toEqual([
    { kind: 'set-item', itemId: 'pie', field: 'name', from: 'pie', to: 'Pie' },
  ]);
});

test('a name split at the cursor makes two items; the second has no price until somebody says one', () => {
  const draft = menuOf(item('a', { name: 'Cola Lemonade' }));
  expect(said(done(draft, edits.splitName(draft, 'a', 5)))).toEqual(['Cola | $5.00', 'Lemonade | ']);
  expect(edits.splitName(draft, 'a', 0)).toBeUndefined();
});

test('sizes split into dishes keep their prices and their order', () => {
  const draft = menuOf(
    item('a', {
      name: 'Ale',
      price: '',
      variants: [
        { id: 's', label: 'small', price: '$3.00' },
        { id: 'm', label: 'medium', price: '$4.00' },
        { id: 'l', label: 'large', price: '$5.00' },
      ],
    }),
  );
  expect(said(done(draft, edits.splitVariants(draft, 'a')))).toEqual([
    'Ale small | $3.00',
    'Ale medium | $4.00',
    'Ale large | $5.00',
  ]);
});

test('merged as description, the next item’s words follow and its price fills an empty one', () => {
  const draft = menuOf(
    item('a', { name: 'Roast', price: '' }),
    item('b', { name: 'with thyme', price: '$12.00' }),
    item('c'),
  );
  const after = done(draft, edits.mergeAsDescription(draft, 'a'));
  expect(said(after)).toEqual(['Roast | $12.00', 'c | $5.00']);
  expect(after[0]!.items[0]!.description).toBe('with thyme');
});

test('merged as sizes, two items become one by the words they share', () => {
  const draft = menuOf(
    item('a', { name: 'House Red glass', price: '$6.00' }),
    item('b', { name: 'House Red bottle', price: '$24.00' }),
  );
  expect(said(done(draft, edits.mergeAsVariants(draft, 'a')))).toEqual(['House Red |  | glass $6.00 | bottle $24.00']);
});

test('what a dish contains is not stated any more once it is split, or merged with one of which something else is said', () => {
  const allergens = { source: 'printed' as const, names: ['A', 'G'] };
  const stated = (draft: Draft) => draft[0]!.items.map((one) => one.allergens);
  const draft = menuOf(
    item('a', { name: 'Cola Lemonade', allergens }),
    item('b', { name: 'with ice' }),
    item('c', { allergens }),
    item('d', { allergens }),
  );
  expect(stated(done(draft, edits.splitName(draft, 'a', 5))).slice(0, 2)).toEqual([undefined, undefined]);
  expect(stated(done(draft, edits.mergeAsDescription(draft, 'a')))[0]).toBeUndefined();
  expect(stated(done(draft, edits.mergeAsVariants(draft, 'c')))[2]).toEqual(allergens);
});

test('the last item of a category has no next one to merge with', () => {
  const draft = menuOf(item('a'));
  expect(edits.mergeAsDescription(draft, 'a')).toBeUndefined();
  expect(edits.mergeAsVariants(draft, 'a')).toBeUndefined();
});

test('a copy has ids of its own and nothing of the reader’s doubts', () => {
  const draft = menuOf(
    item('a', {
      uncertain: true,
      source: { price: { page: 1, x: 0, y: 0, width: 1, height: 1 } },
      addOns: [{ id: 'x', name: 'Egg', price: '$1.00' }],
    }),
  );
  const copy = done(draft, edits.duplicateItem(draft, 'a'))[0]!.items[1]!;
  expect(copy).toMatchObject({ name: 'a', price: '$5.00', addOns: [{ name: 'Egg', price: '$1.00' }] });
  expect(copy.id).not.toBe('a');
  expect(copy.addOns![0]!.id).not.toBe('x');
  expect(copy).not.toHaveProperty('uncertain');
  expect(copy).not.toHaveProperty('source');
});

test('an item moves by one place, and beyond the end of its category into the next', () => {
  const draft = menuOf(item('a'), item('b'));
  expect(done(draft, edits.moveItemBy(draft, 'a', 1))[0]!.items.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(done(draft, edits.moveItemBy(draft, 'b', 1)).map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['a'],
    ['b', 'last'],
  ]);
  expect(done(draft, edits.moveItemBy(draft, 'last', -1)).map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['a', 'b', 'last'],
    [],
  ]);
  expect(edits.moveItemBy(draft, 'a', -1)).toBeUndefined();
});
