import { dayAfter, dayOf, stepOf, stepsBetween, weeksBefore } from './calendar-steps';

describe('the steps of a chart', () => {
  it.each([
    ['day', '2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    // The first of March 2026 is a Sunday: its week began in February.
    ['week', '2026-03-01', '2026-03-09', ['2026-02-23', '2026-03-02', '2026-03-09']],
    ['month', '2025-12-31', '2026-02-01', ['2025-12-01', '2026-01-01', '2026-02-01']],
    ['month', '2026-03-05', '2026-03-05', ['2026-03-01']],
  ] as const)('by %s, from %s to %s, begin on %j', (step, from, to, starts) =>
    expect(stepsBetween(from, to, step)).toEqual(starts),
  );

  it('of a leap year have its day', () =>
    expect([dayAfter('2028-02-28', 1), dayAfter('2028-03-01', -1)]).toEqual(['2028-02-29', '2028-02-29']));

  it('are of the calendar of UTC', () =>
    expect(stepOf(dayOf(new Date('2026-03-01T01:00:00+02:00')), 'month')).toBe('2026-02-01'));
});

describe('days are compared with', () => {
  it.each([
    ['2026-03-10', '2026-03-10', '2026-03-03', '2026-03-03'],
    ['2026-03-04', '2026-03-10', '2026-02-25', '2026-03-03'],
    // Eight days: a week earlier would be one of them twice.
    ['2026-03-03', '2026-03-10', '2026-02-17', '2026-02-24'],
  ])('those of %s to %s: %s to %s, the same weekdays', (from, to, earlier, until) =>
    expect(weeksBefore({ from, to })).toEqual({ from: earlier, to: until }),
  );
});
