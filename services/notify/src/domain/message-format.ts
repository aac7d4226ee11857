import { minorToDecimal } from '@chalkboard/menu-rules/currency';

/** An amount of minor units, such as $12.50. */
export function formatMoney(minor: number, currency: string): string {
  return plainSpaces(amounts(currency).format(minorToDecimal(minor, currency)));
}

/** Day and time as the restaurant's clock shows them. @param instant ISO 8601 @param timeZone IANA name */
export function formatTime(instant: string, timeZone: string): string {
  return plainSpaces(daysAndTimes(timeZone).format(new Date(instant)));
}

/** The time by the restaurant's clock; with its day, when that is not the day of `from`. */
export function formatTimeFrom(from: string, instant: string, timeZone: string): string {
  const day = (of: string) => days(timeZone).format(new Date(of));
  return day(from) === day(instant)
    ? plainSpaces(times(timeZone).format(new Date(instant)))
    : formatTime(instant, timeZone);
}

/** The time alone, as the restaurant's clock shows it. @param locale BCP 47 */
export function formatClock(instant: string, timeZone: string, locale: string): string {
  return plainSpaces(clocks(`${locale} ${timeZone}`).format(new Date(instant)));
}

/** What a customer answered to the notice of what the kitchen uses. */
export function allergyAnswer(confirmed: boolean): string {
  return `Allergy notice: ${confirmed ? 'confirmed' : 'NOT confirmed'} by the customer`;
}

const amounts = remembered((currency) => new Intl.NumberFormat('en-US', { style: 'currency', currency }));
const daysAndTimes = remembered(
  (timeZone) => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);
const days = remembered((timeZone) => new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone }));
const times = remembered((timeZone) => new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }));

const clocks = remembered((key) => {
  const [locale, timeZone] = key.split(' ');
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
});

/**
 * Making a formatter takes longer than all else that is done to write a message; there are as many as zones and
 * currencies.
 */
function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** Intl writes special blanks, and a single one of them makes an SMS cost twice as much. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
