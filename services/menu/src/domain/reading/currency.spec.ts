import { currencyOfMenu } from './currency';

const currency = (prices: string[], text = '', { language = 'en', exact = true } = {}) => currencyOfMenu({ prices, text, exact, language });

describe('The currency of a menu', () => {
  it('is that of most signs on its prices', () => expect(currency(['£4', '€5', '€6'])).toBe('EUR'));

  it('is not that of a single sign in a picture', () => expect(currency(['¥4', '5', '6', '7'], '', { exact: false })).toBe('USD'));

  it('is named by a code anywhere', () => expect(currency(['4', '5'], 'All prices in CHF')).toBe('CHF'));

  it.each([
    ['the country code of its telephone', ['4.50'], 'Call +44 20 7946 0958', 'en', 'GBP'],
    ['a tax', ['4.50'], 'Prices include VAT', 'en', 'GBP'],
    ['the words of the house', ['4.50'], 'Montag Ruhetag. Soup with bread and the fish of the day', 'de', 'EUR'],
    ['a language without a word of English', ['14'], 'gnocchi con burro e salvia, pasta di casa al pomodoro', 'it', 'EUR'],
    ['decimal commas', ['4,50', '5,20'], '', 'en', 'EUR'],
    ['dollar signs before what would be many dollars in Spanish', ['$180', '$220', '$95'], '', 'es', 'MXN'],
  ])('shows in %s', (_, prices, text, language, expected) => expect(currency(prices, text, { language })).toBe(expected));

  it('is the US dollar when nothing tells', () => expect(currency(['14', '12'], 'Gnocchi al Pesto with the pasta of the day and cheese', { language: 'it' })).toBe('USD'));
});
