import { Injectable } from '@nestjs/common';
import { NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { Outbox, runInContext } from '@chalkboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClaimedNotification, NewNotification, Outcome } from '../domain/notification';
import { NotificationRepository } from '../domain/notification.repository';

@Injectable()
export class PostgresNotificationRepository extends NotificationRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /** Adds messages in the transaction that records the event which caused them. */
  async add(notifications: readonly NewNotification[], manager: EntityManager, now: Date): Promise<void> {
    for (const { orderId, orderNumber, shareId, channel, destination, part, body, causationId, correlationId } of notifications) {
      await manager.query(
        `INSERT INTO notifications (order_id, order_number, share_id, channel, destination, part, body, causation_id, correlation_id, created_at, next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) ON CONFLICT (causation_id, channel, part) DO NOTHING`,
        [orderId, orderNumber, shareId, channel, destination, part, body, causationId, correlationId, now],
      );
    }
  }

  async claim({ limit, leaseMs, now }: { limit: number; leaseMs: number; now: Date }): Promise<ClaimedNotification[]> {
    const [rows] = (await this.dataSource.query(
      `UPDATE notifications SET status = 'sending', attempts = attempts + 1, lease_until = $2, may_have_left = may_have_left OR status = 'sending'
       WHERE id IN (
         SELECT id FROM notifications
         WHERE (status = 'pending' AND next_attempt_at <= $1) OR (status = 'sending' AND lease_until <= $1)
         ORDER BY next_attempt_at, part LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING id, order_id AS "orderId", order_number AS "orderNumber", share_id AS "shareId", channel, destination, part, body,
         causation_id AS "causationId", correlation_id AS "correlationId", attempts, may_have_left AS "mayHaveLeft"`,
      [now, new Date(now.getTime() + leaseMs), limit],
    )) as [ClaimedNotification[], number];
    return rows;
  }

  async settle(notification: ClaimedNotification, outcome: Outcome, now: Date): Promise<void> {
    const context = { correlationId: notification.correlationId, causationId: notification.causationId };
    await runInContext(context, () =>
      this.dataSource.transaction(async (manager) => {
        if (await this.record(notification, outcome, now, manager)) await this.tell(notification, outcome, now, manager);
      }),
    );
  }

  /** @returns false when another instance has taken the message up since */
  private async record({ id, attempts }: ClaimedNotification, outcome: Outcome, now: Date, manager: EntityManager): Promise<boolean> {
    const [, count] = (await manager.query(
      `UPDATE notifications SET status = $3, lease_until = NULL, next_attempt_at = coalesce($4, next_attempt_at), may_have_left = $5, fault = $6,
         provider = $7, provider_message_id = $8, sent_at = $9
       WHERE id = $1 AND status = 'sending' AND attempts = $2`,
      [
        id,
        attempts,
        outcome.status === 'retry' ? 'pending' : outcome.status,
        outcome.status === 'retry' ? outcome.nextAttemptAt : null,
        outcome.status === 'retry' && outcome.mayHaveLeft,
        outcome.status === 'retry' ? outcome.fault : outcome.status === 'failed' ? outcome.reason : null,
        outcome.status === 'sent' ? outcome.provider : null,
        outcome.status === 'sent' ? (outcome.providerMessageId ?? null) : null,
        outcome.status === 'sent' ? now : null,
      ],
    )) as [unknown, number];
    return count === 1;
  }

  private async tell({ id, orderId, channel, attempts }: ClaimedNotification, outcome: Outcome, now: Date, manager: EntityManager): Promise<void> {
    if (outcome.status === 'retry') return;
    const about = { aggregateId: id, aggregateVersion: attempts };
    const facts = { notificationId: id, orderId, channel };
    if (outcome.status === 'sent') {
      const { provider, providerMessageId } = outcome;
      await this.outbox.append(manager, { ...about, definition: NotificationDeliveredV1, data: { ...facts, provider, providerMessageId, deliveredAt: now.toISOString() } });
    } else {
      await this.outbox.append(manager, { ...about, definition: NotificationFailedV1, data: { ...facts, reason: outcome.reason, failedAt: now.toISOString() } });
    }
  }
}
