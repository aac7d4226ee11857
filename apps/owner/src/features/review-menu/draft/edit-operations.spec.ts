import type { MenuItem } from '@chalkboard/contracts';
import { apply, inverse, type Operation } from './edit-operations';
import type { Draft } from './menu-draft';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$1.00', ...more });
const draft: Draft = [
  { id: 'soups', name: 'Soups', items: [item('leek'), item('miso')] },
  { id: 'mains', name: 'Mains', items: [item('pie')] },
];
const shape = (now: Draft) => now.map(({ id, items }) => `${id}: ${items.map((one) => one.id).join(' ')}`);

const ALL: readonly Operation[] = [
  { kind: 'set-item', itemId: 'leek', field: 'name', from: 'leek', to: 'Leek soup' },
  { kind: 'add-item', place: { categoryId: 'mains', after: 'pie' }, item: item('stew') },
  { kind: 'remove-item', place: { categoryId: 'soups', after: 'leek' }, item: item('miso') },
  { kind: 'move-item', itemId: 'miso', from: { categoryId: 'soups', after: 'leek' }, to: { categoryId: 'mains' } },
  { kind: 'set-category', categoryId: 'mains', field: 'note', from: undefined, to: 'Until nine' },
  { kind: 'add-category', category: { id: 'sweets', name: 'Sweets', items: [] }, after: 'soups' },
  { kind: 'remove-category', category: draft[1]!, after: 'soups' },
  { kind: 'move-category', categoryId: 'mains', from: 'soups' },
];

test.each(ALL)('$kind is taken back by its inverse', (operation) => {
  const after = apply(draft, operation);
  expect(after).not.toEqual(draft);
  expect(apply(after, inverse(operation))).toEqual(draft);
});

test('an item is put behind the one it names, at the head without one, and at the end when that one is gone', () => {
  const added = (after: string | undefined) =>
    shape(apply(draft, { kind: 'add-item', place: { categoryId: 'soups', after }, item: item('new') }))[0];
  expect(added('leek')).toBe('soups: leek new miso');
  expect(added(undefined)).toBe('soups: new leek miso');
  expect(added('deleted meanwhile')).toBe('soups: leek miso new');
});

test('adding what is there already changes nothing, so that a call which arrived without an answer can be repeated', () => {
  const add: Operation = { kind: 'add-item', place: { categoryId: 'mains' }, item: item('stew') };
  const once = apply(draft, add);
  expect(apply(once, add)).toBe(once);
});

test('a new price has no amount until the server says what it means; another change leaves the amount alone', () => {
  const priced: Draft = [{ id: 'mains', name: 'Mains', items: [item('pie', { price: '$9.00', priceMinor: 900 })] }];
  expect(
    apply(priced, { kind: 'set-item', itemId: 'pie', field: 'price', from: '$9.00', to: '8' })[0]!.items[0]!.priceMinor,
  ).toBeUndefined();
  expect(
    apply(priced, { kind: 'set-item', itemId: 'pie', field: 'soldOut', from: undefined, to: true })[0]!.items[0]!
      .priceMinor,
  ).toBe(900);
});

test('an operation on what is not there changes nothing', () => {
  expect(apply(draft, { kind: 'set-item', itemId: 'gone', field: 'name', from: 'a', to: 'b' })).toBe(draft);
  expect(
    apply(draft, { kind: 'move-item', itemId: 'gone', from: { categoryId: 'soups' }, to: { categoryId: 'mains' } }),
  ).toBe(draft);
});

test('what an operation does not touch stays the same object, so that it need not be drawn again', () => {
  const after = apply(draft, ALL[0]!);
  expect(after[1]).toBe(draft[1]);
  expect(after[0]!.items[1]).toBe(draft[0]!.items[1]);
});
