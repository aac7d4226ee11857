import { changeSince, daysOf, shownDays, stepFor } from './sales-period';

test.each([
  ['today', '2026-03-10', '2026-03-10', 'day'],
  ['week', '2026-03-04', '2026-03-10', 'day'],
  ['month', '2026-02-11', '2026-03-10', 'day'],
  ['year', '2025-04-01', '2026-03-10', 'month'],
] as const)('the period %s begins on %s and ends today, by %4$s', (period, from, to, step) => {
  expect(daysOf(period, '2026-03-10')).toEqual({ from, to });
  expect(stepFor({ from, to })).toBe(step);
});

test('a quarter of a year is shown by week', () => {
  expect(stepFor({ from: '2026-01-01', to: '2026-03-31' })).toBe('week');
});

test('a change is a share of what was before, and nothing can be said where nothing was', () => {
  expect([changeSince(80, 100), changeSince(100, 80), changeSince(0, 5)]).toEqual([0.25, -0.2, undefined]);
});

test('days that are half typed or turned around are not asked for', () => {
  const shown = (from: string, to: string) => shownDays('own', { from, to }, '2026-03-10').from;
  expect([shown('2026-01-05', '2026-02-05'), shown('', '2026-02-05'), shown('2026-03-05', '2026-02-05')]).toEqual([
    '2026-01-05',
    '2026-02-11',
    '2026-02-11',
  ]);
});
