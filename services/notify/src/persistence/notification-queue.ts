import { NotificationFailedV1, type EventDefinition, type EventEnvelope } from '@chalkboard/contracts';
import {
  Inbox,
  inContextOf,
  Metrics,
  Outbox,
  rowsOf,
  type Batch,
  type BatchHandler,
  type JetStreamContext,
} from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { hashOf } from '../domain/destination';
import { DispatchSignals } from '../domain/dispatch-signal';
import { OPTED_OUT } from '../domain/message-limits';
import { SMS_MAX_LENGTH, splitMessage } from '../domain/message-parts';
import type { NewMessage } from '../domain/notification';
import { FETCH_LIMIT_MS, TEST_FETCH_LIMIT_MS } from '../domain/printer';
import { NotificationColumns } from './notification-columns';
import { NumberReputation } from './number-reputation';
import { TextPromises } from './text-promises';

/**
 * Writes events one after the other, each in its context: those of one thing as they came, and of several things in one
 * order for all, so that two transactions about the same things never wait for each other.
 */
export function eachAlone<T extends z.ZodType, P>(
  write: (event: Batch<T, P>[number], manager: EntityManager) => Promise<readonly NewMessage[]>,
): BatchHandler<T, P, readonly NewMessage[]>['handle'] {
  return async (batch, manager) => {
    const written = new Map<Batch<T, P>[number], readonly NewMessage[]>();
    for (const each of batch.toSorted((a, b) => compare(a.event.subject, b.event.subject)))
      written.set(each, await inContextOf(each.event, () => write(each, manager)));
    return batch.map((each) => written.get(each) ?? []);
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What made somebody write a message: an event, or a call. */
export interface MessageCause {
  readonly id: string;
  readonly correlationid: string;
  /** W3C trace context. */
  readonly traceparent?: string;
}

interface Queued {
  readonly message: NewMessage;
  readonly event: EventEnvelope;
}

/** Queues messages with the event that causes them, and wakes who sends them as soon as that is committed. */
@Injectable()
export class NotificationQueue {
  constructor(
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
    private readonly reputation: NumberReputation,
    private readonly promises: TextPromises,
    private readonly signals: DispatchSignals,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** Makes a handler that writes messages also queue them. */
  queueing<T extends z.ZodType, P>({
    handle,
    ...writer
  }: BatchHandler<T, P, readonly NewMessage[]>): BatchHandler<T, P, readonly NewMessage[]> {
    return {
      ...writer,
      handle: async (batch, manager) => {
        const written = await handle(batch, manager);
        const queued = batch.flatMap(({ event }, index) =>
          (written[index] ?? []).map((message) => ({ event, message })),
        );
        const instead = await this.add(queued, manager);
        return written.map((messages, index) => [
          ...messages,
          ...instead.filter(({ event }) => event === batch[index]?.event).map(({ message }) => message),
        ]);
      },
    };
  }

  /** Gives an event its effect once. */
  async once<T extends z.ZodType, P>(
    definition: EventDefinition<T>,
    message: unknown,
    context: JetStreamContext,
    writer: BatchHandler<T, P, readonly NewMessage[]>,
  ): Promise<void> {
    const queued = (await this.inbox.once(definition, message, context, writer)) ?? [];
    this.signals.raise(queued.map(({ channel }) => channel));
  }

  /**
   * Queues a message that a call asks for, in its transaction. The caller raises the channel's signal once that is
   * committed. @returns the message's id
   */
  async addAsked(message: NewMessage, cause: MessageCause, manager: EntityManager): Promise<string> {
    const [stored] = await this.insert(columnsOf(message, cause, undefined, this.clock.now()), manager);
    if (!stored) throw new Error('a message that was asked for before');
    return stored.id;
  }

  /** @returns what was queued in the place of messages that were held back */
  private async add(queued: readonly Queued[], manager: EntityManager): Promise<readonly Queued[]> {
    if (queued.length === 0) return [];
    const now = this.clock.now();
    const refusals = await this.refusalsOf(
      queued.map(({ message }) => message),
      manager,
    );
    queued.forEach(({ message }, index) => this.countHeldBack(message, refusals[index]));
    const rows = queued.flatMap(({ message, event }, index) => columnsOf(message, event, refusals[index], now));
    const stored = await this.insert(rows, manager);
    for (const row of stored) if (row.fault !== null) await this.publishRefused(row, queued, manager, now);
    const instead = queued.flatMap(({ message, event }, index) => {
      const refusal = refusals[index];
      return refusal !== undefined && message.instead ? [{ event, message: message.instead(refusal) }] : [];
    });
    await this.add(instead, manager);
    return instead;
  }

  /** What was promised holds, and was counted then. */
  private async refusalsOf(messages: readonly NewMessage[], manager: EntityManager): Promise<(string | undefined)[]> {
    const promises = await this.promises.of(messages, manager);
    const uncounted = messages.filter((message) => !promises.has(message));
    const counted = await this.reputation.refusalsOf(uncounted, manager);
    return messages.map((message) => {
      const promise = promises.get(message);
      return message.refusal ?? (promise ? promise.refusal : counted[uncounted.indexOf(message)]);
    });
  }

  /** What a printer has to ask for is due, which means given up, when it had its time to do so. */
  private async insert(messages: readonly object[], manager: EntityManager): Promise<StoredRow[]> {
    return rowsOf(
      StoredRow,
      await manager.query(
        `INSERT INTO notifications (order_id, order_number, share_id, drill_id, audience, purpose, channel, destination, destination_hash, part, subject, body, status, fault,
         causation_id, correlation_id, traceparent, created_at, next_attempt_at)
       SELECT order_id, order_number, share_id, drill_id, audience, purpose, channel, destination, destination_hash, part, subject, body, status, fault,
         causation_id, correlation_id, traceparent, created_at,
         created_at + CASE WHEN channel = 'print' AND EXISTS (SELECT 1 FROM printers WHERE printers.id::text = destination AND printers.kind = 'cloud')
           THEN make_interval(secs => CASE WHEN purpose = 'test' AND drill_id IS NULL THEN ${TEST_FETCH_LIMIT_MS / 1000} ELSE ${FETCH_LIMIT_MS / 1000} END) ELSE interval '0' END
       FROM json_to_recordset($1::json) AS row (order_id text, order_number text, share_id text, drill_id uuid, audience text, purpose text, channel text, destination text,
         destination_hash text, part int, subject text, body text, status text, fault text, causation_id uuid, correlation_id text, traceparent text, created_at timestamptz)
       ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING RETURNING id, order_id, purpose, channel, fault, causation_id`,
        [JSON.stringify(messages)],
      ),
    );
  }

  /** What a limit stops is counted; that somebody wants no messages is no fault. */
  private countHeldBack({ channel, refusal }: NewMessage, refusedBy: string | undefined): void {
    if (refusal === undefined && refusedBy !== undefined && refusedBy !== OPTED_OUT)
      this.metrics.counter('chalkboard_messages_total').inc({ channel, outcome: 'held_back' });
  }

  private async publishRefused(
    { id, order_id: orderId, purpose, channel, fault, causation_id: causationId }: StoredRow,
    queued: readonly Queued[],
    manager: EntityManager,
    now: Date,
  ): Promise<void> {
    const cause = queued.find(({ event }) => event.id === causationId);
    const data = {
      notificationId: id,
      orderId: orderId ?? undefined,
      purpose,
      channel,
      reason: fault ?? '',
      failedAt: now.toISOString(),
    };
    const publish = () =>
      this.outbox.append(manager, { definition: NotificationFailedV1, aggregateId: id, aggregateVersion: 1, data });
    await (cause ? inContextOf(cause.event, publish) : publish());
  }
}

const StoredRow = NotificationColumns.pick({
  id: true,
  order_id: true,
  purpose: true,
  channel: true,
  fault: true,
  causation_id: true,
});
type StoredRow = z.infer<typeof StoredRow>;

function columnsOf(
  message: NewMessage,
  { id: causationId, correlationid, traceparent }: MessageCause,
  refusal: string | undefined,
  now: Date,
) {
  const { order, audience, purpose, channel, destination, subject } = message;
  return partsOf(message).map((body, index) => ({
    order_id: order?.id,
    order_number: order?.number,
    share_id: order?.shareId ?? message.shareId,
    drill_id: message.drillId,
    audience,
    purpose,
    channel,
    destination,
    destination_hash: hashOf(channel, destination),
    part: index + 1,
    subject,
    body,
    status: refusal === undefined ? 'pending' : 'failed',
    fault: refusal,
    causation_id: causationId,
    correlation_id: correlationid,
    traceparent,
    created_at: now,
  }));
}

function partsOf({ channel, order, body, copies = 1 }: NewMessage): string[] {
  if (channel === 'print') return Array<string>(copies).fill(body);
  return channel === 'sms'
    ? splitMessage(body, { label: order ? `Order ${order.number}` : '', maxLength: SMS_MAX_LENGTH })
    : [body];
}
