import { decimalToMinor, minorToDecimal } from './currency';

describe('an amount of a request', () => {
  it.each([
    ['USD', 12.5, 1250],
    ['JPY', 1200, 1200],
    // 1.15 × 100 is a little less than 115 in floating point.
    ['EUR', 1.15, 115],
  ])('in %s: %d is %d minor units, and back', (currency, decimal, minor) => {
    expect(decimalToMinor(decimal, currency)).toBe(minor);
    expect(minorToDecimal(minor, currency)).toBe(decimal);
  });
});
