import type { OrderCorrectedV1, OrderPlacedV1, OrderStatusChangedV1 } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { CalendarMonth } from '../domain/calendar-month';
import { OrderFacts } from '../domain/order-facts';

const Revenue = z.object({ revenue: z.int() });

/** Orders as ordering's events describe them. */
@Injectable()
export class OrderFactProjection extends OrderFacts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /**
   * The events of an order come in any sequence, each from a consumer of its own: of status and total the last version
   * stays. Here and below, rows are written in one order for all, so that two transactions with the same orders never
   * wait for each other.
   */
  async keep(placed: readonly (OrderPlacedV1 & { readonly version: number })[], manager: EntityManager): Promise<void> {
    const rows = placed.map(({ orderId, orderNumber, shareId, total, version, currency, placedAt }) => ({
      orderId,
      orderNumber,
      shareId,
      total,
      version,
      currency,
      placedAt,
    }));
    await manager.query(
      `INSERT INTO order_facts (order_id, order_number, share_id, total_minor, total_version, currency, placed_at, status, status_version)
       SELECT "orderId", "orderNumber", "shareId", total, version, currency, "placedAt", 'placed', version
       FROM json_to_recordset($1::json) AS placed ("orderId" text, "orderNumber" text, "shareId" text, total bigint, version int, currency text, "placedAt" timestamptz)
       ORDER BY "orderId"
       ON CONFLICT (order_id) DO UPDATE SET order_number = excluded.order_number, share_id = excluded.share_id, currency = excluded.currency, placed_at = excluded.placed_at,
         total_minor = CASE WHEN order_facts.total_version < excluded.total_version THEN excluded.total_minor ELSE order_facts.total_minor END,
         total_version = greatest(order_facts.total_version, excluded.total_version),
         status = CASE WHEN order_facts.status_version < excluded.status_version THEN excluded.status ELSE order_facts.status END,
         status_version = greatest(order_facts.status_version, excluded.status_version)`,
      [JSON.stringify(rows)],
    );
  }

  async changeStatus(
    changes: readonly (OrderStatusChangedV1 & { readonly version: number })[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO order_facts (order_id, status, status_version)
       SELECT DISTINCT ON ("orderId") "orderId", status, version FROM json_to_recordset($1::json) AS changed ("orderId" text, status text, version int)
       ORDER BY "orderId", version DESC
       ON CONFLICT (order_id) DO UPDATE SET status = excluded.status, status_version = excluded.status_version WHERE order_facts.status_version < excluded.status_version`,
      [JSON.stringify(changes.map(({ orderId, status, version }) => ({ orderId, status, version })))],
    );
  }

  async correctTotal(
    corrections: readonly (OrderCorrectedV1 & { readonly version: number })[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO order_facts (order_id, total_minor, total_version)
       SELECT DISTINCT ON ("orderId") "orderId", total, version FROM json_to_recordset($1::json) AS corrected ("orderId" text, total bigint, version int)
       ORDER BY "orderId", version DESC
       ON CONFLICT (order_id) DO UPDATE SET total_minor = excluded.total_minor, total_version = excluded.total_version WHERE order_facts.total_version < excluded.total_version`,
      [JSON.stringify(corrections.map(({ orderId, total, version }) => ({ orderId, total, version })))],
    );
  }

  async revenue({ from, until }: CalendarMonth, currency: string): Promise<number> {
    const [row] = rowsOf(
      Revenue,
      await this.dataSource.query(
        `SELECT (
         (SELECT coalesce(sum(total_minor), 0) FROM order_facts WHERE currency = $1 AND placed_at >= $2 AND placed_at < $3 AND status NOT IN ('rejected', 'cancelled'))
         + (SELECT coalesce(sum(revenue_minor), 0) FROM order_month_totals WHERE currency = $1 AND month = ($2::timestamptz AT TIME ZONE 'UTC')::date))::bigint AS revenue`,
        [currency, from, until],
      ),
    );
    return row?.revenue ?? 0;
  }
}
