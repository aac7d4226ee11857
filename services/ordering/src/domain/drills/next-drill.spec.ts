import type { OpeningHours } from '@chalkboard/contracts';
import { nextDrill } from './next-drill';

const BERLIN = 'Europe/Berlin';
const SETTINGS = { minutesBefore: 30, alwaysOpenAt: '10:00' };
const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));

/** When the next drill starts and the restaurant opens, in UTC: "11-23 09:30 → 10:00". */
function next(
  hours: Partial<OpeningHours> | undefined,
  now: string,
  {
    timeZone = BERLIN,
    done,
    settings = SETTINGS,
  }: { timeZone?: string; done?: string; settings?: typeof SETTINGS } = {},
): string | undefined {
  const openingHours = hours && { weekly: [], exceptions: [], ...hours };
  const drill = nextDrill({ ...(openingHours && { openingHours }), timeZone }, settings, new Date(now), done);
  return (
    drill &&
    `${drill.startsAt.toISOString().slice(5, 16).replace('T', ' ')} → ${drill.opensAt.toISOString().slice(11, 16)}`
  );
}

describe('the next opening drill', () => {
  it('begins so long before the restaurant opens by its own clock', () => {
    const hours = { weekly: everyDay('11:00', '22:00') };
    expect(next(hours, '2026-11-23T08:00:00Z')).toBe('11-23 09:30 → 10:00');
    expect(next(hours, '2026-11-23T08:00:00Z', { timeZone: 'America/New_York' })).toBe('11-23 15:30 → 16:00');
  });

  it('is due at once between its start and opening, and that of the next day after it', () => {
    const hours = { weekly: everyDay('11:00', '22:00') };
    expect(next(hours, '2026-11-23T09:45:00Z')).toBe('11-23 09:30 → 10:00');
    expect(next(hours, '2026-11-23T10:00:00Z')).toBe('11-24 09:30 → 10:00');
  });

  it('is one a day, before its first opening', () => {
    const hours = { weekly: [...everyDay('11:00', '14:00'), ...everyDay('17:00', '22:00')] };
    expect(next(hours, '2026-11-23T09:00:00Z')).toBe('11-23 09:30 → 10:00');
    expect(next(hours, '2026-11-23T14:00:00Z')).toBe('11-24 09:30 → 10:00');
  });

  it('comes no second time when the hours of its day are changed after it', () => {
    expect(next({ weekly: everyDay('12:00', '22:00') }, '2026-11-23T10:00:00Z', { done: '2026-11-23' })).toBe(
      '11-24 10:30 → 11:00',
    );
  });

  it('passes over closed days and holidays, also long ones', () => {
    expect(next({ weekly: [{ day: 3, from: '11:00', to: '22:00' }] }, '2026-11-23T12:00:00Z')).toBe(
      '11-25 09:30 → 10:00',
    );
    const holidays = Array.from({ length: 48 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 10, 24 + day)).toISOString().slice(0, 10),
      spans: [],
    }));
    expect(next({ weekly: everyDay('11:00', '22:00'), exceptions: holidays }, '2026-11-23T12:00:00Z')).toBe(
      '01-11 09:30 → 10:00',
    );
    expect(next({}, '2026-11-23T12:00:00Z')).toBeUndefined();
  });

  it('takes no rest of a night for an opening', () => {
    const hours = { weekly: everyDay('18:00', '02:00') };
    expect(next(hours, '2026-11-23T00:30:00Z')).toBe('11-23 16:30 → 17:00');
  });

  it('may begin on the evening before', () => {
    expect(next({ weekly: [{ day: 2, from: '00:15', to: '05:00' }] }, '2026-11-23T12:00:00Z')).toBe(
      '11-23 22:45 → 23:15',
    );
  });

  it('is before the chosen time where it is always open, or open all day', () => {
    expect(next(undefined, '2026-11-23T06:00:00Z')).toBe('11-23 08:30 → 09:00');
    expect(next({ weekly: everyDay('00:00', '24:00') }, '2026-11-23T06:00:00Z')).toBe('11-23 08:30 → 09:00');
    expect(next({ weekly: everyDay('00:00', '24:00') }, '2026-11-23T09:00:00Z')).toBe('11-24 08:30 → 09:00');
  });

  it('follows the clock when it changes', () => {
    // Berlin's clock goes from 2:00 to 3:00 on March 29, 2026, and from 3:00 back to 2:00 on October 25.
    const hours = { weekly: everyDay('11:00', '22:00') };
    expect(next(hours, '2026-03-28T12:00:00Z')).toBe('03-29 08:30 → 09:00');
    expect(next(hours, '2026-10-24T12:00:00Z')).toBe('10-25 09:30 → 10:00');
    const settings = { minutesBefore: 30, alwaysOpenAt: '02:30' };
    expect(next(undefined, '2026-03-28T12:00:00Z', { settings })).toBe('03-29 01:00 → 01:30');
    expect(next(undefined, '2026-10-24T12:00:00Z', { settings })).toBe('10-25 00:00 → 00:30');
  });
});
