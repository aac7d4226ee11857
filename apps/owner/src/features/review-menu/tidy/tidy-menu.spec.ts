import type { MenuItem } from '@chalkboard/contracts';
import { stillFits, undoOf } from '../draft/edit-history';
import { applyAll } from '../draft/edit-operations';
import type { Draft } from '../draft/menu-draft';
import { rebase } from '../draft/rebase-edits';
import { planTidy } from './tidy-menu';

const item = (id: string, name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name,
  price: `$${id.length + 4}.00`,
  ...more,
});
const draft: Draft = [
  {
    id: 'curry',
    name: 'CURRIES',
    items: [
      item('a', '12. CHICKEN TIKKA (V)', { description: 'rice | naan' }),
      item('b', '13. DAL SMALL'),
      item('c', '14. DAL LARGE', { uncertain: undefined }),
      item('d', 'Naan'),
    ],
  },
];
const plan = (leftOut: readonly string[] = [], on = draft) =>
  planTidy(on, { language: 'en', leftOut: new Set(leftOut) });
const names = (of: Draft) => of.flatMap(({ name, items }) => [name, ...items.map((one) => one.name)]);
const done = (leftOut: readonly string[] = []) => applyAll(draft, plan(leftOut).edit?.operations ?? []);

test('all kinds together leave a tidy menu, as one edit that is undone as a whole', () => {
  const { edit, count } = plan();
  const after = applyAll(draft, edit!.operations);
  expect(names(after)).toEqual(['Curries', 'Chicken Tikka', 'Dal', 'Naan']);
  expect(after[0]!.items[0]).toMatchObject({
    id: 'a',
    description: 'rice, naan',
    dietary: ['Vegetarian'],
    price: '$5.00',
  });
  expect(after[0]!.items[1]).toMatchObject({
    id: 'b',
    variants: [
      { label: 'Small', price: '$5.00' },
      { label: 'Large', price: '$5.00' },
    ],
  });
  expect(count).toBe(10);
  expect(stillFits(draft, edit!.operations)).toBe(true);
  expect(stillFits(after, undoOf(edit!))).toBe(true);
  expect(applyAll(after, undoOf(edit!))).toEqual(draft);
});

test('each step says what stood there and what will', () => {
  expect(
    plan()
      .steps.filter(({ kind }) => kind !== 'capitals')
      .map(({ kind, of, before, after, marks }) => [kind, of, before.join(' + '), after, marks]),
  ).toEqual([
    ['numbers', undefined, '12. CHICKEN TIKKA (V)', 'CHICKEN TIKKA (V)', undefined],
    ['numbers', undefined, '13. DAL SMALL', 'DAL SMALL', undefined],
    ['numbers', undefined, '14. DAL LARGE', 'DAL LARGE', undefined],
    ['marks', undefined, 'CHICKEN TIKKA (V)', 'CHICKEN TIKKA', ['Vegetarian']],
    ['separators', 'CHICKEN TIKKA', 'rice | naan', 'rice, naan', undefined],
    ['sizes', undefined, 'Dal Small $5.00 + Dal Large $5.00', 'Dal: Small $5.00 · Large $5.00', undefined],
  ]);
});

test('a step that is left out is not made, and stays in the list', () => {
  expect(names(done(['numbers a name']))).toEqual(['Curries', '12. Chicken Tikka', 'Dal', 'Naan']);
  expect(names(done(['capitals curry heading', 'capitals a name']))).toEqual([
    'CURRIES',
    'CHICKEN TIKKA',
    'Dal',
    'Naan',
  ]);
  expect(plan(['numbers a name']).steps).toHaveLength(10);
  expect(plan(['numbers a name']).count).toBe(9);
});

test('names that keep their numbers are no sizes of one dish', () => {
  expect(names(done(['numbers b name', 'numbers c name']))).toEqual([
    'Curries',
    'Chicken Tikka',
    '13. Dal Small',
    '14. Dal Large',
    'Naan',
  ]);
});

test('a tidy menu has nothing to tidy, and neither has one that was tidied', () => {
  expect(
    plan([], [{ id: 'x', name: 'Drinks', items: [item('a', '7 Up'), item('b', 'IPA'), item('c', 'Coke')] }]),
  ).toEqual({ steps: [], count: 0, edit: undefined });
  expect(plan([], done()).steps).toEqual([]);
  expect(plan(plan().steps.map(({ id }) => id)).edit).toBeUndefined();
});

test('no price is changed, lost or moved to another dish', () => {
  const prices = (of: Draft) =>
    of.flatMap(({ items }) => items.flatMap(({ price, variants }) => variants?.map((size) => size.price) ?? price));
  expect(prices(done())).toEqual(prices(draft));
});

test('it can be made again on a menu that another editor changed meanwhile, whose words stay', () => {
  const theirs = draft.map((category) => ({
    ...category,
    items: category.items.map((one) => (one.id === 'a' ? { ...one, name: 'Butter Chicken' } : one)),
  }));
  const { draft: joined, conflicts } = rebase(draft, theirs, plan().edit!.operations);
  expect(names(joined)).toEqual(['Curries', 'Butter Chicken', 'Dal', 'Naan']);
  expect(conflicts).toMatchObject([{ id: 'a name', theirs: 'Butter Chicken', mine: { to: 'Chicken Tikka' } }]);
});

test('three hundred dishes are planned in a moment', () => {
  const dish = (category: number, index: number) =>
    item(
      `${category}-${index}`,
      `${category * 20 + index}. CHICKEN DISH ${'ABCDEFGHIJKLMNOPQRST'[index]}X WITH RICE (V)`,
      { description: 'rice | naan | salad' },
    );
  const large: Draft = Array.from({ length: 15 }, (_, category) => ({
    id: `c${category}`,
    name: 'MAIN DISHES',
    items: Array.from({ length: 20 }, (__, index) => dish(category, index)),
  }));
  const began = performance.now();
  const { count, edit } = plan([], large);
  applyAll(large, edit!.operations);
  expect(count).toBe(1215);
  expect(performance.now() - began).toBeLessThan(1000);
});
