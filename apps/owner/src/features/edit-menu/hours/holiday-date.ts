import { readerLocale } from '@chalkboard/web-kit/texts';

/** A date (ISO 8601) in full: "Friday, December 25, 2026". */
export function holidayDate(date: string): string {
  return new Intl.DateTimeFormat(readerLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
