import { readerLocale } from '@chalkboard/web-kit/texts';

/** A currency in words: "US Dollar". */
export function currencyWord(code: string): string {
  return new Intl.DisplayNames(readerLocale(), { type: 'currency' }).of(code) ?? code;
}

/** A currency in words and by its code: "US Dollar (USD)". */
export function currencyName(code: string): string {
  return `${currencyWord(code)} (${code})`;
}
