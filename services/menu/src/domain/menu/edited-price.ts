import { isOfAnotherCurrency, priceText } from '../reading/currency';
import { minorOf } from '../reading/price-text';
import { MenuError } from './menu.errors';

/** A price as a menu keeps it. */
export interface Pricing {
  readonly price: string;
  /** In minor units; absent where the text is no exact amount. */
  readonly priceMinor?: number;
}

/** More than this, in minor units, is a slip of the hand. */
const HIGHEST_MINOR = 100_000_000;

/**
 * A price as its owner wrote it, in the menu's currency: "12.5" → "$12.50" and 1250. What is no exact amount ("MP",
 * "8-12", an amount with the sign of another currency) stays the text it is.
 *
 * @throws MenuError `menu.invalid_price` for an amount below nothing or beyond all sense
 */
export function pricingOf(text: string, currency: string): Pricing {
  if (/^[-–—]\s*\D{0,4}\d/.test(text)) throw new MenuError('menu.invalid_price', `A price cannot be below zero: “${text}”.`);
  // With a gap between figures there are two amounts, or a way of writing that cannot be told from it.
  const minor = /\d\s+\d/.test(text) || isOfAnotherCurrency(text, currency) ? null : minorOf(text, currency);
  if (minor === null) return { price: text };
  if (minor > HIGHEST_MINOR) throw new MenuError('menu.invalid_price', `This price is too high to be one: “${text}”.`);
  return { price: priceText(minor, currency), priceMinor: minor };
}
