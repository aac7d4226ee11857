import { CURRENCIES } from '@chalkboard/contracts/currency';
import { minorToDecimal } from './currency';
import { exampleAmount, plainPrice, typedAmount, typedPrice } from './typed-price';

const minor = (text: string, currency: string) => {
  const price = typedPrice(text, currency);
  return price.kind === 'amount' ? price.minor : price;
};
const sentence = (text: string, currency: string) => {
  const price = typedPrice(text, currency);
  return price.kind === 'fault' ? price.sentence : price;
};

describe('an amount that somebody types', () => {
  it.each([
    ['12', 'USD', 1200],
    ['12.5', 'USD', 1250],
    ['12.50', 'USD', 1250],
    ['12,50', 'EUR', 1250],
    ['12,5', 'EUR', 1250],
    ['.75', 'USD', 75],
    [',50', 'EUR', 50],
    ['12,-', 'EUR', 1200],
    ['12.–', 'CHF', 1200],
    ['12.--', 'CHF', 1200],
    ['120:-', 'SEK', 12000],
    ['12.', 'USD', 1200],
    ['007', 'USD', 700],
  ])('may have a comma or a point before its decimals: “%s” in %s', (text, currency, expected) =>
    expect(minor(text, currency)).toBe(expected),
  );

  it.each([
    ['1,250.00', 'USD', 125_000],
    ['1.250,00', 'EUR', 125_000],
    ['1,250', 'USD', 125_000],
    ['1.250', 'EUR', 125_000],
    ['1 250,00', 'PLN', 125_000],
    ['1\u202f250', 'EUR', 125_000],
    ["1'250.50", 'CHF', 125_050],
    ['1’250', 'CHF', 125_000],
    ['150.000', 'VND', 150_000],
    ['25.000', 'IDR', 2_500_000],
    ['1,234,567', 'KRW', 1_234_567],
  ])('may have its thousands grouped: “%s” in %s', (text, currency, expected) =>
    expect(minor(text, currency)).toBe(expected),
  );

  it.each([
    ['$12.50', 'USD', 1250],
    ['12.50 $', 'USD', 1250],
    ['US$ 12.50', 'USD', 1250],
    ['USD 12.50', 'USD', 1250],
    ['12.50 usd', 'USD', 1250],
    ['$12.50 USD', 'USD', 1250],
    ['$9', 'CAD', 900],
    ['C$9', 'CAD', 900],
    ['  € 12,50  ', 'EUR', 1250],
    ['12,50€', 'EUR', 1250],
    ['12€50', 'EUR', 1250],
    ['12,- €', 'EUR', 1200],
    ['12 Euro', 'EUR', 1200],
    ['£8', 'GBP', 800],
    ['Fr. 12.50', 'CHF', 1250],
    ['Rs.120', 'INR', 12000],
    ['120 kr.', 'DKK', 12000],
    ['45 zł', 'PLN', 4500],
    ['R 85', 'ZAR', 8500],
    ['+2', 'USD', 200],
    ['+ $2.00', 'USD', 200],
    ['+$2', 'USD', 200],
  ])('may have a sign or a code of its currency on either side: “%s” in %s', (text, currency, expected) =>
    expect(minor(text, currency)).toBe(expected),
  );

  it.each([
    ['1200', 'JPY', 1200],
    ['¥1,200', 'JPY', 1200],
    ['1200円', 'JPY', 1200],
    ['￥１２００', 'JPY', 1200],
    ['1.5', 'KWD', 1500],
    ['1.500', 'KWD', 1500],
    ['KD 0.250', 'KWD', 250],
    ['١٢٫٥٠', 'AED', 1250],
  ])('has the decimals of its currency, in figures of any keyboard: “%s” in %s', (text, currency, expected) =>
    expect(minor(text, currency)).toBe(expected),
  );

  it('may be nothing, which is for the owner to confirm; “free” says the same', () => {
    expect(['0', '0.00', '$0', 'free', 'On the house'].map((text) => minor(text, 'USD'))).toEqual([0, 0, 0, 0, 0]);
  });

  it('is read again as it is shown and as it is given as an example, in every currency', () => {
    for (const currency of CURRENCIES) {
      const shown = new Intl.NumberFormat('en-US', { style: 'currency', currency });
      const expected = currency === 'JPY' ? 1250 : 125_000;
      expect([currency, minor(shown.format(minorToDecimal(expected, currency)), currency)]).toEqual([
        currency,
        expected,
      ]);
      expect([currency, typedPrice(exampleAmount(currency), currency).kind]).toEqual([currency, 'amount']);
    }
  });
});

describe('words in place of a price', () => {
  it.each([
    'market price',
    'Market',
    'MP',
    'M.P.',
    'seasonal',
    'ask',
    'ask us',
    'varies',
    'S.Q.',
    'auf Anfrage',
    'prix du jour',
    '時価',
    '-',
    '–',
  ])('stay as they are: “%s”', (text) => {
    expect(typedPrice(` ${text} `, 'EUR')).toEqual({ kind: 'words', text });
  });

  it.each(['8-12', '8 – 12', '$8 to $12', 'from $9', 'from 9', '9+', '12.50 each', '12.50 per person', '4.50 / piece'])(
    'may have amounts in them: “%s”',
    (text) => {
      expect(typedPrice(text, 'USD')).toEqual({ kind: 'words', text });
    },
  );

  it('are nothing where nothing is written', () => {
    expect(['', '   '].map((text) => typedPrice(text, 'USD'))).toEqual([{ kind: 'nothing' }, { kind: 'nothing' }]);
  });
});

