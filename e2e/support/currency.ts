/** Decimals of a currency, by the browser's own table: a second opinion beside the product's. */
export function currencyExponent(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units as a decimal number: 1250 USD → 12.5. */
export function minorToDecimal(minor: number, currency: string): number {
  return minor / 10 ** currencyExponent(currency);
}
