import { callingCodeOf } from './national-number';

const NOBODY_CHOSE = 'America/New_York';

describe('the country whose numbers are written without its code', () => {
  it.each([
    ['EUR', '+39 06 1234 5678', NOBODY_CHOSE, '39'],
    ['EUR', '0039 06 1234 5678', NOBODY_CHOSE, '39'],
    ['EUR', '06 1234 5678', 'Europe/Rome', '39'],
    ['EUR', undefined, 'Europe/Berlin', '49'],
    ['EUR', '+49 30 901820', 'Europe/Berlin', '49'],
    ['EUR', '+351 21 123 4567', 'Atlantic/Madeira', '351'],
    ['GBP', '020 7946 0958', 'Europe/London', '44'],
    ['CHF', '+41 44 668 18 00', NOBODY_CHOSE, '41'],
    ['MXN', '55 1234 5678', 'America/Tijuana', '52'],
    ['AUD', '02 5550 1234', 'Australia/Perth', '61'],
  ] as const)(
    'is told by number or clock of a restaurant: %s, %s, %s',
    (currency, restaurantPhone, timeZone, callingCode) => {
      expect(callingCodeOf({ currency, restaurantPhone, timeZone })).toBe(callingCode);
    },
  );

  it.each([
    ['the currency alone, which is that of twenty countries', 'EUR', '06 1234 5678', NOBODY_CHOSE],
    ['the currency alone, though it is one country’s', 'GBP', undefined, NOBODY_CHOSE],
    ['a number that says the contrary of the clock', 'EUR', '+39 06 1234 5678', 'Europe/Berlin'],
    ['a number in a country of another currency', 'EUR', '+41 44 668 18 00', 'Europe/Berlin'],
    ['a number of North America', 'EUR', '+1 207 555 0142', 'Europe/Rome'],
    ['a clock of a country of another currency', 'EUR', undefined, 'Europe/London'],
    ['a currency of which nothing is known', 'ISK', '+354 551 1234', 'Atlantic/Reykjavik'],
  ] as const)('is not told by %s', (_, currency, restaurantPhone, timeZone) => {
    expect(callingCodeOf({ currency, restaurantPhone, timeZone })).toBeUndefined();
  });

  it('is none for dollars: there the ten digits say it', () => {
    for (const currency of ['USD', 'CAD'])
      expect(
        callingCodeOf({ currency, restaurantPhone: '(207) 555-0142', timeZone: 'America/Toronto' }),
      ).toBeUndefined();
  });
});
