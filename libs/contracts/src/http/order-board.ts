import { z } from 'zod';
import { LETTERS, ORDER } from '../limits';
import {
  CALL_STATES,
  ESCALATION_STEPS,
  ORDER_ACTORS,
  ORDER_MEANS,
  ORDER_MOVES,
  ORDER_STATUSES,
} from '../order-lifecycle';
import { TAB_ENDS } from '../table-limits';
import { BoardDrills, OpeningDrillSettings } from './opening-drills';
import { orderFacts } from './order-tracking';
import { CartLine, CustomerInfo, ORDER_TYPES, PAYMENT_METHODS } from './orders';
import { ChoiceRules } from './rules/choice-rules';
import { BoardTables } from './tables';

const minor = z.number().int().nonnegative();
const minutes = z.number().int().min(1).max(ORDER.maxMinutes);

/**
 * The board of a menu's orders: `/api/orders/board/{shareId}/…`. Whoever has the menu's edit right may use it (visitor
 * cookie), and who opened a signed link: `POST /api/orders/board-links` `{ link }` exchanges it for an http-only cookie
 * that holds for this board alone. 404 `ordering.link_not_valid` · 410 `ordering.link_ended`: the number or the rights
 * of the menu have changed since, or the owner ended all links: `DELETE …/links` (204), for who has the edit right.
 */
export const OpenBoardRequest = z.object({ link: z.string().min(20).max(200) });
export const OpenBoardResponse = z.object({ shareId: z.string(), orderId: z.string() });
export type OpenBoardResponse = z.infer<typeof OpenBoardResponse>;

/** An order as the restaurant sees it. */
export const BoardOrder = z.object({
  orderId: z.string(),
  ...orderFacts,
  customer: CustomerInfo,
  allergyConfirmed: z.boolean(),
  /** The checkout showed the allergy notice; absent: it did not, or that is not known. */
  allergyAsked: z.boolean().optional(),
  /** Who entered it. */
  enteredBy: z.enum(['customer', 'restaurant']),
  /** When it was first on a screen of the restaurant; absent: it rings. */
  seenAt: z.iso.datetime().optional(),
  /** What can be done to it now. */
  moves: z.array(z.enum(ORDER_MOVES)),
  history: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      at: z.iso.datetime(),
      by: z.enum(ORDER_ACTORS),
      means: z.enum(ORDER_MEANS),
      reason: z.string().optional(),
      promisedAt: z.iso.datetime().optional(),
      /** What it holds was corrected; with what it cost before and after, where that changed. */
      correction: z.object({ totalBefore: minor.optional(), total: minor.optional() }).optional(),
    }),
  ),
  /** Each time it was marked as paid, or that was taken back, oldest first; absent: never. */
  paidMarks: z
    .array(
      z.object({
        paid: z.boolean(),
        at: z.iso.datetime(),
        means: z.enum(ORDER_MEANS),
        /** By closing the tab that it was on: how that was paid. */
        tab: z.enum(TAB_ENDS).optional(),
      }),
    )
    .optional(),
  /** What became of the messages about it. */
  messages: z.array(
    z.object({
      channel: z.string(),
      status: z.enum(['delivered', 'failed']),
      at: z.iso.datetime(),
      /** Why it failed, in words for the owner. */ reason: z.string().optional(),
    }),
  ),
  /** Escalation steps that were taken. */
  escalations: z.array(z.object({ step: z.enum(ESCALATION_STEPS), at: z.iso.datetime() })),
  /** The automatic call about it; absent: none was made. */
  call: z
    .object({
      state: z.enum(CALL_STATES),
      at: z.iso.datetime(),
      /** Why it reached nobody, in words for the owner. */ reason: z.string().optional(),
    })
    .optional(),
});
export type BoardOrder = z.infer<typeof BoardOrder>;

/** How the restaurant works its orders. `PUT …/settings` replaces them; minutes. */
export const OrderingSettings = z.object({
  prepMinutes: minutes,
  /** Added while the kitchen is busy; 0: it is not. */
  busyExtraMinutes: z.number().int().min(0).max(ORDER.maxBusyExtraMinutes),
  /** No orders are taken until then; null: they are. `9999-12-31T00:00:00Z`: until somebody says otherwise. */
  pausedUntil: z.iso.datetime().nullable(),
  escalateAfter: z.object({ secondMessage: minutes, backup: minutes, tellCustomer: minutes }),
  /** Turns unanswered orders down after so long; null: never. */
  autoRejectMinutes: minutes.nullable(),
  /** The restaurant's confirmed number is called when nobody has answered for so long; null, absent: never. */
  callAfterMinutes: minutes.nullable().optional(),
  /** Tries the restaurant's channels before each opening; null, absent: never. */
  openingDrill: OpeningDrillSettings.nullable().optional(),
  backupPhone: z.string().trim().max(LETTERS.phone).optional(),
  backupEmail: z.union([z.literal(''), z.email().max(LETTERS.email)]).optional(),
});
export type OrderingSettings = z.infer<typeof OrderingSettings>;

/**
 * Counts of a day by the restaurant's clock; `revenue` in minor units, of orders that were not turned down or
 * cancelled.
 */
export const DayTotals = z.object({
  date: z.iso.date(),
  orders: z.number().int(),
  revenue: minor,
  refused: z.number().int(),
  /** In the history, by rate, the highest first; absent: there was none. `base`: what was taxed, without the tax. */
  taxes: z.array(z.object({ name: z.string(), percent: z.number(), base: minor, amount: minor })).optional(),
  /** In the history. */
  serviceCharge: minor.optional(),
  /** In the history; they are not in the revenue. */
  tips: minor.optional(),
});
export type DayTotals = z.infer<typeof DayTotals>;

