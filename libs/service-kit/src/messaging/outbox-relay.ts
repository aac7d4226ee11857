import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@chalkboard/contracts';
import { Logger } from '@nestjs/common';
import type { NatsConnection } from 'nats';
import { Client } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { WakeSignal } from '../domain';
import { publishInTrace } from '../telemetry/message-tracing';
import type { BrokerCheck } from './broker-check';
import { onReconnect } from './connection';
import type { Outbox } from './outbox';

const BATCH = 100;
/** Poll interval. It covers instances that end between a commit and its wake-up. */
const IDLE_POLL_MS = 1000;
/** Minimum pause between batches where a service names none; events committed meanwhile share the next batch. */
const PACE_MS = 60;
const ACK_LIMIT_MS = 5000;
const RETRY_MS = 500;
/** How often stream and outbox are compared; also at the start and after each lost connection. */
const CHECK_MS = 3_600_000;

interface PendingEvent {
  /** Its place in the outbox. */
  readonly seq: number;
  readonly id: string;
  readonly subject: string;
  /** JSON, as it is published. */
  readonly envelope: string;
  /** Id of what the event is about. */
  readonly aggregate: string;
}

interface Published {
  /** Its place in the outbox. */
  readonly seq: number;
  /** Its place in the stream. */
  readonly streamSeq: number;
}

/**
 * Publishes the outbox at least once, the events of each aggregate in order.
 * - Lease: one instance at a time works, the one that locks the lease row. A crash ends its transaction and the lease.
 * - Wake-up: an instance that commits while another holds the lease wakes that one by NOTIFY.
 * - Repeats: the message id is the event's id, so the stream stores a repeat once.
 * - Loss: each event's position in the stream is stored. Events that the broker lost are published again first.
 */
