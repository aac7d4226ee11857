import { EventEnvelope, type EventDefinition } from '@chalkboard/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { MicroBatcher } from '../domain';
import { runInContext } from '../runtime/request-context';
import { activeTraceparent } from '../telemetry/tracing';
import type { JetStreamContext } from './jetstream-context';
import { mayBeOfOne, PoisonMessageError } from './messaging.errors';

/** Maximum number of events of a consumer in one transaction. */
const BATCH = 32;
/** How long an event waits for others; events published together arrive within it. */
const GATHERING_MS = 3;
/** An event older than this may be a repeat: a restored stream delivers all its events again. */
const OLD_MS = 60_000;

type EventOf<T extends z.ZodType> = EventEnvelope<z.infer<T>>;

/**
 * The effect of an event, in the transaction that records it as handled. It may run again after a rollback. Effects
 * outside the database therefore belong after the commit, based on its result.
 */
export type Effect<T extends z.ZodType, R> = (event: EventOf<T>, manager: EntityManager) => Promise<R>;

/** An event of a batch, with the answers requested for it. */
export interface Prepared<T extends z.ZodType, P> {
  readonly event: EventOf<T>;
  readonly prepared: P;
}

/**
 * The effect of several pending events in one statement. Pass the same object each time: events with different objects
 * run alone.
 */
export interface JointEffect<T extends z.ZodType, P, R> {
  /**
   * Requests data from other services before the transaction opens, so that no transaction waits for an answer. It runs
   * again for a repeated event, even one that was handled before. `runAll` decides what a missing answer means.
   * Optional.
   */
  prepare?(event: EventOf<T>): Promise<P>;
  /** @returns the result of each event, in the same order */
  runAll(events: readonly Prepared<T, P>[], manager: EntityManager): Promise<readonly R[]>;
}

interface Incoming {
  readonly eventId: string;
  /** Events with the same effect object run together. */
  readonly joint: object;
  /** The event as `runAll` takes it. */
  readonly given: unknown;
  readonly runAll: (given: readonly unknown[], manager: EntityManager) => Promise<readonly unknown[]>;
}

/** Runs code in the context of an event, so that events and requests made there carry its correlation. */
export function inContextOf<R>(event: EventEnvelope, work: () => R): R {
  return runInContext(
    { correlationId: event.correlationid, causationId: event.id, traceparent: event.traceparent },
    work,
  );
}

/**
 * Gives every event exactly one effect, however often it is delivered. Events that arrive while their consumer is busy
 * share the next transaction, which saves most round trips under load.
 */
export class Inbox {
  private readonly batchers = new Map<string, MicroBatcher<Incoming, unknown>>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `effect` in a transaction that also records the event as handled by this consumer. Skips events that were
   * handled before. The message is acknowledged after the commit.
   * @param message the envelope as it came from the stream
   * @returns the effect's result; undefined where the event was handled before
   * @throws PoisonMessageError when the message does not fit its contract: it becomes a dead letter at once
   */
  async once<T extends z.ZodType, P, R>(
    definition: EventDefinition<T>,
    message: unknown,
    context: JetStreamContext,
    effect: Effect<T, R> | JointEffect<T, P, R>,
  ): Promise<R | undefined> {
    try {
      const event = parse(definition, message);
      if (typeof effect !== 'function' && effect.prepare && (await this.wasHandled(context.durable, event)))
        return undefined;
      return (await this.of(context.durable).add(await incoming(event, effect))) as R | undefined;
    } catch (error) {
      context.failure = error;
      throw error;
    }
  }

  /**
   * Checks old events before requesting anything: they may be repeats. Young events are checked in the transaction
   * alone.
   */
  private async wasHandled(durable: string, { id, time }: EventEnvelope): Promise<boolean> {
    if (Date.now() - Date.parse(time) < OLD_MS) return false;
    return (
      (
        (await this.dataSource.query('SELECT 1 FROM inbox WHERE durable = $1 AND event_id = $2', [
          durable,
          id,
        ])) as unknown[]
      ).length > 0
    );
  }

  private of(durable: string): MicroBatcher<Incoming, unknown> {
    const batcher =
      this.batchers.get(durable) ??
      new MicroBatcher((events) => this.handle(durable, events), BATCH, { mayBeOfOne, lingerMs: GATHERING_MS });
    this.batchers.set(durable, batcher);
    return batcher;
  }

  private async handle(durable: string, events: readonly Incoming[]): Promise<unknown[]> {
    const results = await this.dataSource.transaction((manager) => transact(durable, events, manager));
    return events.map((event) => results.get(event));
  }
}

/** Marks the events as handled and runs those that were not before. @returns their results */
async function transact(
  durable: string,
  events: readonly Incoming[],
  manager: EntityManager,
): Promise<Map<Incoming, unknown>> {
  const rows = (await manager.query(
    'INSERT INTO inbox (durable, event_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING RETURNING event_id',
    [durable, events.map(({ eventId }) => eventId)],
  )) as { event_id: string }[];
  const unhandled = new Set(rows.map(({ event_id: eventId }) => eventId));
  // An event delivered twice at once is new only once.
  const fresh = events.filter(({ eventId }) => unhandled.delete(eventId));
  const results = new Map<Incoming, unknown>();
  for (const joint of new Set(fresh.map((event) => event.joint))) {
    const together = fresh.filter((event) => event.joint === joint);
    const given = await together[0]?.runAll(
      together.map((event) => event.given),
      manager,
    );
    together.forEach((event, index) => results.set(event, given?.[index]));
  }
  return results;
}

async function incoming<T extends z.ZodType, P, R>(
  event: EventOf<T>,
  effect: Effect<T, R> | JointEffect<T, P, R>,
): Promise<Incoming> {
  if (typeof effect === 'function') {
    return {
      eventId: event.id,
      joint: event,
      given: event,
      runAll: async (_, manager) => [await inContextOf(event, () => effect(event, manager))],
    };
  }
  const prepared = effect.prepare && (await inContextOf(event, () => effect.prepare?.(event)));
  return {
    eventId: event.id,
    joint: effect,
    given: { event, prepared },
    runAll: (given, manager) => effect.runAll(given as Prepared<T, P>[], manager),
  };
}

/** @throws PoisonMessageError */
function parse<T extends z.ZodType>(definition: EventDefinition<T>, message: unknown): EventOf<T> {
  const envelope = EventEnvelope.safeParse(message);
  if (!envelope.success) throw new PoisonMessageError(`not an event envelope: ${envelope.error.message}`);
  const data = definition.schema.safeParse(envelope.data.data);
  if (!data.success) throw new PoisonMessageError(`not a ${definition.type}: ${data.error.message}`);
  // Follow-up events and requests belong to the span of the handler.
  return { ...envelope.data, traceparent: activeTraceparent() ?? envelope.data.traceparent, data: data.data };
}
