import { Injectable } from '@nestjs/common';
import { dialable, FINAL_STATUSES, OrderingErasureDoneV1, PRIVACY, type CustomerContact, type CustomerInfo } from '@chalkboard/contracts';
import { logRemoval, Outbox, StreamErasure, type Traces } from '@chalkboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { BY_CONTACT } from './customer-orders';

/** Mixed with the schema's name, so that it is this job's lock in this database. */
const LOCK = 'erase-customers';

/** What came of a try: a part was done; the relay has not published all events of the orders yet; there was nothing to do. */
export type ErasureStep = 'done' | 'later' | 'idle';

interface Erasure {
  readonly requestId: string;
  /** By what it was proved whose the orders are. */
  readonly kind: CustomerContact['kind'];
  readonly parts: number;
}

interface DueOrder {
  readonly id: string;
  readonly customer: CustomerInfo;
  readonly currency: string;
}

/**
 * What stays of an erased order is what the restaurant's books need: what was sold, when, for how much. Who ordered, what they wrote for the kitchen and
 * why somebody turned it down goes, for people write names there.
 */
const STRIP = `
  UPDATE orders SET customer = '{"name": "", "phone": ""}', reason = NULL, text_consent = '[]', erased_at = $2,
    lines = (SELECT coalesce(jsonb_agg(line - 'notes' ORDER BY place), '[]') FROM jsonb_array_elements(lines) WITH ORDINALITY AS held (line, place)),
    history = (SELECT coalesce(jsonb_agg(change - 'reason' ORDER BY place), '[]') FROM jsonb_array_elements(history) WITH ORDINALITY AS done (change, place))
  WHERE id = ANY ($1)`;

/** An order can go: it has ended, or has had its time. `$1` is now. */
const IS_DUE = `(erasing_orders.due_at <= $1 OR orders.status = ANY ($2))`;

/** Erasures of customers: begun by a request, done order by order as these end, and told of part by part. */
@Injectable()
export class CustomerErasures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly streams: StreamErasure,
  ) {}

  /** Notes which orders are to go, in the caller's transaction. From here on nobody needs to know of whom they are. */
  async begin(requestId: string, { kind, value }: CustomerContact, now: Date, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO customer_erasures (request_id, kind, asked_at) VALUES ($1, $2, $3)', [requestId, kind, now]);
    await manager.query(
      `INSERT INTO erasing_orders (order_id, request_id, due_at)
       SELECT id, $2::uuid, greatest(placed_at, scheduled_for) + make_interval(secs => $3::float8) FROM orders WHERE ${BY_CONTACT[kind]} ORDER BY id ON CONFLICT (order_id) DO NOTHING`,
      [value, requestId, PRIVACY.openOrderMs / 1000],
    );
  }

  /** Does a part of one erasure, the last one where its orders are gone meanwhile by other means, in one transaction with what is told of it; waits while another instance is at one. */
  step(now: Date): Promise<ErasureStep> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtext(current_schema()), hashtext($1))', [LOCK]);
      const [erasure] = (await manager.query(
        `SELECT request_id AS "requestId", kind, parts FROM customer_erasures WHERE parts = 0 OR NOT EXISTS (SELECT FROM erasing_orders WHERE erasing_orders.request_id = customer_erasures.request_id) OR EXISTS (
           SELECT FROM erasing_orders JOIN orders ON orders.id = order_id WHERE erasing_orders.request_id = customer_erasures.request_id AND ${IS_DUE})
         ORDER BY asked_at, request_id LIMIT 1`,
        [now, FINAL_STATUSES],
      )) as Erasure[];
      if (!erasure) return 'idle';
      const due = (await manager.query(
        `SELECT orders.id, orders.customer, orders.currency FROM erasing_orders JOIN orders ON orders.id = order_id WHERE request_id = $3 AND ${IS_DUE} ORDER BY orders.id FOR UPDATE OF orders`,
        [now, FINAL_STATUSES, erasure.requestId],
      )) as DueOrder[];
      const orderIds = due.map(({ id }) => id);
      const [unpublished] = (await manager.query(`SELECT 1 FROM outbox WHERE published_at IS NULL AND envelope->>'subject' = ANY ($1) LIMIT 1`, [orderIds])) as unknown[];
      if (unpublished) return 'later';
      const counts = await this.erase(tracesOf(due, erasure.kind), now, manager);
      await this.tell(erasure, { orderIds, counts }, now, manager);
      return 'done';
    });
  }

  private async erase(traces: Traces, now: Date, manager: EntityManager): Promise<Record<string, number>> {
    // Streams first: should the transaction break, they are looked through once more.
    const events = await this.streams.events({ ids: traces.ids, contacts: [] });
    const deadLetters = await this.streams.deadLetters(traces);
    const change = async (statement: string, parameters: unknown[] = [traces.ids]) => ((await manager.query(statement, parameters)) as [unknown, number])[1];
    const orders = await change(STRIP, [traces.ids, now]);
    const idempotencyKeys = await change('DELETE FROM idempotency_keys WHERE order_id = ANY ($1)');
    await change(`DELETE FROM outbox WHERE envelope->>'subject' = ANY ($1)`);
    await logRemoval(manager, { what: 'orders of a customer', count: orders, olderThan: now, at: now });
    return { orders, idempotency_keys: idempotencyKeys, events, dead_letters: deadLetters };
  }

  private async tell({ requestId, parts }: Erasure, { orderIds, counts }: { orderIds: string[]; counts: Record<string, number> }, now: Date, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM erasing_orders WHERE order_id = ANY ($1)', [orderIds]);
    const waiting = (await manager.query('SELECT order_id AS "orderId", due_at AS "dueAt" FROM erasing_orders WHERE request_id = $1 ORDER BY due_at, order_id', [requestId])) as { orderId: string; dueAt: Date }[];
    const part = parts + 1;
    if (waiting.length === 0) await manager.query('DELETE FROM customer_erasures WHERE request_id = $1', [requestId]);
    else await manager.query('UPDATE customer_erasures SET parts = $2 WHERE request_id = $1', [requestId, part]);
    const data = { requestId, part, counts, doneAt: now.toISOString(), orderIds, waiting: waiting.map(({ orderId, dueAt }) => ({ orderId, goneBy: dueAt.toISOString() })) };
    await this.outbox.append(manager, { definition: OrderingErasureDoneV1, aggregateId: requestId, aggregateVersion: part, data });
  }
}

/** What might stand in a message that fits no contract: of number and address only the one that was proved, since anybody types somebody's beside it. */
function tracesOf(due: readonly DueOrder[], kind: CustomerContact['kind']): Traces {
  const contacts = due.flatMap(({ customer: { phone, email }, currency }) => (kind === 'phone' ? [phone, dialable(phone, currency)] : [email ?? '']));
  return { ids: due.map(({ id }) => id), contacts: [...new Set(contacts)] };
}
