import {
  ASKING_PURPOSES,
  type EventEnvelope,
  type OrderPlacedV1,
  type OrderStatus,
  type OrderStatusChangedV1,
} from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface PendingOrder {
  readonly id: string;
  readonly number: string;
}

/** Where each order stands, as ordering's events told it; the last version wins. */
@Injectable()
export class OrderStates {
  /**
   * Rows are written in one order for all, so that two transactions with the same orders never wait for each other.
   * @returns the newest known status of each order: one may have ended before its placing was heard
   */
  async placed(
    events: readonly EventEnvelope<OrderPlacedV1>[],
    manager: EntityManager,
  ): Promise<ReadonlyMap<string, OrderStatus>> {
    const orders = events.map(
      ({
        aggregateversion: version,
        data: { orderId: id, orderNumber: number, enteredByRestaurant: entered = false, placedAt: at },
      }) => ({ id, number, version, entered, at }),
    );
    const rows = (await manager.query(
      `INSERT INTO order_states (order_id, order_number, version, status, entered_by_restaurant, changed_at)
       SELECT id, number, version, 'placed', entered, at FROM json_to_recordset($1::json) AS placed (id text, number text, version int, entered boolean, at timestamptz)
       ORDER BY id
       ON CONFLICT (order_id) DO UPDATE SET entered_by_restaurant = excluded.entered_by_restaurant RETURNING order_id AS id, status`,
      [JSON.stringify(orders)],
    )) as { id: string; status: OrderStatus }[];
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  /** @returns whether the restaurant entered the order itself */
  async changed(
    { aggregateversion, data }: EventEnvelope<OrderStatusChangedV1>,
    manager: EntityManager,
  ): Promise<{ enteredByRestaurant: boolean }> {
    await manager.query(
      `INSERT INTO order_states (order_id, order_number, version, status, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (order_id) DO UPDATE SET version = excluded.version, status = excluded.status, changed_at = excluded.changed_at WHERE order_states.version < excluded.version`,
      [data.orderId, data.orderNumber, aggregateversion, data.status, data.changedAt],
    );
    const [row] = (await manager.query(
      'SELECT entered_by_restaurant AS "enteredByRestaurant" FROM order_states WHERE order_id = $1',
      [data.orderId],
    )) as { enteredByRestaurant: boolean }[];
    return { enteredByRestaurant: row?.enteredByRestaurant ?? false };
  }

  /**
   * Nobody has answered it: a reply that did not reach ordering in time counts no more. @returns whether that is still
   * so, as far as it is known here
   */
  async unanswered(orderId: string, manager: EntityManager): Promise<boolean> {
    // A change of status that is under way is waited for here, and then counts.
    const [, waiting] = (await manager.query(
      "UPDATE order_states SET replied_at = NULL WHERE order_id = $1 AND status = 'placed'",
      [orderId],
    )) as [unknown, number];
    if (waiting === 1) return true;
    const known: unknown[] = await manager.query('SELECT 1 FROM order_states WHERE order_id = $1', [orderId]);
    return known.length === 0;
  }

  /** Orders about which this number was asked and which nobody has answered, the one asked about last first. */
  async pendingFor(hash: string, manager: EntityManager): Promise<PendingOrder[]> {
    return (await manager.query(
      `SELECT s.order_id AS id, s.order_number AS number FROM notifications n JOIN order_states s ON s.order_id = n.order_id
       WHERE n.destination_hash = $1 AND n.channel = 'sms' AND n.audience = 'restaurant' AND n.purpose = ANY($2) AND n.status IN ('sending', 'sent')
         AND s.status = 'placed' AND s.replied_at IS NULL
       GROUP BY s.order_id ORDER BY max(coalesce(n.sent_at, n.created_at)) DESC LIMIT 50`,
      [hash, ASKING_PURPOSES],
    )) as PendingOrder[];
  }

  /** Whether a test went to this number lately. */
  async wasTested(hash: string, manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      "SELECT 1 FROM notifications WHERE destination_hash = $1 AND channel = 'sms' AND purpose = 'test' AND status IN ('sending', 'sent') AND created_at > now() - interval '7 days' LIMIT 1",
      [hash],
    );
    return rows.length > 0;
  }

  /** Whether this number was ever asked about an order. */
  async wasAsked(hash: string, manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      "SELECT 1 FROM notifications WHERE destination_hash = $1 AND order_id IS NOT NULL AND audience = 'restaurant' LIMIT 1",
      [hash],
    );
    return rows.length > 0;
  }

  /** @returns false when somebody has answered it since */
  async replied(orderId: string, at: Date, manager: EntityManager): Promise<boolean> {
    const [, count] = (await manager.query(
      "UPDATE order_states SET replied_at = $2 WHERE order_id = $1 AND status = 'placed' AND replied_at IS NULL",
      [orderId, at],
    )) as [unknown, number];
    return count === 1;
  }
}
