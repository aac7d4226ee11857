/*
 * Whole numbers alone: a percentage is held in thousandths, and products are big integers, since a large amount in a
 * currency of small units leaves what a double can hold exactly. Amounts are minor units and never negative.
 */

/** 100 % in thousandths of a percent. */
const WHOLE = 100_000n;

/** Tax that is added to a net amount, rounded half up. */
export function addedTax(net: number, percent: number): number {
  return halfUp(BigInt(net) * thousandths(percent), WHOLE);
}

/** Tax that lies within a gross amount: gross − gross / (1 + rate), rounded half up. */
export function includedTax(gross: number, percent: number): number {
  const rate = thousandths(percent);
  return halfUp(BigInt(gross) * rate, WHOLE + rate);
}

/** A part of an amount, rounded half up. */
export function percentOf(amount: number, percent: number): number {
  return addedTax(amount, percent);
}

/** A percentage has up to three decimals; rounding removes floating-point noise. */
function thousandths(percent: number): bigint {
  return BigInt(Math.round(percent * 1000));
}

function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
