import type { CartLine, FreshPrices, PlaceOrderRequest } from '@chalkboard/contracts';
import { decimalToMinor, minorToDecimal } from '@chalkboard/menu-rules/currency';
import { addedTaxOf } from '@chalkboard/menu-rules/tax-rate';
import { OrderError } from '../order.errors';
import type { CartQuote, Quote } from './price-order';

/** Whether every line can be ordered and the total equals the one that the customer saw. */
export function agreesWithSeen({ lines }: CartQuote, cart: readonly CartLine[], currency: string): boolean {
  return lines.every(
    (line, index) => 'priced' in line && line.priced.total === decimalToMinor(cart[index]?.total ?? 0, currency),
  );
}

/**
 * Compares the prices that the customer saw with the menu.
 * @throws OrderError `ordering.total_mismatch` carrying the fresh prices
 */
export function assertTotalsAgree(priced: Quote, request: PlaceOrderRequest, currency: string): void {
  const agree =
    decimalToMinor(request.subtotal, currency) === priced.subtotal &&
    decimalToMinor(request.deliveryFee, currency) === priced.deliveryFee &&
    decimalToMinor(request.serviceCharge ?? 0, currency) === (priced.serviceCharge?.amount ?? 0) &&
    decimalToMinor(request.tax ?? 0, currency) === addedTaxOf(priced.tax) &&
    decimalToMinor(request.total, currency) === priced.total &&
    request.cart.every((line, index) => decimalToMinor(line.total, currency) === priced.lines[index]?.total);
  if (agree) return;
  throw new OrderError(
    'ordering.total_mismatch',
    'Prices have changed since you opened the menu. Please check the new total and order again.',
    { fresh: freshPrices(priced, currency) },
  );
}

function freshPrices(priced: Quote, currency: string): FreshPrices {
  const decimal = (minor: number) => minorToDecimal(minor, currency);
  return {
    lines: priced.lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      unitPrice: decimal(line.unitPrice),
      total: decimal(line.total),
    })),
    subtotal: decimal(priced.subtotal),
    deliveryFee: decimal(priced.deliveryFee),
    ...(priced.tax && { tax: decimal(addedTaxOf(priced.tax)) }),
    ...(priced.serviceCharge && { serviceCharge: decimal(priced.serviceCharge.amount) }),
    total: decimal(priced.total),
  };
}
