import { dayEnd, dayStart } from './day-range';

test('a day of the reader lasts from its first instant to the first of the next', () => {
  expect(Date.parse(dayEnd('2026-11-21')!) - Date.parse(dayStart('2026-11-21')!)).toBe(86_400_000);
  expect(dayEnd('2026-12-31')).toBe(dayStart('2027-01-01'));
});

test('what is no day is no filter', () => {
  expect([dayStart(''), dayEnd('yesterday')]).toEqual([undefined, undefined]);
});
