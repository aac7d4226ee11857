import type { CustomerInfo, Menu, ORDER_TYPES, PAYMENT_METHODS } from '@chalkboard/contracts';
import { decimalToMinor, formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../texts';

export type OrderType = (typeof ORDER_TYPES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
type PaymentFlags = Pick<Menu, 'acceptsCardPickup' | 'acceptsCashPickup' | 'acceptsCardDelivery' | 'acceptsCashDelivery'>;

export interface Draft {
  readonly orderType: OrderType;
  readonly paymentMethod: PaymentMethod;
  readonly customer: Required<CustomerInfo>;
  readonly subtotalMinor: number;
}

export interface Refusal {
  readonly title: string;
  readonly description: string;
  /** Where to put it right. */
  readonly fields: readonly ('name' | 'phone' | 'address')[];
}

/** Which ways to pay the restaurant takes for this kind of order. */
export function acceptedPayments(menu: PaymentFlags, orderType: OrderType): PaymentMethod[] {
  const accepts = orderType === 'pickup' ? { card: menu.acceptsCardPickup, cash: menu.acceptsCashPickup } : { card: menu.acceptsCardDelivery, cash: menu.acceptsCashDelivery };
  return (['card', 'cash'] as const).filter((method) => accepts[method]);
}

/** Pickup is free; delivery costs the menu's fee. Minor units. */
export function deliveryFeeMinor(menu: Pick<Menu, 'deliveryFee' | 'currency'>, orderType: OrderType): number {
  return orderType === 'delivery' ? decimalToMinor(menu.deliveryFee, menu.currency) : 0;
}

/** The first thing that stands in the way of the order, in this order: who, where, how much, how paid. */
export function refusalOf({ orderType, paymentMethod, customer, subtotalMinor }: Draft, menu: PaymentFlags & Pick<Menu, 'minimumOrder' | 'currency'>): Refusal | undefined {
  const { refusals } = texts.checkout;
  const missing = (['name', 'phone'] as const).filter((field) => !customer[field]?.trim());
  if (missing.length) return { ...refusals.missing, fields: missing };
  if (orderType === 'delivery' && !customer.address?.trim()) return { ...refusals.address, fields: ['address'] };
  const minimum = decimalToMinor(menu.minimumOrder, menu.currency);
  if (subtotalMinor < minimum) return { title: refusals.minimum.title, description: refusals.minimum.description(formatMoney(minimum, menu.currency)), fields: [] };
  if (!acceptedPayments(menu, orderType).includes(paymentMethod)) {
    return { title: refusals.payment.title, description: refusals.payment.description(texts.checkout[paymentMethod], orderType), fields: [] };
  }
  return undefined;
}
