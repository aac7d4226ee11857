import { EventEnvelope, type EventDefinition } from '@chalkboard/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { MicroBatcher } from '../domain';
import { runInContext } from '../runtime/request-context';
import type { JetStreamContext } from './jetstream-context';
import { DependencyUnavailableError, isConflict, isTransient, PoisonMessageError } from './messaging.errors';

/** Events of one consumer that share a transaction at most. */
const BATCH = 32;

/** What an event does, in the transaction that records it as handled. It may run a second time where the first was rolled back. */
export type Effect<T extends z.ZodType> = (event: EventEnvelope<z.infer<T>>, manager: EntityManager) => Promise<void>;

/** An effect that needs what is asked of others: asked before the transaction, so that none waits for an answer while it is open. */
export interface PreparedEffect<T extends z.ZodType, P> {
  /** Runs again where the event comes again, also one that was handled before: what it finds missing is for `run` to judge. */
  prepare(event: EventEnvelope<z.infer<T>>): Promise<P>;
  run(event: EventEnvelope<z.infer<T>>, manager: EntityManager, prepared: P): Promise<void>;
}

interface Incoming {
  readonly eventId: string;
  readonly effect: (manager: EntityManager) => Promise<void>;
}

/** What became of an event: nothing where all is well. */
type Failure = { readonly error: unknown } | undefined;

/**
 * Gives every event one effect, however often it is delivered. Events that arrive while others of their consumer are handled share the next
 * transaction: under load that saves most of the journeys to the database.
 */
export class Inbox {
  private readonly batchers = new Map<string, MicroBatcher<Incoming, Failure>>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `effect` in a transaction that also records the event as handled by this consumer; does nothing when it was
   * before. The message is acknowledged after the commit.
   * @param message the envelope as it came from the stream
   * @throws PoisonMessageError when the message does not fit its contract: it is parked at once
   */
  async once<T extends z.ZodType, P>(definition: EventDefinition<T>, message: unknown, context: JetStreamContext, effect: Effect<T> | PreparedEffect<T, P>): Promise<void> {
    try {
      const event = parse(definition, message);
      const cause = { correlationId: event.correlationid, causationId: event.id, traceparent: event.traceparent };
      const run = typeof effect === 'function' ? effect : await runInContext(cause, () => prepared(effect, event));
      const failure = await this.of(context.durable).add({ eventId: event.id, effect: (manager) => runInContext(cause, () => run(event, manager)) });
      if (failure) throw failure.error;
    } catch (error) {
      context.failure = error;
      throw error;
    }
  }

  private of(durable: string): MicroBatcher<Incoming, Failure> {
    const batcher = this.batchers.get(durable) ?? new MicroBatcher((events) => this.handle(durable, events), BATCH);
    this.batchers.set(durable, batcher);
    return batcher;
  }

  private async handle(durable: string, events: readonly Incoming[]): Promise<Failure[]> {
    try {
      await this.transact(durable, events);
      return events.map(() => undefined);
    } catch (error) {
      const isOfAll = events.length === 1 || (isTransient(error) && !isConflict(error) && !(error instanceof DependencyUnavailableError));
      if (isOfAll) return events.map(() => ({ error }));
    }
    // Whose fault it was is found out by giving each a transaction of its own.
    const failures: Failure[] = [];
    for (const event of events) failures.push(...(await this.handle(durable, [event])));
    return failures;
  }

  private async transact(durable: string, events: readonly Incoming[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const rows = (await manager.query('INSERT INTO inbox (durable, event_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING RETURNING event_id', [
        durable,
        events.map(({ eventId }) => eventId),
      ])) as { event_id: string }[];
      const fresh = new Set(rows.map(({ event_id: eventId }) => eventId));
      // An event that came twice at once is fresh once.
      for (const { eventId, effect } of events) if (fresh.delete(eventId)) await effect(manager);
    });
  }
}

async function prepared<T extends z.ZodType, P>({ prepare, run }: PreparedEffect<T, P>, event: EventEnvelope<z.infer<T>>): Promise<Effect<T>> {
  const what = await prepare(event);
  return (given, manager) => run(given, manager, what);
}

/** @throws PoisonMessageError */
function parse<T extends z.ZodType>(definition: EventDefinition<T>, message: unknown): EventEnvelope<z.infer<T>> {
  const envelope = EventEnvelope.safeParse(message);
  if (!envelope.success) throw new PoisonMessageError(`not an event envelope: ${envelope.error.message}`);
  const data = definition.schema.safeParse(envelope.data.data);
  if (!data.success) throw new PoisonMessageError(`not a ${definition.type}: ${data.error.message}`);
  return { ...envelope.data, data: data.data };
}
