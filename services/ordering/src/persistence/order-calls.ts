import { CALL_STATES, type CallChangedV1 } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';

const Call = z.object({
  order_id: z.string(),
  state: z.enum(CALL_STATES),
  changed_at: z.date(),
  reason: z.string().nullable(),
});
const Menu = z.object({ share_id: z.string() });

/** What became of the calls about these orders, as far as there were any. */
export async function callsOf(orderIds: readonly string[], dataSource: DataSource): Promise<z.infer<typeof Call>[]> {
  return rowsOf(
    Call,
    await dataSource.query('SELECT order_id, state, changed_at, reason FROM order_calls WHERE order_id = ANY ($1)', [
      orderIds,
    ]),
  );
}

/** What became of the automatic call about each order. */
@Injectable()
export class OrderCalls {
  /**
   * Records what a call has come to, unless something later is known of it.
   * @returns the order's menu; undefined when nothing was changed
   */
  async record(
    { orderId, state, reason, changedAt }: CallChangedV1,
    version: number,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const [row] = rowsOf(
      Menu,
      await manager.query(
        `WITH noted AS (
         INSERT INTO order_calls AS call (order_id, version, state, reason, changed_at)
         SELECT id, $2, $3, $4, $5 FROM orders WHERE id::text = $1
         ON CONFLICT (order_id) DO UPDATE SET version = excluded.version, state = excluded.state, reason = excluded.reason, changed_at = excluded.changed_at
           WHERE call.version < excluded.version
         RETURNING order_id)
       SELECT share_id FROM orders JOIN noted ON noted.order_id = orders.id`,
        [orderId, version, state, reason ?? null, changedAt],
      ),
    );
    return row?.share_id;
  }

  /** Somebody has said by a key that they have seen the order. */
  async seen(orderId: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE orders SET seen_at = $2 WHERE id::text = $1 AND seen_at IS NULL', [orderId, at]);
  }
}
