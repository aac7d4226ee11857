import {
  FINAL_STATUSES,
  OrderingErasureDoneV1,
  PRIVACY,
  REJECT_REASONS,
  RETENTION,
  type CustomerContact,
  type ErasureRequestedV1,
} from '@chalkboard/contracts';
import { dialable } from '@chalkboard/menu-rules/phone-number';
import { countOf, logRemoval, Outbox, rowsOf, StreamErasure, takeJobLock, type Traces } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, LessThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { CustomerErasureEntity, ErasingOrderEntity } from './customer-erasure.entities';
import { BY_CONTACT } from './customer-orders';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { OrderCallerEntity } from './order-limit.entities';
import { OrderColumns } from './order.entity';

const JOB = 'erase-customers';

/**
 * What came of an attempt: a part was done; it is to be tried again later, as events of the orders are not published
 * yet, or not heard by all who hear them; another instance is at it; there was nothing to do.
 */
export type ErasureStep =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'later'; readonly requestId: string }
  | { readonly outcome: 'busy' }
  | { readonly outcome: 'idle' };

const Erasure = z.object({
  requestId: z.string(),
  askedAt: z.date(),
  /** Parts that were told of. */
  parts: z.int(),
});
type Erasure = z.infer<typeof Erasure>;

const Told = z.object({ told: z.array(OrderingErasureDoneV1.schema) });

const DueOrder = OrderColumns.pick({ id: true, currency: true }).extend({
  /** No more of it than is looked for: nothing else in it may keep an erasure from being done. */
  customer: z.object({ phone: z.string(), email: z.string().optional() }),
  /** By what it was proved whose the order is, in all erasures that wait for it. */
  kinds: z.array(z.enum(['email', 'phone'])),
  /** Another erasure was first. */
  isErased: z.boolean(),
});
type DueOrder = z.infer<typeof DueOrder>;

const Published = z.object({ published_at: z.date().nullable() });

/**
 * What stays of an erased order is what the restaurant's books need: what was sold, when, for how much. Who ordered,
 * what they wrote for the kitchen and why somebody turned it down goes, for people write names there. A reason that the
 * board offers (`$3`) names nobody, and is counted.
 */
const STRIP = `
  UPDATE orders SET customer = '{"name": "", "phone": ""}', reason = CASE WHEN reason = ANY ($3) THEN reason END, text_consent = '[]', erased_at = $2,
    lines = (SELECT coalesce(jsonb_agg(line - 'notes' ORDER BY place), '[]') FROM jsonb_array_elements(lines) WITH ORDINALITY AS held (line, place)),
    history = (SELECT coalesce(jsonb_agg(CASE WHEN change->>'reason' = ANY ($3) THEN change ELSE change - 'reason' END ORDER BY place), '[]') FROM jsonb_array_elements(history) WITH ORDINALITY AS done (change, place))
  WHERE id = ANY ($1)`;

/** An order can go: it has ended, has had its time, or has gone by another erasure. `$1` is now. */
const IS_DUE = `(erasing_orders.due_at <= $1 OR orders.status = ANY ($2) OR orders.erased_at IS NOT NULL)`;

