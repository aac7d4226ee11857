import type { ServiceName } from '@chalkboard/contracts';
import type { JsMsg, NatsConnection } from 'nats';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../persistence/rows';
import { deadLetterNotes, replayedLetter, replayHeaders, type DeadLetterNotes } from './dead-letter-headers';
import { digestOf } from './message-digest';
import { replaySubject } from './streams';

/** A message that a consumer could not handle. */
export interface DeadLetter extends DeadLetterNotes {
  /** Its place among the dead letters; what `replay` takes. */
  readonly sequence: number;
  readonly durable: string;
  readonly parkedAt: Date;
  /** The event as it came. */
  readonly body: string;
}

const LetterRow = z.object({
  sequence: z.number(),
  durable: z.string(),
  subject: z.string(),
  reason: z.string(),
  attempts: z.number(),
  replays: z.number(),
  firstFailedAt: z.date().nullable(),
  parkedAt: z.date(),
  body: z.instanceof(Buffer),
});
type LetterRow = z.infer<typeof LetterRow>;

const COLUMNS =
  'sequence, durable, subject, reason, tries AS attempts, replays, first_failed_at AS "firstFailedAt", parked_at AS "parkedAt", body';
const OPEN = 'replaying_at IS NULL AND discarded_at IS NULL';

/**
 * The dead letters of one service, in its own schema: to be seen, and to be handled again once the cause is gone.
 */
export class DeadLetters {
  constructor(
    private readonly service: ServiceName,
    private readonly nats: NatsConnection,
    private readonly dataSource: DataSource,
  ) {}

  /** The oldest `limit` dead letters after this place. */
  async list(limit = 100, after = 0): Promise<DeadLetter[]> {
    const rows = rowsOf(
      LetterRow,
      await this.dataSource.query(
        `SELECT ${COLUMNS} FROM dead_letters WHERE ${OPEN} AND sequence > $1 ORDER BY sequence LIMIT $2`,
        [after, limit],
      ),
    );
    return rows.map(toDeadLetter);
  }

  /** How many messages are dead letters. */
  async count(): Promise<number> {
    const [row] = rowsOf(
      z.object({ count: z.number() }),
      await this.dataSource.query(`SELECT count(*)::int AS count FROM dead_letters WHERE ${OPEN}`),
    );
    return row?.count ?? 0;
  }

  async find(sequence: number): Promise<DeadLetter | undefined> {
    const [row] = rowsOf(
      LetterRow,
      await this.dataSource.query(`SELECT ${COLUMNS} FROM dead_letters WHERE ${OPEN} AND sequence = $1`, [sequence]),
    );
    return row && toDeadLetter(row);
  }

  /** Sets a message aside. The same one set aside again is one; one that was replayed gets another place. */
  async deadLetter(
    durable: string,
    message: Pick<JsMsg, 'data' | 'subject'> & Partial<Pick<JsMsg, 'headers'>>,
    { subject, reason, attempts: tries, firstFailedAt, replays }: DeadLetterNotes,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM dead_letters WHERE sequence = $1', [replayedLetter(message) ?? null]);
      await manager.query(
        `INSERT INTO dead_letters (durable, digest, subject, body, reason, tries, replays, first_failed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (durable, digest) DO UPDATE SET reason = excluded.reason, tries = excluded.tries, replaying_at = NULL WHERE dead_letters.discarded_at IS NULL`,
        [
          durable,
          digestOf(message.data),
          subject,
          Buffer.from(message.data),
          reason,
          tries,
          replays,
          firstFailedAt ?? null,
        ],
      );
    });
  }

  /**
   * Hands a dead letter to the consumer that gave it up, and to no other, under its first event id: what was done
   * before is not done twice. It is kept, out of sight, until that has handled it: the broker may lose it on the way.
   * @returns false when there is no dead letter of that sequence
   */
  async replay(sequence: number): Promise<boolean> {
    const letter = await this.change(
      `UPDATE dead_letters SET replaying_at = now() WHERE sequence = $1 AND ${OPEN}`,
      sequence,
    );
    if (!letter) return false;
    try {
      await this.hand(letter);
    } catch (error) {
      await this.change('UPDATE dead_letters SET replaying_at = NULL WHERE sequence = $1', sequence);
      throw error;
    }
    return true;
  }

  /**
   * Hands over once more what is being replayed: the broker may have lost it. What it has not lost comes twice and is
   * done once.
   */
  async replayAgain(): Promise<void> {
    const rows = rowsOf(
      LetterRow,
      await this.dataSource.query(
        `SELECT ${COLUMNS} FROM dead_letters WHERE replaying_at IS NOT NULL ORDER BY sequence`,
      ),
    );
    for (const row of rows) await this.hand(row);
  }

  /**
   * Empties a dead letter for good; by its digest alone it is known when it comes again. @returns false when there
   * is none of that sequence
   */
  async discard(sequence: number): Promise<boolean> {
    return (
      (await this.change(
        `UPDATE dead_letters SET discarded_at = now(), body = '', reason = '' WHERE sequence = $1 AND ${OPEN}`,
        sequence,
      )) !== undefined
    );
  }

  /** Digests (hex) of what this consumer has set aside: a stream that was lost gives it again. */
  async setAside(durable: string): Promise<Set<string>> {
    const rows = rowsOf(
      z.object({ digest: z.string() }),
      await this.dataSource.query(`SELECT encode(digest, 'hex') AS digest FROM dead_letters WHERE durable = $1`, [
        durable,
      ]),
    );
    return new Set(rows.map(({ digest }) => digest));
  }

  /** A message was handled: if it was the replay of a letter, that is done with. */
  async handled(message: Pick<JsMsg, 'subject' | 'headers'>): Promise<void> {
    const sequence = replayedLetter(message);
    if (sequence !== undefined) await this.change('DELETE FROM dead_letters WHERE sequence = $1', sequence);
  }

  /** Takes over a message that an older version put into the dead-letter stream. */
  takeOver(message: JsMsg): Promise<void> {
    return this.deadLetter(message.subject.split('.').at(-1) ?? '', message, deadLetterNotes(message.headers));
  }

  private async hand(letter: LetterRow): Promise<void> {
    const { durable, sequence, replays, body } = letter;
    await this.nats.jetstream().publish(replaySubject(this.service, durable), body, {
      msgID: `replay:${sequence}:${replays}`,
      headers: replayHeaders({ ...letter, firstFailedAt: letter.firstFailedAt ?? undefined }),
    });
  }

  private async change(statement: string, sequence: number): Promise<LetterRow | undefined> {
    const [row] = rowsOf(LetterRow, await this.dataSource.query(`${statement} RETURNING ${COLUMNS}`, [sequence]));
    return row;
  }
}

function toDeadLetter({ body, firstFailedAt, ...row }: LetterRow): DeadLetter {
  return { ...row, firstFailedAt: firstFailedAt ?? undefined, body: body.toString() };
}
