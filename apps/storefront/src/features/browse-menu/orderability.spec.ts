import type { MenuItem } from '@chalkboard/contracts';
import { dishesOf, orderabilityOf } from './orderability';

const item: MenuItem = { id: 'i', name: 'Soup', price: '$5.00', priceMinor: 500 };

test.each<[string, Partial<MenuItem>, object]>([
  ['a price', {}, { kind: 'orderable' }],
  ['sold out', { soldOut: true }, { kind: 'not-orderable', words: 'Sold out' }],
  ['an uncertain reading', { uncertain: true }, { kind: 'not-orderable', words: 'Price to be confirmed' }],
  ['no exact price', { price: 'MP', priceMinor: undefined }, { kind: 'not-orderable', words: 'Ask for the price' }],
  ['sizes', { variants: [{ id: 's', label: 'S', price: '$5.00', priceMinor: 500 }] }, { kind: 'choose' }],
  [
    'sizes without a price',
    { variants: [{ id: 's', label: 'S', price: 'MP' }] },
    { kind: 'not-orderable', words: 'Ask for the price' },
  ],
  [
    'sizes of which one is sold out',
    {
      variants: [
        { id: 's', label: 'S', price: '$5.00', priceMinor: 500, soldOut: true },
        { id: 'l', label: 'L', price: '$7.00', priceMinor: 700 },
      ],
    },
    { kind: 'choose' },
  ],
  [
    'sizes that are all sold out',
    {
      variants: [
        { id: 's', label: 'S', price: '$5.00', priceMinor: 500, soldOut: true },
        { id: 'l', label: 'L', price: 'MP' },
      ],
    },
    { kind: 'not-orderable', words: 'Sold out' },
  ],
  [
    'extras that are sold out',
    { addOns: [{ id: 'a', name: 'Cheese', price: '$1.00', priceMinor: 100, soldOut: true }] },
    { kind: 'orderable' },
  ],
  ['extras', { addOns: [{ id: 'a', name: 'Cheese', price: '$1.00', priceMinor: 100 }] }, { kind: 'choose' }],
])('%s', (_, change, expected) => {
  expect(orderabilityOf({ ...item, ...change })).toEqual(expected);
});

test('where the currency of a menu is not settled, each price is to be confirmed', () => {
  const categories = [{ id: 'c', name: 'Soups', items: [item] }];
  expect(dishesOf({ categories })).toBe(categories);
  const [shown] = dishesOf({ categories, currencyAssumed: true });
  expect(shown!.items.map((one) => [one.price, orderabilityOf(one)])).toEqual([
    ['$5.00', { kind: 'not-orderable', words: 'Price to be confirmed' }],
  ]);
});
