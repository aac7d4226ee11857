import { logRemoval, rowsOf, takeJobLock } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, DataSource } from 'typeorm';
import { z } from 'zod';
import { OrderFactEntity } from './order-fact.entities';

/** The name of this job's lock. */
const LOCK = 'anonymise-orders';

const OldFact = z.object({ order_id: z.string() });

/** Removes the facts of old orders and keeps what their months came to. */
@Injectable()
export class OrderFactRetention {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Folds facts of orders placed before `olderThan` into the totals of their months (UTC), which name neither an order
   * nor a menu, and deletes them; says so in the log. All in one transaction: an order is counted once, wherever it is.
   * Facts whose order was never heard of are counted nowhere, and go when they are as old.
   * @param max how many at most
   * @returns how many went; undefined when another instance is at it
   */
  anonymise(olderThan: Date, max: number, now: Date): Promise<number | undefined> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await takeJobLock(manager, LOCK))) return undefined;
      const old = rowsOf(
        OldFact,
        await manager.query(
          'SELECT order_id FROM order_facts WHERE coalesce(placed_at, heard_at) < $1 LIMIT $2 FOR UPDATE',
          [olderThan, max],
        ),
      );
      if (old.length === 0) return 0;
      const ids = old.map(({ order_id: id }) => id);
      await manager.query(
        `INSERT INTO order_month_totals (month, currency, orders, refused, revenue_minor)
         SELECT date_trunc('month', placed_at AT TIME ZONE 'UTC')::date, currency, count(*), count(*) FILTER (WHERE status IN ('rejected', 'cancelled')),
           coalesce(sum(total_minor) FILTER (WHERE status NOT IN ('rejected', 'cancelled')), 0)
         FROM order_facts WHERE order_id = ANY ($1) AND placed_at IS NOT NULL
         GROUP BY 1, 2
         ON CONFLICT (month, currency) DO UPDATE SET orders = order_month_totals.orders + excluded.orders, refused = order_month_totals.refused + excluded.refused,
           revenue_minor = order_month_totals.revenue_minor + excluded.revenue_minor`,
        [ids],
      );
      await manager.delete(OrderFactEntity, { orderId: Any(ids) });
      await logRemoval(manager, { what: 'order facts', count: ids.length, olderThan, at: now });
      return ids.length;
    });
  }
}
