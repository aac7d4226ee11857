import { MenuSettings, type Menu } from '@chalkboard/contracts';
import { isListed, listedRestaurantOf } from './listed-restaurant';

const lucia: Menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 3,
  status: 'published',
  restaurantName: 'Osteria Lucia',
  restaurantAddress: '12 Elm St, Chicago, IL 60601',
  categories: [
    { id: 'c', name: 'Pasta', items: [{ id: 'i', name: 'Cacio e Pepe', price: '$16.00', priceMinor: 1600 }] },
  ],
  currency: 'USD',
  language: 'en',
  timeZone: 'America/Chicago',
};
const listed = (changes: Partial<Menu> = {}) => listedRestaurantOf({ ...lucia, ...changes });

describe('a restaurant of the directory', () => {
  it('takes no orders while its currency is not settled', () => {
    expect(listed({ currencyAssumed: true })).toMatchObject({ features: ['delivery', 'pickup', 'card_payment'] });
    expect(listed({ currencyAssumed: true })).not.toHaveProperty('priceRange');
  });

  it('is told by its menu', () => {
    expect(listed()).toEqual({
      name: 'Osteria Lucia',
      cuisine: 'Italian',
      address: '12 Elm St, Chicago, IL 60601',
      city: 'Chicago',
      state: 'Illinois',
      priceRange: '$$',
      features: ['delivery', 'online_ordering', 'pickup', 'card_payment'],
    });
    const more = {
      restaurantDescription: 'Small plates',
      restaurantPhone: '555 0100',
      website: 'https://lucia.example.com/',
      openingHours: { weekly: [{ day: 1, from: '11:00', to: '22:00' }], exceptions: [] },
    };
    expect(listed(more)).toMatchObject({
      description: 'Small plates',
      phone: '555 0100',
      website: 'https://lucia.example.com/',
      hours: { openingHours: more.openingHours, timeZone: 'America/Chicago' },
    });
  });

  it.each<[string, Partial<Menu>]>([
    ['was not published', { status: 'extracted' }],
    ['is not wanted there', { listedInDirectory: false }],
    ['was given no name', { restaurantName: 'My Restaurant' }],
    ['has no address', { restaurantAddress: undefined }],
    ['has no dish', { categories: [{ id: 'c', name: 'Pasta', items: [] }] }],
  ])('is none whose menu %s', (_, changes) => expect(listed(changes)).toBeUndefined());

  it('is wanted there unless its owner says otherwise', () => {
    expect(listed({ listedInDirectory: true })).toBeDefined();
    expect(listed({ listedInDirectory: undefined })).toBeDefined();
  });

  it('has what its owner states, what is rare first, and online ordering only where something can be ordered', () => {
    expect(listed({ hasVeganOptions: true, hasKosherOptions: true, commonAllergens: ['Eggs'] })?.features).toEqual([
      'vegan',
      'kosher',
      'delivery',
      'online_ordering',
      'pickup',
      'allergens_stated',
      'card_payment',
    ]);
    expect(listed({ acceptsCardDelivery: false, acceptsCashDelivery: false })?.features).toEqual([
      'online_ordering',
      'pickup',
      'card_payment',
    ]);
    expect(
      listed({
        acceptsCardDelivery: false,
        acceptsCashDelivery: false,
        acceptsCardPickup: false,
        acceptsCashPickup: false,
      })?.features,
    ).toEqual([]);
    expect(
      listed({ categories: [{ id: 'c', name: 'Pasta', items: [{ id: 'i', name: 'Catch of the day', price: 'MP' }] }] })
        ?.features,
    ).not.toContain('online_ordering');
  });

  it('states allergens where it does so for its kitchen, in words, or of a dish', () => {
    const ofDish = [
      {
        id: 'c',
        name: 'Pasta',
        items: [{ id: 'i', name: 'Ravioli', price: '', allergens: { source: 'printed' as const, names: ['A'] } }],
      },
    ];
    const stating: Partial<Menu>[] = [
      { commonAllergens: ['Eggs'] },
      { allergyNote: 'Please ask.' },
      { categories: ofDish },
    ];
    for (const changes of stating) expect(listed(changes)?.features).toContain('allergens_stated');
    expect(listed()?.features).not.toContain('allergens_stated');
  });
});

describe('a menu', () => {
  const approved = { status: 'approved', closed: false } as const;

  it('is in the directory where its business is approved and open, and it is complete', () => {
    expect(isListed(lucia, approved)).toBe(true);
    expect([
      isListed({ ...lucia, status: 'extracted' }, approved),
      isListed(lucia, { ...approved, status: 'rejected' }),
      isListed(lucia, { ...approved, status: 'pending' }),
      isListed(lucia, { ...approved, closed: true }),
      isListed(lucia, undefined),
    ]).toEqual([false, false, false, false, false]);
  });
});
