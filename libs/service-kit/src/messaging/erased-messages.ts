import type { NatsConnection } from 'nats';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../persistence/rows';
import { digestOf } from './message-digest';

export interface ErasedMessage {
  readonly sequence: number;
  readonly digest: Buffer;
}

/**
 * What was taken out of streams, by a hash that tells nothing of it: a server may come back with a disk from before,
 * and with what was erased since. Kept for as long as a stream would have kept the message.
 */
export class ErasedMessages {
  constructor(
    private readonly nats: NatsConnection,
    private readonly dataSource: DataSource,
  ) {}

  /** Notes them and takes them out, overwritten on the disk. Safe to repeat. @returns how many went */
  async erase(stream: string, messages: readonly ErasedMessage[]): Promise<number> {
    if (messages.length === 0) return 0;
    await this.dataSource.query(
      'INSERT INTO erased_messages (stream, seq, digest, erased_at) SELECT $1, given.seq, given.digest, now() FROM unnest($2::bigint[], $3::bytea[]) AS given (seq, digest) ON CONFLICT DO NOTHING',
      [stream, messages.map(({ sequence }) => sequence), messages.map(({ digest }) => digest)],
    );
    let gone = 0;
    for (const { sequence } of messages) if (await this.delete(stream, sequence)) gone++;
    return gone;
  }

  /** Takes out once more what has come back. @returns how many went */
  async eraseAgain(): Promise<number> {
    const known = rowsOf(
      z.object({ stream: z.string(), seq: z.number(), digest: z.instanceof(Buffer) }),
      await this.dataSource.query('SELECT stream, seq, digest FROM erased_messages ORDER BY stream, seq'),
    );
    let gone = 0;
    for (const { stream, seq, digest } of known)
      if ((await this.isThere(stream, seq, digest)) && (await this.delete(stream, seq))) gone++;
    return gone;
  }

  private async isThere(stream: string, seq: number, digest: Buffer): Promise<boolean> {
    try {
      const { data } = await (await this.nats.jetstreamManager()).streams.getMessage(stream, { seq });
      return digestOf(data).equals(digest);
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  private async delete(stream: string, seq: number): Promise<boolean> {
    try {
      return await (await this.nats.jetstreamManager()).streams.deleteMessage(stream, seq, true);
    } catch (error) {
      // Gone meanwhile, by its age or by somebody of the staff.
      if (isNotFound(error)) return false;
      throw error;
    }
  }
}

function isNotFound(error: unknown): boolean {
  return /not found|no message/i.test((error as Error).message);
}
