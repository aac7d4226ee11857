import type { OutboxRow } from '@chalkboard/service-kit';
import type { DataSource } from 'typeorm';
import type { Deadline } from '../domain/escalation';
import type { Order } from '../domain/order';
import type { OrderBasis } from '../domain/order-basis';
import type { IdempotencyScope } from '../domain/order.repository';
import { columnsOf } from './order-columns';

export interface Placement {
  readonly order: Order;
  readonly scope: IdempotencyScope;
  readonly requestHash: string;
  readonly deadlines: readonly Deadline[];
  /** Undefined: whatever holds now. */
  readonly basis: OrderBasis | undefined;
  readonly event: OutboxRow;
}

/**
 * What came of it: `placed`; the basis no longer holds; another request took the key; the number is in use. Nothing was stored in the last
 * three.
 */
export type PlacementOutcome = 'placed' | 'basis-changed' | 'key-taken' | 'number-taken';

/** The key of an order refers to its row at the end of the statement: without the row there is no key either. */
const KEY_WITHOUT_ORDER = 'idempotency_keys_order_id_fkey';

/**
 * Key, order, deadlines and event in one statement, which is a transaction: an order costs one journey to the database. The key comes first, so
 * that a second request with it waits for the first to commit.
 */
const PLACE = `
  WITH basis AS (
    SELECT 1 WHERE $1::int IS NULL
      OR ((SELECT version FROM menus WHERE share_id = $3) = $1::int AND (SELECT settings FROM ordering_settings WHERE share_id = $3) IS NOT DISTINCT FROM $2::jsonb)),
  taken AS (
    INSERT INTO idempotency_keys (share_id, visitor, key, request_hash, order_id, created_at)
    SELECT $3::text, $4::text, $5::text, $6::text, $7::uuid, $8::timestamptz FROM basis
    ON CONFLICT DO NOTHING RETURNING order_id),
  placed AS (
    INSERT INTO orders (id, share_id, placed_at, number, version, status, order_type, payment_method, currency, lines, subtotal, delivery_fee, total, customer,
      allergy_confirmed, channels, entered_by, reason, scheduled_for, promised_at, seen_at, history)
    SELECT order_id, $3::text, $8::timestamptz, $9::text, $10::int, $11::text, $12::text, $13::text, $14::text, $15::jsonb, $16::bigint, $17::bigint, $18::bigint, $19::jsonb,
      $20::boolean, $21::jsonb, $22::text, $23::text, $24::timestamptz, $25::timestamptz, $26::timestamptz, $27::jsonb FROM taken
    ON CONFLICT (share_id, number) DO NOTHING RETURNING id),
  waiting AS (
    INSERT INTO order_deadlines (order_id, step, due_at)
    SELECT placed.id, deadline.step, deadline.due_at FROM placed, unnest($28::text[], $29::timestamptz[]) AS deadline (step, due_at)),
  told AS (
    INSERT INTO outbox (id, subject, envelope) SELECT $30::uuid, $31::text, $32::jsonb FROM placed)
  SELECT (SELECT count(*)::int FROM basis) AS basis, (SELECT count(*)::int FROM taken) AS taken`;

/** Stores an order with all that belongs to it, or nothing. */
export async function insertPlacement(dataSource: DataSource, { order, scope, requestHash, deadlines, basis, event }: Placement): Promise<PlacementOutcome> {
  const row = columnsOf(order);
  try {
    const [stored] = (await dataSource.query(PLACE, [
      basis?.menu.version,
      basis && jsonOrNull(basis.settingsStored),
      row.shareId,
      scope.visitor,
      scope.key,
      requestHash,
      row.id,
      row.placedAt,
      row.number,
      row.version,
      row.status,
      row.orderType,
      row.paymentMethod,
      row.currency,
      JSON.stringify(row.lines),
      row.subtotal,
      row.deliveryFee,
      row.total,
      JSON.stringify(row.customer),
      row.allergyConfirmed,
      JSON.stringify(row.channels),
      row.enteredBy,
      row.reason,
      row.scheduledFor,
      row.promisedAt,
      row.seenAt,
      JSON.stringify(row.history),
      deadlines.map(({ step }) => step),
      deadlines.map(({ dueAt }) => dueAt.toISOString()),
      event.id,
      event.subject,
      event.envelope,
    ])) as { basis: number; taken: number }[];
    if (stored?.basis === 0) return 'basis-changed';
    return stored?.taken === 0 ? 'key-taken' : 'placed';
  } catch (error) {
    if ((error as { constraint?: string }).constraint === KEY_WITHOUT_ORDER) return 'number-taken';
    throw error;
  }
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
