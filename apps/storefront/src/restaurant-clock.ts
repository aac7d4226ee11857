/** Dates and times as a restaurant's own clock shows them; texts are English, so the form is that of en-US on every device and on the server. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    } catch {
      // A zone that this browser does not know.
      format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    }
    formats.set(key, format);
  }
  return format;
}

const instant = (at: string | number) => new Date(at);

/** An instant's time of day: "6:40 PM", and "6 PM" for a full hour. */
export function timeOfDay(at: string | number, timeZone: string): string {
  return formatOf(timeZone, { hour: 'numeric', minute: '2-digit' })
    .format(instant(at))
    .replace(':00', '')
    .replace(/[\u202f\u00a0]/g, ' ');
}

/** An instant's date, for comparing days: "2026-11-21". */
export function dateOf(at: string | number, timeZone: string): string {
  const parts = Object.fromEntries(formatOf(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(instant(at)).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** Minutes since midnight that the clock shows. */
export function minutesOf(at: string | number, timeZone: string): number {
  const parts = Object.fromEntries(formatOf(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(instant(at)).map(({ type, value }) => [type, Number(value)]));
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

/** A date in words: "Friday", or, `long`, "Friday, November 27". */
export function dayName(date: string, long = false): string {
  return formatOf('UTC', { weekday: 'long', ...(long ? { month: 'long', day: 'numeric' } : {}) }).format(Date.parse(date));
}
