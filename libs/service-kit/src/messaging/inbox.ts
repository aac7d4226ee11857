import { EventEnvelope, type EventDefinition } from '@chalkboard/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { MicroBatcher } from '../domain';
import { rowsOf } from '../persistence/rows';
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

const HandledRow = z.object({ event_id: z.string() });

type EventOf<T extends z.ZodType> = EventEnvelope<z.infer<T>>;

/**
 * The effect of one event, in the transaction that records it as handled. It may run again after a rollback. Effects
 * outside the database therefore belong after the commit, based on its result.
 */
export type Effect<T extends z.ZodType, R> = (event: EventOf<T>, manager: EntityManager) => Promise<R>;

/**
 * Handles events of one kind in batches. Use it for two reasons: many pending events take one statement instead of one
 * each, and another service can be asked before the transaction opens. Otherwise a plain `Effect` is enough.
 *
 * 1. `prepare` runs for each event as it arrives and asks other services, so that no transaction waits for an answer.
 *    It runs again for a repeated event. What a missing answer means is for `handle` to decide. Optional.
 * 2. `handle` runs once for all events that arrived meanwhile (32 at most), in the transaction that records them as
 *    handled. It returns a result per event, in the same order. Where it fails because of one event, each runs alone.
 * 3. Create the handler once per consumer and pass the same object each time: only its own events form a batch.
 */
export interface BatchHandler<T extends z.ZodType, P, R> {
  prepare?(event: EventOf<T>): Promise<P>;
  handle(batch: Batch<T, P>, manager: EntityManager): Promise<readonly R[]>;
}

/** Events with what `prepare` returned for each. */
export type Batch<T extends z.ZodType, P> = readonly { readonly event: EventOf<T>; readonly prepared: P }[];

/** An event on its way to its handler. Handlers of one consumer share a transaction, not a batch. */
interface Delivery {
  readonly event: EventEnvelope;
  readonly prepared: unknown;
  readonly handler: BatchHandler<z.ZodType, unknown, unknown>;
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
  private readonly batchers = new Map<string, MicroBatcher<Delivery, unknown>>();

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
    effect: Effect<T, R> | BatchHandler<T, P, R>,
  ): Promise<R | undefined> {
    try {
      const event = parse(definition, message);
      if (typeof effect !== 'function' && effect.prepare && (await this.wasHandled(context.durable, event)))
        return undefined;
      return (await this.of(context.durable).add(await deliveryOf(event, effect))) as R | undefined;
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
    const rows = rowsOf(
      HandledRow,
      await this.dataSource.query('SELECT event_id FROM inbox WHERE durable = $1 AND event_id = $2', [durable, id]),
    );
    return rows.length > 0;
  }

  private of(durable: string): MicroBatcher<Delivery, unknown> {
    const batcher =
      this.batchers.get(durable) ??
      new MicroBatcher((deliveries) => this.handle(durable, deliveries), BATCH, { mayBeOfOne, lingerMs: GATHERING_MS });
    this.batchers.set(durable, batcher);
    return batcher;
  }

  private async handle(durable: string, deliveries: readonly Delivery[]): Promise<unknown[]> {
    const results = await this.dataSource.transaction((manager) => transact(durable, deliveries, manager));
    return deliveries.map((delivery) => results.get(delivery));
  }
}

/** Marks the events as handled and handles those that were not before. @returns their results */
async function transact(
  durable: string,
  deliveries: readonly Delivery[],
  manager: EntityManager,
): Promise<Map<Delivery, unknown>> {
  const rows = rowsOf(
    HandledRow,
    await manager.query(
      'INSERT INTO inbox (durable, event_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING RETURNING event_id',
      [durable, deliveries.map(({ event }) => event.id)],
    ),
  );
  const unhandled = new Set(rows.map(({ event_id: eventId }) => eventId));
  // An event delivered twice at once is new only once.
  const fresh = deliveries.filter(({ event }) => unhandled.delete(event.id));
  const results = new Map<Delivery, unknown>();
  for (const handler of new Set(fresh.map((delivery) => delivery.handler))) {
    const batch = fresh.filter((delivery) => delivery.handler === handler);
    const handled = await handler.handle(batch, manager);
    batch.forEach((delivery, index) => results.set(delivery, handled[index]));
  }
  return results;
}

async function deliveryOf<T extends z.ZodType, P, R>(
  event: EventOf<T>,
  effect: Effect<T, R> | BatchHandler<T, P, R>,
): Promise<Delivery> {
  if (typeof effect === 'function') {
    const handle = async (_: unknown, manager: EntityManager) => [
      await inContextOf(event, () => effect(event, manager)),
    ];
    return { event, prepared: undefined, handler: { handle } };
  }
  return { event, prepared: await inContextOf(event, () => effect.prepare?.(event)), handler: effect };
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
