import type { UiLanguage } from '@chalkboard/contracts';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { LOCALES, say } from '../texts/texts';

/** An amount of minor units, such as $12.50. */
export function formatMoney(minor: number, currency: string, language: UiLanguage): string {
  return plainSpaces(amounts(LOCALES[language], currency).format(minorToDecimal(minor, currency)));
}

/** Day and time as the restaurant's clock shows them. @param instant ISO 8601 @param timeZone IANA name */
export function formatTime(instant: string, timeZone: string, language: UiLanguage): string {
  return plainSpaces(daysAndTimes(LOCALES[language], timeZone).format(new Date(instant)));
}

/** The time by the restaurant's clock; with its day, when that is not the day of `from`. */
export function formatTimeFrom(from: string, instant: string, timeZone: string, language: UiLanguage): string {
  const day = (of: string) => days(LOCALES[language], timeZone).format(new Date(of));
  return day(from) === day(instant)
    ? formatClock(instant, timeZone, language)
    : formatTime(instant, timeZone, language);
}

/** The time alone, as the restaurant's clock shows it. */
export function formatClock(instant: string, timeZone: string, language: UiLanguage): string {
  return plainSpaces(clocks(LOCALES[language], timeZone).format(new Date(instant)));
}

/** What a customer answered to the notice of what the kitchen uses. */
export function allergyAnswer(confirmed: boolean, language: UiLanguage): string {
  return say(language, 'orders', 'allergy', { answer: confirmed ? 'yes' : 'no' });
}

const amounts = remembered((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }));
const daysAndTimes = remembered(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);
const days = remembered((locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone }));
const clocks = remembered((locale, timeZone) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }));

/**
 * Making a formatter takes longer than all else that is done to write a message; there are as many as zones,
 * currencies and languages.
 */
function remembered<T>(make: (locale: string, what: string) => T): (locale: string, what: string) => T {
  const made = new Map<string, T>();
  return (locale, what) => {
    const key = `${locale} ${what}`;
    const known = made.get(key) ?? make(locale, what);
    made.set(key, known);
    return known;
  };
}

/** Intl writes special blanks, and a single one of them makes an SMS cost twice as much. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
