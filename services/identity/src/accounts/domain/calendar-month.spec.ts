import { calendarMonthOf } from './calendar-month';

describe('calendar month', () => {
  it.each([
    ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00Z', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ])('of %s', (instant, from, until) => {
    const month = calendarMonthOf(new Date(instant));
    expect([month.from.toISOString(), month.until.toISOString()]).toEqual([from, until]);
  });
});
