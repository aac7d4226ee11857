import {
  GeoPoint,
  ORDER_ACTORS,
  ORDER_MEANS,
  ORDER_MOVES,
  ORDER_STATUSES,
  ORDER_TYPES,
  OrderPlacedV1,
  PAYMENT_METHODS,
  TAB_ENDS,
  type CustomerInfo,
} from '@chalkboard/contracts';
import { columnNameOf } from '@chalkboard/service-kit';
import { EntitySchema, type ColumnType } from 'typeorm';
import { z } from 'zod';
import type { OrderChange, OrderExtraCharges, PaidMark, TextConsent } from '../domain/order';

const placed = OrderPlacedV1.schema.shape;

/** Without the limits of what is typed today: who ordered long ago typed by others. */
const Customer = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
  address: z.string().optional(),
  postcode: z.string().optional(),
  location: GeoPoint.optional(),
  notes: z.string().optional(),
}) satisfies z.ZodType<CustomerInfo>;

const Charges = z.object({
  tax: placed.tax,
  serviceCharge: placed.serviceCharge,
  zone: placed.zone,
  tip: placed.tip,
  zoneMinutes: z.number().optional(),
}) satisfies z.ZodType<OrderExtraCharges>;

const Consent = z.object({
  agreed: z.boolean(),
  means: z.enum(['checkout', 'tracking']),
  at: z.string(),
}) satisfies z.ZodType<TextConsent>;

const Mark = z.object({
  paid: z.boolean(),
  means: z.enum(['board', 'link']),
  linkOrderId: z.string().optional(),
  tab: z.enum(TAB_ENDS).optional(),
  at: z.string(),
}) satisfies z.ZodType<PaidMark>;

/** Instants lie as text in JSON. */
const StoredChange = z.object({
  version: z.int(),
  status: z.enum(ORDER_STATUSES),
  move: z.enum(ORDER_MOVES).optional(),
  by: z.enum(ORDER_ACTORS),
  means: z.enum(ORDER_MEANS),
  linkOrderId: z.string().optional(),
  reason: z.string().optional(),
  promisedAt: z.string().optional(),
  totals: z.object({ before: z.int(), after: z.int() }).optional(),
  at: z.string(),
  request: z.string().optional(),
}) satisfies z.ZodType<Omit<OrderChange, 'at' | 'promisedAt'>>;

/** What a column is in the database; that it may be null is said by what it holds. */
interface StoredAs {
  readonly type: Extract<ColumnType, string>;
  readonly length?: number;
  readonly primary?: true;
}

const STORED_AS = z.registry<StoredAs>();

/** A column: what it is in the database, and what it holds. */
function column<T extends z.ZodType>(stored: StoredAs | StoredAs['type'], holds: T): T {
  STORED_AS.add(holds, typeof stored === 'string' ? { type: stored } : stored);
  return holds;
}

/**
 * The columns of `orders`, and the only place that names them all: the entity, the statement that stores orders and
 * the rows of statements that are written by hand (`selectionOf`) are made of it. A new one is a line here.
 */
export const OrderColumns = z.object({
  id: column({ type: 'uuid', primary: true }, z.string()),
  number: column('text', z.string()),
  shareId: column('text', z.string()),
  version: column('int', z.int()),
  status: column('text', z.enum(ORDER_STATUSES)),
  orderType: column('text', z.enum(ORDER_TYPES)),
  paymentMethod: column('text', z.enum(PAYMENT_METHODS)),
  currency: column({ type: 'char', length: 3 }, z.string()),
  lines: column('jsonb', placed.lines),
  subtotal: column('bigint', z.int()),
  deliveryFee: column('bigint', z.int()),
  total: column('bigint', z.int()),
  /** Null: nothing besides lines and delivery fee. */
  charges: column('jsonb', Charges.nullable()),
  customer: column('jsonb', Customer),
  callingCode: column('text', z.string().nullable()),
  language: column('text', z.string().nullable()),
  paidMarks: column('jsonb', z.array(Mark).nullable()),
  textConsent: column('jsonb', z.array(Consent)),
  erasedAt: column('timestamptz', z.date().nullable()),
  allergyConfirmed: column('boolean', z.boolean()),
  allergyAsked: column('boolean', z.boolean()),
  channels: column('jsonb', placed.channels),
  carried: column('jsonb', placed.channels.nullable()),
  enteredBy: column('text', z.enum(['customer', 'restaurant'])),
  test: column('boolean', z.boolean()),
  tabId: column('uuid', z.string().nullable()),
  tableId: column('uuid', z.string().nullable()),
  tableName: column('text', z.string().nullable()),
  reason: column('text', z.string().nullable()),
  returningGuest: column('boolean', z.boolean().nullable()),
  placedAt: column('timestamptz', z.date()),
  scheduledFor: column('timestamptz', z.date().nullable()),
  promisedAt: column('timestamptz', z.date().nullable()),
  seenAt: column('timestamptz', z.date().nullable()),
  history: column('jsonb', z.array(StoredChange)),
});

/** A row of `orders`. */
export type OrderRow = z.infer<typeof OrderColumns>;

/** The columns as the database has them: `type` with its length. */
export const STORED_COLUMNS = OrderColumns.keyof().options.map((property) => {
  const holds = OrderColumns.shape[property];
  const stored = STORED_AS.get(holds);
  if (!stored) throw new Error(`the column ${property} of orders has no type`);
  const { type, length } = stored;
  return {
    property,
    name: columnNameOf(property),
    type: length === undefined ? type : `${type}(${length})`,
    declared: { ...stored, nullable: holds.isNullable() },
  };
});

export const OrderEntity = new EntitySchema<OrderRow>({
  name: 'OrderEntity',
  tableName: 'orders',
  columns: Object.fromEntries(STORED_COLUMNS.map(({ property, declared }) => [property, declared])),
});

/**
 * What a statement selects of `orders`, by the names of properties:
 * `SELECT ${selectionOf(OrderColumns.pick({ … }))} FROM orders`.
 */
export function selectionOf(columns: z.ZodObject): string {
  return STORED_COLUMNS.filter(({ property }) => property in columns.shape)
    .map(({ property, name }) => `orders.${name} AS "${property}"`)
    .join(', ');
}
