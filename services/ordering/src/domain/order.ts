import type {
  CustomerInfo,
  OrderActor,
  OrderMeans,
  OrderMove,
  OrderPlacedV1,
  OrderStatus,
  PlaceOrderRequest,
  TabEnd,
} from '@chalkboard/contracts';

/** A line as it was priced; amounts in minor units of the order's currency. */
export type OrderLine = OrderPlacedV1['lines'][number];

/** What is charged besides lines and delivery fee, and the tip beside the total, as they were when it was priced. */
export interface OrderExtraCharges extends Pick<OrderPlacedV1, 'tax' | 'serviceCharge' | 'zone' | 'tip'> {
  /** How long it is on its way to the delivery zone, besides what the kitchen needs. */
  readonly zoneMinutes?: number;
}

/** Something that was done to an order. */
export interface OrderChange {
  /** The order's version after it. */
  readonly version: number;
  readonly status: OrderStatus;
  /** Absent: the order was placed, or its lines were corrected. */
  readonly move?: OrderMove;
  readonly by: OrderActor;
  readonly means: OrderMeans;
  /** Of a move by a link: the order that the link was sent with. */
  readonly linkOrderId?: string;
  readonly reason?: string;
  readonly promisedAt?: Date;
  /** Its lines were corrected: what it cost before and after, minor units, where that can be compared and changed. */
  readonly totals?: { readonly before: number; readonly after: number };
  readonly at: Date;
  /** By what its request is known again, so that a repeat of it does nothing; absent where it came from no device. */
  readonly request?: string;
}

/** Whether a customer wants text messages about an order, as it was said at one time. */
export interface TextConsent {
  readonly agreed: boolean;
  /** Where it was said. */
  readonly means: 'checkout' | 'tracking';
  /** ISO 8601. */
  readonly at: string;
}

/** The restaurant has an order marked as paid, or took that back. */
export interface PaidMark {
  readonly paid: boolean;
  /** Of the restaurant's ways to a board. */
  readonly means: Extract<OrderMeans, 'board' | 'link'>;
  /** By a link: the order that the link was sent with. */
  readonly linkOrderId?: string;
  /** With the tab that it was on: how that was paid. */
  readonly tab?: TabEnd;
  /** ISO 8601. */
  readonly at: string;
}

/** Where an order was placed, and the tab that it is on. */
export interface TableOfOrder {
  readonly tableId: string;
  readonly tabId: string;
  /** As the table was called then. */
  readonly name: string;
}

/** An order that was taken. Amounts are integers in minor units of `currency`. */
export interface Order extends OrderExtraCharges {
  readonly id: string;
  /** Short, for people to say aloud. */
  readonly number: string;
  readonly shareId: string;
  /** Grows with every change. */
  readonly version: number;
  readonly status: OrderStatus;
  /** Why it was turned down or cancelled. */
  readonly reason?: string;
  readonly orderType: PlaceOrderRequest['orderType'];
  readonly paymentMethod: PlaceOrderRequest['paymentMethod'];
  readonly currency: string;
  readonly lines: readonly OrderLine[];
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly total: number;
  readonly customer: CustomerInfo;
  /**
   * Of the restaurant's country, by which the customer's number is known where it was typed without; absent: that
   * cannot be told.
   */
  readonly callingCode?: string;
  /** In which language (BCP 47) the customer read the page; absent: not known. */
  readonly language?: string;
  /** What the customer said about text messages, oldest first. */
  readonly textConsent?: readonly TextConsent[];
  /** Each time it was marked as paid, or that was taken back, oldest first. */
  readonly paidMarks?: readonly PaidMark[];
  /** The customer asked to be erased: from then on it names nobody. */
  readonly erasedAt?: Date;
  /** The customer confirmed the allergy notice. */
  readonly allergyConfirmed: boolean;
  /** The checkout showed it. */
  readonly allergyAsked?: true;
  readonly enteredBy: 'customer' | 'restaurant';
  /**
   * The restaurant placed it at its own checkout to try how orders go: marked everywhere, counted nowhere, and nobody
   * is asked twice to answer it.
   */
  readonly test?: true;
  /**
   * Whether the guest's number had ordered from this menu before, found out when it is stored; absent: not known. It
   * stays when the guest is erased: it names nobody.
   */
  readonly returningGuest?: boolean;
  /** Ordered at a table; its type is pickup then. */
  readonly table?: TableOfOrder;
  /** Channels on which the restaurant is told. */
  readonly channels: OrderPlacedV1['channels'];
  /** Those of them that were known to carry it when it was taken; absent: that was not asked. */
  readonly carried?: OrderPlacedV1['channels'];
  readonly placedAt: Date;
  /** When the customer wants it; absent: as soon as possible. */
  readonly scheduledFor?: Date;
  /** When the restaurant said it will be ready, or at the door. */
  readonly promisedAt?: Date;
  /** When it was first on a screen of the restaurant. */
  readonly seenAt?: Date;
  /** All that was done to it, the placing first. */
  readonly history: readonly OrderChange[];
}
