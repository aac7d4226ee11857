import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface SettledNotification {
  readonly notificationId: string;
  /** Absent for messages that are not about an order. */
  readonly orderId?: string;
  readonly channel: string;
  readonly status: 'delivered' | 'failed';
  /** ISO 8601, UTC. */
  readonly settledAt: string;
}

/** Proof, per order and channel, of what became of the messages to the restaurant. */
@Injectable()
export class OrderNotifications {
  /** Gives the menu of the order; undefined when the message was not about one. */
  async record(notification: SettledNotification, manager: EntityManager): Promise<string | undefined> {
    if (!notification.orderId) return undefined;
    const [order] = (await manager.query(
      `WITH noted AS (
         INSERT INTO order_notifications (notification_id, order_id, channel, status, settled_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (notification_id) DO UPDATE SET status = excluded.status, settled_at = excluded.settled_at WHERE order_notifications.settled_at < excluded.settled_at)
       SELECT share_id FROM orders WHERE id = $2`,
      [notification.notificationId, notification.orderId, notification.channel, notification.status, notification.settledAt],
    )) as { share_id: string }[];
    return order?.share_id;
  }
}
