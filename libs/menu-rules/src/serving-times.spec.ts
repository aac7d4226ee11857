import type { ServingTime } from '@chalkboard/contracts';
import fc from 'fast-check';
import { isServedAt, nextServed, servedPeriods, servingPeriods } from './serving-times';

const ms = (iso: string) => Date.parse(iso);
const time = (
  weekly: ServingTime['when']['weekly'],
  exceptions: ServingTime['when']['exceptions'] = [],
): ServingTime => ({
  id: 't',
  name: 'Dinner',
  when: { weekly, exceptions },
  for: { categoryIds: ['mains'], itemIds: ['soup'] },
});
const steak = { id: 'steak', categoryId: 'mains' };
const zone = 'America/New_York';
const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

it('a dish that no serving time names is served at any time', () => {
  const times = [time([{ day: MONDAY, from: '17:00', to: '22:00' }])];
  expect(isServedAt(times, { id: 'cola', categoryId: 'drinks' }, zone, ms('2026-03-02T12:00:00Z'))).toBe(true);
  expect(servedPeriods(servingPeriods(times, zone, 0), { id: 'cola' })).toBeUndefined();
});

it('a dish is served from the first minute of its time up to, and without, the last', () => {
  const times = [time([{ day: MONDAY, from: '17:00', to: '22:00' }])];
  const served = (iso: string) => isServedAt(times, steak, zone, ms(iso));
  expect([served('2026-03-02T21:59:59Z'), served('2026-03-02T22:00:00Z')]).toEqual([false, true]);
  expect([served('2026-03-03T02:59:59Z'), served('2026-03-03T03:00:00Z')]).toEqual([true, false]);
});

it('a dish that two serving times name is served in each of them', () => {
  const times = [
    time([{ day: MONDAY, from: '08:00', to: '11:00' }]),
    time([{ day: MONDAY, from: '10:00', to: '12:00' }]),
  ];
  expect(nextServed(times, steak, zone, ms('2026-03-02T00:00:00Z'))).toEqual({
    from: ms('2026-03-02T13:00:00Z'),
    to: ms('2026-03-02T17:00:00Z'),
  });
});

it('a time across midnight belongs to the day it begins, also when the next day is a holiday', () => {
  const times = [time([{ day: SATURDAY, from: '22:00', to: '02:00' }], [{ date: '2026-03-08', spans: [] }])];
  expect(isServedAt(times, steak, 'Europe/Berlin', ms('2026-03-08T00:30:00Z'))).toBe(true);
  expect(isServedAt(times, steak, 'Europe/Berlin', ms('2026-03-08T01:00:00Z'))).toBe(false);
});

it('a holiday takes the place of its weekday', () => {
  const times = [
    time(
      [{ day: MONDAY, from: '08:00', to: '11:00' }],
      [{ date: '2026-03-02', spans: [{ from: '12:00', to: '13:00' }] }],
    ),
  ];
  expect(isServedAt(times, steak, 'UTC', ms('2026-03-02T09:00:00Z'))).toBe(false);
  expect(isServedAt(times, steak, 'UTC', ms('2026-03-02T12:30:00Z'))).toBe(true);
});

it('what the clock shows twice is taken the first time, and what it skips as much later', () => {
  // On 2026-11-01 New York shows 1:00 to 2:00 twice; on 2026-03-08 it skips 2:00 to 3:00.
  const early = [time([{ day: SUNDAY, from: '01:30', to: '03:00' }])];
  expect(nextServed(early, steak, zone, ms('2026-11-01T04:00:00Z'))).toEqual({
    from: ms('2026-11-01T05:30:00Z'),
    to: ms('2026-11-01T08:00:00Z'),
  });
  const skipped = [time([{ day: SUNDAY, from: '02:30', to: '05:00' }])];
  expect(nextServed(skipped, steak, zone, ms('2026-03-08T05:00:00Z'))).toEqual({
    from: ms('2026-03-08T07:30:00Z'),
    to: ms('2026-03-08T09:00:00Z'),
  });
});

it('the next time is found within two weeks, and not beyond', () => {
  const holiday = (date: string) => [time([], [{ date, spans: [{ from: '10:00', to: '12:00' }] }])];
  const at = ms('2026-03-02T00:00:00Z');
  expect(nextServed(holiday('2026-03-15'), steak, 'UTC', at)?.from).toBe(ms('2026-03-15T10:00:00Z'));
  expect(nextServed(holiday('2026-03-17'), steak, 'UTC', at)).toBeUndefined();
});

const CLOCK = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Havana', 'UTC'];

it('is served, and is served next, agree at any instant, zone and span', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.integer({ min: 1, max: 7 }), from: CLOCK, to: CLOCK }), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.constantFrom(...ZONES),
      fc.integer({ min: ms('2026-01-01T00:00:00Z'), max: ms('2027-12-31T00:00:00Z') }),
      (weekly, timeZone, at) => {
        const times = [time(weekly)];
        const next = nextServed(times, steak, timeZone, at)!;
        expect(isServedAt(times, steak, timeZone, at)).toBe(next.from <= at);
        expect(isServedAt(times, steak, timeZone, Math.max(at, next.from))).toBe(true);
        expect(isServedAt(times, steak, timeZone, next.to)).toBe(false);
        if (next.from > at) expect(isServedAt(times, steak, timeZone, next.from - 1)).toBe(false);
      },
    ),
  );
});
