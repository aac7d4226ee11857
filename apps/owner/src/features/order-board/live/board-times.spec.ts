import { ageText, dayAndTime } from './board-times';

test.each([
  [42_000, '0:42'],
  [599_000, '9:59'],
  [25 * 60_000, '25 min'],
  [125 * 60_000, '2 h 5 min'],
  [72 * 3_600_000, '3 d'],
  [-5_000, '0:00'],
])('%d ms ago reads %s', (ms, text) => expect(ageText(ms)).toBe(text));

test('times are by the restaurant’s clock, with the day where it is another one', () => {
  expect(dayAndTime('2026-11-21T02:02:00Z', Date.parse('2026-11-21T01:00:00Z'), 'America/New_York')).toBe('9:02 PM');
  expect(dayAndTime('2026-11-22T18:02:00Z', Date.parse('2026-11-21T12:00:00Z'), 'UTC')).toBe('Sun, Nov 22, 6:02 PM');
});
