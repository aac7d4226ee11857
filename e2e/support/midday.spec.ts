import { middayClock } from './midday';

test('it is between noon and one there, whatever time it is here; days and times are told by that clock', () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = Date.UTC(2026, 10, 21, hour, 40);
    const clock = middayClock(now);
    const there = (at: number | string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: clock.timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(at),
      );
    expect(there(now)).toBe(`${clock.date(0)} 12:40`);
    expect(there(clock.at(1, '17:15'))).toBe(`${clock.date(1)} 17:15`);
  }
});
