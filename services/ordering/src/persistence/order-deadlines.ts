import { ESCALATION_STEPS, type EscalationStep } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Deadline } from '../domain/escalation';

/** A rung of an order's ladder. */
export interface DueStep {
  readonly orderId: string;
  readonly step: EscalationStep;
}

/** Rungs that are due at the same instant are taken in the order of the ladder. */
const LADDER: EscalationStep[] = [...ESCALATION_STEPS];

/** Writes the deadlines of an order into the transaction that places it. */
export async function insertDeadlines(manager: EntityManager, orderId: string, deadlines: readonly Deadline[]): Promise<void> {
  if (deadlines.length === 0) return;
  await manager.query('INSERT INTO order_deadlines (order_id, step, due_at) SELECT $1, * FROM unnest($2::text[], $3::timestamptz[])', [
    orderId,
    deadlines.map(({ step }) => step),
    deadlines.map(({ dueAt }) => dueAt.toISOString()),
  ]);
}

/**
 * The deadlines of all orders. Answering an order leaves them alone, so that nobody waits for their locks; once due, those of an answered
 * order are removed, since no order goes back to waiting for an answer.
 */
@Injectable()
export class OrderDeadlines {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Claims one step that is due, for this transaction alone, and records it as taken, all in the transaction in which `work` takes it. A
   * crash leaves everything as it was. Steps of an order that another instance is taking are passed over, as are those of `passedOver`.
   * @param work gives false when the order had been answered meanwhile
   * @returns the step, and whether it was taken; undefined when nothing is due that is free
   */
  takeNext(now: Date, passedOver: readonly string[], work: (due: DueStep, manager: EntityManager) => Promise<boolean>): Promise<{ due: DueStep; taken: boolean } | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = (await manager.query(
        `SELECT order_id, step FROM order_deadlines AS next
         WHERE taken_at IS NULL AND due_at <= $1 AND order_id <> ALL ($2::uuid[])
           AND NOT EXISTS (
             SELECT 1 FROM order_deadlines AS earlier
             WHERE earlier.order_id = next.order_id AND earlier.taken_at IS NULL
               AND (earlier.due_at, array_position($3::text[], earlier.step)) < (next.due_at, array_position($3::text[], next.step))
           )
         ORDER BY due_at LIMIT 1
         FOR UPDATE SKIP LOCKED`,
        [now, passedOver, LADDER],
      )) as { order_id: string; step: EscalationStep }[];
      if (!row) return undefined;
      const due = { orderId: row.order_id, step: row.step };
      const taken = await work(due, manager);
      await manager.query(
        taken ? 'UPDATE order_deadlines SET taken_at = $3 WHERE order_id = $1 AND step = $2' : 'DELETE FROM order_deadlines WHERE order_id = $1 AND step = $2',
        taken ? [due.orderId, due.step, now] : [due.orderId, due.step],
      );
      return { due, taken };
    });
  }

  /** Removes what is due of orders that were answered, at most so many. */
  async removeAnswered(now: Date, most: number): Promise<number> {
    const [, count] = (await this.dataSource.query(
      `DELETE FROM order_deadlines WHERE (order_id, step) IN (
         SELECT due.order_id, due.step FROM order_deadlines AS due JOIN orders ON orders.id = due.order_id
         WHERE due.taken_at IS NULL AND due.due_at <= $1 AND orders.status <> 'placed'
         LIMIT $2 FOR UPDATE OF due SKIP LOCKED
       )`,
      [now, most],
    )) as [unknown, number];
    return count;
  }

  /** When the next step of any order is due; undefined when there is none. */
  async nextDue(): Promise<Date | undefined> {
    const [row] = (await this.dataSource.query('SELECT min(due_at) AS due_at FROM order_deadlines WHERE taken_at IS NULL')) as { due_at: Date | null }[];
    return row?.due_at ?? undefined;
  }

  /**
   * Makes the next step of an order due at once. Turning it down is never brought forward: the restaurant was promised that time.
   * @returns whether there was one to bring forward
   */
  async hasten(orderId: string, now: Date, manager: EntityManager): Promise<boolean> {
    const [, count] = (await manager.query(
      `UPDATE order_deadlines SET due_at = $2
       WHERE taken_at IS NULL AND due_at > $2 AND order_id = $1 AND step = (
         SELECT step FROM order_deadlines WHERE order_id = $1 AND taken_at IS NULL AND step <> 'auto_reject'
         ORDER BY due_at, array_position($3::text[], step) LIMIT 1
       )`,
      [orderId, now, LADDER],
    )) as [unknown, number];
    return count === 1;
  }
}
