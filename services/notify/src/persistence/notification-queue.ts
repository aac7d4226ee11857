import { Injectable } from '@nestjs/common';
import { NotificationFailedV1, type EventDefinition, type EventEnvelope } from '@chalkboard/contracts';
import { Inbox, Outbox, type JetStreamContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { hashOf } from '../domain/destination';
import { DispatchSignals } from '../domain/dispatch-signal';
import { SMS_MAX_LENGTH, splitMessage } from '../domain/message-parts';
import type { NewMessage } from '../domain/notification';
import { NumberStanding } from './number-standing';

/** How an event becomes messages. */
export interface Writing<T extends z.ZodType, P> {
  /** Asks others for what is needed, before the transaction. What is missing is for `write` to judge: the event may have been handled before. */
  prepare(event: EventEnvelope<z.infer<T>>): Promise<P>;
  /** Does what else belongs to the event, in its transaction. @returns the messages to send */
  write(event: EventEnvelope<z.infer<T>>, manager: EntityManager, prepared: P): Promise<readonly NewMessage[]>;
}

/** Queues messages with the event that causes them, and wakes who sends them as soon as that is committed. */
@Injectable()
export class NotificationQueue {
  constructor(
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
    private readonly standing: NumberStanding,
    private readonly signals: DispatchSignals,
    private readonly clock: Clock,
  ) {}

  /** Gives an event its effect once. */
  async once<T extends z.ZodType, P>(definition: EventDefinition<T>, message: unknown, context: JetStreamContext, { prepare, write }: Writing<T, P>): Promise<void> {
    let queued: readonly NewMessage[] = [];
    await this.inbox.once(definition, message, context, {
      prepare,
      run: async (event, manager, prepared: P) => {
        queued = await write(event, manager, prepared);
        // In one order for all, so that two transactions with the same destinations never wait for each other.
        for (const each of [...queued].sort((a, b) => (a.destination < b.destination ? -1 : 1))) await this.add(each, event, manager);
      },
    });
    this.signals.raise(queued.map(({ channel }) => channel));
  }

  private async add(message: NewMessage, { id: causationId, correlationid }: EventEnvelope, manager: EntityManager): Promise<void> {
    const refusal = await this.standing.refusalOf(message, manager);
    const now = this.clock.now();
    const { order, audience, purpose, channel, destination, subject } = message;
    for (const [index, body] of partsOf(message).entries()) {
      const [row] = (await manager.query(
        `INSERT INTO notifications (order_id, order_number, share_id, audience, purpose, channel, destination, destination_hash, part, subject, body, status, fault,
           causation_id, correlation_id, created_at, next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16) ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING RETURNING id`,
        [
          order?.id ?? null,
          order?.number ?? null,
          order?.shareId ?? null,
          audience,
          purpose,
          channel,
          destination,
          hashOf(channel, destination),
          index + 1,
          subject ?? null,
          body,
          refusal === undefined ? 'pending' : 'failed',
          refusal ?? null,
          causationId,
          correlationid,
          now,
        ],
      )) as { id: string }[];
      if (row && refusal !== undefined) {
        const data = { notificationId: row.id, orderId: order?.id, purpose, channel, reason: refusal, failedAt: now.toISOString() };
        await this.outbox.append(manager, { definition: NotificationFailedV1, aggregateId: row.id, aggregateVersion: 1, data });
      }
    }
  }
}

function partsOf({ channel, order, body }: NewMessage): string[] {
  return channel === 'sms' ? splitMessage(body, { label: order ? `Order ${order.number}` : '', maxLength: SMS_MAX_LENGTH }) : [body];
}
