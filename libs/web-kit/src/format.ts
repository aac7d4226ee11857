import { currencyExponent, minorToDecimal } from '@chalkboard/contracts';

const formats = new Map<string, Intl.NumberFormat>();

/** Minor units as text with the currency's sign: (1250, "USD") → "$12.50". */
export function formatMoney(minor: number, currency: string): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    formats.set(currency, format);
  }
  return format.format(minorToDecimal(minor, currency));
}

/** A currency's sign as `formatMoney` writes it: "$", "CA$", "CHF". */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A decimal ("5.00", 5) in minor units; the fraction is rounded half up. */
export function decimalToMinor(decimal: string | number, currency: string): number {
  return Math.round(Number((Number(decimal) * 10 ** currencyExponent(currency)).toFixed(4)));
}

/** An instant (ISO 8601) as the reader writes a date: "20 Nov 2026". */
export function formatDate(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  );
}

/** An instant (ISO 8601) as date and time of day, in the reader's zone; with the year where it is not this one. */
export function formatDateTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(at);
}
