import type { OpeningHours } from '@chalkboard/contracts';
import { openPeriods, opensNextDay } from './opening-times';

const ROME = 'Europe/Rome';
const NEW_YORK = 'America/New_York';

/** What is open from `now` on, as text in UTC: "11-23 16:00/21:00" … in whole minutes. */
function open(hours: Partial<OpeningHours>, now: string, timeZone = ROME, days = 1): string[] {
  const shown = (ms: number) => new Date(ms).toISOString().slice(5, 16).replace('T', ' ');
  return openPeriods({ weekly: [], exceptions: [], ...hours }, timeZone, new Date(now), days).map(
    ({ opensAt, closesAt }) => `${shown(opensAt)} – ${shown(closesAt)}`,
  );
}

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));

describe('a restaurant is open', () => {
  it('by its own clock, not by ours', () => {
    // Monday; Rome is an hour ahead of UTC in winter, New York five behind.
    expect(open({ weekly: [{ day: 1, from: '11:00', to: '22:00' }] }, '2026-11-23T08:00:00Z', ROME)).toEqual([
      '11-23 10:00 – 11-23 21:00',
    ]);
    expect(open({ weekly: [{ day: 1, from: '11:00', to: '22:00' }] }, '2026-11-23T08:00:00Z', NEW_YORK)).toEqual([
      '11-23 16:00 – 11-24 03:00',
    ]);
  });

  it('in each of a day’s spans', () => {
    expect(
      open(
        {
          weekly: [
            { day: 1, from: '18:00', to: '22:00' },
            { day: 1, from: '11:00', to: '14:00' },
          ],
        },
        '2026-11-23T06:00:00Z',
      ),
    ).toEqual(['11-23 10:00 – 11-23 13:00', '11-23 17:00 – 11-23 21:00']);
  });

  it('past midnight where a span says so, and the span belongs to the day it begins', () => {
    const friday = { weekly: [{ day: 5, from: '22:00', to: '02:00' }] };
    expect(open(friday, '2026-11-28T00:30:00Z')).toEqual(['11-27 21:00 – 11-28 01:00']);
    expect(open(friday, '2026-11-28T01:00:00Z')).toEqual([]);
  });

  it('without a break where one span ends as the next begins', () => {
    expect(open({ weekly: everyDay('00:00', '24:00') }, '2026-11-23T12:00:00Z')).toEqual(['11-22 23:00 – 11-24 23:00']);
    expect(
      open(
        {
          weekly: [
            { day: 1, from: '08:00', to: '00:00' },
            { day: 2, from: '00:00', to: '02:00' },
          ],
        },
        '2026-11-23T06:00:00Z',
      ),
    ).toEqual(['11-23 07:00 – 11-24 01:00']);
  });

  it('for a whole day from an hour to the same hour', () => {
    expect(open({ weekly: [{ day: 1, from: '11:00', to: '11:00' }] }, '2026-11-23T06:00:00Z')).toEqual([
      '11-23 10:00 – 11-24 10:00',
    ]);
  });
});

describe('a holiday', () => {
  const christmas = (spans: OpeningHours['exceptions'][number]['spans']) => ({
    weekly: everyDay('18:00', '02:00'),
    exceptions: [{ date: '2026-12-25', spans }],
  });

  it('takes the place of its weekday', () => {
    expect(open(christmas([{ from: '12:00', to: '15:00' }]), '2026-12-25T09:00:00Z', ROME, 0)).toEqual([
      '12-25 11:00 – 12-25 14:00',
    ]);
  });

  it('does not end the night that runs into it, and is not entered by another', () => {
    expect(open(christmas([]), '2026-12-24T20:00:00Z', ROME, 2)).toEqual([
      '12-24 17:00 – 12-25 01:00',
      '12-26 17:00 – 12-27 01:00',
    ]);
  });

  it('can itself run into the next day', () => {
    expect(open(christmas([{ from: '20:00', to: '04:00' }]), '2026-12-26T02:30:00Z', ROME, 0)).toEqual([
      '12-25 19:00 – 12-26 03:00',
      '12-26 17:00 – 12-27 01:00',
    ]);
  });
});

