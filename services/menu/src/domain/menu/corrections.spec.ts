import type { MenuCategory, MenuItem } from '@chalkboard/contracts';
import { correctionsOf } from './corrections';

const SOUP: MenuItem = {
  id: 'i1',
  name: 'Soup',
  price: '4.50',
  priceMinor: 450,
  description: 'Of the day',
  dietary: ['vegan'],
};
const PIZZA: MenuItem = {
  id: 'i2',
  name: 'Pizza',
  price: '',
  variants: [{ id: 'v1', label: 'Small', price: '8.00', priceMinor: 800 }],
};
const READ: MenuCategory[] = [{ id: 'c1', name: 'Starters', items: [SOUP, PIZZA] }];

describe('what an owner corrected', () => {
  const none = {
    itemsRead: 2,
    itemsKept: 2,
    namesCorrected: 0,
    pricesCorrected: 0,
    detailsCorrected: 0,
    itemsRemoved: 0,
    itemsAdded: 0,
  };
  const published = (...items: MenuItem[]): MenuCategory[] => [{ id: 'c1', name: 'Starters', items }];

  it.each<[string, MenuCategory[], object]>([
    ['is nothing of a menu that is published as it was read', READ, {}],
    ['is a name', published({ ...SOUP, name: 'Soup of the day' }, PIZZA), { itemsKept: 1, namesCorrected: 1 }],
    ['is a price', published({ ...SOUP, price: '4.60', priceMinor: 460 }, PIZZA), { itemsKept: 1, pricesCorrected: 1 }],
    [
      'is the price of a size',
      published(SOUP, { ...PIZZA, variants: [{ id: 'v1', label: 'Small', price: '9.00', priceMinor: 900 }] }),
      { itemsKept: 1, pricesCorrected: 1 },
    ],
    [
      'is what a size is called',
      published(SOUP, { ...PIZZA, variants: [{ id: 'v1', label: 'Medium', price: '8.00', priceMinor: 800 }] }),
      { itemsKept: 1, detailsCorrected: 1 },
    ],
    [
      'is name and description of one dish',
      published({ ...SOUP, name: 'Broth', description: '' }, PIZZA),
      { itemsKept: 1, namesCorrected: 1, detailsCorrected: 1 },
    ],
    [
      'is a heading, for each dish under it',
      [{ id: 'c1', name: 'First courses', items: [SOUP, PIZZA] }],
      { itemsKept: 0, detailsCorrected: 2 },
    ],
    ['is a dish that is none', published(PIZZA), { itemsKept: 1, itemsRemoved: 1 }],
    [
      'is a dish that was overlooked',
      published(SOUP, PIZZA, { id: 'i3', name: 'Cake', price: '5.00' }),
      { itemsAdded: 1 },
    ],
    [
      'is not what only an owner knows, nor another order',
      published({ ...PIZZA, prepTime: '20 min' } as MenuItem, { ...SOUP, soldOut: true, dietary: ['vegan'] }),
      {},
    ],
  ])('%s', (_, menu, changed) => expect(correctionsOf(READ, menu)).toEqual({ ...none, ...changed }));
});
