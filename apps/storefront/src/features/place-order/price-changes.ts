import type { CartLine, FreshPrices } from '@chalkboard/contracts';
import { decimalToMinor, formatMoney } from '@chalkboard/web-kit';
import { setUnitPrice, unitMinorOf } from '../keep-cart/cart';

export interface PriceChange {
  readonly name: string;
  readonly before: string;
  readonly now: string;
}

/** The cart at the server's prices, and what that changed. The server answers line by line, in the order it was asked. */
export function applyFreshPrices(lines: readonly CartLine[], fresh: FreshPrices, currency: string): { readonly lines: CartLine[]; readonly changes: PriceChange[] } {
  let updated = [...lines];
  const changes: PriceChange[] = [];
  lines.forEach((line, index) => {
    const answer = fresh.lines[index];
    if (!answer) return;
    const before = unitMinorOf(line, currency);
    const now = decimalToMinor(answer.unitPrice, currency);
    if (before === now) return;
    updated = setUnitPrice(updated, index, now, currency);
    changes.push({ name: line.name, before: formatMoney(before, currency), now: formatMoney(now, currency) });
  });
  return { lines: updated, changes };
}
