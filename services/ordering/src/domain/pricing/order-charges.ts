import type { MenuSnapshot, OrderTax } from '@chalkboard/contracts';
import { addedTaxOf } from '@chalkboard/menu-rules/tax-rate';
import type { OrderLine } from '../order';
import { deliveryChargesOf, type DeliveryCharges } from './delivery-zone';
import { taxesOf } from './order-tax';
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
  const delivery = deliveryChargesOf(menu, subtotal, terms);
  const taxes = taxesOf(menu, lines, { ...terms, deliveryFee: delivery.deliveryFee });
  return withTotal({ subtotal, ...delivery, ...taxes });
}

/** The total of charges: the one place where it is added up. */
export function withTotal<Charges extends Omit<OrderCharges, 'total'>>(charges: Charges): Charges & { total: number } {
  const { subtotal, deliveryFee, serviceCharge, tax } = charges;
  return { ...charges, total: subtotal + deliveryFee + (serviceCharge?.amount ?? 0) + addedTaxOf(tax) };
}