describe('what is no price', () => {
  it.each([
    ['abc', 'USD', '“abc” is no price. Please write an amount such as 12.50, or words such as “market price”.'],
    ['$', 'USD', '“$” is no price. Please write an amount such as 12.50, or words such as “market price”.'],
    ['1O.50', 'USD', '“1O.50” has letters in it. Please write figures only, such as 12.50.'],
    ['12 apples', 'USD', '“12 apples” has letters in it. Please write figures only, such as 12.50.'],
    ['12.5.0', 'USD', '“12.5.0” is not one amount. Please write it such as 12.50.'],
    ['€.24.00', 'EUR', '“€.24.00” is not one amount. Please write it such as 12.50.'],
    ['1,25,00', 'USD', '“1,25,00” is not one amount. Please write it such as 12.50.'],
    ['12 14', 'USD', '“12 14” is more than one amount. Please write one here, and add the others as sizes.'],
    ['12 / 14', 'USD', '“12 / 14” is more than one amount. Please write one here, and add the others as sizes.'],
  ])('is told from a price, and what to write instead is said: “%s”', (text, currency, expected) =>
    expect(sentence(text, currency)).toBe(expected),
  );

  it.each(['-5', '-$5', '$-5', '– 5.00', '−5'])('is an amount below zero: “%s”', (text) =>
    expect(sentence(text, 'USD')).toBe('A price cannot be below zero. Please write an amount such as 12.50.'),
  );

  it.each([
    ['€12', 'USD', 'This menu is in US Dollar (USD). Please write the amount in that currency, such as 12.50.'],
    ['$12', 'EUR', 'This menu is in Euro (EUR). Please write the amount in that currency, such as 12.50.'],
    ['12 GBP', 'EUR', 'This menu is in Euro (EUR). Please write the amount in that currency, such as 12.50.'],
    ['₦500', 'EUR', 'This menu is in Euro (EUR). Please write the amount in that currency, such as 12.50.'],
    ['US$9', 'CAD', 'This menu is in Canadian Dollar (CAD). Please write the amount in that currency, such as 12.50.'],
    ['from €9', 'USD', 'This menu is in US Dollar (USD). Please write the amount in that currency, such as 12.50.'],
    ['12 €', 'JPY', 'This menu is in Japanese Yen (JPY). Please write the amount in that currency, such as 1200.'],
  ])('is an amount in another currency, and the menu’s is named: “%s” in %s', (text, currency, expected) =>
    expect(sentence(text, currency)).toBe(expected),
  );

  it.each([
    ['12.505', 'KWD', 12505],
    ['0.505', 'USD', 'An amount in US Dollar (USD) has 2 decimals at most. Please write it such as 12.50.'],
    ['12.5055', 'USD', 'An amount in US Dollar (USD) has 2 decimals at most. Please write it such as 12.50.'],
    ['1.250', 'USD', 'An amount in US Dollar (USD) has 2 decimals at most. Please write it such as 12.50.'],
    ['1,250', 'EUR', 'An amount in Euro (EUR) has 2 decimals at most. Please write it such as 12.50.'],
    ['12.50', 'JPY', 'An amount in Japanese Yen (JPY) has no decimals. Please write it such as 1200.'],
  ])('has more decimals than its currency: “%s” in %s', (text, currency, expected) =>
    expect(typeof expected === 'number' ? minor(text, currency) : sentence(text, currency)).toBe(expected),
  );

  it('is an amount beyond all sense', () =>
    expect(sentence('9999999', 'USD')).toBe('This is too much for a price. Please write an amount such as 12.50.'));

  it('is a range that goes down, as a telephone number does', () =>
    expect(typedPrice('555-0100', 'USD').kind).toBe('fault'));
});

it('words do not do for a fee', () => {
  expect(typedAmount('MP', 'USD')).toEqual({
    kind: 'fault',
    sentence: '“MP” is not one amount. Please write it such as 12.50.',
  });
  expect([typedAmount('3,50', 'EUR'), typedAmount('free', 'EUR'), typedAmount('', 'EUR')]).toEqual([
    { kind: 'amount', minor: 350 },
    { kind: 'amount', minor: 0 },
    { kind: 'nothing' },
  ]);
});

it('an amount can be had as a plain number, and what is none as it is', () => {
  expect([plainPrice('24.50', 'USD'), plainPrice('1.250', 'EUR')]).toEqual(['24.50', '1250']);
  expect([
    plainPrice('29', 'USD'),
    plainPrice('1.250,00 €', 'EUR'),
    plainPrice('12,50', 'EUR'),
    plainPrice('1,200', 'JPY'),
    plainPrice(' MP ', 'USD'),
  ]).toEqual(['29', '1250', '12.5', '1200', 'MP']);
});
