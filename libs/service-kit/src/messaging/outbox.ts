import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope, ServiceName } from '@chalkboard/contracts';
import type { EntityManager, EntitySubscriberInterface } from 'typeorm';
import type { z } from 'zod';
import type { Clock } from '../domain';
import { currentContext } from '../runtime/request-context';

/** Marks the query runner of a transaction that has written events. */
const HAS_EVENTS = 'outbox has events';

/** An event to publish: its aggregate, and the aggregate's version after it. */
export interface OutgoingEvent<T extends z.ZodType = z.ZodType> {
  readonly definition: EventDefinition<T>;
  readonly aggregateId: string;
  readonly aggregateVersion: number;
  readonly data: z.infer<T>;
}

/** An event as a row of the table `outbox`. */
export interface OutboxRow {
  readonly id: string;
  readonly subject: string;
  /** JSON. */
  readonly envelope: string;
}

/** Handles an event inside the service that publishes it. */
export type EventHandler<T extends z.ZodType = z.ZodType> = (
  event: Pick<OutgoingEvent<T>, 'aggregateId' | 'aggregateVersion' | 'data'>,
  manager: EntityManager,
) => Promise<void>;

/** Writes events into the transaction that makes them true; the relay publishes them afterwards. */
export class Outbox {
  private readonly listeners = new Set<() => void>();
  private readonly subscribers = new Map<string, EventHandler[]>();

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
    for (const hearer of this.subscribers.get(event.definition.type) ?? []) await hearer(event, manager);
  }

  /**
   * Handles events of `append` in the same transaction, so that modules of one service need not import each other. An
   * error of the handler rolls the transaction back. Other services consume the event from the broker.
   */
  subscribe<T extends z.ZodType>({ type }: EventDefinition<T>, hearer: EventHandler<T>): void {
    this.subscribers.set(type, [...(this.subscribers.get(type) ?? []), hearer as EventHandler]);
  }

  /**
   * The row of an event, for a statement that also writes the state. This saves a busy path the round trips of a
   * transaction. Call `written` after the commit. Handlers inside the service are not called.
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

  /** Wakes the relay after a commit, before its next regular look. */
  written(): void {
    for (const listener of this.listeners) listener();
  }

  /** @returns ends it */
  onWritten(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Calls back after each commit that wrote events. A NOTIFY inside the transaction would do the same, but Postgres
   * commits such transactions one at a time, each with its own wait for the disk.
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
