import { currencyOfMenu, isOfAnotherCurrency, type CurrencyEvidence } from './currency';

const currency = (prices: string[], more: Partial<CurrencyEvidence> = {}) =>
  currencyOfMenu({ prices, text: '', language: 'en', ...more });
const printed = (code: string) => ({ currency: code, printed: true });
const assumed = (code: string) => ({ currency: code, printed: false });

describe('a currency that is printed', () => {
  it.each([
    [['$12', '$14'], 'USD'],
    [['€12', '14 €'], 'EUR'],
    [['£12', '£14'], 'GBP'],
    [['120 TL', '140 TL'], 'TRY'],
    [['₺120', '₺140'], 'TRY'],
    [['₹120', '₹140'], 'INR'],
    [['Rs 120', 'Rs. 140'], 'INR'],
    [['120 kr', '140 kr'], 'SEK'],
    [['CHF 12', 'CHF 14'], 'CHF'],
    [['12 zł', '14,50 zł'], 'PLN'],
    [['120 Kč', '140 Kč'], 'CZK'],
    [['1200 Ft', '1400 Ft'], 'HUF'],
    [['12 lei', '14 lei'], 'RON'],
    [['R$ 12', 'R$ 14,50'], 'BRL'],
    [['RM12', 'RM 14'], 'MYR'],
    [['฿120', '฿140'], 'THB'],
    [['45000₫', '50000₫'], 'VND'],
    [['₩9000', '₩12000'], 'KRW'],
    [['¥980', '¥1200'], 'JPY'],
    [['₪42', '₪48'], 'ILS'],
    [['AED 42', '48 AED'], 'AED'],
    [['SAR 42', 'SAR 48'], 'SAR'],
    [['CA$12', 'CA$14'], 'CAD'],
    [['A$12', 'A$14'], 'AUD'],
    [['MX$120', 'MX$140'], 'MXN'],
  ])('is known by its sign or code: %j', (prices, code) => expect(currency(prices)).toEqual(printed(code)));

  it('is that of most signs on the prices', () => expect(currency(['£4', '€5', '€6'])).toEqual(printed('EUR')));

  it('is not changed by the language, the address or the telephone', () => {
    expect(
      currency(['$12', '$14', '$9'], {
        language: 'de',
        address: 'Hauptstraße 5, 10115 Berlin',
        phone: '+49 30 1234567',
      }),
    ).toEqual(printed('USD'));
    expect(
      currency(['€12', '€14', '€9'], { address: '218 Wharf Street, Portland, ME 04101', phone: '(207) 555-0142' }),
    ).toEqual(printed('EUR'));
  });

  it('is named once for all prices', () => {
    expect(currency(['4', '5', '6', '7'], { text: 'Soup 4\nAll prices in CHF' })).toEqual(printed('CHF'));
    expect(currency(['4', '5', '6', '7'], { text: 'Suppe 4\nPreise in €', language: 'de' })).toEqual(printed('EUR'));
    expect(currency(['4', '5', '6', '7'], { text: 'Çorba 4\nFiyatlar TL\n(kahve)', language: 'tr' })).toEqual(
      printed('TRY'),
    );
  });

  it('counts with a single sign where there are few prices', () =>
    expect(currency(['£4', '5'])).toEqual(printed('GBP')));

  it.each([
    ['¥', ['¥12', '¥14'], { language: 'zh' }, 'CNY'],
    ['kr', ['120 kr', '140 kr'], { language: 'da' }, 'DKK'],
    ['kr', ['120 kr', '140 kr'], { phone: '+47 22 12 34 56' }, 'NOK'],
    ['Rs', ['Rs 120', 'Rs 140'], { address: 'Mall Road, Lahore' }, 'PKR'],
    ['$', ['$12', '$14'], { address: '12 King St W, Toronto, ON M5V 1A1' }, 'CAD'],
    ['$', ['$12', '$14'], { phone: '+61 2 9374 4000' }, 'AUD'],
    ['$', ['$180', '$220', '$95'], { language: 'es' }, 'MXN'],
    ['$', ['$9.99', '$11,99', '$13,99'], { language: 'pt' }, 'BRL'],
    ['$', ['$9.99', '$11,99'], { language: 'pt', address: '42 Ferry St, Newark, NJ 07105' }, 'USD'],
    ['Rs', ['RS 10,00', 'Rs 15,00'], { language: 'pt' }, 'BRL'],
    ['$', ['$18', '$22', '$9'], { language: 'es' }, 'USD'],
  ] as const)(
    'of several with the sign %s is that of the place, then of the language: %j %j',
    (_, prices, more, code) => expect(currency([...prices], more)).toEqual(printed(code)),
  );
});

