import { RETENTION, type ServiceName } from '@chalkboard/contracts';
import { Logger } from '@nestjs/common';
import type { JetStreamManager, NatsConnection, StreamInfo } from 'nats';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { countOf, rowsOf } from '../persistence/rows';
import { streamOf } from './broker-names';
import type { DeadLetters } from './dead-letters';
import type { ErasedMessages } from './erased-messages';
import { withRewind } from './rewinds';
import { ensureOwnStreams } from './streams';

/**
 * The newest events are looked up one by one, and older ones as long as some are missing: a stream that went back has
 * lost its end. More than a batch of the relay.
 */
const WINDOW = 128;

/**
 * Published events that the stream should hold. One is published again only while the inboxes still know it when it
 * leaves the stream.
 */
const EXPECTED = `published_at > now() - make_interval(secs => ${RETENTION.streamMs / 1000}) AND created_at > now() - make_interval(secs => ${(RETENTION.inboxMs - RETENTION.streamMs) / 1000})`;

const PlacedEvent = z.object({ seq: z.number(), id: z.string(), place: z.number() });
type PlacedEvent = z.infer<typeof PlacedEvent>;

/** Compares what the broker holds with the database, which is the record, and makes good what it has lost. */
export class BrokerCheck {
  private readonly logger = new Logger(BrokerCheck.name);

  constructor(
    private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnection,
    private readonly replicas: number,
    private readonly letters: DeadLetters,
    private readonly erased: ErasedMessages,
  ) {}

  /**
   * Makes the streams where they are missing, marks events as not published that the stream has lost, so that the relay
   * publishes them again, and notes on the stream where consumers have to begin anew. One instance at a time, while
   * none publishes.
   * @returns when the stream was made: by that it is known from one that is made after it
   */
  async run(): Promise<string> {
    const manager = await this.nats.jetstreamManager();
    await ensureOwnStreams(manager, this.service, this.replicas);
    const madeAt = await this.dataSource.transaction(async (db) => {
      const [lease] = rowsOf(
        z.object({ serverId: z.string().nullable() }),
        await db.query('SELECT server_id AS "serverId" FROM outbox_lease WHERE id = 1 FOR UPDATE'),
      );
      const info = await manager.streams.info(streamOf(this.service));
      const elsewhere = await this.withdrawUnheld(db, info);
      const replaced = await this.findReplaced(db, manager, info);
      await db.query(
        'UPDATE outbox SET published_at = NULL, stream_seq = NULL, stream_made_at = NULL WHERE seq = ANY ($1::bigint[])',
        [replaced.map(({ seq }) => seq)],
      );
      const serverId = this.nats.info?.server_id ?? '';
      const lost = elsewhere + replaced.length;
      if (lost > 0)
        this.logger.warn(`The broker has lost ${lost} events of ${info.config.name}: they are published again`);
      if (lost > 0 || lease?.serverId !== serverId) {
        await this.noteRewind(manager, info, Math.min(info.state.last_seq, ...replaced.map(({ place }) => place - 1)));
        await db.query('UPDATE outbox_lease SET server_id = $1 WHERE id = 1', [serverId]);
      }
      return info.created;
    });
    await this.erased.eraseAgain();
    await this.letters.replayAgain();
    return madeAt;
  }

  /** Of an earlier stream of this name, or beyond the end of this one. @returns how many */
  private async withdrawUnheld(db: EntityManager, { created, state }: StreamInfo): Promise<number> {
    return countOf(
      await db.query(
        // What was published before places were noted is taken to be there, unless it is older than the stream.
        `UPDATE outbox SET published_at = NULL, stream_seq = NULL, stream_made_at = NULL
       WHERE ${EXPECTED} AND (stream_made_at < $1 OR stream_made_at > $1 OR stream_seq > $2 OR (stream_made_at IS NULL AND published_at < $1))`,
        [created, state.last_seq],
      ),
    );
  }

  /** Events in whose place there is another message, or none. @returns the newest first */
  private async findReplaced(
    db: EntityManager,
    manager: JetStreamManager,
    { created, config, state }: StreamInfo,
  ): Promise<PlacedEvent[]> {
    const replaced: PlacedEvent[] = [];
    for (let before: number | null = null; ;) {
      const events: PlacedEvent[] = rowsOf(
        PlacedEvent,
        await db.query(
          `SELECT seq, id, stream_seq AS place FROM outbox
         WHERE stream_made_at = $1 AND stream_seq >= $2 AND ($3::bigint IS NULL OR seq < $3) AND ${EXPECTED} ORDER BY seq DESC LIMIT ${WINDOW}`,
          [created, state.first_seq, before],
        ),
      );
      const isHeld = await Promise.all(events.map((event) => holds(manager, config.name, event)));
      const missing = events.filter((_, index) => !isHeld[index]);
      replaced.push(...missing);
      if (missing.length === 0 || events.length < WINDOW) return replaced;
      before = events.at(-1)?.seq ?? null;
    }
  }

  private async noteRewind(manager: JetStreamManager, { config, state }: StreamInfo, after: number): Promise<void> {
    // Consumers of a stream that never held anything begin at its beginning anyway.
    if (state.last_seq === 0) return;
    await manager.streams.update(config.name, {
      description: withRewind(config.description, { id: Date.now().toString(36), after }),
    });
  }
}

async function holds(manager: JetStreamManager, stream: string, { id, place }: PlacedEvent): Promise<boolean> {
  try {
    return (await manager.streams.getMessage(stream, { seq: place })).header.get('Nats-Msg-Id') === id;
  } catch (error) {
    if (/no message found|not found/i.test((error as Error).message)) return false;
    throw error;
  }
}
