import { PRICE_RANGES, type Menu, type MenuItem, type PriceRange } from '@chalkboard/contracts';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';

/**
 * What a dish at the median may cost, in dollars, to be in the first, the second and the third range; above is the
 * fourth. Sides and drinks are counted too, so that the limits are lower than those of a main dish.
 */
export const RANGE_LIMITS = [10, 20, 40] as const;

/**
 * How much of a currency buys roughly what a dollar does at a table: not an exchange rate. A menu in any other currency
 * has no range.
 */
const FOR_A_DOLLAR: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 1,
  GBP: 0.85,
  CAD: 1.35,
  AUD: 1.5,
  NZD: 1.6,
  CHF: 1.3,
  MXN: 13,
  BRL: 4,
  INR: 40,
  JPY: 110,
  KRW: 1000,
  SGD: 1.2,
  MYR: 2.5,
  THB: 18,
  SEK: 10,
  NOK: 11,
  DKK: 8,
  PLN: 3,
  CZK: 17,
  HUF: 250,
  TRY: 25,
  ZAR: 11,
  AED: 3.2,
};

/**
 * The range that the median price of a menu's dishes is in; undefined where none has an exact price, or its currency is
 * not settled.
 */
export function priceRangeOf({
  categories,
  currency,
  currencyAssumed,
}: Pick<Menu, 'categories' | 'currency' | 'currencyAssumed'>): PriceRange | undefined {
  if (currencyAssumed) return undefined;
  const worth = FOR_A_DOLLAR[currency];
  const prices = categories
    .flatMap(({ items }) => items)
    .flatMap(priceOf)
    .sort((one, other) => one - other);
  if (worth === undefined || prices.length === 0) return undefined;
  const dollars = minorToDecimal(medianOf(prices), currency) / worth;
  return PRICE_RANGES[RANGE_LIMITS.filter((limit) => dollars >= limit).length];
}

/**
 * Minor units: a dish's own price, or that of its cheapest size; one that is free, or not read with certainty, tells
 * nothing.
 */
function priceOf({ priceMinor, uncertain, variants = [] }: MenuItem): number[] {
  if (uncertain) return [];
  const prices = priceMinor === undefined ? variants.flatMap((variant) => variant.priceMinor ?? []) : [priceMinor];
  const lowest = Math.min(...prices);
  return lowest > 0 && Number.isFinite(lowest) ? [lowest] : [];
}

/** @param sorted at least one */
function medianOf(sorted: readonly number[]): number {
  const upper = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[upper]];
  return (low + high) / 2;
}
