import { LOCATIONS, MenuSettings, SetOwnPricesRequest, type Menu, type MenuItem } from '@chalkboard/contracts';
import { showPhotos, snapshotOf, updateMenu, withLogo, withSoldOut } from '../menu/menu';
import type { StoredMenu } from '../menu/stored-menu';
import { changesLocations, following, type Location } from './followed-menu';
import { isOffered, newLocation, removedLocation, reopenedLocation, withLocationsMark, withPrices } from './location';

const items: MenuItem[] = [
  { id: 'soup', name: 'Soup', price: '$5.00', priceMinor: 500, description: 'Of the day', soldOut: true },
  {
    id: 'pizza',
    name: 'Pizza',
    price: '',
    variants: [
      { id: 'small', label: 'Small', price: '$9.00', priceMinor: 900 },
      { id: 'large', label: 'Large', price: '$12.00', priceMinor: 1200 },
    ],
    addOns: [{ id: 'cheese', name: 'Cheese', price: '$1.00', priceMinor: 100 }],
  },
];
const choices = {
  groups: [
    {
      id: 'sauce',
      name: 'Sauce',
      kind: 'each' as const,
      min: 0,
      max: 1,
      free: 0,
      options: [{ id: 'pesto', name: 'Pesto', unitPrice: 50, sizePrices: { Large: 80 }, soldOut: true }],
    },
  ],
  dishes: [{ itemId: 'soup', groupIds: ['sauce'] }],
};
const mainMenu: Menu = {
  ...MenuSettings.parse({}),
  language: 'en',
  timeZone: 'UTC',
  shareId: 'main',
  version: 7,
  status: 'published',
  currency: 'USD',
  restaurantName: 'Lavagna',
  restaurantAddress: '1 Main St',
  restaurantPhone: '555 0100',
  backgroundTheme: 'fine-dining',
  deliveryFee: '3.00',
  categories: [{ id: 'c', name: 'Food', items }],
  rules: { delivery: { offered: false, zones: [] }, choices },
};
const main: StoredMenu = { menu: mainMenu, businessId: 'b', editRightHashes: [] };
const request = { restaurantName: 'Lavagna Pier', restaurantAddress: '2 Pier St', restaurantPhone: '555 0200' };
const added = (others: StoredMenu[] = []): Location => newLocation(main, request, { shareId: 'pier', others });
const priced = (...prices: SetOwnPricesRequest['prices']) => withPrices(added(), { prices }, mainMenu);
const dish = ({ menu }: StoredMenu, id: string) => menu.categories[0]!.items.find((item) => item.id === id)!;
const withItems = (changed: readonly MenuItem[]): Menu => ({
  ...mainMenu,
  version: 8,
  categories: [{ ...mainMenu.categories[0]!, items: [...changed] }],
});

describe('a new location', () => {
  it('is a draft with the main menu and its settings, under a name, address and number of its own', () => {
    const location = added();
    expect(location.menu).toMatchObject({
      ...request,
      shareId: 'pier',
      version: 1,
      status: 'extracted',
      deliveryFee: '3.00',
      backgroundTheme: 'fine-dining',
      locationsOf: 'main',
      rules: { delivery: { offered: false, zones: [] } },
    });
    expect(location).toMatchObject({ businessId: 'b', follows: { main: 'main', prices: [] }, editRightHashes: [] });
  });

  it('has nothing sold out that is sold out at the main restaurant', () => {
    expect(dish(added(), 'soup')).not.toHaveProperty('soldOut');
    expect(added().menu.rules?.choices?.groups[0]?.options[0]).not.toHaveProperty('soldOut');
  });

  it('has no number where none was given: the main restaurant’s is not its own', () =>
    expect(
      newLocation(main, { ...request, restaurantPhone: undefined }, { shareId: 'pier', others: [] }).menu,
    ).not.toHaveProperty('restaurantPhone'));

  it('cannot follow a location, nor a menu of no business', () => {
    expect(() => newLocation(added(), request, { shareId: 'x', others: [] })).toThrow(
      expect.objectContaining({ code: 'menu.is_location' }),
    );
    const { businessId: _, ...ofNobody } = main;
    expect(() => newLocation(ofNobody, request, { shareId: 'x', others: [] })).toThrow(
      expect.objectContaining({ code: 'menu.no_business' }),
    );
  });

  it('is refused where there are 20 already; one that was removed leaves room', () => {
    const others = Array.from({ length: LOCATIONS.max }, (_, n): Location => {
      const location = added();
      return { ...location, menu: { ...location.menu, restaurantName: `Lavagna ${n}` } };
    });
    expect(() => added(others)).toThrow(expect.objectContaining({ code: 'menu.too_many_locations' }));
    expect(() => added([removedLocation(others[0]!), ...others.slice(1)])).not.toThrow();
  });

  it('is refused where there is one of this name at this address', () => {
    expect(() => added([added()])).toThrow(expect.objectContaining({ code: 'menu.location_exists' }));
    expect(() => added([removedLocation(added())])).not.toThrow();
  });
});

