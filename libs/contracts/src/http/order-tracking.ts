import { z } from 'zod';
import { LETTERS } from '../limits';
import { ORDER_STATUSES } from '../order-lifecycle';
import { ORDER_TYPES, PAYMENT_METHODS } from './orders';

const minor = z.number().int().nonnegative();

/** A line of an order as it was priced; amounts in minor units. */
export const PricedLine = z.object({
  itemId: z.string(),
  name: z.string(),
  options: z.array(z.string()),
  /** What the customer asks for with this dish. */
  notes: z.string().optional(),
  quantity: z.number().int().min(1),
  unitPrice: minor,
  total: minor,
});
export type PricedLine = z.infer<typeof PricedLine>;

/** What both sides see of an order. Amounts in minor units of `currency`, instants in UTC. */
export const orderFacts = {
  orderNumber: z.string(),
  shareId: z.string(),
  /** Grows with every change. */
  version: z.number().int().min(1),
  status: z.enum(ORDER_STATUSES),
  /** Why it was turned down or cancelled. */
  reason: z.string().optional(),
  orderType: z.enum(ORDER_TYPES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  currency: z.string(),
  lines: z.array(PricedLine),
  subtotal: minor,
  deliveryFee: minor,
  total: minor,
  placedAt: z.iso.datetime(),
  /** When the customer wants it; absent: as soon as possible. */
  scheduledFor: z.iso.datetime().optional(),
  /** When the restaurant said it will be ready, or at the door. */
  promisedAt: z.iso.datetime().optional(),
  /** The restaurant placed it to try how orders go: nobody waits for it. */
  test: z.literal(true).optional(),
};

/**
 * `GET /api/orders/track/{secret}`, and the data of each `order` event of `GET …/events` (server-sent events; the id is the version).
 * `POST …/cancel` `{ reason? }` answers with it as well.
 */
export const TrackedOrder = z.object({
  ...orderFacts,
  restaurantName: z.string(),
  restaurantPhone: z.string().optional(),
  timeZone: z.string(),
  customerName: z.string(),
  /** Somebody at the restaurant has had it on a screen. */
  seen: z.boolean(),
  /** Nobody has answered for long: the customer is asked to call. */
  unanswered: z.boolean(),
  canCancel: z.boolean(),
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.iso.datetime() })),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;

/** `GET`, `PUT /api/orders/track/{secret}/texts`: whether the customer gets text messages about the order. */
export const TextUpdates = z.object({
  agreed: z.boolean(),
  /** The number has answered STOP, so that nothing is sent to it whatever was agreed; null: that cannot be told right now. */
  stopped: z.boolean().nullable(),
});
export type TextUpdates = z.infer<typeof TextUpdates>;
export const TextUpdatesRequest = z.object({ agreed: z.boolean() });
export type TextUpdatesRequest = z.infer<typeof TextUpdatesRequest>;

export const CancelOrderRequest = z.object({ reason: z.string().trim().max(LETTERS.reason).optional() });
export type CancelOrderRequest = z.infer<typeof CancelOrderRequest>;
