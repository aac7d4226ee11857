import { lastDays, monthsOf, pointNames, stepFor, timeOf } from './analytics-time';

const NOW = Date.parse('2026-11-21T23:30:00Z');

test('the last days hold today', () => {
  expect(lastDays(7, NOW)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
});

test.each([
  ['2026-11-01', '2026-11-30', 'day'],
  ['2025-11-22', '2026-11-21', 'week'],
  ['2020-01-01', '2026-11-21', 'month'],
])('%s to %s is read by %s', (from, to, step) => {
  expect(stepFor({ from, to })).toBe(step);
});

test.each([
  ['nothing', { from: '', to: '', step: '' }],
  ['no day', { from: 'yesterday', to: '2026-11-21', step: '' }],
  ['an end before the beginning', { from: '2026-11-21', to: '2026-11-01', step: '' }],
])('an address with %s asks for the last 30 days', (_, asked) => {
  expect(timeOf(asked, NOW)).toEqual({ from: '2026-10-23', to: '2026-11-21', step: 'day' });
});

test('the step of the address holds', () => {
  expect(timeOf({ from: '2026-11-01', to: '2026-11-21', step: 'week' }, NOW).step).toBe('week');
});

test('of a long time the last 24 months are asked for', () => {
  expect(monthsOf({ from: '2019-05-01', to: '2026-11-21', step: 'month' })).toEqual({ from: '2024-12', to: '2026-11' });
  expect(monthsOf({ from: '2026-10-23', to: '2026-11-21', step: 'day' })).toEqual({ from: '2026-10', to: '2026-11' });
});

test('a year is written only where there is more than one', () => {
  expect(pointNames(['2026-11-20', '2026-11-21'], 'day')).toEqual(['Nov 20', 'Nov 21']);
  expect(pointNames(['2025-12-29', '2026-01-05'], 'week')).toEqual(['Dec 29, 2025', 'Jan 5, 2026']);
  expect(pointNames(['2026-11-01'], 'month')).toEqual(['Nov 2026']);
});
