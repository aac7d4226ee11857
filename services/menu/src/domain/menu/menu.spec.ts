import { MenuSnapshot, type ReadingFacts, type UpdateMenuRequest } from '@chalkboard/contracts';
import { decimalToMinor } from './decimal-amount';
import { newMenu, publishMenu, snapshotOf, updateMenu, withLogo, withSoldOut } from './menu';

const read = {
  currency: 'USD',
  language: 'en',
  restaurantName: 'As Printed',
  categories: [
    {
      id: 'c1',
      name: 'Pizza',
      items: [
        { id: 'i1', name: 'Margherita', price: '$12.50', priceMinor: 1250 },
        { id: 'i2', name: 'Catch of the Day', price: 'MP' },
      ],
    },
  ],
};
const facts: ReadingFacts = {
  reader: 'text-layer',
  prices: { seen: 1, placed: 1, unplaced: [] },
  verdict: 'publish-ready',
  reasons: [],
};
const made = (fields = {}) =>
  newMenu({ shareId: 's1', read, facts, fields, visitor: 'me', timeZone: 'America/New_York' });

describe('a new menu', () => {
  it('has the spec’s defaults around what was read', () => {
    expect(made().menu).toMatchObject({
      version: 1,
      status: 'extracted',
      restaurantName: 'As Printed',
      deliveryFee: '5.00',
      minimumOrder: '0.00',
      posSystem: 'none',
      notificationSMS: true,
      notificationPrint: false,
    });
  });

  it('is called what its uploader says, else what is printed, else something neutral', () => {
    expect(made({ restaurantName: 'Said' }).menu.restaurantName).toBe('Said');
    expect(made({ restaurantName: '' }).menu.restaurantName).toBe('As Printed');
    expect(
      newMenu({
        shareId: 's',
        read: { ...read, restaurantName: undefined },
        facts,
        fields: {},
        visitor: 'me',
        timeZone: 'UTC',
      }).menu.restaurantName,
    ).toBe('My Restaurant');
  });
});

describe('a change', () => {
  it('touches what was sent, and removes a text that was emptied', () => {
    const before = made({ restaurantPhone: '555 0100' });
    const { menu } = updateMenu(before, { restaurantName: 'Newer', restaurantPhone: '' });
    expect(menu).toMatchObject({ restaurantName: 'Newer', version: 2, categories: before.menu.categories });
    expect(menu).not.toHaveProperty('restaurantPhone');
  });

  it('replaces the categories when they are sent, and nothing else', () => {
    const { menu } = updateMenu(made(), {
      baseVersion: 1,
      categories: [{ id: 'c1', name: 'Pizze', items: [{ id: 'i1', name: 'Margherita', price: '13' }] }],
    });
    expect(menu).toMatchObject({
      restaurantName: 'As Printed',
      version: 2,
      categories: [{ id: 'c1', name: 'Pizze', items: [{ id: 'i1', price: '$13.00', priceMinor: 1300 }] }],
    });
    expect(menu).not.toHaveProperty('baseVersion');
  });

  it('takes another currency with the same numbers; what is no amount stays as it is', () => {
    const { menu } = updateMenu(made(), { restaurantName: 'Newer', currency: 'EUR' });
    expect(menu).toMatchObject({
      currency: 'EUR',
      categories: [{ items: [{ price: '€12.50', priceMinor: 1250 }, { price: 'MP' }] }],
    });
  });

  it('is refused when it was made to another version than there is, and says which there is', () => {
    const now = updateMenu(made(), { restaurantName: 'Newer' });
    expect(() => updateMenu(now, { baseVersion: 1, restaurantName: 'Mine' })).toThrow(
      expect.objectContaining({ code: 'menu.changed_meanwhile', extras: { version: 2 } }),
    );
    expect(updateMenu(now, { baseVersion: 2, restaurantName: 'Mine' }).menu.version).toBe(3);
  });

  it('leaves what was read as it was', () => {
    const before = made();
    expect(updateMenu(before, { baseVersion: 1, categories: [] }).reading).toEqual(before.reading);
  });

  it('sets opening hours and zone, which others are told; null clears the hours, and nothing leaves them', () => {
    const openingHours = { weekly: [{ day: 1, from: '11:00', to: '22:00' }], exceptions: [] };
    const set = updateMenu(made(), { restaurantName: 'Newer', openingHours, timeZone: 'Europe/Rome' });
    expect(snapshotOf(set)).toMatchObject({ openingHours, timeZone: 'Europe/Rome' });
    expect(updateMenu(set, { restaurantName: 'Newest' }).menu).toMatchObject({ openingHours });
    expect(snapshotOf(updateMenu(set, { restaurantName: 'Newest', openingHours: null }))).not.toHaveProperty(
      'openingHours',
    );
  });

  it('sets the language of the restaurant’s messages, which others are told; an empty one is none', () => {
    const set = updateMenu(made(), { restaurantName: 'Newer', messageLanguage: 'it' });
    expect(snapshotOf(set)).toMatchObject({ messageLanguage: 'it' });
    expect(snapshotOf(updateMenu(set, { restaurantName: 'Newest', messageLanguage: '' }))).not.toHaveProperty(
      'messageLanguage',
    );
  });

  it('raises the version, as publishing does', () => {
    expect(publishMenu(updateMenu(made(), { restaurantName: 'Newer' })).menu).toMatchObject({
      version: 3,
      status: 'published',
    });
  });
});

