import type { CartLine, MenuSnapshot } from '@chalkboard/contracts';
import type { OrderLine } from '../order';
import { OrderError } from '../order.errors';
import { inTurn, notEnoughLeft, type Portions } from '../stock';
import { chargesOf, type OrderCharges } from './order-charges';
import type { OrderTerms } from './order-terms';
import { priceLine } from './price-line';

/** The cost of an order according to the menu; amounts in minor units. */
export interface Quote extends OrderCharges {
  readonly lines: readonly OrderLine[];
  /** What the guest gives beside the total. */
  readonly tip?: number;
}

/**
 * Prices a cart from the menu alone; prices sent by the browser are ignored.
 * @throws OrderError for an item that is not on the menu, cannot be ordered, or needs a choice
 */
export function quote(menu: MenuSnapshot, cart: readonly CartLine[], terms: OrderTerms): Quote {
  const lines = cart.map((line) => priceLine(menu, line, terms));
  return { lines, ...chargesOf(menu, lines, terms) };
}

/** What an order keeps of a quote. */
export function pricedParts({
  minimumOrder: _,
  delivery: _terms,
  ...parts
}: Quote): Omit<Quote, 'minimumOrder' | 'delivery'> {
  return parts;
}

/** A line of a cart: its price, or the reason why it cannot be ordered. */
export type QuotedLine =
  | { readonly priced: OrderLine }
  | {
      readonly refused: OrderError;
      readonly line: CartLine;
      /** Portions that it could have instead. */
      readonly left?: number;
    };

/** The cost of the orderable part of a cart; amounts in minor units. */
export interface CartQuote extends OrderCharges {
  readonly lines: readonly QuotedLine[];
}

/**
 * Prices the orderable lines of a cart. The other lines cost nothing and carry a reason.
 * @param left portions of the counted items
 */
export function quoteCart(
  menu: MenuSnapshot,
  cart: readonly CartLine[],
  terms: OrderTerms,
  left: Portions = new Map(),
): CartQuote {
  const take = inTurn(left);
  const lines = cart.map((line): QuotedLine => {
    try {
      const priced = priceLine(menu, line, terms);
      const shortage = take(priced);
      return shortage ? { refused: notEnoughLeft(shortage), line, left: shortage.forLine } : { priced };
    } catch (error) {
      if (error instanceof OrderError) return { refused: error, line };
      throw error;
    }
  });
  const priced = lines.flatMap((line) => ('priced' in line ? [line.priced] : []));
  return { lines, ...chargesOf(menu, priced, terms) };
}
