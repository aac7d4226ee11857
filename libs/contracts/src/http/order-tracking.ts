import { z } from 'zod';
import { LETTERS } from '../limits';
import { ORDER_STATUSES } from '../order-lifecycle';
import { ORDER_TYPES, PAYMENT_METHODS } from './orders';
import { OrderPayment } from './payment';
import { Choices } from './rules/choice-rules';
import { OrderTax } from './rules/tax-rules';
import { OrderTable } from './tables';

const minor = z.number().int().nonnegative();

/** What a dish is said to contain: of `EU_ALLERGENS`, or as it is printed. Absent: not stated. */
export const StatedAllergens = z.object({ contains: z.array(z.string()), mayContain: z.array(z.string()) });
export type StatedAllergens = z.infer<typeof StatedAllergens>;

/** What is charged besides the lines and the delivery fee. `serviceCharge` and a tax that is not included are added. */
export const orderCharges = {
  tax: OrderTax.optional(),
  serviceCharge: z.object({ name: z.string(), amount: minor }).optional(),
  /** Name of the delivery zone. */
  zone: z.string().optional(),
  /** What the guest gives beside the total, which has none of it; absent: nothing. */
  tip: minor.optional(),
};

/** A line of an order as it was priced; amounts in minor units. */
export const PricedLine = z.object({
  itemId: z.string(),
  /** The menu's category when it was priced; absent on orders of before this was kept. */
  categoryId: z.string().optional(),
  name: z.string(),
  /** Size, extras and choices, as the kitchen reads them. */
  options: z.array(z.string()),
  /** What was chosen, by ids, for who orders it again. */
  choices: Choices.optional(),
  /** Dishes of the menu that were chosen as parts of it, such as those of a combo, for one portion. */
  includes: z.array(z.object({ itemId: z.string(), name: z.string(), quantity: z.number().int().min(1) })).optional(),
  allergens: StatedAllergens.optional(),
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
  ...orderCharges,
  total: minor,
  /** Since when the restaurant has it marked as paid; absent: it has not. */
  paidAt: z.iso.datetime().optional(),
  placedAt: z.iso.datetime(),
  /** When the customer wants it; absent: as soon as possible. */
  scheduledFor: z.iso.datetime().optional(),
  /** When the restaurant said it will be ready, or at the door. */
  promisedAt: z.iso.datetime().optional(),
  /** The restaurant placed it to try how orders go: nobody waits for it. */
  test: z.literal(true).optional(),
  /** Ordered at this table; `orderType` is `pickup` then, as readers of before know it. */
  table: OrderTable.optional(),
};

/**
 * What became of telling a restaurant of an order by a channel: it is on its way, was taken by who carries it, could
 * not be sent, was not sent for a limit or a missing number, or is for the customer to send.
 */
export const NOTIFIED_STATUSES = ['under_way', 'delivered', 'failed', 'held_back', 'by_customer'] as const;
export type NotifiedStatus = (typeof NOTIFIED_STATUSES)[number];

/**
 * `GET /api/orders/track/{secret}`, and the data of each `order` event of `GET …/events` (server-sent events; the id is
 * the version). `POST …/cancel` `{ reason? }` answers with it as well.
 */
export const TrackedOrder = z.object({
  ...orderFacts,
  restaurantName: z.string(),
  restaurantPhone: z.string().optional(),
  timeZone: z.string(),
  /** In which language (BCP 47) it was ordered; absent: not known. */
  language: z.string().optional(),
  customerName: z.string(),
  /** As the customer gave them; a number as it was typed. */
  customerPhone: z.string().optional(),
  customerAddress: z.string().optional(),
  customerNotes: z.string().optional(),
  /**
   * When it is likely to be ready, or at the door, while nobody has answered: what the restaurant usually needs, from
   * when it was placed.
   */
  expectedAt: z.iso.datetime().optional(),
  /** Somebody at the restaurant has had it on a screen. */
  seen: z.boolean(),
  /** Nobody has answered for long: the customer is asked to call. */
  unanswered: z.boolean(),
  /**
   * Names of the channels by which the restaurant is told, `board` among them; one that was held back or has failed is
   * not named.
   */
  notifications: z.array(z.string()).optional(),
  /** The same of every channel that was meant to tell the restaurant, besides the board: what became of it. */
  told: z.array(z.object({ channel: z.string(), status: z.enum(NOTIFIED_STATUSES) })).optional(),
  canCancel: z.boolean(),
  /** The restaurant's own way to be paid; absent: it has none, or nothing is to be paid there now. */
  payment: OrderPayment.optional(),
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.iso.datetime() })),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;

/** `GET`, `PUT /api/orders/track/{secret}/texts`: whether the customer gets text messages about the order. */
export const TextUpdates = z.object({
  agreed: z.boolean(),
  /**
   * The number has answered STOP, so that nothing is sent to it whatever was agreed; null: that cannot be told right
   * now.
   */
  stopped: z.boolean().nullable(),
});
export type TextUpdates = z.infer<typeof TextUpdates>;
export const TextUpdatesRequest = z.object({ agreed: z.boolean() });
export type TextUpdatesRequest = z.infer<typeof TextUpdatesRequest>;

export const CancelOrderRequest = z.object({ reason: z.string().trim().max(LETTERS.reason).optional() });
export type CancelOrderRequest = z.infer<typeof CancelOrderRequest>;
