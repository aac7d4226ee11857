import { COUNTRY_TAXES, countryName, likelyTax } from './country-taxes';

const of = (currency: string, timeZone = 'UTC', restaurantAddress?: string) =>
  likelyTax({ currency, timeZone, ...(restaurantAddress && { restaurantAddress }) })?.country;

it('a country is told by the address, then by the clock, then by a currency that is its own', () => {
  expect(of('EUR', 'Europe/Rome', '1 Rue de la Paix, Paris, France')).toBe('FR');
  expect(of('EUR', 'Europe/Rome')).toBe('IT');
  expect(of('CHF', 'America/New_York')).toBe('CH');
  expect(of('USD')).toBe('US');
});

it('a country is not guessed from a currency of many, nor from a clock of another currency', () => {
  expect(of('EUR', 'America/New_York')).toBeUndefined();
  expect(of('CHF', 'Europe/Berlin')).toBe('CH');
  expect(of('XPF')).toBeUndefined();
});

it('every country is there once, with a name, and with rates that can be', () => {
  expect(new Set(COUNTRY_TAXES.map(({ country }) => country)).size).toBe(COUNTRY_TAXES.length);
  for (const { country, rates } of COUNTRY_TAXES) {
    expect(countryName(country)).not.toBe(country);
    expect(new Set(rates.map(({ name }) => name)).size).toBe(rates.length);
    for (const { percent = 0 } of rates) expect(percent >= 0 && percent <= 30).toBe(true);
  }
});

it('the United States has no rate, and tax is added there and in Canada', () => {
  const [us, ca] = ['US', 'CA'].map((code) => COUNTRY_TAXES.find(({ country }) => country === code));
  expect([us?.included, us?.rates]).toEqual([false, [{ name: 'Sales tax' }]]);
  expect([ca?.included, ca?.rates]).toEqual([false, [{ name: 'GST', percent: 5 }]]);
});
