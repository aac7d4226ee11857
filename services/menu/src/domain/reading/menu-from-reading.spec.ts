import { MenuCategory } from '@chalkboard/contracts/http/menu';
import { SIGNALS as SIGNAL_NAMES } from './confidence';
import { menuFromReading } from './menu-from-reading';
import type { MenuReading, ReadingSignals } from './menu-reading';

const SIGNALS = Object.fromEntries(SIGNAL_NAMES.map((name) => [name, 0])) as unknown as ReadingSignals;
const PLACE = { page: 1, x: 0.5, y: 0.25, width: 0.1, height: 0.02 };

const READING: MenuReading = {
  restaurantName: 'Harbor Kitchen',
  currency: 'USD',
  language: 'en',
  categories: [
    {
      name: 'Mains',
      source: PLACE,
      items: [
        {
          name: 'Chowder',
          price: { text: '', minor: null },
          variants: [{ label: 'Cup', price: { text: '$6.50', minor: 650 }, source: PLACE }],
          addOns: [{ name: 'bacon', price: { text: '$2.00', minor: 200 }, source: PLACE }],
          dietary: ['Gluten Free'],
          confidence: { name: 0.987, price: 0.5, category: 0.9 },
          source: {},
          uncertain: true,
          uncertainReason: 'The price was hard to make out.',
          signals: SIGNALS,
        },
        {
          name: 'Lobster',
          price: { text: 'MP', minor: null },
          confidence: { name: 1, price: 1, category: 0.9 },
          source: {},
          uncertain: false,
          signals: SIGNALS,
        },
      ],
    },
  ],
  prices: { seen: 3, placed: 2, unplaced: [{ text: '$4.00' }] },
  print: { placed: 1, unplaced: [] },
};

describe('A menu made from a reading', () => {
  let next = 0;
  const menu = menuFromReading(READING, () => `id-${(next += 1)}`);

  it('fits the contract', () =>
    expect(menu.categories.map((category) => MenuCategory.parse(category))).toEqual(menu.categories));

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

  it('says where the heading and each price stand on the source', () =>
    expect(menu.categories[0]).toMatchObject({
      source: PLACE,
      items: [{ variants: [{ source: PLACE }], addOns: [{ source: PLACE }] }, {}],
    }));

  it('says what is uncertain, and why', () =>
    expect(menu.categories[0]?.items[0]).toMatchObject({
      uncertain: true,
      uncertainReason: 'The price was hard to make out.',
    }));
});
