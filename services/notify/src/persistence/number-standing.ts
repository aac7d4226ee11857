import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@chalkboard/service-kit/domain';
import type { EntityManager } from 'typeorm';
import { hashOf } from '../domain/destination';
import { dailyLimit, DAILY_LIMITS, OPTED_OUT, overLimit } from '../domain/message-limits';
import type { NewMessage } from '../domain/notification';

const LARGE_LIMIT = 500;
const SHARDS = 16;

interface ToCount {
  readonly kind: NewMessage['audience'] | 'answer';
  readonly hash: string;
  /** The limit of a day; another one where the number is confirmed. */
  readonly most: number;
  readonly mostConfirmed: number;
  readonly shard: number;
}

interface Counted {
  readonly optedOut: boolean;
  readonly confirmed: boolean;
  /** It was counted: nothing speaks against sending. */
  readonly isWithin: boolean;
}

/** What numbers and addresses may be sent: who wants nothing, who is confirmed, and how much each got today. All by hash. */
@Injectable()
export class NumberStanding {
  /** @param raisedTo every daily limit is at least this; undefined: the product's limits hold */
  constructor(
    private readonly clock: Clock,
    private readonly raisedTo: number | undefined,
  ) {}

  /** In which of a number's rows a transaction counts: the same for all its messages, so that two never wait for each other's rows. */
  drawShard(): number {
    return randomInt(SHARDS);
  }

  /** Counts a message to its destination. @param shard drawn once for a transaction @returns why it must not be sent, in words for the owner; undefined when it may */
  async refusalOf({ channel, audience, destination }: NewMessage, shard: number, manager: EntityManager): Promise<string | undefined> {
    const limitWhere = (confirmed: boolean) => dailyLimit({ channel, audience, confirmed, raisedTo: this.raisedTo });
    const counted = await this.count({ kind: audience, hash: hashOf(channel, destination), most: limitWhere(false), mostConfirmed: limitWhere(true), shard }, manager);
    if (counted.isWithin) return undefined;
    const { confirmed, optedOut } = counted;
    return optedOut ? OPTED_OUT : overLimit({ channel, audience, confirmed, limit: limitWhere(confirmed) });
  }

  /** @returns whether a text that is not understood is answered once more today; never to somebody who wants nothing */
  async mayAnswerTheUnknown(hash: string, manager: EntityManager): Promise<boolean> {
    const most = DAILY_LIMITS.answersToTheUnknown;
    return (await this.count({ kind: 'answer', hash, most, mostConfirmed: most, shard: 0 }, manager)).isWithin;
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
  private async count({ kind, hash, most, mostConfirmed, shard }: ToCount, manager: EntityManager): Promise<Counted> {
    const [row] = (await manager.query(
      `WITH standing AS (
         SELECT EXISTS (SELECT 1 FROM opt_outs WHERE destination_hash = $3) AS opted_out, EXISTS (SELECT 1 FROM confirmed_numbers WHERE destination_hash = $3) AS confirmed),
       allowed AS (SELECT opted_out, confirmed, CASE WHEN confirmed THEN $5::int ELSE $4::int END AS most FROM standing),
       counted AS (
         INSERT INTO daily_counts AS counts (day, kind, destination_hash, shard, messages)
         SELECT $1::date, $2::text, $3::text, CASE WHEN most < $6::int THEN 0 ELSE $7::int END, 1 FROM allowed
         WHERE NOT opted_out AND (SELECT coalesce(sum(messages), 0) FROM daily_counts WHERE day = $1::date AND kind = $2 AND destination_hash = $3) < most
         ON CONFLICT (day, kind, destination_hash, shard) DO UPDATE SET messages = counts.messages + 1 WHERE counts.messages < (SELECT most FROM allowed)
         RETURNING messages)
       SELECT opted_out AS "optedOut", confirmed, EXISTS (SELECT 1 FROM counted) AS "isWithin" FROM allowed`,
      [this.clock.now().toISOString().slice(0, 10), kind, hash, most, mostConfirmed, LARGE_LIMIT, shard],
    )) as Counted[];
    if (!row) throw new Error('a number without a standing');
    return row;
  }
}
