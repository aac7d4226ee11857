import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope, ServiceName } from '@chalkboard/contracts';
import type { EntityManager, EntitySubscriberInterface } from 'typeorm';
import type { z } from 'zod';
import type { Clock } from '../domain';
import { currentContext } from '../runtime/request-context';

/** Marks the query runner of a transaction that has written events. */
const HAS_EVENTS = 'outbox has events';

/**
 * Hears of commits that wrote events. Not by a NOTIFY within the transaction: Postgres lets only one such transaction at a time through
 * its commit, each with a wait for the disk of its own.
 */
export function commitsWithEvents(onCommit: () => void): EntitySubscriberInterface {
  return {
    afterTransactionCommit({ queryRunner }) {
      const isWithin = queryRunner.isTransactionActive;
      if (isWithin || !queryRunner.data[HAS_EVENTS]) return;
      delete queryRunner.data[HAS_EVENTS];
      onCommit();
    },
  };
}

/** A fact to be told: which aggregate it is about, and that aggregate's version after it. */
export interface OutgoingEvent<T extends z.ZodType = z.ZodType> {
  readonly definition: EventDefinition<T>;
  readonly aggregateId: string;
  readonly aggregateVersion: number;
  readonly data: z.infer<T>;
}

/** Writes events into the transaction that makes them true; the relay publishes them afterwards. */
export class Outbox {
  constructor(
    private readonly service: ServiceName,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it with the manager of the transaction that holds the aggregate's row lock: that lock is what keeps the events
   * of one aggregate in order.
   * @throws ZodError when the data do not fit the event's contract: nothing is written then
   */
  async append<T extends z.ZodType>(manager: EntityManager, event: OutgoingEvent<T>): Promise<void> {
    const context = currentContext();
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id: randomUUID(),
      source: `/services/${this.service}`,
      type: event.definition.type,
      subject: event.aggregateId,
      time: this.clock.now().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion: event.aggregateVersion,
      correlationid: context.correlationId,
      causationid: context.causationId,
      traceparent: context.traceparent,
      data: event.definition.schema.parse(event.data),
    };
    await manager.query('INSERT INTO outbox (id, subject, envelope) VALUES ($1, $2, $3)', [envelope.id, envelope.type, JSON.stringify(envelope)]);
    if (manager.queryRunner) manager.queryRunner.data[HAS_EVENTS] = true;
  }
}