describe('one stray sign', () => {
  it('does not decide against many', () => expect(currency(['$4', '$5', '¥6', '$7', '$8'])).toEqual(printed('USD')));

  it('does not decide for many prices without one, but is proposed', () =>
    expect(currency(['£4', '5', '6', '7'])).toEqual(assumed('GBP')));

  it('is less than the place', () =>
    expect(currency(['¥4', '5', '6', '7'], { phone: '(207) 555-0142' })).toEqual(assumed('USD')));

  it('in the text decides where the place has that currency', () => {
    const text = 'Soup 4\nCorkage £ 5';
    expect(currency(['4', '6', '7', '8'], { text })).toEqual(assumed('USD'));
    expect(currency(['4', '6', '7', '8'], { text, phone: '+44 20 7946 0958' })).toEqual(printed('GBP'));
  });

  it.each([
    'Opening hours: Mo.-Fr. 11:00-22:00, Sa. 12:00-23:00',
    'TRY OUR 12 WINGS',
    'A 6 ft sub for 25',
    'Served in the garden',
  ])('is not seen in other words: %s', (text) =>
    expect(currency(['4', '6', '7', '8'], { text })).toEqual(assumed('USD')),
  );
});

describe('a currency that is not printed', () => {
  it('is that of the place, then of the words of the house, then of the language', () => {
    const prices = ['14', '16', '18', '21'];
    const text = 'gnocchi con burro e salvia, pasta di casa al pomodoro';
    expect(currency(prices, { text, language: 'it', phone: '+41 91 123 45 67' })).toEqual(assumed('CHF'));
    expect(currency(prices, { text, language: 'it' })).toEqual(assumed('EUR'));
    expect(
      currency(prices, { text: 'Montag Ruhetag. Soup with bread and the fish of the day', language: 'de' }),
    ).toEqual(assumed('EUR'));
    expect(currency(prices, { text: 'Prices include VAT' })).toEqual(assumed('GBP'));
    expect(currency(prices, { text: 'Call +44 20 7946 0958' })).toEqual(assumed('GBP'));
    expect(currency(['4,50', '5,20'])).toEqual(assumed('EUR'));
  });

  it('is the US dollar when nothing tells', () => {
    expect(
      currency(['14', '12'], { text: 'Gnocchi al Pesto with the pasta of the day and cheese', language: 'it' }),
    ).toEqual(assumed('USD'));
    expect(currency([])).toEqual(assumed('USD'));
  });
});

test('a price with a sign of another currency is told from one of the menu’s own', () => {
  for (const [price, code] of [
    ['$9', 'CAD'],
    ['$9', 'USD'],
    ['9 zł', 'PLN'],
    ['9 kr', 'NOK'],
    ['eur 9', 'EUR'],
    ['RM9', 'MYR'],
    ['9', 'THB'],
    ['MP', 'EUR'],
  ] as const)
    expect(isOfAnotherCurrency(price, code)).toBe(false);
  for (const [price, code] of [
    ['$9', 'EUR'],
    ['€9', 'USD'],
    ['9 zł', 'CZK'],
    ['9 kr', 'EUR'],
    ['CA$9', 'USD'],
  ] as const)
    expect(isOfAnotherCurrency(price, code)).toBe(true);
});

describe('without a sign', () => {
  it.each([
    ['Cardápio: suco de laranja', 'pt', 'BRL'],
    ['Ementa: sumo de laranja, preços com IVA', 'pt', 'EUR'],
    ['Lomo Salteado | 169 mxn', 'es', 'MXN'],
  ])('the words “%s” tell of which country a menu is', (text, language, code) =>
    expect(currency(['4', '5', '6', '7'], { text, language })).toEqual(assumed(code)),
  );
});
