import { z } from 'zod';
import { LETTERS, ORDER } from '../limits';
import { ORDER_TYPES, CartLine } from './orders';
import { GeoPoint } from './rules/delivery-rules';
import { OrderTax } from './rules/tax-rules';

const minor = z.number().int().nonnegative();

/** `POST /api/orders/quote`: what a cart costs and when it can be had, by the server's word. Keeps nothing. */
export const QuoteRequest = z.object({
  shareId: z.string().min(1).max(80),
  orderType: z.enum(ORDER_TYPES),
  cart: z.array(CartLine).max(ORDER.maxLines),
  /** Where to, as far as it is known; of `CustomerInfo`. */
  postcode: z.string().trim().max(LETTERS.postcode).optional(),
  location: GeoPoint.optional(),
  /** When it is wanted; absent: as soon as possible. Dishes that are served at certain times depend on it. */
  scheduledFor: z.iso.datetime().optional(),
  /** Eaten at the table: its taxes and service charge, and no minimum. */
  atTable: z.literal(true).optional(),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** When orders are taken. Instants in UTC. */
export const OrderTimes = z.object({
  /** Whether an order for as soon as possible is taken now. */
  asap: z.boolean(),
  /** Why not, in words for the customer; absent when `asap`. */
  why: z.string().optional(),
  /** When an order placed now would be ready, or at the door. */
  readyAt: z.iso.datetime().optional(),
  prepMinutes: z.number().int().nonnegative(),
  busy: z.boolean(),
  /** Until when the restaurant has paused; null: until it says otherwise. Absent: not paused. */
  pausedUntil: z.iso.datetime().nullable().optional(),
  opensAt: z.iso.datetime().optional(),
  closesAt: z.iso.datetime().optional(),
  /** Times that can be chosen, soonest first. */
  slots: z.array(z.iso.datetime()),
});
export type OrderTimes = z.infer<typeof OrderTimes>;

/** `POST /api/orders/quote`, 200. Amounts in minor units of `currency`; lines in the order of the cart. */
export const QuoteResponse = z.object({
  currency: z.string(),
  timeZone: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      options: z.array(z.string()),
      quantity: z.number().int(),
      unitPrice: minor.optional(),
      total: minor.optional(),
      /** Why it cannot be ordered: the code and words that placing it would be refused with. It counts nothing then. */
      problem: z.object({ code: z.string(), detail: z.string() }).optional(),
      /** How many portions this line may have, where it wants more than are left; absent where there are none. */
      left: z.number().int().positive().optional(),
    }),
  ),
  subtotal: minor,
  deliveryFee: minor,
  /** Absent: no tax is set up. Within the prices, or added to them, as it says. */
  tax: OrderTax.optional(),
  /** Absent: there is none. */
  serviceCharge: z.object({ name: z.string(), amount: minor }).optional(),
  /** Subtotal, delivery fee, service charge and added tax. */
  total: minor,
  minimumOrder: minor,
  /** Tips that the restaurant takes beside the total, counted of the subtotal; absent: none are asked for. */
  tips: z
    .object({
      shares: z.array(z.object({ percent: z.number().int(), amount: minor })),
      /** The most that is taken. */
      highest: minor,
    })
    .optional(),
  /** Delivery by zones: the one that fits where it is to go; or why it cannot be brought there, or is not known yet. */
  zone: z
    .union([
      z.object({ name: z.string(), freeFrom: minor.optional(), minutes: z.number().int().optional() }),
      z.object({ problem: z.object({ code: z.string(), detail: z.string() }) }),
    ])
    .optional(),
  /** Sent with the order, these prices hold for `ORDER.quoteHoldsMs`; absent: they do not depend on the time. */
  held: z.string().optional(),
  times: OrderTimes,
});
export type QuoteResponse = z.infer<typeof QuoteResponse>;

/**
 * `GET /api/orders/now/{shareId}`: whether a restaurant takes orders now, without a cart; for a page on which nothing
 * is chosen yet.
 */
export const OrdersNow = z.object({
  /**
   * `paused`: not for now; `closed`: outside its hours, when only later times may be offered; `never`: it takes no
   * orders here.
   */
  taken: z.enum(['now', 'closed', 'paused', 'never']),
  /** Why not, in words for the customer; absent when `now`. */
  why: z.string().optional(),
  /** From the order to the counter or the door, for one placed now; absent unless `now`. */
  prepMinutes: z.number().int().nonnegative().optional(),
  /** The end of the pause; absent where nobody said when it ends. */
  pausedUntil: z.iso.datetime().optional(),
  /** Dishes of which few or no portions are left. Absent: the restaurant counts none. */
  left: z.array(z.object({ itemId: z.string(), remaining: z.number().int().nonnegative() })).optional(),
});
export type OrdersNow = z.infer<typeof OrdersNow>;
