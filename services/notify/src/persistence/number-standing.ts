import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@chalkboard/service-kit/domain';
import type { EntityManager } from 'typeorm';
import { hashOf } from '../domain/destination';
import { dailyLimit, DAILY_LIMITS, OPTED_OUT, overLimit } from '../domain/message-limits';
import type { NewMessage } from '../domain/notification';

const LARGE_LIMIT = 500;
const SHARDS = 16;

/** What numbers and addresses may be sent: who wants nothing, who is confirmed, and how much each got today. All by hash. */
@Injectable()
export class NumberStanding {
  /** @param raisedTo every daily limit is at least this; undefined: the product's limits hold */
  constructor(
    private readonly clock: Clock,
    private readonly raisedTo: number | undefined,
  ) {}

  /** Counts a message to its destination. @returns why it must not be sent, in words for the owner; undefined when it may */
  async refusalOf({ channel, audience, destination }: NewMessage, manager: EntityManager): Promise<string | undefined> {
    const hash = hashOf(channel, destination);
    const [standing] = (await manager.query(
      'SELECT EXISTS (SELECT 1 FROM opt_outs WHERE destination_hash = $1) AS "optedOut", EXISTS (SELECT 1 FROM confirmed_numbers WHERE destination_hash = $1) AS confirmed',
      [hash],
    )) as { optedOut: boolean; confirmed: boolean }[];
    if (standing?.optedOut) return OPTED_OUT;
    const of = { channel, audience, confirmed: standing?.confirmed ?? false };
    const limit = dailyLimit({ ...of, raisedTo: this.raisedTo });
    return (await this.count(audience, hash, limit, manager)) ? undefined : overLimit({ ...of, limit });
  }

  /** @returns whether a text that is not understood is answered once more today */
  mayAnswerTheUnknown(hash: string, manager: EntityManager): Promise<boolean> {
    return this.count('answer', hash, DAILY_LIMITS.answersToTheUnknown, manager);
  }

  async confirm(hash: string, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO confirmed_numbers VALUES ($1, $2) ON CONFLICT DO NOTHING', [hash, this.clock.now()]);
  }

  async optOut(hash: string, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO opt_outs VALUES ($1, $2) ON CONFLICT DO NOTHING', [hash, this.clock.now()]);
  }

  /** @returns whether it had opted out */
  async optIn(hash: string, manager: EntityManager): Promise<boolean> {
    const [, count] = (await manager.query('DELETE FROM opt_outs WHERE destination_hash = $1', [hash])) as [unknown, number];
    return count > 0;
  }

  /**
   * The row's lock is held until the message's own transaction ends. That makes small limits exact though many count at once. A large one is
   * counted in several rows, so that a busy restaurant's messages do not wait for each other's commits; it may be passed by as many
   * messages as are counted at the same moment.
   */
  private async count(kind: NewMessage['audience'] | 'answer', hash: string, limit: number, manager: EntityManager): Promise<boolean> {
    const shard = limit < LARGE_LIMIT ? 0 : randomInt(SHARDS);
    const rows: unknown[] = await manager.query(
      `INSERT INTO daily_counts (day, kind, destination_hash, shard, messages)
       SELECT $1::date, $2, $3, $4::int, 1 WHERE (SELECT coalesce(sum(messages), 0) FROM daily_counts WHERE day = $1::date AND kind = $2 AND destination_hash = $3) < $5::int
       ON CONFLICT (day, kind, destination_hash, shard) DO UPDATE SET messages = daily_counts.messages + 1 WHERE daily_counts.messages < $5::int
       RETURNING messages`,
      [this.clock.now().toISOString().slice(0, 10), kind, hash, shard, limit],
    );
    return rows.length > 0;
  }
}
