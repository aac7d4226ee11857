import type { MenuCategory } from '@chalkboard/contracts';
import { textReader } from '@chalkboard/menu-rules/menu-texts';
import { dietsOf, filterMenu, isFilterable, LONG_MENU, readFilter, writeFilter } from './filter-menu';

const dish = (name: string, more: object = {}) => ({ id: name, name, price: '$1.00', priceMinor: 100, ...more });
const categories: MenuCategory[] = [
  {
    id: 'a',
    name: 'Desserts',
    items: [
      dish('Crème brûlée', { description: 'with vanilla', dietary: ['Vegetarian'] }),
      dish('Sorbet', { dietary: ['Vegan', 'Vegetarian'] }),
    ],
  },
  { id: 'b', name: 'Fish', items: [dish('Sea bass')] },
];
const vegan: MenuCategory[] = [
  {
    id: 'v',
    name: 'Bowls',
    items: [dish('Lentils', { dietary: ['Vegan'] }), dish('Halloumi', { dietary: ['Vegetarian'] }), dish('Chicken')],
  },
];
const names = (words: string, diets: string[] = []) =>
  filterMenu(categories, { words, diets }).flatMap(({ items }) => items.map(({ name }) => name));

test.each([
  ['', [], ['Crème brûlée', 'Sorbet', 'Sea bass']],
  ['creme BRU', [], ['Crème brûlée']],
  ['vanilla', [], ['Crème brûlée']],
  ['fish', [], ['Sea bass']],
  ['', ['Vegetarian'], ['Crème brûlée', 'Sorbet']],
  ['', ['Vegetarian', 'Vegan'], ['Sorbet']],
  ['bass', ['Vegan'], []],
])('"%s" and %j finds %j', (words, diets, found) => {
  expect(names(words, diets)).toEqual(found);
});

test('a vegan dish is vegetarian, also where the menu does not say so; not the other way round', () => {
  const found = (diet: string) =>
    filterMenu(vegan, { words: '', diets: [diet] }).flatMap(({ items }) => items.map(({ name }) => name));
  expect([found('Vegetarian'), found('Vegan')]).toEqual([['Lentils', 'Halloumi'], ['Lentils']]);
});

test('words are found in both languages, whichever is read', () => {
  const readSecond = textReader(
    {
      language: 'en',
      translation: {
        language: 'de',
        texts: [
          { id: 'Sea bass', field: 'name', of: 'Sea bass', text: 'Wolfsbarsch' },
          { id: 'a', field: 'name', of: 'Desserts', text: 'Süßes' },
        ],
      },
    },
    'de',
  );
  const found = (words: string) =>
    filterMenu(categories, { words, diets: [] }, readSecond).flatMap(({ items }) => items.map(({ name }) => name));
  expect([found('wolfsbarsch'), found('sea'), found('suß')]).toEqual([
    ['Sea bass'],
    ['Sea bass'],
    ['Crème brûlée', 'Sorbet'],
  ]);
});

test('a category without a match is left out', () => {
  expect(filterMenu(categories, { words: 'bass', diets: [] }).map(({ id }) => id)).toEqual(['b']);
});

test('is offered for marks or for length', () => {
  expect(dietsOf(categories)).toEqual(['Vegetarian', 'Vegan']);
  expect(isFilterable(categories)).toBe(true);
  expect(isFilterable([categories[1]!])).toBe(false);
  expect(
    isFilterable([{ id: 'c', name: 'c', items: Array.from({ length: LONG_MENU }, (_, index) => dish(`${index}`)) }]),
  ).toBe(true);
});

test('stands in the address beside whatever else is there', () => {
  const params = writeFilter(new URLSearchParams('table=4&q=old'), { words: 'new', diets: ['Vegan', 'Halal'] });
  expect(params.toString()).toBe('table=4&q=new&diet=Vegan&diet=Halal');
  expect(readFilter(params)).toEqual({ words: 'new', diets: ['Vegan', 'Halal'] });
  expect(writeFilter(params, { words: ' ', diets: [] }).toString()).toBe('table=4');
});
