import { ASKING_PURPOSES, NotificationFailedV1 } from '@chalkboard/contracts';
import { markForRecount, Outbox, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { NotificationColumns } from './notification-columns';

const AskedDestination = z.object({
  channel: NotificationColumns.shape.channel,
  destination: z.string(),
  hash: z.string(),
});
export type AskedDestination = z.infer<typeof AskedDestination>;

const Withdrawn = NotificationColumns.pick({
  id: true,
  purpose: true,
  channel: true,
  attempts: true,
  created_at: true,
});

/** The messages by which a restaurant was asked about an order. */
@Injectable()
export class OrderMessages {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Where they went, or may have gone; a printer also where it has only printed what came after. */
  async asked(orderId: string, manager: EntityManager): Promise<AskedDestination[]> {
    return rowsOf(
      AskedDestination,
      await manager.query(
        `SELECT DISTINCT channel, destination, destination_hash AS hash FROM notifications
       WHERE order_id = $1 AND audience = 'restaurant' AND (purpose = ANY($2) OR channel = 'print') AND destination IS NOT NULL AND (status IN ('sending', 'sent') OR may_have_left)`,
        [orderId, ASKING_PURPOSES],
      ),
    );
  }

  /** Ids of the printers that have printed something of an order, or may have. */
  async printedBy(orderId: string, manager: EntityManager): Promise<ReadonlySet<string>> {
    const asked = await this.asked(orderId, manager);
    return new Set(asked.flatMap(({ channel, destination }) => (channel === 'print' ? [destination] : [])));
  }

  /** Takes back what was not sent yet: the order has ended. */
  async withdraw(orderId: string, manager: EntityManager): Promise<void> {
    const reason = 'The order ended before this message could be sent.';
    const now = this.clock.now();
    const rows = rowsOf(
      Withdrawn,
      await manager.query(
        `UPDATE notifications SET status = 'failed', fault = $3 WHERE order_id = $1 AND audience = 'restaurant' AND (purpose = ANY($2) OR channel = 'print') AND status = 'pending' AND NOT may_have_left
       RETURNING id, purpose, channel, attempts, created_at`,
        [orderId, ASKING_PURPOSES, reason],
      ),
    );
    for (const { id, purpose, channel, attempts, created_at: writtenAt } of rows) {
      await markForRecount(writtenAt, now, manager);
      const data = { notificationId: id, orderId, purpose, channel, reason, failedAt: now.toISOString() };
      await this.outbox.append(manager, {
        definition: NotificationFailedV1,
        aggregateId: id,
        aggregateVersion: attempts + 1,
        data,
      });
    }
  }
}
