import type { HappyHour } from '@chalkboard/contracts';
import fc from 'fast-check';
import { anyHappyHour, happyHoursAt, happyPrice, lowered } from './happy-hours';

const ms = (iso: string) => Date.parse(iso);
const hour = (off: HappyHour['off'], changes: Partial<HappyHour> = {}): HappyHour => ({
  id: 'h',
  name: 'Happy hour',
  when: { weekly: [{ day: 1, from: '16:00', to: '18:00' }], exceptions: [] },
  for: { categoryIds: ['drinks'], itemIds: [] },
  off,
  ...changes,
});
const beer = { id: 'beer', categoryId: 'drinks' };
const DURING = ms('2026-03-02T17:00:00Z');

it('a percentage leaves a price that is rounded half up', () => {
  expect(lowered(1250, { kind: 'percent', percent: 50 })).toBe(625);
  expect(lowered(25, { kind: 'percent', percent: 50 })).toBe(13);
  expect(lowered(999, { kind: 'percent', percent: 33.333 })).toBe(666);
  expect(lowered(999, { kind: 'percent', percent: 100 })).toBe(0);
});

it('an amount off never leaves less than nothing', () =>
  expect([lowered(300, { kind: 'amount', amount: 200 }), lowered(150, { kind: 'amount', amount: 200 })]).toEqual([
    100, 0,
  ]));

it('of several happy hours the lowest price counts, and it is named', () => {
  const hours = [hour({ kind: 'amount', amount: 100 }), hour({ kind: 'percent', percent: 50 }, { id: 'half' })];
  const price = happyPrice(600, beer, happyHoursAt(hours, 'UTC', DURING));
  expect([price.price, price.by?.hour.id, price.by?.period.to]).toEqual([300, 'half', ms('2026-03-02T18:00:00Z')]);
});

it('the usual price counts outside of the hours and for other dishes', () => {
  const hours = [hour({ kind: 'percent', percent: 50 })];
  expect(happyPrice(600, beer, happyHoursAt(hours, 'UTC', ms('2026-03-02T18:00:00Z')))).toEqual({ price: 600 });
  expect(happyPrice(600, { id: 'cake' }, happyHoursAt(hours, 'UTC', DURING))).toEqual({ price: 600 });
});

it('says whether a happy hour of a dish holds within a stretch of time', () => {
  const hours = [hour({ kind: 'percent', percent: 50 })];
  const within = (from: string, to: string, dish = beer) =>
    anyHappyHour(hours, [dish], 'UTC', { from: ms(from), to: ms(to) });
  expect(within('2026-03-02T15:40:00Z', '2026-03-02T15:50:00Z')).toBe(false);
  expect(within('2026-03-02T15:55:00Z', '2026-03-02T16:05:00Z')).toBe(true);
  expect(within('2026-03-02T18:00:00Z', '2026-03-02T18:10:00Z')).toBe(false);
  expect(within('2026-03-02T16:00:00Z', '2026-03-02T17:00:00Z', { id: 'cake', categoryId: 'cakes' })).toBe(false);
});

const OFF = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 1000),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(1_000_000_000) }),
);

it('a happy price is a whole amount between nothing and the usual price, whatever holds', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.array(OFF, { maxLength: 5 }), (usual, offs) => {
      const held = happyHoursAt(
        offs.map((off) => hour(off)),
        'UTC',
        DURING,
      );
      const { price } = happyPrice(usual, beer, held);
      expect(Number.isSafeInteger(price) && price >= 0 && price <= usual).toBe(true);
      expect(price).toBe(Math.min(usual, ...offs.map((off) => lowered(usual, off))));
    }),
  );
});
