import { EventEnvelope, type EventDefinition } from '@chalkboard/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { runInContext } from '../runtime/request-context';
import type { JetStreamContext } from './jetstream-context';
import { PoisonMessageError } from './messaging.errors';

/** Gives every event one effect, however often it is delivered. */
export class Inbox {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `effect` in a transaction that also records the event as handled by this consumer; does nothing when it was
   * before. The message is acknowledged after the commit.
   * @param message the envelope as it came from the stream
   * @throws PoisonMessageError when the message does not fit its contract: it is parked at once
   */
  async once<T extends z.ZodType>(
    definition: EventDefinition<T>,
    message: unknown,
    context: JetStreamContext,
    effect: (event: EventEnvelope<z.infer<T>>, manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    try {
      await this.handle(definition, message, context, effect);
    } catch (error) {
      context.failure = error;
      throw error;
    }
  }

  private async handle<T extends z.ZodType>(
    definition: EventDefinition<T>,
    message: unknown,
    context: JetStreamContext,
    effect: (event: EventEnvelope<z.infer<T>>, manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const envelope = EventEnvelope.safeParse(message);
    if (!envelope.success) throw new PoisonMessageError(`not an event envelope: ${envelope.error.message}`);
    const data = definition.schema.safeParse(envelope.data.data);
    if (!data.success) throw new PoisonMessageError(`not a ${definition.type}: ${data.error.message}`);
    const event = { ...envelope.data, data: data.data };

    await runInContext({ correlationId: event.correlationid, causationId: event.id, traceparent: event.traceparent }, () =>
      this.dataSource.transaction(async (manager) => {
        const [fresh] = (await manager.query(
          'WITH mark AS (INSERT INTO inbox (durable, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1) SELECT count(*)::int AS count FROM mark',
          [context.durable, event.id],
        )) as { count: number }[];
        if (fresh?.count === 1) await effect(event, manager);
      }),
    );
  }
}
