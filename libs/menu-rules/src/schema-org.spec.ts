import type { DirectoryEntry } from '@chalkboard/contracts/http/directory';
import type { MenuItem } from '@chalkboard/contracts/http/menu';
import { Menu } from '@chalkboard/contracts/http/menu';
import { directoryJsonLd, menuJsonLd } from './schema-org';

const url = 'https://menus.example/menu/abc';

function menuOf(items: Partial<MenuItem>[]) {
  return Menu.parse({
    ...{
      shareId: 'abc',
      version: 1,
      status: 'published',
      restaurantName: 'Osteria Lucia',
      restaurantPhone: '555',
      currency: 'USD',
      language: 'en',
      timeZone: 'UTC',
    },
    categories: [
      {
        id: 'c',
        name: 'Pasta',
        items: items.map((item, at) => ({ id: `i${at}`, name: `Dish ${at}`, price: '', ...item })),
      },
    ],
  });
}
const result = (...items: Partial<MenuItem>[]) =>
  (menuJsonLd(menuOf(items), url) as { hasMenu: { hasMenuSection: { hasMenuItem: object[] }[] } }).hasMenu
    .hasMenuSection[0]!.hasMenuItem;

test("a menu in schema.org's words", () => {
  expect(menuJsonLd(menuOf([]), url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Osteria Lucia',
    telephone: '555',
    url,
    currenciesAccepted: 'USD',
    paymentAccepted: 'Cash, Credit Card',
    potentialAction: {
      '@type': 'OrderAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: url,
        actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
      },
      deliveryMethod: ['https://schema.org/OnSitePickup', 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet'],
    },
    hasMenu: { '@type': 'Menu', url, inLanguage: 'en', hasMenuSection: [{ '@type': 'MenuSection', name: 'Pasta' }] },
  });
});

test('a location names the restaurant whose menu it has; the main one, and one alone, name none', () => {
  const of = (locationsOf?: string) => menuJsonLd({ ...menuOf([]), ...(locationsOf && { locationsOf }) }, url);
  expect(of('main')).toMatchObject({
    '@type': 'Restaurant',
    url,
    parentOrganization: { '@type': 'Organization', url: 'https://menus.example/menu/main' },
  });
  expect(of('abc')).not.toHaveProperty('parentOrganization');
  expect(of()).not.toHaveProperty('parentOrganization');
});

test('a photograph is an image of the restaurant or of the dish, by its full address', () => {
  const photo = { hash: 'a'.repeat(64), width: 1280, height: 960 };
  const image = {
    '@type': 'ImageObject',
    url: `https://menus.example/api/menu/photos/${photo.hash}/1280.webp`,
    width: 1280,
    height: 960,
  };
  expect(menuJsonLd({ ...menuOf([]), cover: photo }, url)).toMatchObject({ image });
  expect(result({ photo }, {})).toEqual([
    { '@type': 'MenuItem', name: 'Dish 0', image },
    { '@type': 'MenuItem', name: 'Dish 1' },
  ]);
});

test('an exact price is an offer, each size one of its own', () => {
  expect(result({ name: 'Cacio e Pepe', price: '$14.00', priceMinor: 1400 })).toEqual([
    { '@type': 'MenuItem', name: 'Cacio e Pepe', offers: [{ '@type': 'Offer', price: '14', priceCurrency: 'USD' }] },
  ]);
  const sizes = [
    { id: 'v1', label: '10 inch', price: '$12.50', priceMinor: 1250 },
    { id: 'v2', label: '14 inch', price: '$17.00', priceMinor: 1700 },
  ];
  expect(result({ variants: sizes })).toMatchObject([
    {
      offers: [
        { name: '10 inch', price: '12.5' },
        { name: '14 inch', price: '17' },
      ],
    },
  ]);
});

test('what is sold out says so; what is uncertain or has no exact price is no offer', () => {
  expect(result({ priceMinor: 1800, soldOut: true })).toMatchObject([
    { offers: [{ availability: 'https://schema.org/SoldOut' }] },
  ]);
  const sizes = [
    { id: 'v1', label: '10 inch', price: '$12.50', priceMinor: 1250, soldOut: true },
    { id: 'v2', label: '14 inch', price: '$17.00', priceMinor: 1700 },
  ];
  const [{ offers }] = result({ variants: sizes }) as unknown as [{ offers: object[] }];
  expect(offers.map((offer) => 'availability' in offer)).toEqual([true, false]);
  for (const item of result({ priceMinor: 1500, uncertain: true }, { price: 'MP' }))
    expect(item).not.toHaveProperty('offers');
});

