import { timeZonesOf } from './time-zones-of-place';

const at = (restaurantAddress: string, more: object = {}) =>
  timeZonesOf({ restaurantAddress, currency: 'USD', language: 'en', ...more });

describe('The time zones that a restaurant may be in', () => {
  it('is the one of its state', () => expect(at('12 Main St, Springfield, IL 62701')).toEqual(['America/Chicago']));

  it('is the one of its city where the state has several', () => {
    expect(at('801 Congress Ave, Austin, TX 78701')).toEqual(['America/Chicago']);
    expect(at('5 Mesa St, El Paso, TX 79901')).toEqual(['America/Denver']);
  });

  it('are those of its state where nobody can tell, the one with most people first', () =>
    expect(at('9 Elm St, Smallville, KS 66002')).toEqual(['America/Chicago', 'America/Denver']));

  it('is the one of its country', () => {
    expect(at('Hauptstraße 5, 10115 Berlin', { currency: 'EUR', language: 'de' })).toEqual(['Europe/Berlin']);
    expect(at('1-2-3 Shibuya, Tokyo', { currency: 'JPY', language: 'ja' })).toEqual(['Asia/Tokyo']);
    expect(at('42 Queen St, Toronto, ON M5H 2N2', { currency: 'CAD' })).toEqual(['America/Toronto']);
  });

  it.each([
    ['Kirchstraße 8, 76694 Forst', 'de', 'Europe/Berlin'],
    ['Dorfplatz 2, 6414 Mieming', 'de', 'Europe/Vienna'],
    ['3 rue du Port, 29900 Concarneau', 'fr', 'Europe/Paris'],
    ['Calle Real 4, 38400 Puerto de la Cruz', 'es', 'Atlantic/Canary'],
    ['Calle Mayor 4, 31001 Pamplona', 'es', 'Europe/Madrid'],
    ['Dorpsstraat 1, 1234 AB Oosterhout', 'nl', 'Europe/Amsterdam'],
  ])('is told by a postcode where countries share a language: %s', (address, language, zone) =>
    expect(at(address, { currency: 'EUR', language })).toEqual([zone]),
  );

  it.each([
    ['12 Victoria Street, London SW1E 5NE', 'GBP', 'Europe/London'],
    ['4 Cork Street, London W1S 3LG', 'GBP', 'Europe/London'],
    ['Rue de Berlin 8, 75008 Paris', 'EUR', 'Europe/Paris'],
    ['9 Collins St, Sydney NSW 2000', 'AUD', 'Australia/Sydney'],
  ])('is not that of a street named after another place: %s', (address, currency, zone) =>
    expect(at(address, { currency })).toEqual([zone]),
  );

  it('is told by its number where there is no address', () =>
    expect(at('', { restaurantPhone: '+39 06 1234567', currency: 'EUR', language: 'en' })).toEqual(['Europe/Rome']));

  it('is told by its language where a currency has several countries', () =>
    expect(at('', { currency: 'EUR', language: 'it' })).toEqual(['Europe/Rome']));

  it('are many for a menu in dollars of which nothing else is known, and none where the currency is a guess too', () => {
    expect(at('').length).toBeGreaterThan(4);
    expect(at('', { currencyAssumed: true })).toEqual([]);
  });

  it('names only zones that there are', () => {
    for (const currency of ['USD', 'CAD', 'AUD', 'BRL', 'MXN', 'EUR', 'GBP', 'UAH', 'CLP', 'IDR']) {
      for (const timeZone of timeZonesOf({ currency, language: 'xx' }))
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });
});
