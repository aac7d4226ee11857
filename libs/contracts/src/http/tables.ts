import { z } from 'zod';
import { TAB_ENDS, TABLE_CALLS, TABLES } from '../table-limits';
import { PAYMENT_METHODS } from './orders';

const minor = z.number().int().nonnegative();
const TableName = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(TABLES.nameLetters, `has at most ${TABLES.nameLetters} letters`);

/** The table of an order. */
export const OrderTable = z.object({
  /** As the restaurant calls it: "12", "Terrace 3" (`tableLabel`). */
  name: z.string(),
});
export type OrderTable = z.infer<typeof OrderTable>;

/** How a restaurant takes orders at its tables. Payment at the table has flags of its own. */
export const TableService = z.object({
  on: z.boolean(),
  payAtTable: z.boolean(),
  payAtCounter: z.boolean(),
  card: z.boolean(),
  cash: z.boolean(),
});
export type TableService = z.infer<typeof TableService>;

/** `PUT /api/orders/board/{shareId}/tables/service`. */
export const TableServiceRequest = TableService.refine(({ payAtTable, payAtCounter }) => payAtTable || payAtCounter, {
  path: ['payAtTable'],
  error: 'or at the counter: one of them is needed',
}).refine(({ card, cash }) => card || cash, { path: ['card'], error: 'or cash: one of them is needed' });

/** A call of guests that nobody has answered yet. `payment`: how the bill is going to be paid. */
export const TableCall = z.object({
  callId: z.string(),
  tableId: z.string(),
  table: z.string(),
  kind: z.enum(TABLE_CALLS),
  payment: z.enum(PAYMENT_METHODS).optional(),
  calledAt: z.iso.datetime(),
});
export type TableCall = z.infer<typeof TableCall>;

/**
 * An open tab. `total`: of the orders that were not turned down or cancelled, with their tips, minor units of the
 * board's currency.
 */
export const OpenTab = z.object({
  tabId: z.string(),
  tableId: z.string(),
  table: z.string(),
  openedAt: z.iso.datetime(),
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      status: z.string(),
      placedAt: z.iso.datetime(),
      paymentMethod: z.enum(PAYMENT_METHODS),
      total: minor,
      /** Beside the total. */
      tip: minor.optional(),
    }),
  ),
  total: minor,
});
export type OpenTab = z.infer<typeof OpenTab>;

/** Of `Board`: what the tables want; absent: nothing is ordered at tables. */
export const BoardTables = z.object({
  on: z.boolean(),
  calls: z.array(TableCall),
  tabs: z.array(OpenTab),
  /** Tables that take no orders until staff opens them again. */
  locked: z.array(z.object({ tableId: z.string(), table: z.string() })),
});
export type BoardTables = z.infer<typeof BoardTables>;

/** `GET /api/orders/board/{shareId}/tables`: all tables, as they are set up. `path`: where the table's code leads. */
export const TableList = z.object({
  service: TableService,
  tables: z.array(
    z.object({
      tableId: z.string(),
      name: z.string(),
      locked: z.boolean(),
      tabOpen: z.boolean(),
      path: z.string(),
    }),
  ),
  /** The caller may turn ordering at tables on, and add and remove tables; not so who came by a link. */
  maySetUp: z.boolean(),
});
export type TableList = z.infer<typeof TableList>;

export const AddTablesRequest = z.object({ names: z.array(TableName).min(1).max(TABLES.most) });
export const RenameTableRequest = z.object({ name: TableName });
export const LockTableRequest = z.object({ locked: z.boolean() });
export const CloseTabRequest = z.object({ how: z.enum(TAB_ENDS) });

/** `POST /api/orders/tables/{shareId}/visit`: the code of a table, for an http-only cookie that holds for its tab. */
export const VisitTableRequest = z.object({ code: z.string().min(20).max(80) });
export type VisitTableRequest = z.infer<typeof VisitTableRequest>;

/** What a phone at a table sees of it. Amounts in minor units of `currency`. */
export const TableVisit = z.object({
  table: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  service: TableService,
  /** Orders of all phones at the table since its tab was opened, oldest first; nothing of who ordered. */
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      status: z.string(),
      placedAt: z.iso.datetime(),
      lines: z.array(
        z.object({ name: z.string(), options: z.array(z.string()), quantity: z.number().int(), total: minor }),
      ),
      total: minor,
      /** Beside the total. */
      tip: minor.optional(),
    }),
  ),
  /** Of those that were not turned down or cancelled, with their tips. */
  total: minor,
  /** What was asked for and nobody has answered yet. */
  calls: z.array(z.enum(TABLE_CALLS)),
  /** In the stream's last event: why this table takes no orders from this phone any more, in words for the guest. */
  over: z.string().optional(),
});
export type TableVisit = z.infer<typeof TableVisit>;

/** `POST …/calls`: one of a kind is open at a time, so that a repeat does nothing. */
export const CallStaffRequest = z.object({
  kind: z.enum(TABLE_CALLS),
  payment: z.enum(PAYMENT_METHODS).optional(),
});
export type CallStaffRequest = z.infer<typeof CallStaffRequest>;
