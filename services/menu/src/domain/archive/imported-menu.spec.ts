import { ArchivedMenu, MenuSettings, type Menu } from '@chalkboard/contracts';
import type { StoredMenu } from '../menu/stored-menu';
import type { MenuInArchive } from './archive-reader';
import { archivedMenu } from './archived-menu';
import { draftsOf, wantedMenus } from './import-plan';
import { importedMenu } from './imported-menu';

const HASH = 'ab'.repeat(32);
const LOGO = 'cd'.repeat(32);
const allDay = [{ day: 1, from: '09:00', to: '23:00' }];

const menu: Menu = {
  ...MenuSettings.parse({
    deliveryFee: '3.50',
    acceptsCashDelivery: false,
    commonAllergens: [],
    allergyNote: 'Ask us.',
  }),
  shareId: 'old-address',
  version: 12,
  status: 'published',
  restaurantName: 'Lavagna',
  restaurantAddress: '1 Main St',
  restaurantPhone: '+1 555 0100',
  settledDetails: ['name', 'phone', 'hours'],
  currency: 'EUR',
  language: 'it',
  timeZone: 'Europe/Rome',
  openingHours: { weekly: allDay, exceptions: [{ date: '2026-12-25', spans: [], note: 'Natale' }] },
  backgroundTheme: 'fine-dining',
  primaryColor: '#112233',
  website: 'https://lavagna.example/',
  messageLanguage: 'it',
  logo: { hash: LOGO, width: 100, height: 80, ground: 'dark' },
  cover: { hash: HASH, width: 640, height: 480 },
  locationsOf: 'old-address',
  translation: {
    language: 'de',
    texts: [{ id: 'item0001', field: 'name', of: 'Zuppa', text: 'Suppe' }],
  },
  rules: {
    delivery: {
      offered: true,
      zones: [
        { id: 'z', name: 'Centro', area: { kind: 'postcodes', postcodes: ['00100'] }, fee: 200, minimumOrder: 1000 },
      ],
    },
    taxes: {
      included: true,
      rounding: 'order',
      rates: [{ id: 'r', name: 'IVA', pickup: 10, delivery: 10 }],
      defaultRateId: 'r',
      categoryRates: { cat00001: 'r' },
      itemRates: {},
    },
    choices: {
      groups: [
        {
          id: 'g',
          name: 'Salsa',
          kind: 'each',
          min: 0,
          max: 1,
          free: 0,
          options: [{ id: 'o', name: 'Pesto', unitPrice: 50 }],
        },
      ],
      dishes: [{ itemId: 'item0001', groupIds: ['g'] }],
    },
  },
  categories: [
    {
      id: 'cat00001',
      name: 'Primi',
      note: 'Con pane',
      source: { page: 1, x: 0, y: 0, width: 1, height: 1 },
      items: [
        {
          id: 'item0001',
          name: 'Zuppa',
          description: 'Di pesce',
          price: '€7.50',
          priceMinor: 750,
          dietary: ['spicy'],
          allergens: { source: 'confirmed', names: ['fish'], mayContain: ['milk'] },
          photo: { hash: HASH, width: 640, height: 480 },
          confidence: { name: 1, price: 0.9 },
          source: { name: { page: 1, x: 0, y: 0, width: 1, height: 1 } },
        },
        {
          id: 'item0002',
          name: 'Pizza',
          price: '',
          allergens: { source: 'printed', names: ['A'] },
          variants: [
            { id: 'size0001', label: 'Piccola', price: '€8.00', priceMinor: 800, soldOut: true },
            { id: 'size0002', label: 'Grande', price: '€11.00', priceMinor: 1100 },
          ],
          addOns: [{ id: 'extra001', name: 'Funghi', price: '€1.00', priceMinor: 100 }],
        },
        { id: 'item0003', name: 'Pesce del giorno', price: 'MP' },
        {
          id: 'item0004',
          name: 'Gelato',
          price: '€3.00',
          priceMinor: 300,
          uncertain: true,
          uncertainReason: 'The price was read twice differently.',
          doubt: { kind: 'two-readings', otherPrice: '€8.00' },
          soldOut: true,
          soldOutUntil: '2030-01-01T00:00:00.000Z',
        },
      ],
    },
  ],
};
const stored: StoredMenu = {
  menu,
  businessId: 'from',
  locationId: 'l',
  editRightHashes: ['somebody'],
  editLinks: [{ id: 'e', secretHash: 'x', label: '', createdAt: '2026-01-01T00:00:00.000Z', visitors: ['v'] }],
};

/** As it lies in a file. */
const filed = (from: StoredMenu): ArchivedMenu => JSON.parse(JSON.stringify(archivedMenu(from))) as ArchivedMenu;
const pictures = {
  photos: new Map([[HASH, { hash: 'ef'.repeat(32), width: 600, height: 450 }]]),
  logos: new Map([[LOGO, { hash: '01'.repeat(32), width: 90, height: 70, ground: 'dark' as const }]]),
};
const imported = (archived: ArchivedMenu) =>
  importedMenu({ archived, shareId: 'new-address', businessId: 'to', pictures });

/** What guests see, without pictures, which are made anew. */
function seen({
  shareId: _s,
  version: _v,
  status: _t,
  settledDetails: _d,
  locationsOf: _l,
  logo: _g,
  cover: _c,
  ...rest
}: Menu) {
  return {
    ...rest,
    categories: rest.categories.map(({ source: _, ...category }) => ({
      ...category,
      items: category.items.map(({ photo: _p, confidence: _q, source: _r, ...item }) => item),
    })),
  };
}