/** Erasures of customers: begun by a request, done order by order as these end, and told of part by part. */
@Injectable()
export class CustomerErasures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly streams: StreamErasure,
  ) {}

  /**
   * Tells once more, in the caller's transaction, what was told of an erasure that is known here: something of it was
   * lost on the way.
   * @returns false: none is known by this id
   */
  async repeat(requestId: string, manager: EntityManager): Promise<boolean> {
    const [known] = rowsOf(
      Told,
      await manager.query('SELECT to_jsonb(told) AS told FROM customer_erasures WHERE request_id = $1 FOR UPDATE', [
        requestId,
      ]),
    );
    for (const data of known?.told ?? []) await this.append(data, manager);
    return known !== undefined;
  }

  /**
   * Notes which orders are to go, in the caller's transaction: those that were placed before it was asked for. From
   * here on nobody needs to know of whom they are.
   */
  async begin(
    { requestId, requestedAt }: ErasureRequestedV1,
    { kind, value }: CustomerContact,
    manager: EntityManager,
  ): Promise<void> {
    const erasure = { requestId, kind, askedAt: new Date(requestedAt) };
    await manager.createQueryBuilder().insert().into(CustomerErasureEntity).values(erasure).orIgnore().execute();
    await manager.query(
      `INSERT INTO erasing_orders (request_id, order_id, due_at)
       SELECT $2::uuid, id, greatest(placed_at, scheduled_for) + make_interval(secs => $3::float8) FROM orders WHERE ${BY_CONTACT[kind]} AND placed_at <= $4 ORDER BY id ON CONFLICT DO NOTHING`,
      [value, requestId, PRIVACY.openOrderMs / 1000, requestedAt],
    );
  }

  /**
   * Does a part of one erasure, the last one where its orders are gone meanwhile by other means, in one transaction
   * with what is told of it.
   * @param left erasures that are not to be tried now
   */
  step(now: Date, left: readonly string[]): Promise<ErasureStep> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await takeJobLock(manager, JOB))) return { outcome: 'busy' };
      const [erasure] = rowsOf(
        Erasure,
        await manager.query(
          `SELECT request_id AS "requestId", asked_at AS "askedAt", cardinality(told) AS parts FROM customer_erasures
         WHERE done_at IS NULL AND request_id <> ALL ($3::uuid[])
           AND (told = '{}' OR NOT EXISTS (SELECT FROM erasing_orders WHERE erasing_orders.request_id = customer_erasures.request_id)
             OR EXISTS (SELECT FROM erasing_orders JOIN orders ON orders.id = order_id WHERE erasing_orders.request_id = customer_erasures.request_id AND ${IS_DUE}))
         ORDER BY asked_at, request_id LIMIT 1`,
          [now, FINAL_STATUSES, left],
        ),
      );
      if (!erasure) return { outcome: 'idle' };
      const { requestId } = erasure;
      const due = rowsOf(
        DueOrder,
        await manager.query(
          `SELECT orders.id, orders.customer, orders.currency, orders.erased_at IS NOT NULL AS "isErased",
           ARRAY(SELECT DISTINCT kind FROM erasing_orders AS held JOIN customer_erasures USING (request_id) WHERE held.order_id = orders.id) AS kinds
         FROM erasing_orders JOIN orders ON orders.id = order_id WHERE request_id = $3 AND ${IS_DUE} ORDER BY orders.id FOR NO KEY UPDATE OF orders`,
          [now, FINAL_STATUSES, requestId],
        ),
      );
      const counts = await this.erase(due, now, manager);
      if (!counts) return { outcome: 'later', requestId };
      await this.publish(erasure, { orderIds: due.map(({ id }) => id), counts }, now, manager);
      return { outcome: 'done' };
    });
  }

  /**
   * Forgets what was told of erasures that are done, for as long as which it lies in the stream anyway: until then it
   * can be told once more.
   */
  async purgePublished(now: Date): Promise<void> {
    const inStream = new Date(now.getTime() - RETENTION.streamMs);
    await this.dataSource.manager.delete(CustomerErasureEntity, { doneAt: LessThan(inStream) });
  }

  /** @returns how many of each kind; undefined: not yet */
  private async erase(
    due: readonly DueOrder[],
    now: Date,
    manager: EntityManager,
  ): Promise<Record<string, number> | undefined> {
    const traces = tracesOf(due.filter(({ isErased }) => !isErased));
    // Locked: what the broker has lost is published again from these rows, and must not come back while the stream is
    // looked through.
    const events = rowsOf(
      Published,
      await manager.query(`SELECT published_at FROM outbox WHERE envelope->>'subject' = ANY ($1) FOR UPDATE`, [
        traces.ids,
      ]),
    );
    if (events.some(({ published_at: publishedAt }) => publishedAt === null)) return undefined;
    // Streams first: should the transaction break, they are looked through once more.
    const removed = await this.streams.events({ ids: traces.ids, contacts: [] });
    if (removed === undefined) return undefined;
    const deadLetters = await this.streams.deadLetters(traces);
    const ofThem = { orderId: Any(traces.ids) };
    const orders = countOf(await manager.query(STRIP, [traces.ids, now, REJECT_REASONS]));
    const idempotencyKeys = (await manager.delete(IdempotencyKeyEntity, ofThem)).affected ?? 0;
    await manager.delete(OrderCallerEntity, ofThem);
    await manager.query(`DELETE FROM outbox WHERE envelope->>'subject' = ANY ($1)`, [traces.ids]);
    await logRemoval(manager, { what: 'orders of a customer', count: orders, olderThan: now, at: now });
    return { orders, idempotency_keys: idempotencyKeys, events: removed, dead_letters: deadLetters };
  }

  private async publish(
    { requestId, askedAt, parts }: Erasure,
    { orderIds, counts }: { orderIds: string[]; counts: Record<string, number> },
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.delete(ErasingOrderEntity, { requestId, orderId: Any(orderIds) });
    const waiting = await manager.find(ErasingOrderEntity, {
      where: { requestId },
      order: { dueAt: 'ASC', orderId: 'ASC' },
    });
    const data: OrderingErasureDoneV1 = {
      requestId,
      part: parts + 1,
      counts,
      doneAt: now.toISOString(),
      requestedAt: askedAt.toISOString(),
      orderIds,
      waiting: waiting.map(({ orderId, dueAt }) => ({ orderId, goneBy: dueAt.toISOString() })),
    };
    await manager.query(
      'UPDATE customer_erasures SET told = array_append(told, $2::jsonb), done_at = $3 WHERE request_id = $1',
      [requestId, JSON.stringify(data), waiting.length === 0 ? now : null],
    );
    await this.append(data, manager);
  }

  private async append(data: OrderingErasureDoneV1, manager: EntityManager): Promise<void> {
    await this.outbox.append(manager, {
      definition: OrderingErasureDoneV1,
      aggregateId: data.requestId,
      aggregateVersion: data.part,
      data,
    });
  }
}

/**
 * What might stand in a message that fits no contract: of number and address only the one that was proved, since
 * anybody types somebody's beside it.
 */
function tracesOf(orders: readonly DueOrder[]): Traces {
  const contacts = orders.flatMap(({ customer: { phone, email }, currency, kinds }) => [
    ...(kinds.includes('phone') ? [phone, dialable(phone, currency)] : []),
    ...(kinds.includes('email') ? [email ?? ''] : []),
  ]);
  return { ids: orders.map(({ id }) => id), contacts: [...new Set(contacts)] };
}