test('a price in a currency that is not settled is no offer', () => {
  const menu = { ...menuOf([{ priceMinor: 1500 }]), currencyAssumed: true as const };
  expect(JSON.stringify(menuJsonLd(menu, url))).not.toContain('offers');
});

test('marks that have a word there are told', () => {
  expect(result({ dietary: ['Vegan', 'Spicy'] })).toMatchObject([
    { suitableForDiet: ['https://schema.org/VeganDiet'] },
  ]);
});

test('allergens are told in the description, by who says so or not at all', () => {
  expect(
    result(
      { description: 'With cream.', allergens: { source: 'confirmed', names: ['Milk'], mayContain: ['Nuts'] } },
      { allergens: { source: 'confirmed', names: [] } },
      { description: 'Plain.' },
    ).map((item) => (item as { description?: string }).description),
  ).toEqual(['With cream. Contains: milk. May contain: nuts.', 'Contains none of the 14 main allergens.', 'Plain.']);
});

test('opening hours are told by the week, days that are alike together, and by the days that differ', () => {
  const day = (name: string) => `https://schema.org/${name}`;
  expect(
    menuJsonLd(
      {
        ...menuOf([]),
        openingHours: {
          weekly: [
            { day: 6, from: '18:00', to: '02:00' },
            { day: 1, from: '11:30', to: '24:00' },
            { day: 2, from: '11:30', to: '24:00' },
          ],
          exceptions: [
            { date: '2026-12-25', spans: [] },
            { date: '2026-12-31', spans: [{ from: '12:00', to: '15:00' }] },
          ],
        },
      },
      url,
    ),
  ).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: [day('Monday'), day('Tuesday')], opens: '11:30', closes: '23:59' },
      { dayOfWeek: [day('Saturday')], opens: '18:00', closes: '02:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '12:00', closes: '15:00' },
    ],
  });
});

test('an order action is told as far as orders are taken', () => {
  const ways = (change: Partial<Menu>) =>
    (menuJsonLd({ ...menuOf([]), ...change }, url) as { potentialAction?: { deliveryMethod: string[] } })
      .potentialAction?.deliveryMethod;
  expect(ways({ rules: { delivery: { offered: false, zones: [] } } })).toEqual(['https://schema.org/OnSitePickup']);
  expect(ways({ acceptsCardPickup: false, acceptsCashPickup: false })).toEqual([
    'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
  ]);
  expect(ways({ status: 'extracted' })).toBeUndefined();
  expect(ways({ currencyAssumed: true })).toBeUndefined();
});

describe('the directory', () => {
  const lucia: DirectoryEntry = {
    id: 'abc',
    menuId: 'abc',
    name: 'Osteria Lucia',
    cuisine: 'Italian',
    address: '12 Elm St, Chicago, IL 60601',
    city: 'Chicago',
    state: 'Illinois',
    features: [],
    rating: 4.37,
    reviewCount: 19,
    priceRange: '$$',
    website: 'https://lucia.example.com/',
  };
  const reported = (entry: DirectoryEntry) =>
    (directoryJsonLd([entry], 'https://menus.example/restaurant-directory') as { itemListElement: { item: object }[] })
      .itemListElement[0]!.item;

  test('is a list of restaurants, each with its menu', () => {
    expect(directoryJsonLd([lucia], 'https://menus.example/restaurant-directory?state=Illinois')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      url: 'https://menus.example/restaurant-directory?state=Illinois',
      itemListElement: [{ '@type': 'ListItem', position: 1, item: reported(lucia) }],
    });
    expect(reported(lucia)).toEqual({
      '@type': 'Restaurant',
      name: 'Osteria Lucia',
      url: 'https://menus.example/menu/abc',
      hasMenu: 'https://menus.example/menu/abc',
      sameAs: 'https://lucia.example.com/',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Elm St, Chicago, IL 60601',
        addressLocality: 'Chicago',
        addressRegion: 'Illinois',
      },
      servesCuisine: 'Italian',
      priceRange: '$$',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.37, reviewCount: 19 },
    });
  });

  test('tells no rating of a restaurant that nobody has reviewed, and no cuisine that has no name', () => {
    const plain = reported({ ...lucia, cuisine: 'Other', rating: null, reviewCount: 0 });
    expect(plain).not.toHaveProperty('aggregateRating');
    expect(plain).not.toHaveProperty('servesCuisine');
  });
});
