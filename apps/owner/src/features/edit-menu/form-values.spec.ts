import { UpdateMenuRequest, type Menu } from '@chalkboard/contracts';
import { requestOf, valuesOf } from './form-values';

const menu = {
  shareId: 'abc', version: 3, status: 'extracted', restaurantName: 'Lucia', restaurantPhone: '+1 555 0100', categories: [], currency: 'USD', language: 'en', timeZone: 'UTC',
  posSystem: 'none', acceptsCardPickup: true, acceptsCashPickup: true, acceptsCardDelivery: true, acceptsCashDelivery: false, deliveryFee: '5.00', minimumOrder: '0.00',
  hasVeganOptions: false, hasVegetarianOptions: true, hasGlutenFreeOptions: false, hasHalalOptions: false, hasKosherOptions: false, commonAllergens: ['Eggs'], allergyNote: '',
  notificationSMS: true, notificationWhatsApp: false, notificationPrint: false,
} as Menu;

test('an unchanged form sends a body the contract takes, with every field the form has', () => {
  const body = requestOf(valuesOf(menu));
  expect(UpdateMenuRequest.parse(body)).toEqual(body);
  expect(body).toMatchObject({ restaurantName: 'Lucia', restaurantDescription: '', currency: 'USD', acceptsCashDelivery: false, commonAllergens: ['Eggs'] });
});

test.each([['4', '4.00'], ['4.5', '4.50'], ['', '0.00']])('an amount typed as "%s" is sent as %s', (typed, sent) => {
  expect(requestOf({ ...valuesOf(menu), deliveryFee: typed }).deliveryFee).toBe(sent);
});

test('a restaurant is listed unless its owner has said otherwise, and its cuisine is told from the menu until it is chosen', () => {
  expect(valuesOf(menu)).toMatchObject({ listedInDirectory: true, cuisine: '', website: '' });
  expect(valuesOf({ ...menu, listedInDirectory: false, cuisine: 'Indian', website: 'https://lucia.example.com/' })).toMatchObject({ listedInDirectory: false, cuisine: 'Indian', website: 'https://lucia.example.com/' });
});

test('a currency that is assumed is sent only when it was changed', () => {
  expect(requestOf(valuesOf(menu), 'USD')).not.toHaveProperty('currency');
  expect(requestOf({ ...valuesOf(menu), currency: 'EUR' }, 'USD')).toMatchObject({ currency: 'EUR' });
});