describe('when the clocks change', () => {
  it('in spring, the night is an hour shorter and the hours of the day stay by the clock', () => {
    // 29 March 2026: 02:00 becomes 03:00 in Rome.
    expect(
      open(
        {
          weekly: [
            { day: 6, from: '22:00', to: '04:00' },
            { day: 7, from: '11:00', to: '22:00' },
          ],
        },
        '2026-03-28T20:00:00Z',
      ),
    ).toEqual(['03-28 21:00 – 03-29 02:00', '03-29 09:00 – 03-29 20:00']);
  });

  it('in spring, a time that is skipped is as much later', () => {
    expect(open({ weekly: [{ day: 6, from: '22:00', to: '02:30' }] }, '2026-03-28T20:00:00Z')).toEqual([
      '03-28 21:00 – 03-29 01:30',
    ]);
  });

  it('in autumn, the night is an hour longer and the hours of the day stay by the clock', () => {
    // 25 October 2026: 03:00 becomes 02:00 in Rome.
    expect(
      open(
        {
          weekly: [
            { day: 6, from: '22:00', to: '04:00' },
            { day: 7, from: '11:00', to: '22:00' },
          ],
        },
        '2026-10-24T18:00:00Z',
      ),
    ).toEqual(['10-24 20:00 – 10-25 03:00', '10-25 10:00 – 10-25 21:00']);
  });

  it('in autumn, a time that is shown twice is meant the first time', () => {
    expect(open({ weekly: [{ day: 6, from: '22:00', to: '02:30' }] }, '2026-10-24T18:00:00Z')).toEqual([
      '10-24 20:00 – 10-25 00:30',
    ]);
    expect(open({ weekly: [{ day: 7, from: '01:30', to: '05:00' }] }, '2026-11-01T04:00:00Z', NEW_YORK)).toEqual([
      '11-01 05:30 – 11-01 10:00',
    ]);
  });

  it('at midnight, a day begins later', () => {
    // 6 September 2026: 00:00 becomes 01:00 in Santiago.
    expect(
      open({ weekly: [{ day: 7, from: '00:00', to: '03:00' }] }, '2026-09-06T02:00:00Z', 'America/Santiago', 1),
    ).toEqual(['09-06 04:00 – 09-06 06:00']);
  });
});

describe('the opening of the next day', () => {
  const next = (weekly: OpeningHours['weekly'] | undefined, now: string) =>
    opensNextDay(
      { timeZone: ROME, ...(weekly && { openingHours: { weekly, exceptions: [] } }) },
      new Date(now),
    ).toISOString();

  it('is tomorrow’s first, though today has another', () => {
    const lunchAndDinner = [...everyDay('11:00', '14:00'), ...everyDay('17:00', '22:00')];
    expect(next(lunchAndDinner, '2026-11-23T12:00:00Z')).toBe('2026-11-24T10:00:00.000Z');
    expect(next(lunchAndDinner, '2026-11-23T15:00:00Z')).toBe('2026-11-24T10:00:00.000Z');
  });

  it('is the coming evening for who works past midnight: the night belongs to the day before', () =>
    expect(next(everyDay('18:00', '02:00'), '2026-11-23T23:30:00Z')).toBe('2026-11-24T17:00:00.000Z'));

  it('passes over days on which nothing opens', () =>
    expect(next([{ day: 5, from: '12:00', to: '20:00' }], '2026-11-20T13:00:00Z')).toBe('2026-11-27T11:00:00.000Z'));

  it('is the next midnight for who has no hours, or never closes', () => {
    expect(next(undefined, '2026-11-23T12:00:00Z')).toBe('2026-11-23T23:00:00.000Z');
    expect(next(everyDay('00:00', '24:00'), '2026-11-23T12:00:00Z')).toBe('2026-11-23T23:00:00.000Z');
  });
});
