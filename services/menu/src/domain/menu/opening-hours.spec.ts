import type { OpeningHours } from '@chalkboard/contracts';
import { assertOpeningHours, assertTimeZone } from './opening-hours';

const saying = (hours: Partial<OpeningHours>) => () => assertOpeningHours({ weekly: [], exceptions: [], ...hours });

describe('opening hours', () => {
  it('may be split, and may end as others begin', () => {
    expect(
      saying({
        weekly: [
          { day: 1, from: '11:00', to: '14:00' },
          { day: 1, from: '14:00', to: '22:00' },
          { day: 2, from: '00:00', to: '24:00' },
        ],
      }),
    ).not.toThrow();
  });

  it('do not overlap within a day', () => {
    expect(
      saying({
        weekly: [
          { day: 1, from: '17:00', to: '22:00' },
          { day: 1, from: '11:00', to: '17:01' },
        ],
      }),
    ).toThrow('The opening hours of Monday overlap');
  });

  it('do not reach into those of the next day, nor from Sunday into Monday’s', () => {
    expect(
      saying({
        weekly: [
          { day: 5, from: '22:00', to: '02:00' },
          { day: 6, from: '02:00', to: '10:00' },
        ],
      }),
    ).not.toThrow();
    expect(
      saying({
        weekly: [
          { day: 5, from: '22:00', to: '02:00' },
          { day: 6, from: '01:00', to: '10:00' },
        ],
      }),
    ).toThrow('Friday');
    expect(
      saying({
        weekly: [
          { day: 7, from: '22:00', to: '02:00' },
          { day: 1, from: '01:30', to: '10:00' },
        ],
      }),
    ).toThrow('Sunday');
  });

  it('begin at 00:00 and not at 24:00 of the day before', () => {
    expect(saying({ weekly: [{ day: 1, from: '24:00', to: '02:00' }] })).toThrow('cannot begin at 24:00');
  });

  it('name a date once, with hours that do not overlap', () => {
    const eve = { date: '2026-12-24', spans: [{ from: '11:00', to: '15:00' }] };
    expect(saying({ exceptions: [eve, { ...eve, date: '2026-12-25', spans: [] }] })).not.toThrow();
    expect(saying({ exceptions: [eve, { ...eve, spans: [] }] })).toThrow('December 24, 2026 is listed twice');
    expect(saying({ exceptions: [{ ...eve, spans: [...eve.spans, { from: '14:00', to: '16:00' }] }] })).toThrow(
      'The opening hours of December 24, 2026 overlap',
    );
  });
});

describe('a time zone', () => {
  it.each(['America/New_York', 'Europe/Rome', 'UTC'])('is one by its name: %s', (zone) => {
    expect(() => assertTimeZone(zone)).not.toThrow();
  });

  it.each(['Atlantis/Capital', '+02:00', ''])('and nothing else: “%s”', (zone) => {
    expect(() => assertTimeZone(zone)).toThrow(expect.objectContaining({ code: 'menu.invalid_time_zone' }));
  });
});
