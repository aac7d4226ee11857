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

/** A decimal of a request in minor units: 12.5 USD → 1250. Rounding removes floating-point noise. */
export function decimalToMinor(decimal: number, currency: string): number {
  return Math.round(decimal * 10 ** currencyExponent(currency));
}
