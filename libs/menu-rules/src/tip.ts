import type { ChargeRow } from './charge-rows';
import { percentOf } from './tax-rounding';

/** A tip that is proposed; minor units. */
export interface TipShare {
  readonly percent: number;
  readonly amount: number;
}

/**
 * The tips that a restaurant proposes, counted of the dishes alone: without delivery, service charge and added tax.
 * Each is rounded half up; a share of less than the smallest coin is left out.
 * @param subtotal minor units
 */
export function tipShares(shares: readonly number[], subtotal: number): TipShare[] {
  return shares
    .map((percent) => ({ percent, amount: percentOf(subtotal, percent) }))
    .filter(({ amount }) => amount > 0);
}

/** The most that is taken as a tip, so that a slip of the finger is no gift: as much as the dishes cost. */
export function highestTip(subtotal: number): number {
  return subtotal;
}

/** What the guest pays: the total, which has no tip in it, and the tip. Minor units. */
export function toPayOf({ total, tip = 0 }: { readonly total: number; readonly tip?: number | undefined }): number {
  return total + tip;
}

/**
 * The rows below the total of every receipt: the tip, and what is to be paid with it; none without a tip.
 * @param words in the reader's language
 */
export function tipRows(
  order: { readonly total: number; readonly tip?: number | undefined },
  words = { tip: 'Tip', toPay: 'To pay' },
): readonly ChargeRow[] {
  return order.tip
    ? [
        { name: words.tip, amount: order.tip },
        { name: words.toPay, amount: toPayOf(order) },
      ]
    : [];
}
