import type { CustomerInfo, PlaceOrderRequest } from '@chalkboard/contracts';

/** What an order is priced by, besides the menu and the cart. */
export interface OrderTerms {
  readonly orderType: PlaceOrderRequest['orderType'];
  /** Where a delivery goes, as far as it is known. */
  readonly destination?: Pick<CustomerInfo, 'postcode' | 'location'>;
  /** The restaurant enters or corrects it itself. */
  readonly byRestaurant?: true;
  /** Whose prices hold: now, or when the quote was given that the guest has seen. */
  readonly pricedAt: Date;
  /** When the food is wanted: `pricedAt` where it is as soon as possible. */
  readonly wantedAt: Date;
}

/** Terms of an order that is wanted now, or at `scheduledFor` (ISO 8601). */
export function termsOf(
  {
    orderType,
    customerInfo,
    scheduledFor,
  }: {
    readonly orderType: OrderTerms['orderType'];
    readonly customerInfo?: OrderTerms['destination'];
    readonly scheduledFor?: string | undefined;
  },
  now: Date,
): OrderTerms {
  const { postcode, location } = customerInfo ?? {};
  return {
    orderType,
    destination: { ...(postcode && { postcode }), ...(location && { location }) },
    pricedAt: now,
    wantedAt: scheduledFor === undefined ? now : new Date(scheduledFor),
  };
}