export class OutboxRelay {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private readonly events = new WakeSignal();
  /** This instance committed events that no relay has seen yet. */
  private hasCommitted = false;
  private listener: Client | undefined;
  private checkDueAt = 0;
  /** Creation time of the stream at the last comparison. */
  private streamMadeAt = '';
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly service: ServiceName,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnection,
    private readonly databaseUrl: string,
    private readonly broker: BrokerCheck,
    private readonly paceMs = PACE_MS,
  ) {}

  start(): void {
    this.dataSource.subscribers.push(this.outbox.commits);
    this.stopListening = this.outbox.onWritten(() => {
      this.hasCommitted = true;
      this.events.raise();
    });
    onReconnect(this.nats, () => {
      this.checkDueAt = 0;
      this.events.raise();
    });
    this.running = Promise.all([this.relay(), this.listen()]).then(() => undefined);
  }

  /** Resolves after the current batch. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.dataSource.subscribers.splice(this.dataSource.subscribers.indexOf(this.outbox.commits), 1);
    this.stopListening();
    this.events.raise();
    await this.listener?.end().catch(() => undefined);
    await this.running;
  }

  private async relay(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        this.events.lower();
        if (Date.now() >= this.checkDueAt) await this.check();
        const began = performance.now();
        const hasCommitted = this.hasCommitted;
        this.hasCommitted = false;
        const published = await this.publishBatch();
        if (published === undefined && hasCommitted) await this.wakeHolder();
        if (published === BATCH) continue;
        await this.events.wait(IDLE_POLL_MS);
        await sleep(Math.max(0, began + this.paceMs - performance.now()));
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.logger.warn(`Publishing is delayed: ${(error as Error).message}`);
        await sleep(RETRY_MS);
      }
    }
  }

  private async check(): Promise<void> {
    // Reset first: a connection lost during the comparison makes it due again.
    this.checkDueAt = Date.now() + CHECK_MS;
    try {
      this.streamMadeAt = await this.broker.run();
    } catch (error) {
      this.checkDueAt = 0;
      throw error;
    }
  }

  /** @returns how many events were published; undefined when another instance holds the lease */
  private async publishBatch(): Promise<number | undefined> {
    const failure = await this.dataSource.transaction(
      async (manager): Promise<{ published?: number; error?: unknown }> => {
        // The mark need not be on disk: after a crash the event is published again under its id.
        const held: (PendingEvent | Record<keyof PendingEvent, null>)[] = await manager.query(
          `SELECT waiting.seq, waiting.id, waiting.subject, waiting.envelope, waiting.aggregate FROM (SELECT set_config('synchronous_commit', 'off', true) FROM outbox_lease WHERE id = 1 FOR UPDATE SKIP LOCKED) AS lease
         LEFT JOIN (SELECT seq, id, subject, envelope::text AS envelope, envelope->>'subject' AS aggregate FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT $1) AS waiting ON true
         ORDER BY waiting.seq`,
          [BATCH],
        );
        if (held.length === 0) return {};
        const rows = held.filter((row): row is PendingEvent => row.id !== null);
        const { published, error } = await this.publish(rows);
        if (published.length > 0) await this.record(published, manager);
        return { published: published.length, error };
      },
    );
    if (failure.error) throw failure.error;
    return failure.published;
  }

  private async record(published: readonly Published[], manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE outbox SET published_at = now(), stream_seq = given.place, stream_made_at = $3 FROM unnest($1::bigint[], $2::bigint[]) AS given (seq, place) WHERE outbox.seq = given.seq',
      [published.map(({ seq }) => seq), published.map(({ streamSeq }) => streamSeq), this.streamMadeAt],
    );
  }

  /**
   * Publishes aggregates in parallel, the events of one aggregate in sequence.
   * @returns stream positions of the published events, also when others failed; those are published again later
   */
  private async publish(rows: readonly PendingEvent[]): Promise<{ published: Published[]; error?: unknown }> {
    const published: Published[] = [];
    const ofAggregates = new Map<string, PendingEvent[]>();
    for (const row of rows) ofAggregates.set(row.aggregate, [...(ofAggregates.get(row.aggregate) ?? []), row]);
    const outcomes = await Promise.allSettled(
      [...ofAggregates.values()].map(async (events) => {
        for (const { seq, id, subject, envelope } of events) {
          const { seq: streamSeq } = await publishInTrace({ subject, envelope }, (headers) =>
            this.nats
              .jetstream()
              .publish(subject, envelope, { msgID: id, timeout: ACK_LIMIT_MS, ...(headers && { headers }) }),
          );
          published.push({ seq, streamSeq });
        }
      }),
    );
    return { published, error: outcomes.find((outcome) => outcome.status === 'rejected')?.reason };
  }

  /** The instance with the lease may have polled before our commit. */
  private async wakeHolder(): Promise<void> {
    await this.dataSource.query('SELECT pg_notify($1, $2)', [wakeChannel(this.service), '']);
  }

  /** Listens to other instances on its own connection, which it reopens whenever it breaks. */
  private async listen(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const client = new Client({
        connectionString: this.databaseUrl,
        application_name: `${this.service}-relay`,
        keepAlive: true,
      });
      const closed = new Promise<void>((resolve) => {
        client.once('end', resolve);
        // On each connection: an unhandled 'error' event ends the process.
        client.on('error', () => resolve());
      });
      try {
        await client.connect();
        this.listener = client;
        client.on('notification', () => this.events.raise());
        await client.query(`LISTEN ${wakeChannel(this.service)}`);
        this.events.raise();
        if (!this.stopping.signal.aborted) await closed;
      } catch (error) {
        this.logger.warn(`Other instances are not heard, polling instead: ${(error as Error).message}`);
      }
      await client.end().catch(() => undefined);
      if (!this.stopping.signal.aborted) await sleep(RETRY_MS);
    }
  }
}

/**
 * NOTIFY channel between the instances of a service. It is private because the service has its own role and schema.
 */
function wakeChannel(service: ServiceName): string {
  return `${service}_outbox`;
}
