import { logRemoval, rowsOf, takeJobLock } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, LessThan, type EntityManager } from 'typeorm';
import { foldCharges } from './day-charges';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { zonesOf } from './menu-zones';
import { OrderNotificationEntity } from './order-notification.entity';
import { OrderColumns, OrderEntity, selectionOf } from './order.entity';
import { TabEntity } from './tables/table.entities';

/** The name of this job's lock. */
const LOCK = 'forget-orders';

const OldOrder = OrderColumns.pick({ id: true, shareId: true });

/** Removes old orders and keeps what their days came to; the board adds that to what it counts itself. */
@Injectable()
export class OrderRetention {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Folds the oldest orders placed before `olderThan` into the totals of their days, by each restaurant's own clock,
   * and deletes them with their keys, deadlines and records of messages; says so in the log. All in one transaction: an
   * order is counted once, wherever it is.
   * @param max how many at most
   * @returns how many went; undefined when another instance is at it
   */
  purge(olderThan: Date, max: number, now: Date): Promise<number | undefined> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await takeJobLock(manager, LOCK))) return undefined;
      const old = rowsOf(
        OldOrder,
        await manager.query(
          `SELECT ${selectionOf(OldOrder)} FROM orders WHERE placed_at < $1 ORDER BY placed_at LIMIT $2 FOR UPDATE`,
          [olderThan, max],
        ),
      );
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      const zones = await zonesOf(manager, new Set(old.map(({ shareId }) => shareId)));
      await this.fold(manager, ids, zones);
      await foldCharges(manager, ids, zones);
      await manager.delete(IdempotencyKeyEntity, { orderId: Any(ids) });
      await manager.delete(OrderNotificationEntity, { orderId: Any(ids) });
      await manager.delete(TabEntity, { closedAt: LessThan(olderThan) });
      // Deadlines go with their order.
      await manager.delete(OrderEntity, { id: Any(ids) });
      await logRemoval(manager, { what: 'orders', count: ids.length, olderThan, at: now });
      return ids.length;
    });
  }

  private async fold(
    manager: EntityManager,
    ids: readonly string[],
    zones: ReadonlyMap<string, string>,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO day_totals (share_id, day, currency, orders, refused, revenue)
       SELECT orders.share_id, (placed_at AT TIME ZONE zones.zone)::date, currency,
         count(*), count(*) FILTER (WHERE status IN ('rejected', 'cancelled')),
         coalesce(sum(total) FILTER (WHERE status NOT IN ('rejected', 'cancelled')), 0)
       FROM orders JOIN unnest($2::text[], $3::text[]) AS zones (share_id, zone) ON zones.share_id = orders.share_id
       WHERE id = ANY ($1) AND NOT test
       GROUP BY 1, 2, 3
       ON CONFLICT (share_id, day, currency) DO UPDATE SET
         orders = day_totals.orders + excluded.orders, refused = day_totals.refused + excluded.refused, revenue = day_totals.revenue + excluded.revenue`,
      [ids, [...zones.keys()], [...zones.values()]],
    );
  }
}
