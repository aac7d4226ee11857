import { MenuSnapshot, type Menu } from '@chalkboard/contracts';
import { decimalToMinor } from './decimal-amount';
import { mayEdit, newMenu, publishMenu, snapshotOf, updateMenu } from './menu';

const read = { currency: 'USD', language: 'en', restaurantName: 'As Printed', categories: [{ id: 'c1', name: 'Pizza', items: [{ id: 'i1', name: 'Margherita', price: '$12.50', priceMinor: 1250 }, { id: 'i2', name: 'Catch of the Day', price: 'MP' }] }] };
const made = (fields = {}) => newMenu({ shareId: 's1', read, fields, visitor: 'me', timeZone: 'America/New_York' });

describe('a new menu', () => {
  it('has the spec’s defaults around what was read', () => {
    expect(made().menu).toMatchObject({ version: 1, status: 'extracted', restaurantName: 'As Printed', deliveryFee: '5.00', minimumOrder: '0.00', posSystem: 'none', notificationSMS: true, notificationPrint: false });
  });

  it('is called what its uploader says, else what is printed, else something neutral', () => {
    expect(made({ restaurantName: 'Said' }).menu.restaurantName).toBe('Said');
    expect(made({ restaurantName: '' }).menu.restaurantName).toBe('As Printed');
    expect(newMenu({ shareId: 's', read: { ...read, restaurantName: undefined }, fields: {}, visitor: 'me', timeZone: 'UTC' }).menu.restaurantName).toBe('My Restaurant');
  });

  it('may be edited by its uploader and by no one else', () => {
    expect(mayEdit(made(), 'me')).toBe(true);
    expect(mayEdit(made(), 'you')).toBe(false);
    expect(mayEdit(made(), undefined)).toBe(false);
  });
});

describe('a change', () => {
  it('touches what was sent, and removes a text that was emptied', () => {
    const before = made({ restaurantPhone: '555 0100' });
    const { menu } = updateMenu(before, { restaurantName: 'Newer', restaurantPhone: '' });
    expect(menu).toMatchObject({ restaurantName: 'Newer', version: 2, categories: before.menu.categories });
    expect(menu).not.toHaveProperty('restaurantPhone');
  });

  it('raises the version, as publishing does', () => {
    expect(publishMenu(updateMenu(made(), { restaurantName: 'Newer' })).menu).toMatchObject({ version: 3, status: 'published' });
  });
});

it('a snapshot has what others need in minor units, and no price where there is no exact one', () => {
  const snapshot = snapshotOf(updateMenu(made(), { restaurantName: 'As Printed', minimumOrder: '10', notificationWhatsApp: true } as Partial<Menu> & { restaurantName: string }));
  expect(MenuSnapshot.parse(snapshot)).toMatchObject({
    version: 2,
    items: [{ id: 'i1', unitPrice: 1250 }, { id: 'i2', unitPrice: null }],
    fees: { delivery: 500, minimumOrder: 1000 },
    channels: { sms: true, whatsapp: true, print: false },
    editRightHashes: ['me'],
  });
});

describe('an amount of the settings becomes minor units', () => {
  it.each([['5.00', 'USD', 500], ['5', 'USD', 500], ['5.5', 'USD', 550], ['0.07', 'USD', 7], ['1.005', 'USD', 101], ['1200', 'JPY', 1200], ['1.5', 'KWD', 1500]])('%s %s → %i', (text, currency, minor) => {
    expect(decimalToMinor(text, currency)).toBe(minor);
  });
});
