import { randomUUID } from 'node:crypto';
import type { AdminNotification } from '@chalkboard/contracts';
import { currentContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationLog } from './notification-log';
import { NotificationEntity } from './notification.entity';
import { NumberReputation } from './number-reputation';

/**
 * Messages that are written anew because they failed: each is a record of its own, and the failed one stays as it is.
 */
@Injectable()
export class ResentNotifications {
  constructor(
    private readonly log: NotificationLog,
    private readonly state: NumberReputation,
    private readonly clock: Clock,
  ) {}

  /** Locks a message, so that nobody else sends it again meanwhile. @returns undefined when there is none */
  async find(id: string, manager: EntityManager): Promise<AdminNotification | undefined> {
    await manager.query('SELECT 1 FROM notifications WHERE id = $1 FOR UPDATE', [id]);
    return this.log.find(id, manager);
  }

  /** Counts it to what its destination gets today. @returns why it must not be sent, in words; undefined: it may */
  async refusalOf(id: string, manager: EntityManager): Promise<string | undefined> {
    const message = await manager.findOneBy(NotificationEntity, { id });
    // One that was emptied is not sent again: there is nothing to count.
    if (message?.destination == null || message.body === null) return undefined;
    const { audience, purpose, channel, destination, body } = message;
    const [refusal] = await this.state.refusalsOf([{ audience, purpose, channel, destination, body }], manager);
    return refusal;
  }

  /**
   * A ticket that was tried may be on paper in part: sent again it says that it is a duplicate.
   * @returns the id of the new one, which waits to be sent
   */
  async write(id: string, manager: EntityManager): Promise<string> {
    const resentAs = randomUUID();
    const { correlationId, traceparent } = currentContext();
    await manager.query(
      `INSERT INTO notifications (id, order_id, order_number, share_id, audience, purpose, channel, destination, destination_hash, part, subject, body, causation_id, correlation_id, traceparent,
         created_at, next_attempt_at, may_have_left, resend_of)
       SELECT $2, order_id, order_number, share_id, audience, purpose, channel, destination, destination_hash, part, subject, body, $2, $3, $4, $5, $5, channel = 'print' AND attempts > 0, id FROM notifications WHERE id = $1`,
      [id, resentAs, correlationId, traceparent, this.clock.now()],
    );
    return resentAs;
  }
}
