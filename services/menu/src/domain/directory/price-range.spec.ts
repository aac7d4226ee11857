import type { MenuItem } from '@chalkboard/contracts';
import { priceRangeOf } from './price-range';

const dish = (priceMinor?: number, more: Partial<MenuItem> = {}): MenuItem => ({
  id: 'i',
  name: 'Soup',
  price: '',
  ...(priceMinor !== undefined && { priceMinor }),
  ...more,
});
const range = (prices: readonly (number | MenuItem)[], currency = 'USD') =>
  priceRangeOf({
    currency,
    categories: [
      { id: 'c', name: 'Food', items: prices.map((price) => (typeof price === 'number' ? dish(price) : price)) },
    ],
  });
const size = (id: string, priceMinor: number) => ({ id, label: id, price: '', priceMinor });

describe('the price range of a menu', () => {
  it.each([
    [[999], '$'],
    [[1000], '$$'],
    [[1999], '$$'],
    [[2000], '$$$'],
    [[3999], '$$$'],
    [[4000], '$$$$'],
  ])('of one dish for %s cents is %s', (prices, expected) => expect(range(prices)).toBe(expected));

  it('is that of the median dish, so that one lobster does not make a snack bar dear', () => {
    expect(range([600, 700, 800, 12_000])).toBe('$');
    expect(range([900, 1100])).toBe('$$');
    expect(range([500, 1500, 9000])).toBe('$$');
  });

  it('is unknown while the currency is not settled', () => {
    expect(
      priceRangeOf({
        currency: 'USD',
        currencyAssumed: true,
        categories: [{ id: 'c', name: 'Food', items: [dish(1500)] }],
      }),
    ).toBeUndefined();
  });

  it('counts a dish in sizes by its cheapest, and leaves out what is free, doubtful or has no exact price', () => {
    expect(range([dish(undefined, { variants: [size('l', 2500), size('s', 900)] })])).toBe('$');
    expect(range([dish(4500, { uncertain: true }), dish(0), dish(), 800])).toBe('$');
    expect(range([dish(), dish(0), dish(4500, { uncertain: true })])).toBeUndefined();
    expect(range([])).toBeUndefined();
  });

  it('is by what money buys at a table in each currency, and none in one that is not known', () => {
    expect(range([900], 'JPY')).toBe('$');
    expect(range([2500], 'JPY')).toBe('$$$');
    expect(range([1500], 'EUR')).toBe('$$');
    expect(range([1500], 'XAU')).toBeUndefined();
  });
});
