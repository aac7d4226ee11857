import { MenuCategory } from '@chalkboard/contracts/http/menu';

import { menuFromReading } from './menu-from-reading';
import type { MenuReading } from './menu-reading';

const READING: MenuReading = {
  restaurantName: 'Harbor Kitchen',
  currency: 'USD',
  language: 'en',
  categories: [
    {
      name: 'Mains',
      items: [
        {
          name: 'Chowder',
          price: { text: '', minor: null },
          variants: [{ label: 'Cup', price: { text: '$6.50', minor: 650 } }],
          addOns: [{ name: 'bacon', price: { text: '$2.00', minor: 200 } }],
          dietary: ['Gluten Free'],
          confidence: { name: 0.987, price: 0.5 },
          source: {},
          uncertain: true,
          uncertainReason: 'The price was hard to make out.',
        },
        { name: 'Lobster', price: { text: 'MP', minor: null }, confidence: { name: 1, price: 1 }, source: {}, uncertain: false },
      ],
    },
  ],
  prices: { seen: 3, placed: 2 },
};

describe('A menu made from a reading', () => {
  let next = 0;
  const menu = menuFromReading(READING, () => `id-${(next += 1)}`);

  it('fits the contract', () => expect(menu.categories.map((category) => MenuCategory.parse(category))).toEqual(menu.categories));

  it('has an id of its own for each part', () => {
    const ids = JSON.stringify(menu).match(/id-\d+/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(5);
  });

  it('carries an amount only where there is an exact one', () => {
    expect(menu.categories[0]?.items[0]?.variants?.[0]).toMatchObject({ price: '$6.50', priceMinor: 650 });
    expect(menu.categories[0]?.items[1]).toMatchObject({ price: 'MP' });
    expect(menu.categories[0]?.items[1]).not.toHaveProperty('priceMinor');
  });

  it('says what is uncertain, and why', () => expect(menu.categories[0]?.items[0]).toMatchObject({ uncertain: true, uncertainReason: 'The price was hard to make out.' }));
});
