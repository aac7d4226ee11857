import fc from 'fast-check';
import { addedTax, includedTax, percentOf } from './tax-rounding';

it.each([
  // Net, percent, tax.
  [1200, 8.25, 99],
  [1000, 8.875, 89],
  [200, 6.25, 13],
  [199, 6.25, 12],
  [8, 6.25, 1],
  [0, 20, 0],
  [1050, 0, 0],
  [333, 100, 333],
])('adds to %i at %d %% a tax of %i', (net, percent, tax) => expect(addedTax(net, percent)).toBe(tax));

it.each([
  // Gross, percent, tax: gross − gross / (1 + rate).
  [1200, 20, 200],
  [1190, 19, 190],
  [1000, 7, 65],
  [1320, 10, 120],
  [1000, 8.1, 75],
  [3, 100, 2],
  [0, 19, 0],
])('finds within %i at %d %% a tax of %i', (gross, percent, tax) => expect(includedTax(gross, percent)).toBe(tax));

it('rounds half a unit up, where doubles would fall short of it', () => {
  expect(addedTax(1_005, 10)).toBe(101);
  expect(addedTax(115, 10)).toBe(12);
  expect(addedTax(8_350, 1.01)).toBe(84);
  expect(percentOf(1_250, 12.5)).toBe(156);
});

it('stays exact where the product is larger than a double holds', () => {
  expect(addedTax(900_000_000_000_001, 99.999)).toBe(899_991_000_000_001);
  expect(includedTax(900_000_000_000_000, 20)).toBe(150_000_000_000_000);
});

it('tax within a gross amount is the tax that is added to its net, and is never more than it', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 46 }), fc.integer({ min: 0, max: 100_000 }), (gross, thousandths) => {
      const percent = thousandths / 1000;
      const tax = includedTax(gross, percent);
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(gross);
      expect(Math.abs(addedTax(gross - tax, percent) - tax)).toBeLessThanOrEqual(1);
    }),
  ));
