import { PAUSED_UNTIL_REOPENED, SCHEDULING, type OpeningHours, type OrderingSettings } from '@chalkboard/contracts';
import fc from 'fast-check';
import { openPeriods } from './opening-times';
import { assertTaken, orderTimes } from './order-times';
import { defaultSettings } from './ordering-settings';

const MINUTE_MS = 60_000;
const settings = (changes: Partial<OrderingSettings> = {}): OrderingSettings => ({ ...defaultSettings(), ...changes });
const trattoria = (weekly: OpeningHours['weekly'], exceptions: OpeningHours['exceptions'] = []) => ({
  timeZone: 'America/New_York',
  openingHours: { weekly, exceptions },
});
const monday = trattoria([
  { day: 1, from: '11:00', to: '14:00' },
  { day: 1, from: '17:00', to: '22:00' },
]);
/** Monday, 23 November 2026, by New York's clock, which is five hours behind UTC. */
const at = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);

describe('an order is taken at once', () => {
  it('while the restaurant is open, and is ready after the minutes that the kitchen needs', () => {
    expect(orderTimes(monday, settings(), at('12:00'))).toMatchObject({
      asap: true,
      readyAt: at('12:25').toISOString(),
      prepMinutes: 25,
      busy: false,
      closesAt: at('14:00').toISOString(),
    });
  });

  it('later when the kitchen is busy', () => {
    expect(orderTimes(monday, settings({ busyExtraMinutes: 20 }), at('12:00'))).toMatchObject({
      readyAt: at('12:45').toISOString(),
      prepMinutes: 45,
      busy: true,
    });
  });

  it('at any time where there are no hours, which neither open nor close', () => {
    const times = orderTimes({ timeZone: 'UTC' }, settings(), at('03:00'));
    expect(times).toMatchObject({ asap: true, readyAt: at('03:25').toISOString() });
    expect(times).not.toHaveProperty('opensAt');
    expect(times).not.toHaveProperty('closesAt');
  });

  it('from the minute it opens to the minute it closes', () => {
    expect(
      [at('10:59'), at('11:00'), at('13:59'), at('14:00')].map((now) => orderTimes(monday, settings(), now).asap),
    ).toEqual([false, true, true, false]);
  });
});

describe('a restaurant that is closed says when it opens, by its own clock', () => {
  it.each([
    ['today', at('15:00'), 'It takes orders again today at 5:00 PM.'],
    ['tomorrow', new Date('2026-11-22T20:00:00-05:00'), 'It takes orders again tomorrow at 11:00 AM.'],
    ['this week', new Date('2026-11-20T12:00:00-05:00'), 'It takes orders again on Monday at 11:00 AM.'],
    ['later', at('22:00'), 'It takes orders again on Monday, November 30 at 11:00 AM.'],
  ])('%s', (_, now, words) => {
    const times = orderTimes(monday, settings(), now);
    expect(times.why).toBe(`The restaurant is closed right now. ${words}`);
    expect(() => assertTaken(monday, settings(), now, undefined)).toThrow(
      expect.objectContaining({ code: 'ordering.closed', detail: times.why }),
    );
  });

  it('after a holiday of weeks, too', () => {
    const closed = Array.from({ length: 5 }, (_, week) => ({
      date: new Date(Date.UTC(2026, 10, 23 + 7 * week)).toISOString().slice(0, 10),
      spans: [],
    }));
    expect(
      orderTimes(trattoria([{ day: 1, from: '11:00', to: '14:00' }], closed), settings(), at('12:00')),
    ).toMatchObject({ opensAt: '2026-12-28T16:00:00.000Z', slots: [] });
  });

  it('and nothing where it never opens', () => {
    expect(orderTimes(trattoria([]), settings(), at('12:00'))).toEqual({
      asap: false,
      why: 'The restaurant is closed right now.',
      prepMinutes: 25,
      busy: false,
      slots: [],
    });
  });
});

