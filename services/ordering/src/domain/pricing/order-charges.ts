import type { MenuSnapshot, OrderTax } from '@chalkboard/contracts';
import type { OrderLine } from '../order';
import { deliveryChargesOf, type DeliveryCharges } from './delivery-zone';
import type { OrderTerms } from './order-terms';

/** What an order costs besides its lines; amounts in minor units. */
export interface OrderCharges extends DeliveryCharges {
  readonly subtotal: number;
  readonly serviceCharge?: { readonly name: string; readonly amount: number };
  readonly tax?: OrderTax;
  /** Subtotal, delivery fee, service charge and added tax. */
  readonly total: number;
}

/** All charges of priced lines. */
export function chargesOf(menu: MenuSnapshot, lines: readonly OrderLine[], terms: OrderTerms): OrderCharges {
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  return withTotal({ subtotal, ...deliveryChargesOf(menu, subtotal, terms) });
}

/** The total of charges: the one place where it is added up. */
export function withTotal<Charges extends Omit<OrderCharges, 'total'>>(charges: Charges): Charges & { total: number } {
  const { subtotal, deliveryFee, serviceCharge, tax } = charges;
  const addedTax = tax && !tax.included ? tax.amount : 0;
  return { ...charges, total: subtotal + deliveryFee + (serviceCharge?.amount ?? 0) + addedTax };
}
