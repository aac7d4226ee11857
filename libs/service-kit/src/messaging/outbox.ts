import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope, ServiceName } from '@chalkboard/contracts';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Clock } from '../domain';
import { currentContext } from '../runtime/request-context';

/** Channel of Postgres' NOTIFY by which a commit wakes the relay; role and schema are the service's own, so it is too. */
export function wakeChannel(service: ServiceName): string {
  return `${service}_outbox`;
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
    // Delivered by Postgres when the transaction commits, and not at all when it does not.
    await manager.query('SELECT pg_notify($1, $2)', [wakeChannel(this.service), '']);
  }
}
