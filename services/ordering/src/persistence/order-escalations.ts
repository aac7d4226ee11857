import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { LADDER, type Escalation, type Step } from '../domain/escalation';
import { OrderDeadlineEntity } from './order-deadline.entities';

const Claimed = z.object({ order_id: z.string() });
const StepRow = z.object({ step: z.enum(LADDER), due_at: z.date(), taken_at: z.date().nullable() });

/** An order with a due step, with its escalation, soonest step first. */
export interface DueEscalation {
  readonly orderId: string;
  readonly ladder: readonly Step[];
}

/** Escalations of orders that wait for an answer. */
@Injectable()
export class OrderEscalations {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Claims the escalation of one order with a due step, for this transaction alone, and records what `work` does on
   * it, all in the transaction in which `work` does it. A crash leaves everything as it was. Orders whose escalation
   * another instance has claimed are passed over, as are those of `passedOver`.
   * @param work gives undefined when the order had been answered meanwhile
   * @returns the order, and what was done; undefined when nothing is due that is free
   */
  escalateNext(
    now: Date,
    passedOver: readonly string[],
    work: (due: DueEscalation, manager: EntityManager) => Promise<Escalation | undefined>,
  ): Promise<{ orderId: string; escalated: Escalation | undefined } | undefined> {
    return this.dataSource.transaction(async (manager) => {
      // Whoever holds an order's soonest open step holds its escalation; steps due at the same instant follow the
      // order of the steps.
      const [row] = rowsOf(
        Claimed,
        await manager.query(
          `SELECT order_id FROM order_deadlines AS next
         WHERE taken_at IS NULL AND due_at <= $1 AND order_id <> ALL ($2::uuid[])
           AND NOT EXISTS (
             SELECT 1 FROM order_deadlines AS earlier
             WHERE earlier.order_id = next.order_id AND earlier.taken_at IS NULL
               AND (earlier.due_at, array_position($3::text[], earlier.step)) < (next.due_at, array_position($3::text[], next.step))
           )
         ORDER BY due_at LIMIT 1
         FOR UPDATE SKIP LOCKED`,
          [now, passedOver, LADDER],
        ),
      );
      if (!row) return undefined;
      const orderId = row.order_id;
      const escalated = await work({ orderId, ladder: await escalationStepsOf(orderId, manager) }, manager);
      if (escalated) await record(orderId, escalated, now, manager);
      else await manager.delete(OrderDeadlineEntity, { orderId, takenAt: IsNull() });
      return { orderId, escalated };
    });
  }
}

async function escalationStepsOf(orderId: string, manager: EntityManager): Promise<Step[]> {
  const steps = rowsOf(
    StepRow,
    await manager.query(
      'SELECT step, due_at, taken_at FROM order_deadlines WHERE order_id = $1 ORDER BY due_at, array_position($2::text[], step)',
      [orderId, LADDER],
    ),
  );
  return steps.map(({ step, due_at, taken_at }) => ({ step, dueAt: due_at, taken: taken_at !== null }));
}

async function record(
  orderId: string,
  { step, skipped, putOff }: Escalation,
  now: Date,
  manager: EntityManager,
): Promise<void> {
  if (step) await manager.update(OrderDeadlineEntity, { orderId, step }, { takenAt: now });
  if (skipped.length > 0) {
    await manager.query(
      `WITH gone AS (DELETE FROM order_deadlines WHERE order_id = $1 AND step = ANY ($2::text[]) RETURNING order_id, step, due_at)
       INSERT INTO skipped_deadlines (order_id, step, due_at, skipped_at) SELECT order_id, step, due_at, $3 FROM gone`,
      [orderId, skipped, now],
    );
  }
  for (const { step: later, dueAt } of putOff)
    await manager.update(OrderDeadlineEntity, { orderId, step: later }, { dueAt });
}
