import type { CartLine } from '@chalkboard/contracts';
import { formatMoney } from '@chalkboard/web-kit';
import { setUnitPrice, unitMinorOf } from '../cart/cart';

export interface PriceChange {
  readonly name: string;
  readonly before: string;
  readonly now: string;
}

/**
 * The cart at the server's prices, and what that changed.
 * @param unitPrices minor units, line by line in the order of the cart; undefined where the server gave none
 * @param nameOf what a line is called to its guest
 */
export function applyFreshPrices(
  lines: readonly CartLine[],
  unitPrices: readonly (number | undefined)[],
  currency: string,
  nameOf: (line: CartLine) => string = ({ name }) => name,
): { readonly lines: CartLine[]; readonly changes: PriceChange[] } {
  let updated = [...lines];
  const changes: PriceChange[] = [];
  lines.forEach((line, index) => {
    const now = unitPrices[index];
    const before = unitMinorOf(line, currency);
    if (now === undefined || before === now) return;
    updated = setUnitPrice(updated, index, now, currency);
    changes.push({ name: nameOf(line), before: formatMoney(before, currency), now: formatMoney(now, currency) });
  });
  return { lines: updated, changes };
}
