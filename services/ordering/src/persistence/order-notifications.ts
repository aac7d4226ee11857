import { BY_KEYS, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SETTLED } from './order-notification.entity';
import { OrderColumns, selectionOf } from './order.entity';

export interface SettledNotification {
  readonly notificationId: string;
  readonly orderId: string;
  readonly channel: string;
  readonly status: (typeof SETTLED)[number];
  /** ISO 8601, UTC. */
  readonly settledAt: string;
  /** Why it failed, in words for the owner. */
  readonly reason?: string;
}

const MenuOfOrder = OrderColumns.pick({ id: true, shareId: true });

/** Proof, per order and channel, of what became of the messages to the restaurant. */
@Injectable()
export class OrderNotifications {
  /** @returns the menus of the orders, by order */
  async record(settled: readonly SettledNotification[], manager: EntityManager): Promise<ReadonlyMap<string, string>> {
    if (settled.length === 0) return new Map();
    const orders = rowsOf(
      MenuOfOrder,
      await manager.query(
        `WITH settled AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS settled ("notificationId" text, "orderId" uuid, channel text, status text, "settledAt" timestamptz, reason text)),
       noted AS (
         INSERT INTO order_notifications (notification_id, order_id, channel, status, settled_at, reason)
         SELECT DISTINCT ON ("notificationId") "notificationId", "orderId", channel, status, "settledAt", reason FROM settled ORDER BY "notificationId", "settledAt" DESC
         ON CONFLICT (notification_id) DO UPDATE SET status = excluded.status, settled_at = excluded.settled_at, reason = excluded.reason WHERE order_notifications.settled_at < excluded.settled_at)
       SELECT ${selectionOf(MenuOfOrder)} FROM orders WHERE id = ANY($2::uuid[]) ${BY_KEYS}`,
        [JSON.stringify(settled), settled.map(({ orderId }) => orderId)],
      ),
    );
    return new Map(orders.map(({ id, shareId }) => [id, shareId]));
  }
}
