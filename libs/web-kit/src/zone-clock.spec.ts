import {
  clockTime,
  dateOf,
  dayName,
  hourName,
  minutesOf,
  monthName,
  shortDate,
  timeOfDay,
  writtenDate,
} from './zone-clock';

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

test('a date in four lengths', () => {
  expect([
    dayName('2026-11-27'),
    ...(['long', 'short', 'full'] as const).map((form) => dayName('2026-11-27', form)),
  ]).toEqual(['Friday', 'Friday, November 27', 'Fri, Nov 27', 'Friday, November 27, 2026']);
  expect(writtenDate('2026-11-28T02:00:00Z', 'America/New_York')).toBe('Nov 27, 2026');
});

test('a zone that is not known here is read as UTC', () => {
  expect(clockTime('2026-11-21T18:40:00Z', 'Mars/Olympus')).toBe('6:40 PM');
});

test('months, days and hours are short below a chart', () => {
  expect([monthName('2026-11-27'), shortDate('2026-11-27'), hourName(18).replace(/\s/, ' ')]).toEqual([
    'Nov 2026',
    'Nov 27',
    '6 PM',
  ]);
});
