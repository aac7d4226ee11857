import type { Menu } from '@chalkboard/contracts';
import { lacksName, UNNAMED } from '@chalkboard/menu-rules/restaurant-name';
import { assertNamed, settledDetails } from './house-details';

const menu = (restaurantName: string, more: Partial<Menu> = {}) => ({
  restaurantName,
  categories: [{ id: 'c', name: 'HOUSE SALADS', items: [] }],
  ...more,
});

describe('What is known of the house', () => {
  it('has no name of its own under a placeholder or one of its headings, and cannot be published so', () => {
    expect(lacksName(menu(UNNAMED))).toBe(true);
    expect(lacksName(menu('House Salads'))).toBe(true);
    expect(lacksName(menu('Osteria Lucia'))).toBe(false);
    expect(() => assertNamed(menu(UNNAMED))).toThrow(
      'Guests would read “My Restaurant” at the top. Please say what your restaurant is called, then publish.',
    );
  });

  it('has the name that its owner found right, whatever it is', () =>
    expect(lacksName(menu(UNNAMED, { settledDetails: ['name'] }))).toBe(false));

  it('is settled by who changes it, or says that it is right, and stays so', () => {
    expect(settledDetails(menu('Lucia'), { restaurantName: 'Osteria Lucia', settledDetails: ['address'] })).toEqual([
      'name',
      'address',
    ]);
    expect(settledDetails(menu('Lucia', { settledDetails: ['hours'] }), {})).toEqual(['hours']);
  });

  it('is not settled by a form that sends what was there', () =>
    expect(settledDetails(menu(UNNAMED, { timeZone: 'UTC' }), { restaurantName: UNNAMED, timeZone: 'UTC' })).toEqual(
      [],
    ));

  it('has its currency settled by any that is sent', () =>
    expect(settledDetails(menu('Lucia', { currency: 'EUR' }), { currency: 'EUR' })).toEqual(['currency']));
});
