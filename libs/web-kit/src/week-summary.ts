import type { OpeningHours } from '@chalkboard/contracts';
import { minuteOf } from '@chalkboard/menu-rules/opening-spans';
import { formatList } from './format';
import { readerLanguage } from './texts/reader-language';
import { shortDayName } from './zone-clock';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Any Monday. */
const MONDAY = '2024-01-01';

/** The words around days and times. */
export interface WeekWords {
  readonly closed: string;
  readonly daily: string;
  readonly allDay: string;
}

/**
 * Minutes from midnight as a clock shows them: "10 PM", "11:30 AM", in other languages than English "22:00"; the end
 * of a day is midnight.
 */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  if (readerLanguage() !== 'en') return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * A usual week in short, days that are alike together: "Mon – Fri 11 AM – 10 PM", "Sat 10 AM – 11 PM". What is closed
 * is left out.
 */
export function weekSummary({ weekly }: Pick<OpeningHours, 'weekly'>, words: WeekWords): string[] {
  const groups: { from: number; to: number; text: string }[] = [];
  for (const day of DAYS) {
    const text = spansText(weekly, day, words);
    const last = groups.at(-1);
    if (last && last.text === text) last.to = day;
    else groups.push({ from: day, to: day, text });
  }
  const open = groups.filter(({ text }) => text !== '');
  if (open.length === 0) return [words.closed];
  return open.map(({ from, to, text }) => `${from === 1 && to === 7 ? words.daily : daysText(from, to)} ${text}`);
}

function spansText(weekly: OpeningHours['weekly'], day: number, { allDay }: WeekWords): string {
  const spans = weekly
    .filter((span) => span.day === day)
    .sort((one, other) => minuteOf(one.from) - minuteOf(other.from));
  return formatList(
    spans.map(({ from, to }) =>
      from === '00:00' && to === '24:00' ? allDay : `${clockText(minuteOf(from))} – ${clockText(minuteOf(to))}`,
    ),
  );
}

function daysText(from: number, to: number): string {
  return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
}

function shortDay(day: number): string {
  return shortDayName(`${MONDAY.slice(0, -1)}${day}`);
}
