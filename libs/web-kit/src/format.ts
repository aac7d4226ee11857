import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { readerLanguage, readerLocale } from './texts/reader-language';

const formats = new Map<string, Intl.NumberFormat>();

/** Minor units as text with the currency's sign: (1250, "USD") → "$12.50". */
export function formatMoney(minor: number, currency: string): string {
  return moneyFormat(readerLocale(), currency).format(minorToDecimal(minor, currency));
}

/**
 * The same as menus and orders are written, whatever the reader's language: "$12.50". For what is kept, sent and read
 * again.
 */
export function plainMoney(minor: number, currency: string): string {
  return moneyFormat('en-US', currency).format(minorToDecimal(minor, currency));
}

/** An amount without the cents that it does not have: "$12", "12 €". */
export function shortMoney(minor: number, currency: string): string {
  return formatMoney(minor, currency).replace(/[.,]00(?!\d)/, '');
}

/** A price of a menu for its reader: as it is printed, in other languages than English as they write it. */
export function shownPrice(
  { price, priceMinor }: { readonly price: string; readonly priceMinor?: number | undefined },
  currency: string,
): string {
  return priceMinor === undefined || readerLanguage() === 'en' ? price : formatMoney(priceMinor, currency);
}

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    // Beside prices as they are printed, "18,50 US$" would be read as another currency than "$18.50".
    const currencyDisplay = locale === 'en-US' ? 'symbol' : 'narrowSymbol';
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    formats.set(key, format);
  }
  return format;
}

/** A currency's sign as `formatMoney` writes it: "$", "CA$", "CHF". */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat(readerLocale(), { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Counts as the reader writes them: "1,234". */
export function formatCount(count: number): string {
  return count.toLocaleString(readerLocale());
}

/** A part of a whole as the reader writes it: 0.125 → "13%". */
export function formatShare(share: number): string {
  return share.toLocaleString(readerLocale(), { style: 'percent' });
}

/** A number with so many places as the reader writes it: (4.5, 2) → "4.50". */
export function formatDecimal(value: number, places: number): string {
  return value.toLocaleString(readerLocale(), { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** That of the reader's country, where the browser is set to the language; dates differ by it. */
function ownLocale(): string {
  const tags = typeof navigator === 'undefined' ? [] : navigator.languages;
  return tags.find((tag) => tag.startsWith(readerLanguage())) ?? readerLocale();
}

/** An instant (ISO 8601) as the reader writes a date: "20 Nov 2026". */
export function formatDate(instant: string): string {
  return new Intl.DateTimeFormat(ownLocale(), { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  );
}

/** An instant (ISO 8601) as date and time of day, in the reader's zone; with the year where it is not this one. */
export function formatDateTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return new Intl.DateTimeFormat(ownLocale(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(at);
}

const lists = new Map<string, Intl.ListFormat>();

/** "milk, eggs, and fish", or "card or cash". */
export function formatList(words: readonly string[], joined: 'and' | 'or' = 'and'): string {
  const key = `${readerLocale()} ${joined}`;
  let format = lists.get(key);
  if (!format) {
    format = new Intl.ListFormat(readerLocale(), { type: joined === 'or' ? 'disjunction' : 'conjunction' });
    lists.set(key, format);
  }
  return format.format(words);
}