/** `GET /api/orders/board/{shareId}`, and the data of each `board` event of `GET …/events` (server-sent events). */
export const Board = z.object({
  shareId: z.string(),
  restaurantName: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  /** The menu has a number to which messages go. */
  hasPhone: z.boolean(),
  /** The server's clock, for ages that agree on every device. */
  now: z.iso.datetime(),
  /** Those that need work, whatever their day, soonest first; then those finished today, latest first. */
  orders: z.array(BoardOrder),
  /** Without its revenue for the kitchen: 0. */
  today: DayTotals,
  /** The caller works in the kitchen: orders and stock, no settings, no figures. */
  kitchen: z.literal(true).optional(),
  settings: OrderingSettings,
  /** The menu prints its tickets: they can be printed again. */
  prints: z.literal(true).optional(),
  /** The caller may end all links that are out; not so who came by one. */
  mayEndLinks: z.boolean().optional(),
  /** Absent: no opening drills. */
  drills: BoardDrills.optional(),
  /** Absent: nothing is ordered at tables. */
  tables: BoardTables.optional(),
});
export type Board = z.infer<typeof Board>;

/** `GET …/history?before={placedAt}&limit=`: orders latest first, and the totals of their days. */
export const BoardHistory = z.object({ orders: z.array(BoardOrder), days: z.array(DayTotals), more: z.boolean() });
export type BoardHistory = z.infer<typeof BoardHistory>;

/** `POST …/seen`: these orders were on a screen; they ring no more, on any device. */
export const MarkSeenRequest = z.object({ orderIds: z.array(z.uuid()).min(1).max(200) });

/**
 * `POST …/orders/{orderId}/moves`: 200 with the order. `version` is the one on the screen: when another device was
 * first, 409 `ordering.order_changed` carries the order as it is (`order`). A move that the status does not allow: 409
 * `ordering.move_not_allowed`.
 */
export const MoveOrderRequest = z.object({
  move: z.enum(ORDER_MOVES),
  version: z.number().int().min(1),
  /** For `accept`: ready in so many minutes from now. For `delay`: so many more. */
  minutes: minutes.optional(),
  /** For `reject` and `cancel`: needed. */
  reason: z.string().trim().min(1).max(LETTERS.reason).optional(),
});
export type MoveOrderRequest = z.infer<typeof MoveOrderRequest>;
/** The same, and a delay says by how many minutes. */
export const CompleteMove = MoveOrderRequest.refine(({ move, minutes }) => move !== 'delay' || minutes !== undefined, {
  path: ['minutes'],
  error: 'is required for a delay',
});

/**
 * `POST …/orders`: an order taken at the counter or by telephone; accepted at once. `PUT …/orders/{orderId}` corrects
 * lines of one under way; prices are the server's.
 */
export const EnterOrderRequest = z.object({
  customer: CustomerInfo,
  orderType: z.enum(ORDER_TYPES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  cart: z.array(CartLine).min(1).max(ORDER.maxLines),
  minutes: minutes.optional(),
});
export type EnterOrderRequest = z.infer<typeof EnterOrderRequest>;
export const CorrectOrderRequest = EnterOrderRequest.pick({
  customer: true,
  orderType: true,
  paymentMethod: true,
  cart: true,
}).extend({ version: z.number().int().min(1) });
export type CorrectOrderRequest = z.infer<typeof CorrectOrderRequest>;

/**
 * `GET …/items`: what can be ordered, for entering an order and marking things sold out. `PUT …/items/{itemId}` `{
 * soldOut }` does that, with `partId` for one of its sizes or extras alone. Minor units; null: no exact price.
 */
export const BoardItems = z.object({
  currency: z.string(),
  /** Groups to choose from, and which dishes have them; absent: none. */
  choices: ChoiceRules.optional(),
  items: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      /** Absent in answers from before lines named it. */
      categoryId: z.string().optional(),
      name: z.string(),
      soldOut: z.boolean(),
      /** It is there again from then on; absent while `soldOut`: until somebody says so. */
      soldOutUntil: z.iso.datetime().optional(),
      orderable: z.boolean(),
      /** How many portions are left; absent: they are not counted. */
      remaining: z.number().int().nonnegative().optional(),
      unitPrice: minor.nullable(),
      variants: z.array(
        z.object({ id: z.string(), label: z.string(), unitPrice: minor.nullable(), soldOut: z.boolean().optional() }),
      ),
      addOns: z.array(
        z.object({ id: z.string(), name: z.string(), unitPrice: minor.nullable(), soldOut: z.boolean().optional() }),
      ),
    }),
  ),
});
export type BoardItems = z.infer<typeof BoardItems>;
/** `until`: of a dish that is sold out, till the restaurant opens on the next day; absent: until somebody says so. */
export const SoldOutRequest = z.object({
  soldOut: z.boolean(),
  partId: z.string().min(1).max(80).optional(),
  until: z.literal('tomorrow').optional(),
});
export type SoldOutRequest = z.infer<typeof SoldOutRequest>;

/** `PUT …/items/{itemId}/stock`: how many portions are left; null: they are not counted any more. */
export const CountPortionsRequest = z.object({ remaining: z.number().int().min(0).max(ORDER.maxPortions).nullable() });
export type CountPortionsRequest = z.infer<typeof CountPortionsRequest>;
