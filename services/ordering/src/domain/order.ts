import type { CustomerInfo, OrderPlacedV1, PlaceOrderRequest } from '@chalkboard/contracts';

/** A line as it was priced; amounts in minor units of the order's currency. */
export type OrderLine = OrderPlacedV1['lines'][number];

export type OrderStatus = 'placed';

/** An order that was taken. Amounts are integers in minor units of `currency`. */
export interface Order {
  readonly id: string;
  /** Short, for people to say aloud. */
  readonly number: string;
  readonly shareId: string;
  /** Grows with every change. */
  readonly version: number;
  readonly status: OrderStatus;
  readonly orderType: PlaceOrderRequest['orderType'];
  readonly paymentMethod: PlaceOrderRequest['paymentMethod'];
  readonly currency: string;
  readonly lines: readonly OrderLine[];
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly total: number;
  readonly customer: CustomerInfo;
  /** The customer confirmed the allergy notice. */
  readonly allergyConfirmed: boolean;
  /** Channels on which the restaurant is told. */
  readonly channels: OrderPlacedV1['channels'];
  readonly placedAt: Date;
}
