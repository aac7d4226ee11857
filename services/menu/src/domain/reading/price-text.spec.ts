import { priceText } from './currency';
import { looksLikePrice, minorOf, repairFigures } from './price-text';

describe('An amount as printed', () => {
  it.each([
    ['$12', 'USD', 1200],
    ['12.50', 'USD', 1250],
    ['12,50 €', 'EUR', 1250],
    ['7.5', 'USD', 750],
    ['12.-', 'CHF', 1200],
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

  it.each(['12', '$7 / $9', '8,50 €', 'MP', '+2', '12.50'])('“%s” looks like a price', (text) => expect(looksLikePrice(text)).toBe(true));
  it.each(['Soup', '12 oz', 'Table 12', ''])('“%s” does not', (text) => expect(looksLikePrice(text)).toBe(false));

  it('has its figures set right where letters of the same shape were read', () => {
    expect(repairFigures('g.5°')).toBe('8.50');
    expect(repairFigures('S12')).toBe('$12');
    expect(repairFigures('Bill, Sol. Oslo')).toBe('Bill, Sol. Oslo');
  });
});
