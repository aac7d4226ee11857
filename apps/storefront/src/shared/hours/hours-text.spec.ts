import type { OpeningHours } from '@chalkboard/contracts';
import { hoursLine, weekOf } from './hours-text';

/**
 * Monday to Friday at noon and in the evening, Saturday past midnight, Sunday closed; a holiday on Thursday 26 November
 * 2026.
 */
const openingHours: OpeningHours = {
  weekly: [1, 2, 3, 4, 5]
    .flatMap((day) => [
      { day, from: '11:00', to: '14:00' },
      { day, from: '17:30', to: '22:00' },
    ])
    .concat({ day: 6, from: '18:00', to: '01:30' }),
  exceptions: [{ date: '2026-11-26', spans: [], note: 'Thanksgiving' }],
};
const at = (wall: string) => Date.parse(`${wall}-05:00`);
const lineAt = (wall: string) => hoursLine({ openingHours, timeZone: 'America/New_York' }, at(wall))?.text;

test.each([
  ['in the evening', '2026-11-23T18:00', 'Open until 10 PM'],
  ['between two spans', '2026-11-23T15:00', 'Opens today at 5:30 PM'],
  ['at the minute it closes', '2026-11-23T22:00', 'Opens tomorrow at 11 AM'],
  ['before a holiday', '2026-11-25T23:00', 'Opens Friday at 11 AM'],
  ['on a Saturday night', '2026-11-21T23:30', 'Open until 1:30 AM'],
  ['past midnight, on the span of the day before', '2026-11-22T01:00', 'Open until 1:30 AM'],
  ['after it', '2026-11-22T02:00', 'Opens tomorrow at 11 AM'],
])('%s', (_, wall, text) => {
  expect(lineAt(wall)).toBe(text);
});

test('is told by the restaurant’s clock, not the reader’s', () => {
  expect(hoursLine({ openingHours, timeZone: 'Asia/Tokyo' }, Date.parse('2026-11-23T03:00:00Z'))?.text).toBe(
    'Open until 2 PM',
  );
});

test('without a closed minute it is always open, and without hours nothing is said', () => {
  const always = { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })), exceptions: [] };
  expect(hoursLine({ openingHours: always, timeZone: 'UTC' }, 0)?.text).toBe('Always open');
  expect(hoursLine({ timeZone: 'UTC' }, 0)).toBeUndefined();
  expect(hoursLine({ openingHours: { weekly: [], exceptions: [] }, timeZone: 'UTC' }, 0)).toEqual({
    open: false,
    text: 'Closed',
  });
});

test('the week begins today, and a holiday says why', () => {
  const week = weekOf(openingHours, 'America/New_York', at('2026-11-25T09:00'));
  expect(week.map(({ day }) => day)).toEqual([
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
    'Monday',
    'Tuesday',
  ]);
  expect(week[0]?.text).toBe('11 AM – 2 PM, 5:30 PM – 10 PM');
  expect(week[1]).toEqual({ date: '2026-11-26', day: 'Thursday', text: 'Closed', note: 'Thanksgiving' });
});
