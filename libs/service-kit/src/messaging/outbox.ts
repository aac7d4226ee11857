import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope, ServiceName } from '@chalkboard/contracts';
import type { EntityManager, EntitySubscriberInterface } from 'typeorm';
import type { z } from 'zod';
import type { Clock } from '../domain';
import { currentContext } from '../runtime/request-context';

/** Marks the query runner of a transaction that has written events. */
const HAS_EVENTS = 'outbox has events';

/** A fact to be published: which aggregate it is about, and that aggregate's version after it. */
export interface OutgoingEvent<T extends z.ZodType = z.ZodType> {
  readonly definition: EventDefinition<T>;
  readonly aggregateId: string;
  readonly aggregateVersion: number;
  readonly data: z.infer<T>;
}

/** The row of an event: what `outbox` gets of it. */
export interface OutboxRow {
  readonly id: string;
  readonly subject: string;
  /** JSON. */
  readonly envelope: string;
}

/** Does what follows from an event within the service that tells of it. */
export type Hearer<T extends z.ZodType = z.ZodType> = (
  event: Pick<OutgoingEvent<T>, 'aggregateId' | 'aggregateVersion' | 'data'>,
  manager: EntityManager,
) => Promise<void>;

/** Writes events into the transaction that makes them true; the relay publishes them afterwards. */
export class Outbox {
  private readonly listeners = new Set<() => void>();
  private readonly hearers = new Map<string, Hearer[]>();

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
    const { id, subject, envelope } = this.rowOf(event);
    await manager.query('INSERT INTO outbox (id, subject, envelope) VALUES ($1, $2, $3)', [id, subject, envelope]);
    if (manager.queryRunner) manager.queryRunner.data[HAS_EVENTS] = true;
    for (const hearer of this.hearers.get(event.definition.type) ?? []) await hearer(event, manager);
  }

  /**
   * Hears what `append` tells, in the same transaction: so that modules of one service, whose tables are in one
   * database, need not know each other. What a hearer throws undoes the whole. Other services consume the event by the
   * broker.
   */
  hear<T extends z.ZodType>({ type }: EventDefinition<T>, hearer: Hearer<T>): void {
    this.hearers.set(type, [...(this.hearers.get(type) ?? []), hearer as Hearer]);
  }

  /**
   * The row of an event, for a statement that writes it together with the state it tells of: a busy path saves the
   * journeys of a transaction so. `written` is called after it. Nobody within the service learns of it.
   * @throws ZodError when the data do not fit the event's contract
   */
  rowOf<T extends z.ZodType>(event: OutgoingEvent<T>): OutboxRow {
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
    return { id: envelope.id, subject: envelope.type, envelope: JSON.stringify(envelope) };
  }

  /** Says that an event was committed: the relay need not wait until it looks by itself. */
  written(): void {
    for (const listener of this.listeners) listener();
  }

  /** @returns ends it */
  onWritten(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Hears of the commits of transactions that wrote events. Not by a NOTIFY within the transaction: Postgres lets only
   * one such transaction at a time through its commit, each with a wait for the disk of its own.
   */
  readonly commits: EntitySubscriberInterface = {
    afterTransactionCommit: ({ queryRunner }) => {
      const isWithin = queryRunner.isTransactionActive;
      if (isWithin || !queryRunner.data[HAS_EVENTS]) return;
      delete queryRunner.data[HAS_EVENTS];
      this.written();
    },
  };
}
