import { UpdateMenuRequest, type Menu } from '@chalkboard/contracts';
import { amountFault, changesOf, requestOf, valuesOf } from './form-values';

const menu = {
  shareId: 'abc',
  version: 3,
  status: 'extracted',
  restaurantName: 'Lucia',
  restaurantPhone: '+1 555 0100',
  categories: [],
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  posSystem: 'none',
  acceptsCardPickup: true,
  acceptsCashPickup: true,
  acceptsCardDelivery: true,
  acceptsCashDelivery: false,
  deliveryFee: '5.00',
  minimumOrder: '0.00',
  hasVeganOptions: false,
  hasVegetarianOptions: true,
  hasGlutenFreeOptions: false,
  hasHalalOptions: false,
  hasKosherOptions: false,
  commonAllergens: ['Eggs'],
  allergyNote: '',
  notificationSMS: true,
  notificationWhatsApp: false,
  notificationPrint: false,
} as Menu;

test('an unchanged form sends a body the contract takes, with every field the form has', () => {
  const body = requestOf(valuesOf(menu));
  expect(UpdateMenuRequest.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    restaurantName: 'Lucia',
    restaurantDescription: '',
    currency: 'USD',
    acceptsCashDelivery: false,
    commonAllergens: ['Eggs'],
  });
});

test.each([
  ['4', '4.00'],
  ['4.5', '4.50'],
  ['', '0.00'],
])('an amount typed as "%s" is sent as %s', (typed, sent) => {
  expect(requestOf({ ...valuesOf(menu), deliveryFee: typed }).deliveryFee).toBe(sent);
});

test('a restaurant is listed unless its owner has said otherwise, and its cuisine is told from the menu until it is chosen', () => {
  expect(valuesOf(menu)).toMatchObject({ listedInDirectory: true, cuisine: '', website: '' });
  expect(
    valuesOf({ ...menu, listedInDirectory: false, cuisine: 'Indian', website: 'https://lucia.example.com/' }),
  ).toMatchObject({ listedInDirectory: false, cuisine: 'Indian', website: 'https://lucia.example.com/' });
});

test('messages are in no language of their own until one is chosen', () => {
  expect(valuesOf(menu).messageLanguage).toBe('');
  expect(valuesOf({ ...menu, messageLanguage: 'it' }).messageLanguage).toBe('it');
});

test('a currency that is assumed is sent only when it was changed', () => {
  expect(requestOf(valuesOf(menu), 'USD')).not.toHaveProperty('currency');
  expect(requestOf({ ...valuesOf(menu), currency: 'EUR' }, 'USD')).toMatchObject({ currency: 'EUR' });
});

test('fees are read as people write them, and shown with the decimals of the menu’s currency', () => {
  const euros = valuesOf({ ...menu, currency: 'EUR' });
  expect(requestOf({ ...euros, deliveryFee: '3,50 €', minimumOrder: '1.250,00' })).toMatchObject({
    deliveryFee: '3.50',
    minimumOrder: '1250.00',
  });
  const yen = valuesOf({ ...menu, currency: 'JPY' });
  expect([yen.deliveryFee, yen.minimumOrder, requestOf({ ...yen, deliveryFee: '1,200' }).deliveryFee]).toEqual([
    '5',
    '0',
    '1200.00',
  ]);
  const dinars = requestOf({ ...valuesOf({ ...menu, currency: 'KWD' }), deliveryFee: '0.125' });
  expect([dinars.deliveryFee, UpdateMenuRequest.parse(dinars).deliveryFee]).toEqual(['0.125', '0.125']);
});

test('a fee in another currency, or none, is told with what to write', () => {
  expect(amountFault('$5', 'EUR')).toBe(
    'This menu is in Euro (EUR). Please write the amount in that currency, such as 12.50.',
  );
  expect(amountFault('market price', 'EUR')).toBe('“market price” is not one amount. Please write it such as 12.50.');
  expect([amountFault('3,50', 'EUR'), amountFault('', 'EUR'), amountFault('0', 'EUR')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('only what was changed is sent: what somebody else has saved meanwhile stays', () => {
  const before = requestOf(valuesOf(menu));
  expect(changesOf(before, before)).toEqual({});
  const changed = requestOf({ ...valuesOf(menu), deliveryFee: '7', commonAllergens: ['Eggs', 'Soy'] });
  expect(changesOf(changed, before)).toEqual({ deliveryFee: '7.00', commonAllergens: ['Eggs', 'Soy'] });
});