describe('prices of a location', () => {
  it('stand in place of the main menu’s, for dishes, sizes, extras and options', () => {
    const location = priced(
      { id: 'soup', priceMinor: 650 },
      { id: 'large', priceMinor: 1500 },
      { id: 'cheese', priceMinor: 0 },
      { id: 'pesto', groupId: 'sauce', priceMinor: 70 },
      { id: 'pesto', groupId: 'sauce', size: 'Large', priceMinor: 90 },
    );
    expect(dish(location, 'soup')).toMatchObject({ price: '$6.50', priceMinor: 650 });
    expect(dish(location, 'pizza')).toMatchObject({
      variants: [{ priceMinor: 900 }, { price: '$15.00', priceMinor: 1500 }],
      addOns: [{ priceMinor: 0 }],
    });
    expect(location.menu.rules?.choices?.groups[0]?.options[0]).toMatchObject({
      unitPrice: 70,
      sizePrices: { Large: 90 },
    });
    expect(snapshotOf(location).items[0]?.unitPrice).toBe(650);
  });

  it('can be let go: the main menu’s holds again', () => {
    const back = withPrices(
      priced({ id: 'soup', priceMinor: 650 }),
      { prices: [{ id: 'soup', priceMinor: null }] },
      mainMenu,
    );
    expect(dish(back, 'soup').priceMinor).toBe(500);
    expect(back.follows.prices).toEqual([]);
  });

  it('set as they are make no new version', () => {
    const location = priced({ id: 'soup', priceMinor: 650 });
    expect(withPrices(location, { prices: [{ id: 'soup', priceMinor: 650 }] }, mainMenu)).toBe(location);
  });

  it.each([
    [{ id: 'fish', priceMinor: 100 }],
    [{ id: 'pizza', priceMinor: 100 }],
    [{ id: 'pesto', priceMinor: 100 }],
    [{ id: 'pesto', groupId: 'sauce', size: 'Huge', priceMinor: 100 }],
  ])('are refused for what the main menu has no price of: %j', (price) =>
    expect(() => priced(price)).toThrow(expect.objectContaining({ code: 'menu.item_not_found' })),
  );

  it.each([-1, Number.NaN, Infinity, 1.5, 100_000_001, '5'])('cannot be %p', (priceMinor) =>
    expect(SetOwnPricesRequest.safeParse({ prices: [{ id: 'soup', priceMinor }] }).success).toBe(false),
  );
});