describe('the look of a menu', () => {
  const logo = { hash: 'ab12', width: 512, height: 320, ground: 'light' as const };

  it('is what its uploader chose, and told to others', () => {
    const look = { backgroundTheme: 'cafe-warm' as const, primaryColor: '#b45309', logo };
    expect(snapshotOf(made(look))).toMatchObject(look);
    expect(MenuSnapshot.parse(snapshotOf(made()))).not.toHaveProperty('backgroundTheme');
  });

  it('changes in part, and goes back to how it was when a choice is taken back', () => {
    const chosen = updateMenu(made(), {
      restaurantName: 'Newer',
      backgroundTheme: 'cafe-warm',
      primaryColor: '#b45309',
    });
    const { menu } = updateMenu(chosen, { restaurantName: 'Newer', primaryColor: '' });
    expect(menu).toMatchObject({ backgroundTheme: 'cafe-warm', version: 3 });
    expect(menu).not.toHaveProperty('primaryColor');
  });

  it('has a logo until it is taken away; the same one again changes nothing', () => {
    const shown = withLogo(made(), logo);
    expect(shown.menu).toMatchObject({ logo, version: 2 });
    expect(withLogo(shown, { ...logo })).toBe(shown);
    const gone = withLogo(shown, undefined);
    expect(gone.menu.version).toBe(3);
    expect(gone.menu).not.toHaveProperty('logo');
    expect(withLogo(gone, undefined)).toBe(gone);
  });
});

describe('a dish that is sold out', () => {
  it('is so for everyone, and there again when it is said', () => {
    const soldOut = withSoldOut(made(), { itemId: 'i1' }, true);
    expect(snapshotOf(soldOut)).toMatchObject({
      version: 2,
      items: [
        { id: 'i1', soldOut: true },
        { id: 'i2', soldOut: false },
      ],
    });
    expect(snapshotOf(withSoldOut(soldOut, { itemId: 'i1' }, false))).toMatchObject({
      version: 3,
      items: [{ soldOut: false }, {}],
    });
  });

  it('stays the very same menu when it is said again, or of a dish that is not there', () => {
    const soldOut = withSoldOut(made(), { itemId: 'i1' }, true);
    expect(withSoldOut(soldOut, { itemId: 'i1' }, true)).toBe(soldOut);
    expect(withSoldOut(soldOut, { itemId: 'nothing' }, true)).toBe(soldOut);
    expect(withSoldOut(soldOut, { itemId: 'i1', partId: 'nothing' }, true)).toBe(soldOut);
  });

  it('is told of one of its sizes or extras alone, and of nothing else of it', () => {
    const priced = { price: '$9.00', priceMinor: 900 };
    const [category] = made().menu.categories;
    const sized = {
      ...category!,
      items: [
        {
          ...category!.items[0]!,
          price: '',
          priceMinor: undefined,
          variants: [
            { id: 'small000', label: 'Small', ...priced },
            { id: 'large000', label: 'Large', ...priced },
          ],
          addOns: [{ id: 'basil000', name: 'Basil', ...priced }],
        },
      ],
    };
    const menu = updateMenu(made(), { baseVersion: 1, categories: [sized] });
    const gone = withSoldOut(
      withSoldOut(menu, { itemId: 'i1', partId: 'large000' }, true),
      { itemId: 'i1', partId: 'basil000' },
      true,
    );
    expect(snapshotOf(gone)).toMatchObject({
      version: 4,
      items: [
        {
          soldOut: false,
          variants: [{ id: 'small000' }, { id: 'large000', soldOut: true }],
          addOns: [{ soldOut: true }],
        },
      ],
    });
    expect(snapshotOf(gone).items[0]!.variants[0]).not.toHaveProperty('soldOut');
    expect(
      snapshotOf(withSoldOut(gone, { itemId: 'i1', partId: 'large000' }, false)).items[0]!.variants[1],
    ).not.toHaveProperty('soldOut');
  });
});

