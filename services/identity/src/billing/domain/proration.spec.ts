import fc from 'fast-check';
import { priceOfRest } from './proration';

const FEBRUARY = { from: '2026-02-01', until: '2026-03-01' };
const LEAP_FEBRUARY = { from: '2028-02-01', until: '2028-03-01' };
const MARCH = { from: '2026-03-01', until: '2026-04-01' };
/** From the last day of January to that of February. */
const SHORT = { from: '2026-01-31', until: '2026-02-28' };

describe('what is left of a month', () => {
  it.each([
    ['the whole of it', 2900, MARCH, '2026-03-01', 2900],
    ['half of 28 days', 2900, FEBRUARY, '2026-02-15', 1450],
    ['15 of 29 days', 2900, LEAP_FEBRUARY, '2028-02-15', 1500],
    ['16 of 31 days: 1496.77', 2900, MARCH, '2026-03-16', 1497],
    ['its last day: 93.55', 2900, MARCH, '2026-03-31', 94],
    ['its last day, the dearer plan: 319.35', 9900, MARCH, '2026-03-31', 319],
    ['nothing', 9900, MARCH, '2026-04-01', 0],
    ['27 of 28 days from the 31st: 2796.43', 2900, SHORT, '2026-02-01', 2796],
    ['half a cent is rounded up', 1, FEBRUARY, '2026-02-15', 1],
    ['less than half a cent is rounded down', 1, FEBRUARY, '2026-02-16', 0],
    ['nothing of a plan that costs nothing', 0, MARCH, '2026-03-02', 0],
  ])('costs its part: %s', (_, price, month, day, cents) => {
    expect(priceOfRest(price, month, day)).toBe(cents);
  });

  it('never costs more than the month, and never more the later it is', () => {
    const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 30 }), (price, number) => {
        const [earlier, later] = [priceOfRest(price, MARCH, day(number)), priceOfRest(price, MARCH, day(number + 1))];
        expect(earlier).toBeLessThanOrEqual(price);
        expect(later).toBeLessThanOrEqual(earlier);
        expect(later).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
