import type { CustomerInfo, Menu, ORDER_TYPES, OrderTimes, PAYMENT_METHODS } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { formatMoney } from '@chalkboard/web-kit';
import { checkoutTexts } from '../../texts';

export type OrderType = (typeof ORDER_TYPES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
type PaymentFlags = Pick<
  Menu,
  'acceptsCardPickup' | 'acceptsCashPickup' | 'acceptsCardDelivery' | 'acceptsCashDelivery'
>;

/** What is typed at the checkout; the place on a map is found, not typed. */
export type TypedCustomer = Required<Omit<CustomerInfo, 'location'>>;

export interface Draft {
  readonly orderType: OrderType;
  readonly paymentMethod: PaymentMethod;
  readonly customer: TypedCustomer;
  readonly subtotalMinor: number;
  /** The least that is taken, by the server's word; undefined: by the menu's. Minor units. */
  readonly minimumMinor?: number;
  /** Why a delivery is not possible, or cannot be priced yet. */
  readonly deliveryProblem?: Refusal | undefined;
  /** Names of lines that cannot be ordered; others are undefined. */
  readonly problems?: readonly (string | undefined)[];
  /** When orders are taken, where that is known. */
  readonly times?: Pick<OrderTimes, 'asap' | 'why' | 'slots'> | undefined;
  readonly when?: 'asap' | 'later';
  readonly scheduledFor?: string | undefined;
  /** At a table: how it is paid there; who orders need not say who they are. */
  readonly tablePayments?: readonly PaymentMethod[] | undefined;
  /** Whether a phone number can be one, where that can be judged here; the server judges it anyway. */
  canBePhone?(written: string): boolean;
}

export interface Refusal {
  readonly title: string;
  readonly description: string;
  /** Where to put it right. */
  readonly fields: readonly RefusedField[];
}

/** What can lack something: fields of the form, and the parts of the page. */
export type RefusedField =
  'name' | 'phone' | 'email' | 'address' | 'time' | 'lines' | 'payment' | 'type' | 'postcode' | 'location' | 'tip';

/** Which ways to pay the restaurant takes for this kind of order. */
export function acceptedPayments(menu: PaymentFlags, orderType: OrderType): PaymentMethod[] {
  const accepts =
    orderType === 'pickup'
      ? { card: menu.acceptsCardPickup, cash: menu.acceptsCashPickup }
      : { card: menu.acceptsCardDelivery, cash: menu.acceptsCashDelivery };
  return (['card', 'cash'] as const).filter((method) => accepts[method]);
}

/** The way to pay that holds: the one that was chosen, or the only one that there is. */
export function paymentFor(chosen: PaymentMethod, offered: readonly PaymentMethod[]): PaymentMethod {
  const [only] = offered;
  return only !== undefined && offered.length === 1 ? only : chosen;
}

/** Pickup is free; delivery costs the menu's fee. Minor units. */
export function deliveryFeeMinor(menu: Pick<Menu, 'deliveryFee' | 'currency'>, orderType: OrderType): number {
  return orderType === 'delivery' ? decimalToMinor(menu.deliveryFee, menu.currency) : 0;
}

/** An address to which something could be sent; the server is stricter in rare cases. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

type MenuTerms = PaymentFlags & Pick<Menu, 'minimumOrder' | 'currency'>;

/**
 * The first thing that stands in the way of the order, in this order: who, where, whether it is
 * delivered there, how much, how paid; then whether the
 * number can be one, what, when, and a slip in the email.
 */
export function refusalOf(draft: Draft, menu: MenuTerms): Refusal | undefined {
  return (
    nobodyOrNowhere(draft) ??
    belowMinimum(draft, menu) ??
    notPaidSo(draft, menu) ??
    noNumber(draft) ??
    notOrderable(draft) ??
    notThen(draft) ??
    noEmail(draft)
  );
}

function nobodyOrNowhere({ orderType, customer, deliveryProblem, tablePayments }: Draft): Refusal | undefined {
  const { refusals } = checkoutTexts;
  const missing = tablePayments ? [] : (['name', 'phone'] as const).filter((field) => !customer[field]?.trim());
  if (missing.length) return { ...refusals.missing, fields: missing };
  if (orderType !== 'delivery') return undefined;
  return customer.address?.trim() ? deliveryProblem : { ...refusals.address, fields: ['address'] };
}

function belowMinimum({ subtotalMinor, minimumMinor }: Draft, menu: MenuTerms): Refusal | undefined {
  const { title, description } = checkoutTexts.refusals.minimum;
  const minimum = minimumMinor ?? decimalToMinor(menu.minimumOrder, menu.currency);
  if (subtotalMinor >= minimum) return undefined;
  return { title, description: description({ amount: formatMoney(minimum, menu.currency) }), fields: ['lines'] };
}

function notPaidSo({ paymentMethod, orderType, tablePayments }: Draft, menu: MenuTerms): Refusal | undefined {
  const { title, description } = checkoutTexts.refusals.payment;
  if ((tablePayments ?? acceptedPayments(menu, orderType)).includes(paymentMethod)) return undefined;
  return { title, description: description({ method: checkoutTexts[paymentMethod], orderType }), fields: ['payment'] };
}

function noNumber({ customer, tablePayments, canBePhone }: Draft): Refusal | undefined {
  if (!canBePhone || (tablePayments && !customer.phone.trim()) || canBePhone(customer.phone)) return undefined;
  return { ...checkoutTexts.refusals.phone, fields: ['phone'] };
}

function notOrderable({ problems = [] }: Draft): Refusal | undefined {
  const { title, description } = checkoutTexts.unorderable;
  const blocked = problems.find((name) => name !== undefined);
  return blocked === undefined ? undefined : { title, description: description({ dish: blocked }), fields: ['lines'] };
}

function notThen({ times, when, scheduledFor }: Draft): Refusal | undefined {
  const { times: t } = checkoutTexts;
  if (times && when === 'asap' && !times.asap)
    return { title: t.notTaken.title, description: times.why ?? t.notTaken.description, fields: ['time'] };
  if (when === 'later' && scheduledFor === undefined) return { ...t.needed, fields: ['time'] };
  if (times && scheduledFor !== undefined && !times.slots.includes(scheduledFor))
    return { ...t.gone, fields: ['time'] };
  return undefined;
}

function noEmail({ customer: { email } }: Draft): Refusal | undefined {
  return email?.trim() && !isEmail(email) ? { ...checkoutTexts.refusals.email, fields: ['email'] } : undefined;
}

/** Where the server's refusal is put right, by its code; the others are told and need no field. */
const FIELDS_OF_CODE: Readonly<Record<string, Refusal['fields']>> = {
  'ordering.missing_information': ['name', 'phone'],
  'ordering.delivery_address_required': ['address'],
  'ordering.delivery_not_offered': ['type'],
  'ordering.postcode_required': ['postcode'],
  'ordering.location_required': ['location'],
  'ordering.outside_delivery_area': ['postcode'],
  'ordering.minimum_order_not_met': ['lines'],
  'ordering.payment_method_not_available': ['payment'],
  'ordering.phone_not_valid': ['phone'],
  'ordering.item_not_available': ['lines'],
  'ordering.item_not_on_menu': ['lines'],
  'ordering.choice_needed': ['lines'],
  'ordering.not_served_then': ['lines'],
  'ordering.closed': ['time'],
  'ordering.paused': ['time'],
  'ordering.time_not_available': ['time'],
  'ordering.tip_not_valid': ['tip'],
};

/** What the server found that this page did not. */
export function refusalOfCode({
  code,
  title,
  detail,
}: {
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
}): Refusal | undefined {
  const fields = FIELDS_OF_CODE[code];
  return fields && { title, description: detail ?? title, fields };
}
