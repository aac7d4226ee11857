import { hoursPrinted } from './printed-hours';

/** "1 11:00-21:00, 2 …": the week in a line. */
const week = (text: string) =>
  hoursPrinted(text)
    ?.weekly.map(({ day, from, to }) => `${day} ${from}-${to}`)
    .join(', ');
const on = (days: readonly number[], ...spans: readonly string[]) =>
  days.flatMap((day) => spans.map((span) => `${day} ${span}`)).join(', ');
const [WEEKDAYS, ALL] = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6, 7],
];

describe('Printed opening hours', () => {
  it.each([
    ['Mon - Fri 11am - 9pm · Sat 12pm - 10pm', `${on(WEEKDAYS, '11:00-21:00')}, ${on([6], '12:00-22:00')}`],
    ['Monday–Friday: 11:00 AM – 9:00 PM', on(WEEKDAYS, '11:00-21:00')],
    ['HOURS: Mon. to Thurs. 11 a.m. to 9:30 p.m.', on([1, 2, 3, 4], '11:00-21:30')],
    ['M-F 7a-3p', on(WEEKDAYS, '07:00-15:00')],
    ['Tues thru Sun 5-9pm', on([2, 3, 4, 5, 6, 7], '17:00-21:00')],
    ['Daily 11-11pm', on(ALL, '11:00-23:00')],
    ['Open 7 days a week · 11:30am - 10pm', on(ALL, '11:30-22:00')],
    ['11am - 10pm daily', on(ALL, '11:00-22:00')],
    ['Weekdays 8am-3pm, weekends 9am-2pm', `${on(WEEKDAYS, '08:00-15:00')}, ${on([6, 7], '09:00-14:00')}`],
    ['Mon, Wed & Fri 11am-2pm and 5pm-9pm', on([1, 3, 5], '11:00-14:00', '17:00-21:00')],
    [
      'Sun-Thu noon-10pm; Fri, Sat noon-midnight',
      `${on([1, 2, 3, 4], '12:00-22:00')}, ${on([5, 6], '12:00-24:00')}, ${on([7], '12:00-22:00')}`,
    ],
    ['Sat-Mon 12pm-8pm', on([1, 6, 7], '12:00-20:00')],
    ['Fri & Sat 6pm-2am', on([5, 6], '18:00-02:00')],
    ['Fri 5pm-12am', on([5], '17:00-24:00')],
    ['Mon-Sat 11:30am-9', on([1, 2, 3, 4, 5, 6], '11:30-21:00')],
    [
      'Lunch Mon-Fri 11:30am-2:30pm · Dinner daily 5pm-10pm',
      `${on(WEEKDAYS, '11:30-14:30', '17:00-22:00')}, ${on([6, 7], '17:00-22:00')}`,
    ],
  ])('are understood as an American menu writes them: %s', (text, expected) => expect(week(text)).toBe(expected));

  it.each([
    ['Di–So 17:00–23:00', on([2, 3, 4, 5, 6, 7], '17:00-23:00')],
    ['Öffnungszeiten: Mo. - Fr. 11.30 - 14.30 Uhr und 17.30 - 22 Uhr', on(WEEKDAYS, '11:30-14:30', '17:30-22:00')],
    ['Täglich von 11 bis 22 Uhr', on(ALL, '11:00-22:00')],
    ['Daily 11-22', on(ALL, '11:00-22:00')],
    ['Dienstag bis Sonntag 12-24 Uhr, Montag Ruhetag', on([2, 3, 4, 5, 6, 7], '12:00-24:00')],
    [
      'Mardi au samedi 12h-14h30 et 19h-22h30 · Fermé dimanche, lundi',
      on([2, 3, 4, 5, 6], '12:00-14:30', '19:00-22:30'),
    ],
    ['Tutti i giorni 12:00-15:00 / 19:00-23:30', on(ALL, '12:00-15:00', '19:00-23:30')],
    ['Lun a vie 13:00 a 16:00', on(WEEKDAYS, '13:00-16:00')],
    ['Fr, Sa 18:00-02:00', on([5, 6], '18:00-02:00')],
    ['Mon-Fri 09:00-11:00', on(WEEKDAYS, '09:00-11:00')],
    ['Sat 17:00-midnight', on([6], '17:00-24:00')],
  ])('are understood by a clock of 24 hours, in other languages: %s', (text, expected) =>
    expect(week(text)).toBe(expected),
  );

  it.each([
    ['Tue-Sun 11am-9pm · Closed Monday', on([2, 3, 4, 5, 6, 7], '11:00-21:00')],
    ['Closed on Mondays · Tue-Sun 11am-9pm', on([2, 3, 4, 5, 6, 7], '11:00-21:00')],
    ['Daily 11am-9pm, Monday closed', on([2, 3, 4, 5, 6, 7], '11:00-21:00')],
    ['Mon-Fri 11am-9pm (closed Sat & Sun)', on(WEEKDAYS, '11:00-21:00')],
  ])('leave out the days that are closed: %s', (text, expected) => expect(week(text)).toBe(expected));

  it.each([
    'Mon-Fri 11-9',
    'Daily 5-11',
    '11am - 9pm',
    'Mon-Fri',
    'Monday closed',
    'Mon-Fri 11am-9pm, Sat 12-10',
    'Mon-Fri 11am until late',
    'Mon-Fri 11am-9pm in summer',
    'Mon-Fri 11am-9pm, Wed 12pm-8pm',
    'Mon-Fri 11am-9pm, Wed closed',
    'Daily 5-midnight',
    'Fri 9pm-8am',
    'Sat 8am-9',
    'Mon-Fri 25:00-27:00',
    'Mon-Fri 11:75-14:00',
    'Mon-Fri 11am-9pm (207) 555-0142',
    'Happy hour Mon-Fri 4pm-6pm',
    'Closed',
    '',
  ])('are not guessed where anything is unclear: “%s”', (text) => expect(hoursPrinted(text)).toBeUndefined());

  it('have the shape in which opening hours are kept', () =>
    expect(hoursPrinted('Sun 10am-2pm')).toEqual({ weekly: [{ day: 7, from: '10:00', to: '14:00' }], exceptions: [] }));
});
