import { typedPrice } from '@chalkboard/menu-rules/typed-price';
import { priceText } from '../reading/currency';
import { MenuError } from './menu.errors';

/** A price as a menu keeps it. */
export interface Pricing {
  readonly price: string;
  /** In minor units; absent where the text is no exact amount. */
  readonly priceMinor?: number;
}

interface Typed {
  readonly currency: string;
  /** Texts that nobody typed: they stay as they are, whatever they say. */
  readonly printed?: ReadonlySet<string>;
  /** What it is the price of, in words. */
  readonly of: string;
}

/**
 * A price as its owner wrote it, in the menu's currency: "12.5" → "$12.50" and 1250. Words in place of an amount ("MP",
 * "8-12") stay as they are.
 *
 * @throws MenuError `menu.invalid_price` for what is no price, with a sentence that says what to write
 */
export function pricingOf(text: string, { currency, printed, of }: Typed): Pricing {
  const typed = typedPrice(text, currency);
  if (typed.kind === 'amount') return { price: priceText(typed.minor, currency), priceMinor: typed.minor };
  if (typed.kind === 'fault' && !printed?.has(text))
    throw new MenuError('menu.invalid_price', `The price of “${of}”: ${typed.sentence}`, { item: of });
  return { price: text };
}

/**
 * A price that its owner finds right as it was read: an amount, where the text says one and the reader was not sure of
 * it.
 */
export function settledPricing({ price, priceMinor }: Pricing, currency: string): Pricing {
  if (priceMinor !== undefined) return { price, priceMinor };
  const typed = typedPrice(price, currency);
  return typed.kind === 'amount' ? { price: priceText(typed.minor, currency), priceMinor: typed.minor } : { price };
}
