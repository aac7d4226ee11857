import { fetchTexts } from '@chalkboard/web-kit/texts';
import { currencyName } from './currency-name';
import { checkPrice } from './price-check';

afterEach(() => fetchTexts([], 'en'));

test('in English a price that is none is explained by the parser', () => {
  expect(checkPrice({ price: 'abc' }, 'USD')).toEqual({
    kind: 'fault',
    sentence: '“abc” is no price. Please write an amount such as 12.50, or words such as “market price”.',
  });
});

test('in another language it says what to write', async () => {
  await fetchTexts([], 'es');
  expect(checkPrice({ price: 'abc' }, 'USD')).toEqual({
    kind: 'fault',
    sentence: 'Escriba un importe como 12.50.',
  });
});

test('a currency is called as its reader calls it', async () => {
  expect(currencyName('USD')).toBe('US Dollar (USD)');
  await fetchTexts([], 'it');
  expect(currencyName('USD')).toBe('dollaro statunitense (USD)');
});
