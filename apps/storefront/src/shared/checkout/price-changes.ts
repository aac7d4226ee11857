import type { CartLine, FreshPrices } from '@chalkboard/contracts';
import { addedTaxOf } from '@chalkboard/menu-rules/tax-rate';
import { decimalToMinor, formatMoney } from '@chalkboard/web-kit';
import { taxTexts } from '../../texts';
import { setUnitPrice, unitMinorOf } from '../cart/cart';
import type { OrderCharges } from './order-charges';

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

/** What the server changed of the service charge and of the tax that is added. @param shown minor units */
export function changedCharges(shown: OrderCharges, fresh: FreshPrices, currency: string): PriceChange[] {
  const { serviceCharge, tax } = taxTexts;
  return [
    {
      name: shown.serviceCharge?.name ?? serviceCharge,
      before: shown.serviceCharge?.amount ?? 0,
      now: fresh.serviceCharge,
    },
    { name: tax, before: addedTaxOf(shown.tax), now: fresh.tax },
  ].flatMap(({ name, before, now = 0 }) => {
    const minor = decimalToMinor(now, currency);
    return minor === before ? [] : [{ name, before: formatMoney(before, currency), now: formatMoney(minor, currency) }];
  });
}
