import type { CartLine, FreshPrices, Menu, QuoteResponse } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { taxedCharges, type TaxedCharges } from '@chalkboard/menu-rules/order-tax';
import { addedTaxOf } from '@chalkboard/menu-rules/tax-rate';
import { formatMoney } from '@chalkboard/web-kit';
import { taxTexts } from '../../texts';
import { lineMinorOf } from '../cart/cart';
import type { OrderType } from './checkout-rules';
import type { PriceChange } from './price-changes';

/** Service charge and tax of an order; absent: the restaurant has none. */
export type OrderCharges = Partial<TaxedCharges>;

/**
 * Service charge and tax of a cart, by the server's word; without it (no network, or not answered yet) by the rules of
 * the menu, which the server counts by as well. Minor units.
 */
export function chargesOf({
  menu: { currency, categories, rules },
  quote,
  lines,
  orderType,
  feeMinor,
}: {
  readonly menu: Pick<Menu, 'currency' | 'categories' | 'rules'>;
  readonly quote: Pick<QuoteResponse, 'tax' | 'serviceCharge'> | undefined;
  readonly lines: readonly CartLine[];
  readonly orderType: OrderType | 'table';
  readonly feeMinor: number;
}): OrderCharges {
  if (quote)
    return { ...(quote.tax && { tax: quote.tax }), ...(quote.serviceCharge && { serviceCharge: quote.serviceCharge }) };
  if (!rules?.taxes) return {};
  return taxedCharges(rules.taxes, {
    orderType,
    deliveryFee: feeMinor,
    lines: lines.map((line) => ({
      itemId: line.itemId ?? '',
      categoryId: categories.find(({ items }) => items.some(({ id }) => id === line.itemId))?.id,
      total: lineMinorOf(line, currency),
    })),
  });
}

/** What is charged beside the lines and the delivery fee. */
export function addedMinorOf({ tax, serviceCharge }: OrderCharges): number {
  return (serviceCharge?.amount ?? 0) + addedTaxOf(tax);
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
