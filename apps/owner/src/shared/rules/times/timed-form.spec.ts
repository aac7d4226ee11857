import type { ServingTime } from '@chalkboard/contracts';
import { faultOfDate, faultOfRow, newTimed, timedForm, timedRule } from './timed-form';

const rule: ServingTime = {
  id: 'b',
  name: 'Breakfast',
  when: {
    weekly: [
      { day: 1, from: '08:00', to: '11:00' },
      { day: 2, from: '08:00', to: '11:00' },
      { day: 7, from: '00:00', to: '24:00' },
    ],
    exceptions: [{ date: '2026-12-24', spans: [] }],
  },
  for: { categoryIds: ['eggs'], itemIds: [] },
};

test('days with the same times are one row, and become the same rule again', () => {
  const form = timedForm(rule);
  expect(form.rows).toEqual([
    { from: '08:00', to: '11:00', days: [1, 2] },
    { from: '00:00', to: '00:00', days: [7] },
  ]);
  expect(timedRule(form)).toEqual(rule);
});

test('a time that ends as it begins, and times that overlap, are marked', () => {
  const form = newTimed('Lunch', { from: '12:00', to: '12:00' });
  expect(faultOfRow(form, form.rows[0]!)).toBe('same');
  const two = {
    ...form,
    rows: [
      { from: '12:00', to: '14:00', days: [1] },
      { from: '13:00', to: '15:00', days: [1, 2] },
    ],
  };
  expect(faultOfRow(two, two.rows[0]!)).toBe('overlap');
  const night = { ...form, rows: [{ from: '22:00', to: '02:00', days: [6] }] };
  expect(faultOfRow(night, night.rows[0]!)).toBeUndefined();
});

test('a date that is missing or listed twice is marked', () => {
  const form = { ...newTimed('Lunch', { from: '12:00', to: '14:00' }), dates: [{ date: '2026-12-24', spans: [] }] };
  expect(faultOfDate(form, form.dates[0]!)).toBeUndefined();
  expect(faultOfDate(form, { date: '', spans: [] })).toBe('date');
  const twice = { ...form, dates: [...form.dates, ...form.dates] };
  expect(faultOfDate(twice, twice.dates[0]!)).toBe('repeated');
});
