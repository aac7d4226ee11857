import { currencyExponent } from '@chalkboard/menu-rules/currency';

/** Whether a settings amount has no more decimals than the currency; zeros do not count. */
export function hasDecimalsOf(text: string, currency: string): boolean {
  return (text.split('.')[1] ?? '').replace(/0+$/, '').length <= currencyExponent(currency);
}

/**
 * A settings amount ("5.00", "5", "5.5") in minor units of the currency, by text, never through a float. Digits beyond
 * the currency's decimals round half up.
 */
export function decimalToMinor(text: string, currency: string): number {
  const exponent = currencyExponent(currency);
  const [whole = '0', fraction = ''] = text.split('.');
  const kept = fraction.slice(0, exponent).padEnd(exponent, '0');
  const roundUp = (fraction[exponent] ?? '0') >= '5' ? 1 : 0;
  return Number(whole) * 10 ** exponent + Number(kept || '0') + roundUp;
}
