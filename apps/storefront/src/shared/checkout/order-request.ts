import type { CartLine, GeoPoint, PlaceOrderRequest } from '@chalkboard/contracts';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { readerLanguage } from '@chalkboard/web-kit/texts';
import type { OrderType, PaymentMethod, TypedCustomer } from './checkout-rules';
import type { OrderCharges } from './order-charges';

export interface OrderDraft {
  readonly shareId: string;
  readonly currency: string;
  readonly customer: TypedCustomer;
  /** Where the address lies, where that was found. */
  readonly location?: GeoPoint | undefined;
  readonly orderType: OrderType;
  readonly paymentMethod: PaymentMethod;
  readonly lines: readonly CartLine[];
  /** Minor units. */
  readonly subtotalMinor: number;
  readonly feeMinor: number;
  /** Service charge and tax, as they were shown. */
  readonly charges: OrderCharges;
  readonly totalMinor: number;
  /** Beside the total; 0: none. */
  readonly tipMinor: number;
  /** Undefined when there was no allergy notice to confirm. */
  readonly allergyConfirmed: boolean | undefined;
  /** Whether the guest wants text messages about it. */
  readonly textUpdates: boolean;
  /** ISO 8601; undefined: as soon as possible. */
  readonly scheduledFor: string | undefined;
  /** Of the quote whose prices are shown; undefined: they do not depend on the time. */
  readonly held?: string | undefined;
  /** A test order of the restaurant. */
  readonly test: boolean;
  /** Ordered at the table that this phone has joined. */
  readonly atTable?: boolean;
}

/** The request body of an order. */
export function requestOf({
  shareId,
  currency,
  customer,
  location,
  orderType,
  paymentMethod,
  lines,
  subtotalMinor,
  feeMinor,
  charges,
  totalMinor,
  tipMinor,
  allergyConfirmed,
  textUpdates,
  scheduledFor,
  held,
  test,
  atTable,
}: OrderDraft): PlaceOrderRequest {
  const { postcode, ...given } = customer;
  const { tax, serviceCharge } = charges;
  return {
    shareId,
    customerInfo: {
      ...given,
      email: customer.email?.trim(),
      ...(postcode.trim() && { postcode: postcode.trim() }),
      ...(location && { location }),
    },
    orderType,
    paymentMethod,
    cart: [...lines],
    subtotal: minorToDecimal(subtotalMinor, currency),
    deliveryFee: minorToDecimal(feeMinor, currency),
    ...(tax && !tax.included && { tax: minorToDecimal(tax.amount, currency) }),
    ...(serviceCharge && { serviceCharge: minorToDecimal(serviceCharge.amount, currency) }),
    total: minorToDecimal(totalMinor, currency),
    ...(tipMinor > 0 && { tip: minorToDecimal(tipMinor, currency) }),
    textUpdates,
    language: readerLanguage(),
    ...(allergyConfirmed === undefined ? {} : { allergyConfirmed }),
    ...(scheduledFor === undefined ? {} : { scheduledFor }),
    ...(held === undefined ? {} : { held }),
    ...(test && { test }),
    ...(atTable && { atTable }),
  };
}
