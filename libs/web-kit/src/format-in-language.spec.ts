import { formatList, formatMoney, plainMoney, shortMoney, shownPrice } from './format';
import { setReaderLanguage } from './texts/reader-language';
import { clockText, weekSummary } from './week-summary';
import { clockTime, dateOf, dayName, minutesOf, timeOfDay } from './zone-clock';

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const EVENING = Date.parse('2026-11-27T23:30:00Z');
const ZONE = 'America/New_York';

afterEach(() => setReaderLanguage('en'));

test.each([
  ['en', '$1,234.50', '$12', 'milk and fish', '6:30 PM', 'Friday, November 27', '10 PM'],
  ['es', '1234,50 $', '12 $', 'milk y fish', '18:30', 'viernes, 27 de noviembre', '22:00'],
  ['fr', '1 234,50 $', '12 $', 'milk et fish', '18:30', 'vendredi 27 novembre', '22:00'],
  ['de', '1.234,50 $', '12 $', 'milk und fish', '18:30', 'Freitag, 27. November', '22:00'],
  ['it', '1234,50 $', '12 $', 'milk e fish', '18:30', 'venerdì 27 novembre', '22:00'],
] as const)('amounts, lists, times and days in “%s”', (language, money, short, list, time, day, clock) => {
  setReaderLanguage(language);
  expect(
    [
      formatMoney(123_450, 'USD'),
      shortMoney(1200, 'USD'),
      formatList(['milk', 'fish']),
      timeOfDay(EVENING, ZONE),
      dayName('2026-11-27', 'long'),
      clockText(22 * 60),
    ].map(plain),
  ).toEqual([money, short, list, time, day, clock]);
});

test('what is kept, sent and calculated with is the same in every language', () => {
  setReaderLanguage('de');
  expect([plainMoney(1250, 'USD'), dateOf(EVENING, ZONE), minutesOf(EVENING, ZONE)]).toEqual([
    '$12.50',
    '2026-11-27',
    18 * 60 + 30,
  ]);
});

test('a price is as it is printed in English, and as its reader writes it in another language', () => {
  const price = { price: '$ 12.5', priceMinor: 1250 };
  expect(shownPrice(price, 'USD')).toBe('$ 12.5');
  setReaderLanguage('fr');
  expect([plain(shownPrice(price, 'USD')), shownPrice({ price: 'market price' }, 'USD')]).toEqual([
    '12,50 $',
    'market price',
  ]);
});

test('a week in short', () => {
  setReaderLanguage('es');
  const words = { closed: 'Cerrado', daily: 'Todos los días', allDay: '24 horas' };
  const weekly = [1, 2].flatMap((day) => [
    { day, from: '11:00', to: '14:00' },
    { day, from: '17:00', to: '22:00' },
  ]);
  expect(weekSummary({ weekly }, words)).toEqual(['lun – mar 11:00 – 14:00 y 17:00 – 22:00']);
  expect(clockTime(EVENING, ZONE)).toBe('18:30');
});
