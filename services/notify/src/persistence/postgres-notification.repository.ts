import { Injectable } from '@nestjs/common';
import { NotificationDeliveredV1, NotificationFailedV1, type Channel } from '@chalkboard/contracts';
import { Outbox, runInContext } from '@chalkboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { SendingChannel } from '../domain/channel-policy';
import type { ClaimedNotification, Outcome } from '../domain/notification';
import { NotificationRepository } from '../domain/notification.repository';

interface ClaimedRow {
  readonly id: string;
  readonly order_id: string | null;
  readonly order_number: string | null;
  readonly share_id: string | null;
  readonly channel: Channel;
  readonly destination: string;
  readonly subject: string | null;
  readonly body: string;
  readonly causation_id: string;
  readonly correlation_id: string;
  readonly attempts: number;
  readonly may_have_left: boolean;
  readonly opted_out: boolean;
  readonly lease_until: Date;
}

@Injectable()
export class PostgresNotificationRepository extends NotificationRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async claim({ channel, limit, leaseMs, now }: { channel: SendingChannel; limit: number; leaseMs: number; now: Date }): Promise<ClaimedNotification[]> {
    const [rows] = (await this.dataSource.query(
      `UPDATE notifications SET status = 'sending', attempts = attempts + 1, lease_until = $2, may_have_left = may_have_left OR status = 'sending'
       WHERE id IN (
         SELECT id FROM notifications
         WHERE channel = $4 AND ((status = 'pending' AND next_attempt_at <= $1) OR (status = 'sending' AND lease_until <= $1))
         ORDER BY next_attempt_at, part LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING id, order_id, order_number, share_id, channel, destination, subject, body, causation_id, correlation_id, attempts, may_have_left, lease_until,
         EXISTS (SELECT 1 FROM opt_outs WHERE opt_outs.destination_hash = notifications.destination_hash) AS opted_out`,
      [now, new Date(now.getTime() + leaseMs), limit, channel],
    )) as [ClaimedRow[], number];
    return rows.map(toClaimed);
  }

  async settle(notification: ClaimedNotification, outcome: Outcome, now: Date): Promise<void> {
    const context = { correlationId: notification.correlationId, causationId: notification.causationId };
    await runInContext(context, () =>
      this.dataSource.transaction(async (manager) => {
        if (await this.record(notification, outcome, now, manager)) await this.tell(notification, outcome, now, manager);
        else await this.markRepeat(notification, outcome, manager);
      }),
    );
  }

  /** @returns false when another instance has taken the message up since, or the provider has reported on it */
  private async record({ id, attempts }: ClaimedNotification, outcome: Outcome, now: Date, manager: EntityManager): Promise<boolean> {
    const [, count] = (await manager.query(
      `UPDATE notifications SET status = $3, lease_until = NULL, next_attempt_at = coalesce($4, next_attempt_at), may_have_left = $5, fault = $6,
         provider = $7, provider_message_id = $8, sent_at = $9, repeated = repeated OR $10
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
        outcome.status === 'sent' && outcome.repeated,
      ],
    )) as [unknown, number];
    return count === 1;
  }

  /** Somebody else's try counts, and this one went out as well. */
  private async markRepeat({ id }: ClaimedNotification, outcome: Outcome, manager: EntityManager): Promise<void> {
    if (outcome.status !== 'sent') return;
    await manager.query('UPDATE notifications SET repeated = true WHERE id = $1 AND provider_message_id <> $2', [id, outcome.providerMessageId ?? '']);
  }

  private async tell({ id, order, channel, attempts }: ClaimedNotification, outcome: Outcome, now: Date, manager: EntityManager): Promise<void> {
    if (outcome.status === 'retry') return;
    const about = { aggregateId: id, aggregateVersion: attempts };
    const facts = { notificationId: id, orderId: order?.id, channel };
    if (outcome.status === 'sent') {
      const { provider, providerMessageId } = outcome;
      await this.outbox.append(manager, { ...about, definition: NotificationDeliveredV1, data: { ...facts, provider, providerMessageId, deliveredAt: now.toISOString() } });
    } else {
      await this.outbox.append(manager, { ...about, definition: NotificationFailedV1, data: { ...facts, reason: outcome.reason, failedAt: now.toISOString() } });
    }
  }
}

function toClaimed(row: ClaimedRow): ClaimedNotification {
  const { order_id: orderId, order_number: orderNumber, share_id: shareId } = row;
  return {
    id: row.id,
    order: orderId !== null && orderNumber !== null && shareId !== null ? { id: orderId, number: orderNumber, shareId } : undefined,
    channel: row.channel,
    destination: row.destination,
    subject: row.subject ?? undefined,
    body: row.body,
    causationId: row.causation_id,
    correlationId: row.correlation_id,
    attempts: row.attempts,
    mayHaveLeft: row.may_have_left,
    optedOut: row.opted_out,
    leaseUntil: row.lease_until,
  };
}