test('a menu that comes out of an archive is what guests saw, and nothing else that there was', () => {
  const draft = imported(filed(stored));
  expect(seen(draft.menu)).toEqual(seen(menu));
  expect(draft).toEqual({ menu: draft.menu, businessId: 'to', editRightHashes: [] });
  expect(draft.menu).toMatchObject({ shareId: 'new-address', version: 1, status: 'extracted' });
  expect(draft.menu).not.toHaveProperty('settledDetails');
  expect(draft.menu).not.toHaveProperty('locationsOf');
});

test('what is in an archive fits its contract', () => {
  const { data, error } = ArchivedMenu.safeParse(filed(stored));
  expect(error).toBeUndefined();
  expect(data?.restaurantName).toBe('Lavagna');
});

test('its pictures are those that were made anew', () => {
  const draft = imported(filed(stored));
  expect(draft.menu.cover?.hash).toBe('ef'.repeat(32));
  expect(draft.menu.categories[0]?.items[0]?.photo?.width).toBe(600);
  expect(draft.menu.logo?.hash).toBe('01'.repeat(32));
  expect(() =>
    importedMenu({
      archived: filed(stored),
      shareId: 'n',
      businessId: 'to',
      pictures: { ...pictures, photos: new Map() },
    }),
  ).toThrow('A picture of “Lavagna” is missing in this archive.');
});

test('guests pay what they read, whatever else a file says', () => {
  const archived = filed(stored);
  archived.categories[0]!.items[0]!.price = '€1.00';
  archived.categories[0]!.items[2]!.priceMinor = 1;
  const [soup, , fish] = imported(archived).menu.categories[0]!.items;
  expect([soup, fish].map((item) => [item?.price, item?.priceMinor])).toEqual([
    ['€7.50', 750],
    ['€0.01', 1],
  ]);
});

test.each([
  ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'menu.invalid_time_zone'],
  [
    'a choice of a dish that is not there',
    {
      rules: {
        choices: { groups: menu.rules!.choices!.groups, dishes: [{ itemId: 'nothing', groupIds: ['missing'] }] },
      },
    },
    'menu.invalid_rules',
  ],
  ['two dishes of one id', { categories: [...menu.categories, ...menu.categories] }, 'menu.duplicate_part'],
  ['a second language that is its own', { language: 'de' }, 'menu.same_language'],
])('what an owner could not save is refused: %s', (_, changes, code) => {
  expect(() => imported({ ...filed(stored), ...(changes as Partial<ArchivedMenu>) })).toThrow(
    expect.objectContaining({ code }) as Error,
  );
});

describe('locations', () => {
  const location: StoredMenu = {
    menu: {
      ...menu,
      shareId: 'pier',
      restaurantName: 'Lavagna Pier',
      categories: [
        {
          ...menu.categories[0]!,
          items: menu.categories[0]!.items.map((item) =>
            item.id === 'item0001' ? { ...item, price: '€9.00', priceMinor: 900 } : item,
          ),
        },
      ],
    },
    businessId: 'from',
    editRightHashes: [],
    follows: { main: 'old-address', prices: [{ id: 'item0001', priceMinor: 900 }] },
  };
  const inArchive = (...menus: [string, StoredMenu][]): MenuInArchive[] =>
    menus.map(([folder, of]) => ({ folder, archived: filed(of) }));
  const drafts = (menus: MenuInArchive[], mains = new Map<string, Menu>()) => {
    let ids = 0;
    return draftsOf({ businessId: 'to', menus, mains, makeId: () => `id${++ids}` }, pictures);
  };
  const soupOf = (of: StoredMenu | undefined) => of?.menu.categories[0]?.items[0];

  test('one that comes with its main menu follows it, with its own prices', () => {
    const all = drafts(inArchive(['02-pier', location], ['01-lavagna', stored]));
    const main = all.find(({ folder }) => folder === '01-lavagna')?.stored;
    const pier = all.find(({ folder }) => folder === '02-pier')?.stored;
    expect(pier?.follows).toEqual({ main: main?.menu.shareId, prices: [{ id: 'item0001', priceMinor: 900 }] });
    expect([soupOf(main)?.priceMinor, soupOf(pier)?.priceMinor]).toEqual([750, 900]);
    expect(pier?.menu).toMatchObject({ restaurantName: 'Lavagna Pier', version: 1, status: 'extracted' });
  });

  test('one that comes alone is a menu of its own', () => {
    const [pier] = drafts(inArchive(['02-pier', location]));
    expect(pier?.stored.follows).toBeUndefined();
    expect(soupOf(pier?.stored)?.priceMinor).toBe(900);
  });

  test('one follows the main menu that came before', () => {
    const main = { ...imported(filed(stored)).menu, shareId: 'here' };
    const [pier] = drafts(inArchive(['02-pier', location]), new Map([['old-address', main]]));
    expect(pier?.stored.follows?.main).toBe('here');
  });

  test('a main menu has as many as it can have', () => {
    const many = Array.from({ length: 21 }, (_, at): [string, StoredMenu] => [
      `x${at}`,
      { ...location, menu: { ...location.menu, shareId: `pier${at}` } },
    ]);
    expect(() => drafts(inArchive(['main', stored], ...many))).toThrow('20 locations');
  });

  test('only what is in an archive can be wanted', () => {
    const archive = { menus: inArchive(['a', stored], ['b', location]) };
    expect(wantedMenus(archive, ['b', 'b']).map(({ folder }) => folder)).toEqual(['b']);
    expect(wantedMenus(archive, undefined)).toHaveLength(2);
    expect(() => wantedMenus(archive, ['c'])).toThrow('There is no menu “c” in this archive.');
  });
});
