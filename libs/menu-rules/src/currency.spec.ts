import { decimalToMinor, minorToDecimal } from './currency';

test.each([
  ['USD', 12.5, 1250],
  ['JPY', 1200, 1200],
  ['EUR', 1.15, 115],
])('an amount in %s: %d is %d minor units, and back', (currency, decimal, minor) => {
  expect(decimalToMinor(decimal, currency)).toBe(minor);
  expect(minorToDecimal(minor, currency)).toBe(decimal);
});

test.each([
  ['5.00', 500],
  ['0.1', 10],
  [1.005, 101],
  ['19.99', 1999],
  ['12', 1200],
])('%s dollars are %i cents', (decimal, minor) => {
  expect(decimalToMinor(decimal, 'USD')).toBe(minor);
});
