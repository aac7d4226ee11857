import { clockTime, dateOf, dayName, minutesOf, timeOfDay } from './zone-clock';

test('an instant is told by the clock of the zone, not of the device', () => {
  const at = '2026-11-21T02:02:00Z';
  expect([
    clockTime(at, 'America/New_York'),
    dateOf(at, 'America/New_York'),
    minutesOf(at, 'America/New_York'),
  ]).toEqual(['9:02 PM', '2026-11-20', 21 * 60 + 2]);
});

test('a full hour is spoken without its minutes', () => {
  const at = '2026-11-21T18:00:00Z';
  expect([clockTime(at, 'UTC'), timeOfDay(at, 'UTC')]).toEqual(['6:00 PM', '6 PM']);
  expect(timeOfDay('2026-11-21T18:05:00Z', 'UTC')).toBe('6:05 PM');
});

test('a date in three lengths', () => {
  expect([dayName('2026-11-27'), dayName('2026-11-27', 'long'), dayName('2026-11-27', 'short')]).toEqual([
    'Friday',
    'Friday, November 27',
    'Fri, Nov 27',
  ]);
});

test('a zone that is not known here is read as UTC', () => {
  expect(clockTime('2026-11-21T18:40:00Z', 'Mars/Olympus')).toBe('6:40 PM');
});
