import { addDays, dayIn, daysBetween, monthAfter, sameTimeAfterDays, startOfDay } from './days';

const NEW_YORK = 'America/New_York';

describe('a day', () => {
  it.each([
    ['2026-03-01T03:00:00Z', NEW_YORK, '2026-02-28'],
    ['2026-03-01T03:00:00Z', 'Europe/Berlin', '2026-03-01'],
    ['2026-03-01T10:30:00Z', 'Pacific/Kiritimati', '2026-03-02'],
    ['2026-12-31T23:59:59.999Z', 'UTC', '2026-12-31'],
    ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027-01-01'],
  ])('is that of the place: %s in %s is %s', (instant, zone, day) => {
    expect(dayIn(zone, new Date(instant))).toBe(day);
  });

  it.each([
    ['2026-03-08', NEW_YORK, '2026-03-08T05:00:00Z'],
    ['2026-03-09', NEW_YORK, '2026-03-09T04:00:00Z'],
    ['2026-11-02', NEW_YORK, '2026-11-02T05:00:00Z'],
    ['2026-06-01', 'Asia/Kathmandu', '2026-05-31T18:15:00Z'],
    // Clocks go from midnight to one o'clock: the day begins at one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
    // Clocks go from one o'clock to midnight: it comes twice, and the day begins with the first.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
    // A day that was left out when the place changed sides of the date line.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('begins when it does there: %s in %s at %s', (day, zone, instant) => {
    expect(startOfDay(day, zone)).toEqual(new Date(instant));
  });

  it.each([
    ['an ordinary fortnight', '2026-05-01T16:00:00Z', '2026-05-15T16:00:00Z'],
    ['clocks put on meanwhile', '2026-03-01T15:00:00Z', '2026-03-15T14:00:00Z'],
    ['clocks put back meanwhile', '2026-10-25T14:00:00Z', '2026-11-08T15:00:00Z'],
    ['to a time that is skipped: as much later', '2026-02-22T07:30:00Z', '2026-03-08T07:30:00Z'],
    ['to a time that comes twice: the first', '2026-10-18T05:30:00Z', '2026-11-01T05:30:00Z'],
  ])('comes again at the same time of the clock after fourteen days: %s', (_, from, until) => {
    expect(sameTimeAfterDays(new Date(from), 14, NEW_YORK)).toEqual(new Date(until));
  });

  it('is that of no place nobody knows', () => {
    expect(() => dayIn('Nowhere/Town', new Date('2026-03-01T03:00:00Z'))).toThrow(RangeError);
  });

  it('is counted by the calendar', () => {
    expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
      '2026-03-01',
      '2028-02-29',
      '2025-12-31',
    ]);
    expect([
      daysBetween('2026-02-01', '2026-03-01'),
      daysBetween('2028-02-01', '2028-03-01'),
      daysBetween('2026-03-01', '2026-03-01'),
    ]).toEqual([28, 29, 0]);
  });
});

describe('a month', () => {
  it.each([
    ['2026-01-15', 15, '2026-02-15'],
    ['2026-01-31', 31, '2026-02-28'],
    ['2026-02-28', 31, '2026-03-31'],
    ['2028-01-31', 31, '2028-02-29'],
    ['2028-02-29', 31, '2028-03-31'],
    ['2026-03-31', 31, '2026-04-30'],
    ['2026-04-30', 31, '2026-05-31'],
    ['2026-01-29', 29, '2026-02-28'],
    ['2026-02-28', 28, '2026-03-28'],
    ['2026-12-31', 31, '2027-01-31'],
  ])('that begins on %s, for a plan of the %i., is followed by one from %s', (day, anchor, next) => {
    expect(monthAfter(day, anchor)).toBe(next);
  });
});
