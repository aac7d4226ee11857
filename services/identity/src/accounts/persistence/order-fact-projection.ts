import { Injectable } from '@nestjs/common';
import type { OrderPlacedV1 } from '@chalkboard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { CalendarMonth } from '../domain/calendar-month';
import { OrderFacts } from '../domain/order-facts';

/** Orders as ordering's events told them. */
@Injectable()
export class OrderFactProjection extends OrderFacts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async keep({ orderId, shareId, total, currency, placedAt }: OrderPlacedV1, manager: EntityManager): Promise<void> {
    // A change of status that came first stays.
    await manager.query(
      `INSERT INTO order_facts (order_id, share_id, total_minor, currency, placed_at, status) VALUES ($1, $2, $3, $4, $5, 'placed')
       ON CONFLICT (order_id) DO NOTHING`,
      [orderId, shareId, total, currency, placedAt],
    );
  }

  async revenue({ from, until }: CalendarMonth, currency: string): Promise<number> {
    const [row] = (await this.dataSource.query(
      `SELECT coalesce(sum(total_minor), 0)::bigint AS revenue FROM order_facts
       WHERE currency = $1 AND placed_at >= $2 AND placed_at < $3 AND status NOT IN ('rejected', 'cancelled')`,
      [currency, from, until],
    )) as { revenue: number }[];
    return Number(row?.revenue ?? 0);
  }
}
