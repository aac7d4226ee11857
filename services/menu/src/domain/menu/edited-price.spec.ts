import { pricingOf, settledPricing } from './edited-price';

const of = 'Leek soup';

describe('a price as its owner writes it', () => {
  it.each([
    ['12.5', 'USD', '$12.50', 1250],
    ['$12', 'USD', '$12.00', 1200],
    ['12,50', 'EUR', '€12.50', 1250],
    ['12.50 €', 'EUR', '€12.50', 1250],
    ['1200', 'JPY', '¥1200', 1200],
    ['$9', 'CAD', 'CA$9.00', 900],
    ['0', 'USD', '$0.00', 0],
    ['free', 'USD', '$0.00', 0],
  ])('an exact amount is kept with the menu’s sign and in minor units: %s %s', (text, currency, price, priceMinor) => {
    expect(pricingOf(text, { currency, of })).toEqual({ price, priceMinor });
  });

  it.each(['MP', '', '8-12', 'from $9', '12.50 each'])(
    'what is no exact amount stays text and has none: “%s”',
    (text) => {
      expect(pricingOf(text, { currency: 'USD', of })).toEqual({ price: text });
    },
  );

  it.each(['-5', '-$5', '– 5.00', '9999999', 'abc', '1O.50', '12.5.0', '12 14', '€12'])(
    'is refused when it cannot be meant: %s',
    (text) => {
      expect(() => pricingOf(text, { currency: 'USD', of })).toThrow(
        expect.objectContaining({ code: 'menu.invalid_price' }),
      );
    },
  );

  it('is refused with the dish and a sentence that says what to write', () => {
    expect(() => pricingOf('$12', { currency: 'EUR', of })).toThrow(
      'The price of “Leek soup”: This menu is in Euro (EUR). Please write the amount in that currency, such as 12.50.',
    );
  });

  it('stays as it is where it is print that nobody typed', () => {
    expect(pricingOf('€.24.00', { currency: 'EUR', of, printed: new Set(['€.24.00']) })).toEqual({ price: '€.24.00' });
  });
});

describe('a price that its owner finds right', () => {
  it('is the amount that it says, also where the reader was not sure of it', () => {
    expect(settledPricing({ price: '12,50 €' }, 'EUR')).toEqual({ price: '€12.50', priceMinor: 1250 });
    expect(settledPricing({ price: '12,50 €', priceMinor: 1250 }, 'EUR')).toEqual({
      price: '12,50 €',
      priceMinor: 1250,
    });
  });

  it('stays text where it says none', () => {
    expect(['MP', '€.24.00'].map((price) => settledPricing({ price }, 'EUR'))).toEqual([
      { price: 'MP' },
      { price: '€.24.00' },
    ]);
  });
});
