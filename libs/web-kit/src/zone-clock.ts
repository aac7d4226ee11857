import { readerLanguage, readerLocale } from './texts/reader-language';

/**
 * Dates and times as the clock of a time zone shows them, in the reader's language on every device and on a server.
 */

/** Of figures that are calculated with, and shown to nobody. */
const COUNTING = 'en-US';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions, locale = readerLocale()): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    } catch {
      // A zone that this browser does not know.
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    }
    formats.set(key, format);
  }
  return format;
}

/** Instants are ISO 8601, or milliseconds since the epoch. */
type Instant = string | number;

/** An instant's time of day with its minutes: "6:40 PM", "6:00 PM". */
export function clockTime(at: Instant, timeZone: string): string {
  return formatOf(timeZone, { hour: 'numeric', minute: '2-digit' })
    .format(new Date(at))
    .replace(/[\u202f\u00a0]/g, ' ');
}

/** An instant's time of day as it is spoken: "6:40 PM", and "6 PM" for a full hour. */
export function timeOfDay(at: Instant, timeZone: string): string {
  const clock = clockTime(at, timeZone);
  return readerLanguage() === 'en' ? clock.replace(':00', '') : clock;
}

/** An instant's date, for comparing days: "2026-11-21". */
export function dateOf(at: Instant, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }, COUNTING)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** An instant's date as it is written: "Nov 21, 2026". */
export function writtenDate(at: Instant, timeZone: string): string {
  return formatOf(timeZone, { dateStyle: 'medium' }).format(new Date(at));
}

/** Minutes since midnight that the clock shows. */
export function minutesOf(at: Instant, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, COUNTING)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  return (parts.hour ?? 0) * 60 + (parts.minute ?? 0);
}

/** Whole days from one date to another, both as `dateOf` gives them. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** So many days after a date. */
export function datePlus(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Monday 1 to Sunday 7. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** A weekday as short as it is written: "Fri". @param date any such day */
export function shortDayName(date: string): string {
  return formatOf('UTC', { weekday: 'short' }).format(Date.parse(date));
}

const DAY_FORMS = {
  weekday: { weekday: 'long' },
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const;

/**
 * A date in words: "Friday"; `long`: "Friday, November 27"; `short`: "Fri, Nov 27"; `full`: "Friday, November 27,
 * 2026".
 */
export function dayName(date: string, form: keyof typeof DAY_FORMS = 'weekday'): string {
  return formatOf('UTC', DAY_FORMS[form]).format(Date.parse(date));
}

/** A month in short: "Nov 2026". @param date any day of it */
export function monthName(date: string): string {
  return formatOf('UTC', { month: 'short', year: 'numeric' }).format(Date.parse(date));
}

/** A day in short, without its weekday: "Nov 27". */
export function shortDate(date: string): string {
  return formatOf('UTC', { month: 'short', day: 'numeric' }).format(Date.parse(date));
}

/** An hour of a day, 0 to 23: "6 PM". */
export function hourName(hour: number): string {
  return formatOf('UTC', { hour: 'numeric' }).format(hour * 3_600_000);
}
