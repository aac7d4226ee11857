import { NotificationDeliveredV1, NotificationFailedV1, type MessagePurpose } from '@chalkboard/contracts';
import { BY_KEYS, Outbox, rowsOf, runInContext, startOfCounted, type OutboxRow } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { z } from 'zod';
import type { SendingChannel } from '../domain/channel-policy';
import type { ClaimedNotification, Outcome } from '../domain/notification';
import { NotificationRepository } from '../domain/notification.repository';
import { NotificationColumns } from './notification-columns';
import { NotificationEntity } from './notification.entity';

/** A message that is open has its destination and its text. */
export const ClaimedRow = NotificationColumns.pick({
  id: true,
  order_id: true,
  order_number: true,
  share_id: true,
  drill_id: true,
  purpose: true,
  channel: true,
  subject: true,
  causation_id: true,
  correlation_id: true,
  traceparent: true,
  attempts: true,
  may_have_left: true,
}).extend({ destination: z.string(), body: z.string(), lease_until: z.date(), opted_out: z.boolean() });
export type ClaimedRow = z.infer<typeof ClaimedRow>;

const Settled = NotificationColumns.pick({ id: true });

/** What is read of a message that is taken up. */
export const CLAIMED_COLUMNS = `id, order_id, order_number, share_id, drill_id, purpose, channel, destination, subject, body, causation_id, correlation_id, traceparent, attempts, may_have_left, lease_until,
         EXISTS (SELECT 1 FROM opt_outs WHERE opt_outs.destination_hash = notifications.destination_hash) AS opted_out`;

/** Outcomes that share a statement at most. */
const BATCH = 32;
/** How long an outcome waits for others: the message has gone, so nobody waits for this. */
const GATHERING_MS = 30;

