import type { MenuItem } from '@chalkboard/contracts';
import * as edits from './category-edits';
import { undoOf } from './edit-history';
import { applyAll } from './edit-operations';
import type { Draft } from './menu-draft';
import type { Edit } from './menu-edits';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });
const DRAFT: Draft = [
  { id: 'one', name: 'One', items: [item('a'), item('b'), item('c')] },
  { id: 'two', name: 'Two', note: 'hot', items: [item('d'), item('e')] },
];

/** The draft after an edit; fails when the edit cannot be taken back whole. */
function done(edit: Edit | undefined, draft: Draft = DRAFT): Draft {
  if (!edit) throw new Error('there is nothing to do');
  const after = applyAll(draft, edit.operations);
  expect(applyAll(after, undoOf(edit))).toEqual(draft);
  return after;
}
const said = (draft: Draft) => draft.map(({ name, items }) => `${name}: ${items.map(({ id }) => id).join(' ')}`);

test('categories are added, renamed, moved, and deleted with their items', () => {
  expect(said(done(edits.addCategory(DRAFT, 'Three').edit))).toEqual(['One: a b c', 'Two: d e', 'Three: ']);
  expect(done(edits.changeCategory(DRAFT, 'one', { name: 'Uno', note: 'cold' }))[0]).toMatchObject({
    name: 'Uno',
    note: 'cold',
  });
  expect(said(done(edits.moveCategoryBy(DRAFT, 'two', -1)))).toEqual(['Two: d e', 'One: a b c']);
  expect(edits.moveCategoryBy(DRAFT, 'two', 1)).toBeUndefined();
  expect(said(done(edits.deleteCategory(DRAFT, 'one')))).toEqual(['Two: d e']);
});

test('a heading that was none: its items follow those above, in their order, and its note is kept', () => {
  const after = done(edits.joinCategory(DRAFT, 'two'));
  expect(said(after)).toEqual(['One: a b c d e']);
  expect(after[0]!.note).toBe('hot');
  expect(edits.joinCategory(DRAFT, 'one')).toBeUndefined();
});

test('a heading that was missed: the item and all below it move into a category of their own', () => {
  expect(said(done(edits.startCategory(DRAFT, 'b', 'New')?.edit))).toEqual(['One: a', 'New: b c', 'Two: d e']);
  expect(edits.startCategory(DRAFT, 'a', 'New')).toBeUndefined();
});

test('a heading read as a dish names the items below it, and its words are their note; what has a price is a dish', () => {
  const draft: Draft = [
    { id: 'one', name: 'One', items: [item('a'), item('Grill', { price: '', description: 'with rice' }), item('c')] },
  ];
  const after = done(edits.itemToCategory(draft, 'Grill'), draft);
  expect(said(after)).toEqual(['One: a', 'Grill: c']);
  expect(after[1]!.note).toBe('with rice');
  expect(edits.itemToCategory(draft, 'a')).toBeUndefined();
});
