import { TOPOLOGY, type AdminOperations, type ServiceName } from '@chalkboard/contracts';
import type { NatsConnection } from 'nats';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { openLiveStreams } from '../live';
import { durableOf, ownerOf, streamOf } from '../messaging/broker-names';
import type { DeadLetters } from '../messaging/dead-letters';
import { rowsOf } from '../persistence/rows';

/** What only some services have. */
type OwnPart = 'readings' | 'messages';

/** How a service is doing now: read for its metrics and for the staff's screen alike. */
export class OperationsState {
  private readonly own = new Map<OwnPart, () => Promise<unknown>>();

  constructor(
    private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnection,
    private readonly letters: DeadLetters,
  ) {}

  /** Adds a part that only this service has. */
  register<Part extends OwnPart>(part: Part, read: () => Promise<NonNullable<AdminOperations[Part]>>): void {
    this.own.set(part, read);
  }

  async read(): Promise<AdminOperations> {
    const [outbox, consumers, deadLetters, ...own] = await Promise.all([
      this.outbox(),
      this.consumers(),
      this.deadLetters(),
      ...[...this.own].map(async ([part, read]) => [part, await read()] as const),
    ]);
    return {
      outbox,
      consumers: consumers.filter(({ lag }) => lag > 0),
      deadLetters,
      pool: this.pool(),
      eventStreams: openLiveStreams(),
      ...(Object.fromEntries(own) as Pick<AdminOperations, OwnPart>),
    };
  }

  async outbox(): Promise<AdminOperations['outbox']> {
    const [row] = rowsOf(
      z.object({ events: z.number(), age: z.number() }),
      await this.dataSource.query(
        'SELECT count(*)::int AS events, coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS age FROM outbox WHERE published_at IS NULL',
      ),
    );
    return { events: row?.events ?? 0, oldestSeconds: Math.max(0, row?.age ?? 0) };
  }

  /** All consumers, also those that have nothing to do. One whose stream is not there yet has nothing. */
  async consumers(): Promise<AdminOperations['consumers']> {
    const manager = await this.nats.jetstreamManager();
    return Promise.all(
      TOPOLOGY[this.service].consumes.map(async ({ type }) => {
        // Events of one kind that several services publish have consumers of one name, each on its own stream.
        const consumer = `${ownerOf(type)}/${durableOf(this.service, type)}`;
        try {
          const { num_pending: pending, num_ack_pending: underWay } = await manager.consumers.info(
            streamOf(ownerOf(type)),
            durableOf(this.service, type),
          );
          return { consumer, lag: pending + underWay };
        } catch (error) {
          if (/consumer not found|stream not found/i.test((error as Error).message)) return { consumer, lag: 0 };
          throw error;
        }
      }),
    );
  }

  deadLetters(): Promise<number> {
    return this.letters.count();
  }

  pool(): AdminOperations['pool'] {
    const {
      totalCount: total,
      idleCount: idle,
      waitingCount: waiting,
    } = (this.dataSource.driver as unknown as { readonly master: Pool }).master;
    return { total, idle, waiting };
  }
}
