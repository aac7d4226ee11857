import type { CustomerInfo, PlaceOrderRequest } from '@chalkboard/contracts';

/** What an order is priced by, besides the menu and the cart. */
export interface OrderTerms {
  readonly orderType: PlaceOrderRequest['orderType'];
  /** Where a delivery goes, as far as it is known. */
  readonly destination?: Pick<CustomerInfo, 'postcode' | 'location'>;
  /** The restaurant enters or corrects it itself: it knows what it serves, and where it brings it. */
  readonly byRestaurant?: true;
  /** Eaten at the table: its taxes, and no minimum. */
  readonly atTable?: true;
  /** The time whose prices apply: now, or when the guest was given the quote. */
  readonly pricedAt: Date;
  /** When the food is wanted: `pricedAt` where it is as soon as possible. */
  readonly wantedAt: Date;
}

/**
 * Terms of an order that is wanted now, or at `scheduledFor` (ISO 8601).
 * @param pricedAt when the quote was given whose prices hold; absent: now
 */
export function termsOf(
  {
    orderType,
    customerInfo,
    scheduledFor,
    atTable,
  }: {
    readonly orderType: OrderTerms['orderType'];
    readonly customerInfo?: OrderTerms['destination'];
    readonly scheduledFor?: string | undefined;
    readonly atTable?: true | undefined;
  },
  now: Date,
  pricedAt = now,
): OrderTerms {
  const { postcode, location } = customerInfo ?? {};
  return {
    orderType,
    ...(atTable && { atTable }),
    destination: { ...(postcode && { postcode }), ...(location && { location }) },
    pricedAt,
    wantedAt: scheduledFor === undefined ? now : new Date(scheduledFor),
  };
}