@Injectable()
export class PostgresNotificationRepository extends NotificationRepository {
  private readonly settled = new MicroBatcher((outcomes: readonly SettledColumns[]) => this.record(outcomes), BATCH, {
    lingerMs: GATHERING_MS,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  async claim({
    channel,
    limit,
    leaseMs,
    now,
  }: {
    channel: SendingChannel;
    limit: number;
    leaseMs: number;
    now: Date;
  }): Promise<ClaimedNotification[]> {
    const rows = rowsOf(
      ClaimedRow,
      await this.dataSource.query(
        `UPDATE notifications SET status = 'sending', attempts = attempts + 1, lease_until = $2, may_have_left = may_have_left OR status = 'sending'
       WHERE id IN (
         SELECT id FROM notifications
         WHERE channel = $4 AND is_open AND next_attempt_at <= $1 AND (status = 'pending' OR lease_until <= $1)
         ORDER BY next_attempt_at, part LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING ${CLAIMED_COLUMNS}`,
        [now, new Date(now.getTime() + leaseMs), limit, channel],
      ),
    );
    return rows.map(toClaimed);
  }

  async settle(notification: ClaimedNotification, outcome: Outcome, now: Date): Promise<void> {
    const context = {
      correlationId: notification.correlationId,
      causationId: notification.causationId,
      traceparent: notification.traceparent,
    };
    const fact = runInContext(context, () => this.factOf(notification, outcome, now));
    if (await this.settled.add(columnsOf(notification, outcome, now, fact))) {
      if (fact) this.outbox.written();
    } else if (outcome.status === 'sent') {
      await this.markRepeat(notification, outcome.providerMessageId);
    }
  }

  /**
   * Outcomes and events in one statement, with the days whose figures change by it after they were counted.
   * @returns of each, false when another instance has taken the message up since, or the provider has reported on it
   */
  private async record(outcomes: readonly SettledColumns[]): Promise<boolean[]> {
    const rows = rowsOf(
      Settled,
      await this.dataSource.query(
        `WITH outcome AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS outcome (id uuid, attempts int, status text, next_attempt_at timestamptz, may_have_left boolean, fault text,
           provider text, provider_message_id text, sent_at timestamptz, repeated boolean, receipt text, event_id uuid, event_subject text, envelope text)),
       settled AS (
         UPDATE notifications SET status = outcome.status, lease_until = NULL, next_attempt_at = coalesce(outcome.next_attempt_at, notifications.next_attempt_at),
           may_have_left = outcome.may_have_left, fault = outcome.fault, provider = outcome.provider, provider_message_id = outcome.provider_message_id,
           sent_at = outcome.sent_at, repeated = notifications.repeated OR outcome.repeated, receipt = coalesce(outcome.receipt, notifications.receipt),
           receipt_at = CASE WHEN outcome.receipt IS NULL THEN notifications.receipt_at ELSE outcome.sent_at END
         FROM outcome WHERE notifications.id = ANY($2::uuid[]) AND notifications.id = outcome.id AND notifications.status = 'sending' AND notifications.attempts = outcome.attempts
         RETURNING notifications.id, notifications.created_at),
       marked AS (
         INSERT INTO recount_marks (day) SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date FROM settled WHERE created_at < $3),
       told AS (
         INSERT INTO outbox (id, subject, envelope) SELECT event_id, event_subject, envelope::jsonb FROM outcome JOIN settled USING (id) WHERE event_id IS NOT NULL)
       SELECT id FROM settled ${BY_KEYS}`,
        // Named apart, so that the database knows how few they are.
        [JSON.stringify(outcomes), outcomes.map(({ id }) => id), startOfCounted(this.clock.now())],
      ),
    );
    const settled = new Set(rows.map(({ id }) => id));
    return outcomes.map(({ id }) => settled.has(id));
  }

  /** Somebody else's try counts, and this one went out as well. */
  private async markRepeat({ id }: ClaimedNotification, providerMessageId: string | undefined): Promise<void> {
    await this.dataSource.manager.update(
      NotificationEntity,
      { id, providerMessageId: Not(providerMessageId ?? '') },
      { repeated: true },
    );
  }

  private factOf(
    { id, order, drillId, purpose, channel, attempts }: ClaimedNotification,
    outcome: Outcome,
    now: Date,
  ): OutboxRow | undefined {
    if (outcome.status === 'retry') return undefined;
    const about = { aggregateId: id, aggregateVersion: attempts };
    const facts = { notificationId: id, orderId: order?.id, ...drillOf(purpose, drillId), channel, purpose };
    if (outcome.status === 'failed')
      return this.outbox.rowOf({
        ...about,
        definition: NotificationFailedV1,
        data: { ...facts, reason: outcome.reason, failedAt: now.toISOString() },
      });
    const { provider, providerMessageId, arrived } = outcome;
    return this.outbox.rowOf({
      ...about,
      definition: NotificationDeliveredV1,
      data: { ...facts, ...(arrived && { arrived }), provider, providerMessageId, deliveredAt: now.toISOString() },
    });
  }
}

/** What an event says of the drill of a message: that one was asked, and not that its alarm went out. */
export function drillOf(purpose: MessagePurpose, drillId: string | null | undefined): { readonly drillId?: string } {
  return purpose === 'test' && drillId ? { drillId } : {};
}

export function toClaimed(row: ClaimedRow): ClaimedNotification {
  const { order_id: orderId, order_number: orderNumber, share_id: shareId } = row;
  return {
    id: row.id,
    order:
      orderId !== null && orderNumber !== null && shareId !== null
        ? { id: orderId, number: orderNumber, shareId }
        : undefined,
    shareId: shareId ?? undefined,
    drillId: row.drill_id ?? undefined,
    purpose: row.purpose,
    channel: row.channel,
    destination: row.destination,
    subject: row.subject ?? undefined,
    body: row.body,
    causationId: row.causation_id,
    correlationId: row.correlation_id,
    traceparent: row.traceparent ?? undefined,
    attempts: row.attempts,
    mayHaveLeft: row.may_have_left,
    optedOut: row.opted_out,
    leaseUntil: row.lease_until,
  };
}

type SettledColumns = ReturnType<typeof columnsOf>;

function columnsOf({ id, attempts }: ClaimedNotification, outcome: Outcome, now: Date, fact: OutboxRow | undefined) {
  const event = { event_id: fact?.id, event_subject: fact?.subject, envelope: fact?.envelope };
  const without = { id, attempts, may_have_left: false, repeated: false, ...event };
  if (outcome.status === 'failed') return { ...without, status: 'failed', fault: outcome.reason };
  if (outcome.status === 'retry')
    return {
      ...without,
      status: 'pending',
      next_attempt_at: outcome.nextAttemptAt,
      may_have_left: outcome.mayHaveLeft,
      fault: outcome.fault,
    };
  return {
    ...without,
    status: 'sent',
    provider: outcome.provider,
    provider_message_id: outcome.providerMessageId,
    sent_at: now,
    repeated: outcome.repeated,
    ...(outcome.arrived && { receipt: 'delivered' }),
  };
}
