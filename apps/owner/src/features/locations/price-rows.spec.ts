import type { Menu } from '@chalkboard/contracts';
import { changedPrices, foundRows, isOwnPrice, ownText, priceSections } from './price-rows';

const main = {
  currency: 'USD',
  categories: [
    {
      id: 'c',
      name: 'Food',
      items: [
        { id: 'soup', name: 'Soup', price: '$5.00', priceMinor: 500 },
        {
          id: 'pizza',
          name: 'Pizza',
          price: '',
          variants: [{ id: 'large', label: 'Large', price: '$12.00', priceMinor: 1200 }],
          addOns: [{ id: 'cheese', name: 'Cheese', price: '$1.00', priceMinor: 100 }],
        },
      ],
    },
    { id: 'empty', name: 'Nothing yet', items: [] },
  ],
  rules: {
    choices: {
      groups: [
        { id: 'g', name: 'Sauce', options: [{ id: 'pesto', name: 'Pesto', unitPrice: 50, sizePrices: { Large: 80 } }] },
      ],
    },
  },
} as unknown as Menu;
const sections = priceSections(main, [{ id: 'soup', priceMinor: 650 }], 'Choices');

it('a main menu has a row for each price: dishes, sizes, extras, options', () => {
  expect(
    sections.map(({ title, rows }) => [title, rows.map(({ label, mainPrice }) => `${label} ${mainPrice}`)]),
  ).toEqual([
    ['Food', ['Soup $5.00', 'Pizza, Large $12.00', 'Pizza, Cheese $1.00']],
    ['Choices: Sauce', ['Pesto $0.50', 'Pesto, Large $0.80']],
  ]);
  expect(ownText(sections[0]!.rows[0]!, 'USD')).toBe('$6.50');
});

it('only prices that differ from what is saved are sent; an empty field lets the main menu’s hold', () => {
  const key = (id: string) => sections.flatMap(({ rows }) => rows).find(({ of }) => of.id === id)!.key;
  const typed = new Map([
    [key('soup'), ''],
    [key('large'), '15'],
    [key('cheese'), ''],
    [key('pesto'), '0.5'],
  ]);
  expect(changedPrices(sections, typed, 'USD')).toEqual([
    { id: 'soup', priceMinor: null },
    { id: 'large', priceMinor: 1500 },
    { id: 'pesto', groupId: 'g', priceMinor: 50 },
  ]);
  expect(changedPrices(sections, new Map([[key('soup'), '$6.50']]), 'USD')).toEqual([]);
});

it.each([
  ['', true],
  ['12.50', true],
  ['market price', false],
  ['-3', false],
])('“%s” can be a price of a location: %p', (text, can) => expect(isOwnPrice(text, 'USD')).toBe(can));

it('rows are found by their words', () =>
  expect(foundRows(sections, 'piz lar').flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual([
    'Pizza, Large',
  ]));
