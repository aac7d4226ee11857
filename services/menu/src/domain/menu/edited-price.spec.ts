import { pricingOf } from './edited-price';

describe('a price as its owner writes it', () => {
  it.each([
    ['12.5', 'USD', '$12.50', 1250],
    ['$12', 'USD', '$12.00', 1200],
    ['12,50', 'EUR', '€12.50', 1250],
    ['12.50 €', 'EUR', '€12.50', 1250],
    ['1200', 'JPY', '¥1200', 1200],
    ['$9', 'CAD', 'CA$9.00', 900],
    ['0', 'USD', '$0.00', 0],
  ])('an exact amount is kept with the menu’s sign and in minor units: %s %s', (text, currency, price, priceMinor) => {
    expect(pricingOf(text, currency)).toEqual({ price, priceMinor });
  });

  it.each(['MP', '', '8-12', '12 14', 'from $9', '12.50 each'])('what is no exact amount stays text and has none: “%s”', (text) => {
    expect(pricingOf(text, 'USD')).toEqual({ price: text });
  });

  it('an amount in another currency is not taken for one in the menu’s', () => {
    expect(pricingOf('€12', 'USD')).toEqual({ price: '€12' });
    expect(pricingOf('$12', 'EUR')).toEqual({ price: '$12' });
  });

  it.each(['-5', '-$5', '– 5.00', '9999999'])('is refused when it cannot be meant: %s', (text) => {
    expect(() => pricingOf(text, 'USD')).toThrow(expect.objectContaining({ code: 'menu.invalid_price' }));
  });
});
