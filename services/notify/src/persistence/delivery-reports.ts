import {
  NotificationDeliveredV1,
  NotificationFailedV1,
  type Channel,
  type MessagePurpose,
} from '@chalkboard/contracts';
import { LiveHints, markForRecount, Outbox, runInContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  effectOf,
  type DeliveryReport,
  type Receipt,
  type ReceiptEffect,
  type ReceiptState,
} from '../domain/delivery-receipt';

interface Row {
  readonly order_id: string | null;
  readonly share_id: string | null;
  readonly purpose: MessagePurpose;
  readonly channel: Channel;
  readonly status: ReceiptState['status'];
  readonly receipt: Receipt | null;
  readonly provider_message_id: string | null;
  readonly attempts: number;
  readonly causation_id: string;
  readonly correlation_id: string;
  readonly created_at: Date;
}

/** Records what a provider reports of the messages that it took. */
@Injectable()
export class DeliveryReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a report and tells what follows, in one transaction; a repeat, and a report on a message that is not ours,
   * change nothing.
   */
  async record(provider: string, report: DeliveryReport): Promise<void> {
    const testOf = await this.dataSource.transaction(async (manager) => {
      const [row] = (await manager.query(
        'SELECT order_id, share_id, purpose, channel, status, receipt, provider_message_id, attempts, causation_id, correlation_id, created_at FROM notifications WHERE id = $1 FOR UPDATE',
        [report.notificationId],
      )) as Row[];
      const effect =
        row &&
        effectOf(
          {
            status: row.status,
            receipt: row.receipt ?? undefined,
            providerMessageId: row.provider_message_id ?? undefined,
          },
          report,
        );
      if (!row || !effect) return null;

      const now = this.clock.now();
      await manager.query(
        'UPDATE notifications SET receipt = $2, receipt_at = $3, error_code = $4, fault = coalesce($5, fault) WHERE id = $1',
        [report.notificationId, report.receipt, now, report.errorCode ?? null, report.reason ?? null],
      );
      if (effect.settles) {
        await manager.query(
          `UPDATE notifications SET status = 'sent', lease_until = NULL, may_have_left = false, provider = $2, provider_message_id = $3, sent_at = $4, fault = $5 WHERE id = $1`,
          [report.notificationId, provider, report.providerMessageId, now, report.reason ?? null],
        );
      }
      await markForRecount(row.created_at, now, manager);
      await runInContext({ correlationId: row.correlation_id, causationId: row.causation_id }, () =>
        this.publish(provider, report, effect, row, now, manager),
      );
      return row.purpose === 'test' ? row.share_id : null;
    });
    if (testOf !== null) this.hints.send('channels', testOf);
  }

  private async publish(
    provider: string,
    report: DeliveryReport,
    { tells: publishes, settles }: ReceiptEffect,
    row: Row,
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    const { notificationId, providerMessageId, reason } = report;
    // After what the sending itself has told, or in its place.
    const about = { aggregateId: notificationId, aggregateVersion: Math.max(1, row.attempts) + (settles ? 0 : 1) };
    const facts = { notificationId, orderId: row.order_id ?? undefined, channel: row.channel, purpose: row.purpose };
    if (publishes === 'delivered') {
      await this.outbox.append(manager, {
        ...about,
        definition: NotificationDeliveredV1,
        data: { ...facts, provider, providerMessageId, deliveredAt: now.toISOString() },
      });
    } else if (publishes === 'failed') {
      await this.outbox.append(manager, {
        ...about,
        definition: NotificationFailedV1,
        data: { ...facts, reason: reason ?? 'The message did not arrive.', failedAt: now.toISOString() },
      });
    }
  }
}
