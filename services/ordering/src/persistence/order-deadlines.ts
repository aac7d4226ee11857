import { countOf, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { LADDER } from '../domain/escalation';

const Due = z.object({ due_at: z.date().nullable() });

/**
 * The deadlines of all orders. Answering an order leaves them alone, so that nobody waits for their locks; once due,
 * those of an answered order are removed, since no order goes back to waiting for an answer.
 */
@Injectable()
export class OrderDeadlines {
  constructor(private readonly dataSource: DataSource) {}

  /** Removes what is due of orders that were answered, at most so many. */
  async removeAnswered(now: Date, max: number): Promise<number> {
    return countOf(
      await this.dataSource.query(
        `DELETE FROM order_deadlines WHERE (order_id, step) IN (
         SELECT due.order_id, due.step FROM order_deadlines AS due JOIN orders ON orders.id = due.order_id
         WHERE due.taken_at IS NULL AND due.due_at <= $1 AND orders.status <> 'placed'
         LIMIT $2 FOR UPDATE OF due SKIP LOCKED
       )`,
        [now, max],
      ),
    );
  }

  /** When the next step of any order is due; undefined when there is none. */
  async nextDue(): Promise<Date | undefined> {
    const [row] = rowsOf(
      Due,
      await this.dataSource.query('SELECT min(due_at) AS due_at FROM order_deadlines WHERE taken_at IS NULL'),
    );
    return row?.due_at ?? undefined;
  }

  /**
   * Makes the next step of an order due at once. Turning it down is never brought forward: the restaurant was promised
   * that time.
   * @returns whether there was one to bring forward
   */
  async hasten(orderId: string, now: Date, manager: EntityManager): Promise<boolean> {
    const count = countOf(
      await manager.query(
        `UPDATE order_deadlines SET due_at = $2
       WHERE taken_at IS NULL AND due_at > $2 AND order_id = $1 AND step = (
         SELECT step FROM order_deadlines WHERE order_id = $1 AND taken_at IS NULL AND step <> 'auto_reject'
         ORDER BY due_at, array_position($3::text[], step) LIMIT 1
       )`,
        [orderId, now, LADDER],
      ),
    );
    return count === 1;
  }
}
