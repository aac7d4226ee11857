import { weekSummary } from './week-summary';

const WORDS = { closed: 'Closed', daily: 'Daily', allDay: '24 hours' };
const on = (days: readonly number[], from: string, to: string) => days.map((day) => ({ day, from, to }));
const summary = (...spans: ReturnType<typeof on>[]) => weekSummary({ weekly: spans.flat() }, WORDS).join(', ');

test.each([
  ['one day', summary(on([6], '18:00', '01:30')), 'Sat 6 PM – 1:30 AM'],
  [
    'days that are alike',
    summary(on([1, 2, 3, 4, 5], '11:00', '22:00'), on([6, 7], '10:00', '23:00')),
    'Mon – Fri 11 AM – 10 PM, Sat – Sun 10 AM – 11 PM',
  ],
  [
    'a day off in the midst of the week',
    summary(on([1, 2, 4, 5], '11:00', '22:00')),
    'Mon – Tue 11 AM – 10 PM, Thu – Fri 11 AM – 10 PM',
  ],
  [
    'lunch and dinner, in whatever order they were written',
    summary(on([1], '17:30', '22:00'), on([1], '11:00', '14:00')),
    'Mon 11 AM – 2 PM and 5:30 PM – 10 PM',
  ],
  ['every day', summary(on([1, 2, 3, 4, 5, 6, 7], '08:00', '24:00')), 'Daily 8 AM – 12 AM'],
  ['at any time', summary(on([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00')), 'Daily 24 hours'],
  ['never', summary(), 'Closed'],
])('a week in short: %s', (_, result, expected) => expect(result).toBe(expected));
