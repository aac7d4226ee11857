import type { Menu } from '@chalkboard/contracts';
import { foundDishes } from './found-dishes';

const category = (name: string, dishes: readonly string[]) => ({
  id: name,
  name,
  items: dishes.map((dish) => ({ id: dish, name: dish, price: '1' })),
});
const names = (categories: Menu['categories']) => categories.map(({ name, items }) => [name, items.map((i) => i.name)]);
const menu = [category('Pizza', ['Margherita', 'Diavola']), category('Wine', ['Barolo', 'House wine'])];

it('finds dishes by a part of their name, and all dishes of a category by its name', () => {
  expect(names([...foundDishes(menu, 'DIA').categories])).toEqual([['Pizza', ['Diavola']]]);
  expect(names([...foundDishes(menu, 'wine').categories])).toEqual([['Wine', ['Barolo', 'House wine']]]);
  expect(foundDishes(menu, ' ')).toEqual({ categories: menu, more: 0 });
  expect(foundDishes(menu, 'sushi')).toEqual({ categories: [], more: 0 });
});

it('shows so many of a long menu and says how many more there are', () => {
  const long = [
    category(
      'A',
      Array.from({ length: 30 }, (_, at) => `dish ${at}`),
    ),
    category(
      'B',
      Array.from({ length: 30 }, (_, at) => `dish ${at}`),
    ),
  ];
  const { categories, more } = foundDishes(long, 'dish');
  expect([categories.map(({ items }) => items.length), more]).toEqual([[30, 10], 20]);
});