it.each([
  ['deliveryFee', '0.125', 'KWD'],
  ['minimumOrder', '1200.00', 'JPY'],
] as const)('an amount of the settings has the decimals of the currency: %s %s in %s', (key, text, currency) => {
  const fees = { restaurantName: 'Lucia', [key]: text } as UpdateMenuRequest;
  expect(updateMenu(made(), { ...fees, currency }).menu[key]).toBe(text);
  const tooMany = { ...fees, [key]: text.replace('.00', '.50') };
  expect(() => updateMenu(made(), { ...tooMany, currency: currency === 'KWD' ? 'USD' : currency })).toThrow(
    expect.objectContaining({ code: 'menu.invalid_price' }),
  );
});

it('a menu that is too long for others to be told of is refused', () => {
  const items = Array.from({ length: 4000 }, (_, at) => ({ name: `Dish ${at}`, price: '1' }));
  const section = { name: 'Everything there is '.repeat(9), items };
  expect(() => updateMenu(made(), { baseVersion: 1, categories: [section] })).toThrow(
    expect.objectContaining({ code: 'menu.too_long' }),
  );
  expect(
    updateMenu(made(), { baseVersion: 1, categories: [{ ...section, items: items.slice(0, 1500) }] }).menu.version,
  ).toBe(2);
});

it('a snapshot has what others need in minor units, and no price where there is no exact one', () => {
  const snapshot = snapshotOf(
    updateMenu(made(), {
      restaurantName: 'As Printed',
      minimumOrder: '10',
      notificationWhatsApp: true,
    } as UpdateMenuRequest),
  );
  expect(MenuSnapshot.parse(snapshot)).toMatchObject({
    version: 2,
    items: [
      { id: 'i1', unitPrice: 1250 },
      { id: 'i2', unitPrice: null },
    ],
    fees: { delivery: 500, minimumOrder: 1000 },
    channels: { sms: true, whatsapp: true, print: false },
    editRightHashes: ['me'],
  });
});

describe('an amount of the settings becomes minor units', () => {
  it.each([
    ['5.00', 'USD', 500],
    ['5', 'USD', 500],
    ['5.5', 'USD', 550],
    ['0.07', 'USD', 7],
    ['1.005', 'USD', 101],
    ['1200', 'JPY', 1200],
    ['1.5', 'KWD', 1500],
  ])('%s %s → %i', (text, currency, minor) => {
    expect(decimalToMinor(text, currency)).toBe(minor);
  });
});

describe('a menu whose currency is not printed', () => {
  const unsigned = (fields = {}) =>
    newMenu({
      shareId: 's1',
      read: { ...read, currencyAssumed: true },
      facts,
      fields,
      visitor: 'me',
      timeZone: 'America/New_York',
    });
  const orderable = (stored: ReturnType<typeof unsigned>) =>
    snapshotOf(stored).items.map(({ uncertain }) => !uncertain);

  it('says so, and none of its items can be ordered', () => {
    expect(unsigned().menu).toMatchObject({ currency: 'USD', currencyAssumed: true });
    expect(orderable(unsigned())).toEqual([false, false]);
    expect(orderable(made())).toEqual([true, true]);
  });

  it('has the currency of the place that its uploader names', () => {
    expect(unsigned({ restaurantAddress: '10 Brick Lane, London E1 6QL' }).menu).toMatchObject({
      currency: 'GBP',
      currencyAssumed: true,
      categories: [{ items: [{ price: '£12.50', priceMinor: 1250 }, { price: 'MP' }] }],
    });
    expect(made({ restaurantAddress: '10 Brick Lane, London E1 6QL' }).menu.currency).toBe('USD');
  });

  it.each(['USD', 'EUR'])('is settled by any currency that its owner sends: %s', (currency) => {
    const settled = updateMenu(unsigned(), { currency });
    expect(settled.menu.currency).toBe(currency);
    expect(settled.menu).not.toHaveProperty('currencyAssumed');
    expect(orderable(settled)).toEqual([true, true]);
  });

  it('is not settled by any other change', () => {
    const changed = publishMenu(updateMenu(unsigned(), { restaurantName: 'Newer' }));
    expect(changed.menu).toMatchObject({ status: 'published', currencyAssumed: true });
    expect(orderable(changed)).toEqual([false, false]);
  });
});
