import type { MenuItem } from '@chalkboard/contracts';
import { applyAll, type Operation } from './edit-operations';
import type { Draft } from './menu-draft';
import { rebase } from './rebase-edits';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });
const known: Draft = [{ id: 'one', name: 'One', items: [item('pie'), item('stew')] }];
const set = <F extends 'name' | 'price' | 'description'>(
  field: F,
  from: string,
  to: string,
  itemId = 'pie',
): Operation => ({ kind: 'set-item', itemId, field, from, to }) as Operation;
const theirs = (...operations: Operation[]) => applyAll(known, operations);
const of = (draft: Draft, id: string) => draft.flatMap(({ items }) => items).find((one) => one.id === id);

test('changes of different fields of one item are both kept', () => {
  const { draft, operations, conflicts } = rebase(known, theirs(set('price', '$5.00', '$6.00')), [
    set('name', 'pie', 'Pie'),
  ]);
  expect(of(draft, 'pie')).toMatchObject({ name: 'Pie', price: '$6.00' });
  expect(operations).toHaveLength(1);
  expect(conflicts).toEqual([]);
});

test('where both changed the same field theirs stays, and both are given back to choose from', () => {
  const { draft, operations, conflicts } = rebase(known, theirs(set('price', '$5.00', '$6.00')), [
    set('price', '$5.00', '7'),
  ]);
  expect(of(draft, 'pie')!.price).toBe('$6.00');
  expect(operations).toEqual([]);
  expect(conflicts).toMatchObject([{ kind: 'field', name: 'pie', field: 'price', theirs: '$6.00', mine: { to: '7' } }]);
});

test('two steps on a field in conflict are one wish, and none when the second takes the first back', () => {
  const fresh = theirs(set('name', 'pie', 'Tart'));
  expect(rebase(known, fresh, [set('name', 'pie', 'Pye'), set('name', 'Pye', 'Pie')]).conflicts).toMatchObject([
    { mine: { to: 'Pie' } },
  ]);
  expect(rebase(known, fresh, [set('name', 'pie', 'Pye'), set('name', 'Pye', 'pie')]).conflicts).toEqual([]);
});

test('what was saved although the answer never came is not made a second time', () => {
  const mine: Operation[] = [
    { kind: 'add-item', place: { categoryId: 'one' }, item: item('new') },
    set('price', '$5.00', '7'),
    { kind: 'remove-item', place: { categoryId: 'one', after: 'pie' }, item: item('stew') },
  ];
  const saved = applyAll(known, mine).map((category) => ({
    ...category,
    items: category.items.map((one) => (one.price === '7' ? { ...one, price: '$7.00' } : one)),
  }));
  const { draft, operations, conflicts } = rebase(known, saved, mine);
  expect(draft).toEqual(saved);
  expect(operations).toEqual([]);
  expect(conflicts).toEqual([]);
});

test('an item changed here and deleted there is offered with the changes', () => {
  const fresh: Draft = [{ id: 'one', name: 'One', items: [item('stew')] }];
  const { draft, conflicts } = rebase(known, fresh, [set('price', '$5.00', '7')]);
  expect(draft).toEqual(fresh);
  expect(conflicts).toMatchObject([{ kind: 'gone', item: { id: 'pie', price: '7' } }]);
});

test('an item deleted here and changed there stays until the owner says so', () => {
  const removal: Operation = { kind: 'remove-item', place: { categoryId: 'one' }, item: item('pie') };
  const { draft, conflicts } = rebase(known, theirs(set('price', '$5.00', '$6.00')), [removal]);
  expect(of(draft, 'pie')!.price).toBe('$6.00');
  expect(conflicts).toMatchObject([{ kind: 'kept', name: 'pie' }]);
  expect(rebase(known, known, [removal]).conflicts).toEqual([]);
});

test('an item changed and then deleted here is deleted', () => {
  const mine: Operation[] = [
    set('name', 'pie', 'Pie'),
    { kind: 'remove-item', place: { categoryId: 'one' }, item: item('pie', { name: 'Pie' }) },
  ];
  expect(of(rebase(known, known, mine).draft, 'pie')).toBeUndefined();
});

test('a category deleted there comes back for what is put into it here, with nothing else', () => {
  const { draft } = rebase(
    known,
    [],
    [{ kind: 'add-item', place: { categoryId: 'one', after: 'pie' }, item: item('new') }],
  );
  expect(draft.map(({ name, items }) => [name, ...items.map(({ id }) => id)])).toEqual([['One', 'new']]);
});

test('a category deleted here stays when somebody put an item into it', () => {
  const fresh = theirs({ kind: 'add-item', place: { categoryId: 'one' }, item: item('new') });
  const { draft, conflicts } = rebase(known, fresh, [{ kind: 'remove-category', category: known[0]! }]);
  expect(draft).toEqual(fresh);
  expect(conflicts).toMatchObject([{ kind: 'kept', name: 'One' }]);
});