describe('a change of the main menu', () => {
  it('reaches a location with its texts and order, and leaves the location its prices', () => {
    const [soup, pizza] = items as [MenuItem, MenuItem];
    const location = following(
      priced({ id: 'soup', priceMinor: 650 }),
      withItems([pizza, { ...soup, name: 'Tomato soup', price: '$5.50', priceMinor: 550 }]),
    );
    expect(location.menu.categories[0]?.items.map(({ id }) => id)).toEqual(['pizza', 'soup']);
    expect(dish(location, 'soup')).toMatchObject({ name: 'Tomato soup', priceMinor: 650 });
    expect(location.menu).toMatchObject({ version: 3, restaurantName: 'Lavagna Pier' });
  });

  it('that is of its own settings or stock alone is none of the location', () => {
    const changed = withSoldOut(main, { itemId: 'pizza' }, true).menu;
    const location = added();
    expect(following(location, { ...changed, restaurantPhone: '1', deliveryFee: '9.00' })).toBe(location);
    expect(changesLocations(mainMenu, { ...mainMenu, restaurantPhone: '1', deliveryFee: '9.00' })).toBe(false);
  });

  it('leaves what is sold out at the location sold out', () => {
    const sold = withSoldOut(added(), { itemId: 'soup' }, true, '2026-01-01T00:00:00.000Z') as Location;
    const location = following(sold, withItems([{ ...items[0]!, name: 'Tomato soup' }]));
    expect(dish(location, 'soup')).toMatchObject({
      name: 'Tomato soup',
      soldOut: true,
      soldOutUntil: '2026-01-01T00:00:00.000Z',
    });
  });

  it('that removes a dish takes its price along: it comes back at the main menu’s', () => {
    const without = following(priced({ id: 'soup', priceMinor: 650 }), withItems([items[1]!]));
    expect(without.follows.prices).toEqual([]);
    expect(dish(following(without, mainMenu), 'soup').priceMinor).toBe(500);
  });

  it('into another currency keeps the numbers of the location’s prices and rules', () => {
    const zone = {
      id: 'z',
      name: 'Near',
      area: { kind: 'postcodes' as const, postcodes: ['1'] },
      fee: 300,
      minimumOrder: 0,
    };
    const location = priced({ id: 'soup', priceMinor: 600 }, { id: 'cheese', priceMinor: 150 });
    const zoned: Location = {
      ...location,
      menu: { ...location.menu, rules: { ...location.menu.rules, delivery: { offered: true, zones: [zone] } } },
    };
    const yen = following(zoned, updateMenu(main, { currency: 'JPY' }).menu);
    expect(dish(yen, 'soup').priceMinor).toBe(6);
    expect(yen.menu.rules?.delivery?.zones[0]?.fee).toBe(3);
    // 1.50 is no amount of yen.
    expect(yen.follows.prices).toEqual([{ id: 'soup', priceMinor: 6 }]);
  });
});

describe('a location', () => {
  it.each<[string, () => unknown]>([
    ['dishes', () => updateMenu(added(), { categories: [], baseVersion: 1 })],
    ['theme', () => updateMenu(added(), { restaurantName: 'X', backgroundTheme: 'pizza-italian' })],
    ['currency', () => updateMenu(added(), { currency: 'EUR' })],
    ['second language', () => updateMenu(added(), { restaurantName: 'X', translation: { language: 'de', texts: [] } })],
    ['choices', () => updateMenu(added(), { rules: { choices: null }, baseVersion: 1 })],
    ['logo', () => withLogo(added(), undefined)],
    ['photographs', () => showPhotos(added(), {})],
  ])('refuses a change of its %s with a sentence that leads to the main menu', (_what, change) =>
    expect(change).toThrow(
      expect.objectContaining({
        code: 'menu.follows_main',
        detail: expect.stringContaining('Please change them there'),
        extras: { main: 'main' },
      }),
    ),
  );

  it('takes its own settings, also from a form that sends the looks as they are', () => {
    const { menu } = updateMenu(added(), {
      restaurantName: 'Lavagna Quay',
      backgroundTheme: 'fine-dining',
      currency: 'USD',
      deliveryFee: '4.00',
      acceptsCashPickup: false,
      rules: { choices: { ...choices, groups: [{ ...choices.groups[0]! }] } },
      baseVersion: 1,
    });
    expect(menu).toMatchObject({ restaurantName: 'Lavagna Quay', deliveryFee: '4.00', acceptsCashPickup: false });
    expect(menu.rules?.choices?.groups[0]?.options[0]?.soldOut).toBe(true);
  });

  it('that was removed is not offered, and tells that it is closed; put back it has the menu as it is then', () => {
    const published = { ...added(), menu: { ...added().menu, status: 'published' as const } };
    const removed = removedLocation(published);
    expect([isOffered(published), isOffered(removed), snapshotOf(removed).closed]).toEqual([true, false, true]);
    expect(removedLocation(removed)).toBe(removed);
    const back = reopenedLocation(removed, withItems([items[1]!]), []);
    expect([back.menu.categories[0]?.items.length, snapshotOf(back).closed, isOffered(back)]).toEqual([
      1,
      undefined,
      true,
    ]);
  });
});

it('a main menu says that guests can choose for as long as they can', () => {
  const marked = withLocationsMark(main, true);
  expect(marked.menu).toMatchObject({ locationsOf: 'main', version: 8 });
  expect(withLocationsMark(marked, true)).toBe(marked);
  expect(withLocationsMark(marked, false).menu).not.toHaveProperty('locationsOf');
  expect(withLocationsMark(main, false)).toBe(main);
});
