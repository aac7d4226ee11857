import type { MenuCategory, MenuChange, MenuItem } from '@chalkboard/contracts';
import { applyChanges } from './apply-changes';

const item = (id: string, price = '$5.00', more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name: `Dish ${id}`,
  price,
  ...more,
});
const menu: MenuCategory[] = [
  { id: 'soups', name: 'Soups', items: [item('a'), item('b', '$6.00', { uncertain: true, uncertainReason: 'faint' })] },
  {
    id: 'mains',
    name: 'Mains',
    note: 'with rice',
    items: [
      item('c', '', {
        variants: [
          { id: 'small', label: 'Small', price: '$8.00' },
          { id: 'large', label: 'Large', price: '$9.00' },
        ],
      }),
    ],
  },
];
const of = (itemId: string) => ({
  id: `x-${itemId}`,
  itemId,
  name: `Dish ${itemId}`,
  category: 'Soups',
  uncertain: false,
});
const price = (itemId: string, to: string, variantId?: string): MenuChange => ({
  ...of(itemId),
  kind: 'price',
  from: '',
  to,
  ...(variantId ? { variantId } : {}),
});
const dish = (name: string, category: string, categoryId?: string): MenuChange => ({
  id: `new-${name}`,
  kind: 'new',
  category,
  ...(categoryId ? { categoryId } : {}),
  item: { id: `n-${name}`, name, price: '$7.00', uncertain: true, uncertainReason: 'soft' },
  uncertain: true,
});
const gone = (itemId: string): MenuChange => ({
  id: `gone-${itemId}`,
  kind: 'gone',
  itemId,
  name: `Dish ${itemId}`,
  category: 'Soups',
});
const apply = (...chosen: MenuChange[]) =>
  applyChanges(menu, chosen, { newSection: 'New dishes', makeId: () => 'made' });
const outline = (categories: readonly MenuCategory[]) =>
  categories.map(({ name, items }) => [name, ...items.map((one) => one.name)]);

test('without changes the menu is as it was, marks of doubt included', () => {
  expect(apply()).toEqual(menu);
});

test('a new price takes the place of the old one, and settles the dish', () => {
  expect(apply(price('b', '$6.50'))[0]!.items[1]).toEqual({ id: 'b', name: 'Dish b', price: '$6.50' });
});

test('a new price of one size leaves the other sizes alone', () => {
  expect(apply(price('c', '$9.50', 'large'))[1]!.items[0]!.variants).toEqual([
    { id: 'small', label: 'Small', price: '$8.00' },
    { id: 'large', label: 'Large', price: '$9.50' },
  ]);
});

test('a new name says nothing about a doubtful price', () => {
  expect(apply({ ...of('b'), kind: 'renamed', to: 'Bean Soup' })[0]!.items[1]).toEqual({
    ...menu[0]!.items[1],
    name: 'Bean Soup',
  });
});

test('a new dish stands last in its section, found by id or by name, and is settled', () => {
  const [soups, mains] = apply(dish('Rice', 'MAINS'), dish('Broth', 'Suppen', 'soups'));
  expect(soups!.items.map(({ name }) => name)).toEqual(['Dish a', 'Dish b', 'Broth']);
  expect(soups!.items[2]).toEqual({ id: 'n-Broth', name: 'Broth', price: '$7.00' });
  expect(mains!.items.map(({ name }) => name)).toEqual(['Dish c', 'Rice']);
});

test('new dishes of a section that the menu does not have share one new section', () => {
  expect(outline(apply(dish('Cake', 'Sweets'), dish('Pie', 'Sweets')))).toEqual([
    ['Soups', 'Dish a', 'Dish b'],
    ['Mains', 'Dish c'],
    ['Sweets', 'Cake', 'Pie'],
  ]);
  expect(outline(apply(dish('Cake', ' ')))[2]).toEqual(['New dishes', 'Cake']);
});

test('what is gone goes, and its section with the last dish of it', () => {
  expect(outline(apply(gone('a')))).toEqual([
    ['Soups', 'Dish b'],
    ['Mains', 'Dish c'],
  ]);
  expect(outline(apply(gone('c')))).toEqual([['Soups', 'Dish a', 'Dish b']]);
});

test('a section that was empty before stays', () => {
  const empty: MenuCategory = { id: 'later', name: 'Later', items: [] };
  expect(applyChanges([...menu, empty], [gone('a')], { newSection: '', makeId: () => '' }).at(-1)).toEqual(empty);
});

test('a dish that replaces one of its name takes its place', () => {
  expect(outline(apply(gone('a'), dish('DISH A', 'Other')))).toEqual([
    ['Soups', 'DISH A', 'Dish b'],
    ['Mains', 'Dish c'],
  ]);
});

test('the menu that it is made from is not touched', () => {
  const before = structuredClone(menu);
  apply(price('a', '$1.00'), price('c', '$1.00', 'small'), gone('b'), dish('Rice', 'Mains'));
  expect(menu).toEqual(before);
});