describe('times that can be chosen', () => {
  it('are every quarter of an hour, within the hours, when there is time to prepare', () => {
    const { slots } = orderTimes(monday, settings(), at('13:01'));
    expect(slots.slice(0, 4)).toEqual(
      [at('13:30'), at('13:45'), at('17:00'), at('17:15')].map((slot) => slot.toISOString()),
    );
    expect(slots.at(-1)).toBe(new Date('2026-11-30T13:00:00-05:00').toISOString());
  });

  it('are the only ones that are taken', () => {
    expect(() => assertTaken(monday, settings(), at('09:00'), at('11:15').toISOString())).not.toThrow();
    for (const refused of [at('11:20'), at('15:00'), at('08:45'), new Date('2026-12-07T12:00:00-05:00')]) {
      expect(() => assertTaken(monday, settings(), at('09:00'), refused.toISOString())).toThrow(
        expect.objectContaining({ code: 'ordering.time_not_available' }),
      );
    }
  });

  it('each lie inside a span, far enough ahead, soonest first, whatever the hours and the zone', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
    const span = fc.record({ from: time, to: time });
    const hours = fc.record({
      weekly: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 7 }), span).map(([day, rest]) => ({ day, ...rest })),
        { maxLength: 10 },
      ),
      exceptions: fc.uniqueArray(
        fc.record({
          date: fc.constantFrom('2026-03-28', '2026-03-29', '2026-11-01', '2026-11-02'),
          spans: fc.array(span, { maxLength: 2 }),
        }),
        { selector: ({ date }) => date },
      ),
    });
    const now = fc
      .constantFrom(Date.UTC(2026, 2, 27), Date.UTC(2026, 9, 31))
      .chain((day) => fc.integer({ min: 0, max: 3 * 24 * 60 * 60 }).map((seconds) => new Date(day + seconds * 1000)));
    const zone = fc.constantFrom('America/New_York', 'Europe/Rome', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC');
    fc.assert(
      fc.property(
        hours,
        zone,
        now,
        fc.integer({ min: 1, max: 240 }),
        (openingHours, timeZone, instant, prepMinutes) => {
          const slots = orderTimes({ openingHours, timeZone }, settings({ prepMinutes }), instant).slots.map((slot) =>
            Date.parse(slot),
          );
          const periods = openPeriods(openingHours, timeZone, instant, SCHEDULING.daysAhead);
          for (const slot of slots)
            expect(periods.some(({ opensAt, closesAt }) => opensAt <= slot && slot < closesAt)).toBe(true);
          expect(
            slots.every(
              (slot) =>
                slot >= instant.getTime() + prepMinutes * MINUTE_MS &&
                slot % (SCHEDULING.stepMinutes * MINUTE_MS) === 0,
            ),
          ).toBe(true);
          expect(slots).toEqual([...new Set(slots)].sort((a, b) => a - b));
          expect(slots.length).toBeLessThanOrEqual(SCHEDULING.mostSlots);
        },
      ),
    );
  });
});

describe('a restaurant that has paused', () => {
  const until = (pausedUntil: string) => settings({ pausedUntil });

  it('takes no order, at once or for later, until its pause is over', () => {
    const paused = until(at('12:30').toISOString());
    expect(orderTimes(monday, paused, at('12:00'))).toMatchObject({
      asap: false,
      pausedUntil: at('12:30').toISOString(),
      slots: [],
      why: 'The restaurant is not taking orders right now. It takes them again today at 12:30 PM.',
    });
    for (const scheduledFor of [undefined, at('18:00').toISOString()])
      expect(() => assertTaken(monday, paused, at('12:00'), scheduledFor)).toThrow(
        expect.objectContaining({ code: 'ordering.paused' }),
      );
    expect(orderTimes(monday, paused, at('12:30'))).toMatchObject({ asap: true });
  });

  it('says when it is open again where its pause outlasts its hours', () => {
    expect(orderTimes(monday, until(at('14:30').toISOString()), at('13:45')).why).toContain('today at 5:00 PM');
  });

  it('that is not reached takes no order, and guests read why', () => {
    const unreached = { ...until(at('12:30').toISOString()), unreachableSince: at('11:00').toISOString() };
    expect(orderTimes(monday, unreached, at('13:00'))).toMatchObject({
      asap: false,
      pausedUntil: null,
      slots: [],
      why: 'The restaurant cannot be reached right now, so it takes no orders here. Please try again later, or call.',
    });
    expect(() => assertTaken(monday, unreached, at('13:00'), undefined)).toThrow(
      expect.objectContaining({ code: 'ordering.paused' }),
    );
  });

  it('says no time where somebody has to end the pause', () => {
    const times = orderTimes(monday, until(PAUSED_UNTIL_REOPENED), at('12:00'));
    expect(times).toMatchObject({
      pausedUntil: null,
      why: 'The restaurant is not taking orders right now. Please try again later, or call.',
    });
  });
});
