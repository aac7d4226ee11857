/** How many decimals a currency has (ISO 4217); two where it is not in the list. */
const EXPONENTS: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  ISK: 0,
  HUF: 2,
  KWD: 3,
  BHD: 3,
  OMR: 3,
  TND: 3,
};

/** Decimals of a currency: 2 for USD, 0 for JPY. */
export function currencyExponent(currency: string): number {
  return EXPONENTS[currency] ?? 2;
}

/** Minor units as a plain decimal number, for display and for the spec's decimal fields: 1250 USD → 12.5. */
export function minorToDecimal(minor: number, currency: string): number {
  return minor / 10 ** currencyExponent(currency);
}

/** A decimal ("5.00", 12.5) in minor units: 12.5 USD → 1250. The fraction is rounded half up. */
export function decimalToMinor(decimal: string | number, currency: string): number {
  // What floating point adds to a decimal is cut off first: 1.005 × 100 is a little less than 100.5.
  return Math.round(Number((Number(decimal) * 10 ** currencyExponent(currency)).toFixed(4)));
}
