import { NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { LiveHints, markForRecount, Outbox, runInContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { effectOf, type DeliveryReport, type ReceiptEffect } from '../domain/delivery-receipt';
import { NotificationEntity } from './notification.entity';
import { drillOf } from './postgres-notification.repository';

/** What is read of a message on which a provider reports. */
const REPORTED = {
  id: true,
  orderId: true,
  shareId: true,
  purpose: true,
  channel: true,
  status: true,
  receipt: true,
  providerMessageId: true,
  attempts: true,
  causationId: true,
  drillId: true,
  correlationId: true,
  createdAt: true,
} as const;
type Reported = Pick<NotificationEntity, keyof typeof REPORTED>;

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
      const message = await manager.findOne(NotificationEntity, {
        select: REPORTED,
        where: { id: report.notificationId },
        lock: { mode: 'pessimistic_write' },
      });
      const effect =
        message &&
        effectOf(
          {
            status: message.status,
            receipt: message.receipt ?? undefined,
            providerMessageId: message.providerMessageId ?? undefined,
          },
          report,
        );
      if (!message || !effect) return null;

      const now = this.clock.now();
      await manager.update(
        NotificationEntity,
        { id: message.id },
        {
          receipt: report.receipt,
          receiptAt: now,
          errorCode: report.errorCode ?? null,
          ...(report.reason !== undefined && { fault: report.reason }),
        },
      );
      if (effect.settles) {
        await manager.update(
          NotificationEntity,
          { id: message.id },
          {
            status: 'sent',
            leaseUntil: null,
            mayHaveLeft: false,
            provider,
            providerMessageId: report.providerMessageId,
            sentAt: now,
            fault: report.reason ?? null,
          },
        );
      }
      await markForRecount(message.createdAt, now, manager);
      await runInContext({ correlationId: message.correlationId, causationId: message.causationId }, () =>
        this.publish(provider, report, effect, message, now, manager),
      );
      return message.purpose === 'test' ? message.shareId : null;
    });
    if (testOf !== null) this.hints.send('channels', testOf);
  }

  private async publish(
    provider: string,
    report: DeliveryReport,
    { tells: publishes, settles }: ReceiptEffect,
    message: Reported,
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    const { notificationId, providerMessageId, reason } = report;
    // After what the sending itself has told, or in its place.
    const about = { aggregateId: notificationId, aggregateVersion: Math.max(1, message.attempts) + (settles ? 0 : 1) };
    const { orderId, channel, purpose, drillId } = message;
    const facts = { notificationId, orderId: orderId ?? undefined, ...drillOf(purpose, drillId), channel, purpose };
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
