import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@chalkboard/contracts';
import { Logger } from '@nestjs/common';
import type { NatsConnection } from 'nats';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { commitsWithEvents } from './outbox';

const BATCH = 100;
/** How often it looks without having been woken: an instance may end between a commit and what should follow it. */
const IDLE_POLL_MS = 1000;
const ACK_LIMIT_MS = 5000;
const RETRY_MS = 500;

/**
 * Publishes what the outbox holds, in order and at least once. Of several instances the one that holds the lease row
 * works; the lease ends with its transaction, so a crash hands it over. One that has committed while another holds the lease
 * tells that one by a NOTIFY. The message id is the event's id, so a repeat is stored once by the stream.
 */
export class OutboxRelay {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private woken = false;
  /** There may be events that only this instance knows of. */
  private hasCommitted = false;
  private wake: () => void = () => undefined;
  private listener: Client | undefined;
  private readonly commits = commitsWithEvents(() => this.wakeUp({ byOurCommit: true }));

  constructor(
    private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnection,
    private readonly databaseUrl: string,
  ) {}

  start(): void {
    this.dataSource.subscribers.push(this.commits);
    this.running = Promise.all([this.relay(), this.listen()]).then(() => undefined);
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.dataSource.subscribers.splice(this.dataSource.subscribers.indexOf(this.commits), 1);
    this.wakeUp();
    await this.listener?.end().catch(() => undefined);
    await this.running;
  }

  private async relay(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        this.woken = false;
        const hasCommitted = this.hasCommitted;
        this.hasCommitted = false;
        const published = await this.publishBatch();
        if (published === undefined && hasCommitted) await this.tellHolder();
        if ((published ?? 0) < BATCH) await this.untilWoken();
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.logger.warn(`Publishing is delayed: ${(error as Error).message}`);
        await sleep(RETRY_MS);
      }
    }
  }

  /** @returns how many events were published; undefined when another instance holds the lease */
  private async publishBatch(): Promise<number | undefined> {
    const failure = await this.dataSource.transaction(async (manager): Promise<{ published?: number; error?: unknown }> => {
      const lease: unknown[] = await manager.query('SELECT id FROM outbox_lease WHERE id = 1 FOR UPDATE SKIP LOCKED');
      if (lease.length === 0) return {};
      const rows: { id: string; subject: string; envelope: unknown }[] = await manager.query(
        'SELECT id, subject, envelope FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT $1',
        [BATCH],
      );
      const published: string[] = [];
      let error: unknown;
      try {
        for (const row of rows) {
          await this.nats.jetstream().publish(row.subject, JSON.stringify(row.envelope), { msgID: row.id, timeout: ACK_LIMIT_MS });
          published.push(row.id);
        }
      } catch (cause) {
        // What the stream has taken is recorded all the same; the rest keeps its order and is tried again.
        error = cause;
      }
      if (published.length > 0) await manager.query('UPDATE outbox SET published_at = now() WHERE id = ANY($1)', [published]);
      return { published: published.length, error };
    });
    if (failure.error) throw failure.error;
    return failure.published;
  }

  private async untilWoken(): Promise<void> {
    if (this.woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, IDLE_POLL_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private wakeUp({ byOurCommit = false } = {}): void {
    this.woken = true;
    this.hasCommitted ||= byOurCommit;
    this.wake();
  }

  /** The instance that holds the lease may have looked before our commit. */
  private async tellHolder(): Promise<void> {
    await this.dataSource.query('SELECT pg_notify($1, $2)', [wakeChannel(this.service), '']);
  }

  /** Hears other instances on a connection of its own and renews it whenever it breaks. */
  private async listen(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const client = new Client({ connectionString: this.databaseUrl, application_name: `${this.service}-relay`, keepAlive: true });
      const closed = new Promise<void>((resolve) => {
        client.once('end', resolve);
        client.once('error', () => resolve());
      });
      try {
        await client.connect();
        this.listener = client;
        client.on('notification', () => this.wakeUp());
        await client.query(`LISTEN ${wakeChannel(this.service)}`);
        this.wakeUp();
        if (!this.stopping.signal.aborted) await closed;
      } catch (error) {
        this.logger.warn(`Other instances are not heard, polling instead: ${(error as Error).message}`);
      }
      await client.end().catch(() => undefined);
      if (!this.stopping.signal.aborted) await sleep(RETRY_MS);
    }
  }
}

/** Channel of Postgres' NOTIFY between the instances of a service; role and schema are the service's own, so it is too. */
function wakeChannel(service: ServiceName): string {
  return `${service}_outbox`;
}
