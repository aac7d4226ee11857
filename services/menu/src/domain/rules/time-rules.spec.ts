import type { HappyHour, ServingTime } from '@chalkboard/contracts';
import { assertTimeRules } from './time-rules';

const breakfast = (changes: Partial<ServingTime> = {}): ServingTime => ({
  id: 'b',
  name: 'Breakfast',
  when: { weekly: [{ day: 1, from: '08:00', to: '11:00' }], exceptions: [] },
  for: { categoryIds: ['eggs'], itemIds: [] },
  ...changes,
});
const happy = (off: HappyHour['off']): HappyHour => ({ ...breakfast({ id: 'h', name: 'Happy hour' }), off });
const weekly = (...spans: ServingTime['when']['weekly']) => ({ when: { weekly: spans, exceptions: [] } });
const refused = (...servingTimes: ServingTime[]) => {
  try {
    assertTimeRules({ servingTimes });
  } catch (error) {
    return error as { code: string; detail: string };
  }
  return undefined;
};

describe('times of day are taken', () => {
  it('when they have hours and dishes, also across midnight and for a whole day', () => {
    expect(refused(breakfast())).toBeUndefined();
    expect(refused(breakfast(weekly({ day: 6, from: '22:00', to: '02:00' })))).toBeUndefined();
    expect(refused(breakfast(weekly({ day: 6, from: '00:00', to: '24:00' })))).toBeUndefined();
    expect(() => assertTimeRules({ happyHours: [happy({ kind: 'percent', percent: 100 })] })).not.toThrow();
    expect(() => assertTimeRules({ servingTimes: null })).not.toThrow();
  });
});

describe('times of day are refused, and the owner is told why', () => {
  it('when spans overlap, also those that reach into the next day', () => {
    expect(
      refused(breakfast(weekly({ day: 1, from: '08:00', to: '11:00' }, { day: 1, from: '10:00', to: '12:00' }))),
    ).toMatchObject({
      code: 'menu.invalid_rules',
      detail: '“Breakfast”: The times of Monday overlap with others. Please check where they end.',
    });
    expect(
      refused(breakfast(weekly({ day: 7, from: '22:00', to: '02:00' }, { day: 1, from: '01:00', to: '03:00' })))
        ?.detail,
    ).toContain('Sunday');
  });

  it('when a span ends as it begins', () =>
    expect(refused(breakfast(weekly({ day: 1, from: '08:00', to: '08:00' })))?.detail).toBe(
      '“Breakfast” begins and ends at 08:00. Please choose another end, or 00:00 to 24:00 for a whole day.',
    ));

  it('when they have no time, or are for nothing', () => {
    expect(refused(breakfast(weekly()))?.detail).toBe('Please give “Breakfast” a time on at least one day.');
    expect(refused(breakfast({ for: { categoryIds: [], itemIds: [] } }))?.detail).toBe(
      'Please choose categories or dishes for “Breakfast”.',
    );
  });

  it('when a holiday is listed twice', () => {
    const date = { date: '2026-12-24', spans: [{ from: '08:00', to: '09:00' }] };
    expect(refused(breakfast({ when: { weekly: [], exceptions: [date, date] } }))?.detail).toBe(
      '“Breakfast”: December 24, 2026 is listed twice. Please keep one of them.',
    );
  });

  it('when two have the same id', () =>
    expect(refused(breakfast(), breakfast({ name: 'Brunch' }))?.detail).toBe(
      '“Brunch” is listed twice. Please remove it once.',
    ));

  it('when a happy hour lowers nothing', () => {
    const detail = (off: HappyHour['off']) => {
      let said: unknown;
      try {
        assertTimeRules({ happyHours: [happy(off)] });
      } catch (error) {
        said = (error as { detail: string }).detail;
      }
      return said;
    };
    expect(detail({ kind: 'percent', percent: 0 })).toBe(
      '“Happy hour” has to lower prices by more than 0 % and at most 100 %.',
    );
    expect(detail({ kind: 'amount', amount: 0 })).toBe('“Happy hour” has to lower prices by more than nothing.');
  });
});
