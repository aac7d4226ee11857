import {
  ASKING_PURPOSES,
  ORDER_STATUSES,
  type EventEnvelope,
  type OrderPlacedV1,
  type OrderStatus,
  type OrderStatusChangedV1,
  type UiLanguage,
} from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, Raw, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { guestLanguage, restaurantLanguage } from '../domain/languages';
import { NotificationEntity } from './notification.entity';
import { OrderStateEntity } from './order-state.entity';

const PendingOrder = z.object({ id: z.string(), number: z.string() });
export type PendingOrder = z.infer<typeof PendingOrder>;

const Written = z.object({
  audience: z.string(),
  /** Of the restaurant, and of its menu. */
  messageLanguage: z.string().nullable(),
  language: z.string().nullable(),
  /** Of the guest. */
  read: z.string().nullable(),
});

const Placed = z.object({ id: z.string(), status: z.enum(ORDER_STATUSES) });
const Entered = z.object({ enteredByRestaurant: z.boolean() });

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
        data: { orderId: id, orderNumber: number, enteredByRestaurant: entered = false, placedAt: at, language },
      }) => ({ id, number, version, entered, at, language }),
    );
    const rows = rowsOf(
      Placed,
      await manager.query(
        `INSERT INTO order_states (order_id, order_number, version, status, entered_by_restaurant, changed_at, language)
       SELECT id, number, version, 'placed', entered, at, language FROM json_to_recordset($1::json) AS placed (id text, number text, version int, entered boolean, at timestamptz, language text)
       ORDER BY id
       ON CONFLICT (order_id) DO UPDATE SET entered_by_restaurant = excluded.entered_by_restaurant, language = excluded.language RETURNING order_id AS id, status`,
        [JSON.stringify(orders)],
      ),
    );
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
    const [row] = rowsOf(
      Entered,
      await manager.query(
        'SELECT entered_by_restaurant AS "enteredByRestaurant" FROM order_states WHERE order_id = $1',
        [data.orderId],
      ),
    );
    return { enteredByRestaurant: row?.enteredByRestaurant ?? false };
  }

  /**
   * Nobody has answered it: a reply that did not reach ordering in time counts no more. @returns whether that is still
   * so, as far as it is known here
   */
  async unanswered(orderId: string, manager: EntityManager): Promise<boolean> {
    // A change of status that is under way is waited for here, and then counts.
    const { affected } = await manager.update(OrderStateEntity, { orderId, status: 'placed' }, { repliedAt: null });
    if (affected === 1) return true;
    return !(await manager.existsBy(OrderStateEntity, { orderId }));
  }

  /**
   * Orders about which this number was asked and which nobody has answered, the one asked about last first, not more
   * than 50.
   * @param named the number of an order that is among them however many wait, and first
   */
  async pendingFor(hash: string, manager: EntityManager, named?: string): Promise<PendingOrder[]> {
    return rowsOf(
      PendingOrder,
      await manager.query(
        `SELECT s.order_id AS id, s.order_number AS number FROM notifications n JOIN order_states s ON s.order_id = n.order_id
       WHERE n.destination_hash = $1 AND n.channel = 'sms' AND n.audience = 'restaurant' AND n.purpose = ANY($2) AND n.status IN ('sending', 'sent')
         AND s.status = 'placed' AND s.replied_at IS NULL
       GROUP BY s.order_id ORDER BY s.order_number = $3 DESC, max(coalesce(n.sent_at, n.created_at)) DESC LIMIT 50`,
        [hash, ASKING_PURPOSES, named ?? ''],
      ),
    );
  }

  /** The language in which this number was written to last; English where it was not. */
  async languageOf(hash: string, manager: EntityManager): Promise<UiLanguage> {
    const [last] = [
      ...(await this.writtenTo('n.order_id IS NOT NULL', hash, manager)),
      ...(await this.writtenTo("n.purpose = 'test' AND n.created_at > now() - interval '7 days'", hash, manager)),
    ];
    if (!last) return 'en';
    return last.audience === 'customer' ? guestLanguage(last.read ?? undefined, last) : restaurantLanguage(last);
  }

  private async writtenTo(which: string, hash: string, manager: EntityManager): Promise<z.infer<typeof Written>[]> {
    return rowsOf(
      Written,
      await manager.query(
        `SELECT n.audience, r.message_language AS "messageLanguage", r.language, s.language AS read
       FROM notifications n LEFT JOIN recipients r ON r.share_id = n.share_id LEFT JOIN order_states s ON s.order_id = n.order_id
       WHERE n.destination_hash = $1 AND n.channel = 'sms' AND ${which} ORDER BY n.created_at DESC LIMIT 1`,
        [hash],
      ),
    );
  }

  /** Whether a test went to this number lately. */
  wasTested(hash: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(NotificationEntity, {
      destinationHash: hash,
      channel: 'sms',
      purpose: 'test',
      status: In(['sending', 'sent']),
      createdAt: Raw((column) => `${column} > now() - interval '7 days'`),
    });
  }

  /** Whether this number was ever asked about an order. */
  wasAsked(hash: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(NotificationEntity, {
      destinationHash: hash,
      orderId: Not(IsNull()),
      audience: 'restaurant',
    });
  }

  /** @returns false when somebody has answered it since */
  async replied(orderId: string, at: Date, manager: EntityManager): Promise<boolean> {
    const open = { orderId, status: 'placed' as const, repliedAt: IsNull() };
    return (await manager.update(OrderStateEntity, open, { repliedAt: at })).affected === 1;
  }
}
