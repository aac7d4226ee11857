import { Menu, MenuExport } from '@chalkboard/contracts';
import { exportedMenu, menuRows } from './exported-menu';
import { fileName } from './file-name';
import { menuLink, spokenLink } from './menu-link';

const LINK = 'https://menus.example/menu/abc';
const place = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const menu = Menu.parse({
  ...{
    shareId: 'abc',
    version: 1,
    status: 'published',
    restaurantName: 'Lucia',
    currency: 'JPY',
    language: 'en',
    timeZone: 'UTC',
  },
  categories: [
    {
      id: 'c',
      name: 'Noodles',
      source: place,
      items: [
        {
          id: 'i',
          name: 'Udon',
          price: '¥900',
          priceMinor: 900,
          confidence: { name: 1, price: 0.5 },
          source: { name: place },
          dietary: ['Vegan', 'Halal'],
          addOns: [{ id: 'a', name: 'Egg', price: '¥100', priceMinor: 100, source: place }],
        },
        {
          id: 'j',
          name: 'Soba',
          price: '',
          soldOut: true,
          variants: [
            { id: 'v', label: 'S', price: '¥700', priceMinor: 700, source: place },
            { id: 'w', label: 'L', price: 'MP', source: place },
          ],
        },
      ],
    },
  ],
});

test('an export has all of the menu but how it was read', () => {
  const exported = exportedMenu(menu, LINK);
  expect(MenuExport.parse(exported)).toEqual(exported);
  expect(JSON.stringify(exported)).not.toMatch(/confidence|source/);
  expect(exported.menu.categories[0]!.items[1]!.variants).toEqual([
    { id: 'v', label: 'S', price: '¥700', priceMinor: 700 },
    { id: 'w', label: 'L', price: 'MP' },
  ]);
});

test('an export and a table say where the photographs are', () => {
  const photo = { hash: 'f'.repeat(64), width: 640, height: 480 };
  const [noodles] = menu.categories;
  const photographed = {
    ...menu,
    cover: photo,
    categories: [{ ...noodles!, items: noodles!.items.map((item, at) => (at === 0 ? { ...item, photo } : item)) }],
  };
  const url = `https://menus.example/api/menu/photos/${photo.hash}/640.webp`;
  const exported = exportedMenu(photographed, LINK);
  expect([exported.photos, exported.menu.cover]).toEqual([[{ hash: photo.hash, url }], photo]);
  expect(MenuExport.parse(exported)).toEqual(exported);
  expect(menuRows(photographed, LINK).map((row) => row.photo)).toEqual([url, '', '']);
});

test('a table has a row a dish, and a row a size where it has sizes', () => {
  expect(menuRows(menu, LINK).map(({ item, size, price, amount }) => [item, size, price, amount])).toEqual([
    ['Udon', '', '¥900', '900'],
    ['Soba', 'S', '¥700', '700'],
    ['Soba', 'L', 'MP', ''],
  ]);
  const [noodles] = menu.categories;
  const small = {
    ...noodles!.items[1]!,
    soldOut: undefined,
    variants: noodles!.items[1]!.variants!.map((size) => ({ ...size, soldOut: size.label === 'S' })),
  };
  expect(
    menuRows({ ...menu, categories: [{ ...noodles!, items: [small] }] }, LINK).map(({ sold_out }) => sold_out),
  ).toEqual(['yes', 'no']);
  expect(menuRows(menu, LINK)[0]).toMatchObject({
    category: 'Noodles',
    dietary: 'Vegan, Halal',
    add_ons: 'Egg ¥100',
    sold_out: 'no',
    currency: 'JPY',
  });
});

test.each([
  ['Café Zoé!', 'cafe-zoe-menu.pdf'],
  ['寿司', 'menu.pdf'],
  ['../../etc "x"\r\n', 'etc-x-menu.pdf'],
])('a file of %j is called %s', (name, called) => {
  expect(fileName(name, 'menu.pdf')).toBe(called);
});

test('a link leads to the page, and is shown without what browsers add', () => {
  expect(menuLink('https://menus.example/', 'a b')).toBe('https://menus.example/menu/a%20b');
  expect(spokenLink('https://menus.example/menu/abc')).toBe('menus.example/menu/abc');
});
