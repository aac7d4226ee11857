import { priceText } from './currency';
import { looksLikePrice, minorOf, repairFigures } from './price-text';

describe('An amount as printed', () => {
  it.each([
    ['$12', 'USD', 1200],
    ['12.50', 'USD', 1250],
    ['12,50 €', 'EUR', 1250],
    ['7.5', 'USD', 750],
    ['12.-', 'CHF', 1200],
    ['13€50', 'EUR', 1350],
    ['1,200', 'USD', 120000],
    ['1.234,50', 'EUR', 123450],
    ['.75', 'USD', 75],
    ['¥980', 'JPY', 980],
  ])('%s in %s is %i', (text, currency, minor) => expect(minorOf(text, currency)).toBe(minor));

  it.each(['MP', '', 'soup', '10-12'])('“%s” is no single amount', (text) => expect(minorOf(text, 'USD')).toBeNull());

  it('is shown with its sign', () => {
    expect(priceText(1250, 'USD')).toBe('$12.50');
    expect(priceText(5, 'USD')).toBe('$0.05');
    expect(priceText(980, 'JPY')).toBe('¥980');
    expect(priceText(1250, 'CHF')).toBe('CHF 12.50');
  });

  it.each(['12', '$7 / $9', '8,50 €', 'MP', '+2', '12.50'])('“%s” looks like a price', (text) =>
    expect(looksLikePrice(text)).toBe(true),
  );
  it.each(['Soup', '12 oz', 'Table 12', ''])('“%s” does not', (text) => expect(looksLikePrice(text)).toBe(false));

  it('has its figures set right where letters of the same shape were read', () => {
    expect(repairFigures('g.5°')).toBe('8.50');
    expect(repairFigures('S12')).toBe('$12');
    expect(repairFigures('Bill, Sol. Oslo')).toBe('Bill, Sol. Oslo');
  });
});

describe('signs of other countries', () => {
  it.each([
    ['12,50 zł', 'PLN', 1250],
    ['120 Kč', 'CZK', 12000],
    ['1200 Ft', 'HUF', 120000],
    ['45 lei', 'RON', 4500],
    ['RM 12.90', 'MYR', 1290],
    ['120 TL', 'TRY', 12000],
    ['TL 120', 'TRY', 12000],
    ['120 kr', 'SEK', 12000],
    ['120:-', 'SEK', 12000],
    ['฿120', 'THB', 12000],
    ['45.000₫', 'VND', 45000],
    ['₪42', 'ILS', 4200],
    ['AED 42', 'AED', 4200],
    ['SAR 42.50', 'SAR', 4250],
    ['HK$88', 'HKD', 8800],
    ['R$ 14,50', 'BRL', 1450],
    ['KWD 1.500', 'KWD', 1500],
    ['￥980', 'JPY', 980],
    ['Rs. 120', 'INR', 12000],
  ])('are part of a price: %s', (text, currency, minor) => {
    expect(looksLikePrice(text)).toBe(true);
    expect(minorOf(text, currency)).toBe(minor);
  });

  it.each(['USD', 'EUR', 'CAD', 'PLN', 'RON', 'ILS', 'TRY', 'SEK', 'JPY'])(
    'a price as we write it is read again: %s',
    (currency) => {
      expect(minorOf(priceText(1250, currency), currency)).toBe(1250);
    },
  );

  it.each(['6 ft', '12 try', 'Trio 12', '2 cad.', 'Leipzig 12', 'Fries$5'])('are not seen in words: %s', (text) =>
    expect(looksLikePrice(text)).toBe(false),
  );
});
