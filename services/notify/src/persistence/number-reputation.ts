import { randomInt } from 'node:crypto';
import { BY_KEYS, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { hashOf } from '../domain/destination';
import {
  dailyLimit,
  DAILY_LIMITS,
  OPTED_OUT,
  overLimit,
  overMenuLimit,
  type TestRefusal,
} from '../domain/message-limits';
import type { NewMessage } from '../domain/notification';
import { ConfirmedNumberEntity, DailyCountEntity, OptOutEntity } from './number-reputation.entities';
import { TextedNumbers } from './texted-numbers';

const LARGE_LIMIT = 500;
const SHARDS = 16;

interface ToCount {
  readonly kind: NewMessage['audience'] | 'answer' | 'test' | 'privacy';
  readonly hash: string;
  /** The limit of a day; another one where the number is confirmed. */
  readonly most: number;
  readonly mostConfirmed: number;
}

interface Counted {
  readonly optedOut: boolean;
  readonly confirmed: boolean;
  /** It was counted: nothing speaks against sending. */
  readonly isWithin: boolean;
}

const CountedRow = z.object({
  kind: z.string(),
  hash: z.string(),
  opted_out: z.boolean(),
  confirmed: z.boolean(),
  /** All that were asked for today, these included. */
  messages: z.int(),
});
const Known = z.object({ confirmed: z.boolean(), stopped: z.boolean() });

/** Under which name a message is counted: tests and codes do not use up what orders need. */
function kindOf({ purpose, audience }: NewMessage): ToCount['kind'] {
  return purpose === 'test' || purpose === 'privacy' ? purpose : audience;
}

/**
 * What numbers and addresses may be sent: who wants nothing, who is confirmed, and how much each got today. All by
 * hash.
 */
@Injectable()
export class NumberReputation {
  /** @param raisedTo every daily limit is at least this; undefined: the product's limits hold */
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly raisedTo: number | undefined,
    private readonly numbers: TextedNumbers,
  ) {}

  /**
   * Counts messages to their destinations. @returns of each, why it must not be sent, in words for the owner; undefined
   * when it may
   */
  async refusalsOf(messages: readonly NewMessage[], manager: EntityManager): Promise<(string | undefined)[]> {
    const refusals = await this.numbers.refusalsOf(messages, manager);
    const left = messages.flatMap((message, index) => (refusals[index] === undefined ? [{ message, index }] : []));
    const limitOf = (message: NewMessage, confirmed: boolean) => this.limitOf(message, confirmed);
    const counted = await this.count(
      left.map(({ message }): ToCount => ({
        kind: kindOf(message),
        hash: hashOf(message.channel, message.destination),
        most: limitOf(message, false),
        mostConfirmed: limitOf(message, true),
      })),
      manager,
    );
    for (const [place, { message, index }] of left.entries()) {
      const { isWithin, confirmed, optedOut } = counted[place]!;
      if (!isWithin)
        refusals[index] = optedOut
          ? OPTED_OUT
          : overLimit({ ...message, confirmed, limit: limitOf(message, confirmed) });
    }
    return refusals;
  }

  /** Whether no limit of this text is near, so that it need not be counted before it is written. */
  async isFree(message: NewMessage): Promise<boolean> {
    const hash = hashOf(message.channel, message.destination);
    const { confirmed, stopped } = await this.of(hash);
    const maximum = this.limitOf(message, confirmed);
    if (stopped || maximum < LARGE_LIMIT || !(confirmed || this.raisedTo !== undefined)) return false;
    const counted = await this.dataSource.manager.sum(DailyCountEntity, 'messages', {
      day: this.clock.now().toISOString().slice(0, 10),
      kind: kindOf(message),
      destinationHash: hash,
    });
    return (counted ?? 0) < maximum / 2;
  }

  /**
   * Counts a test to its destination and for its menu. @returns why it is not sent, in words for the owner; undefined
   * when it may
   */
  async refusalOfTest(
    message: NewMessage & { readonly shareId: string },
    manager: EntityManager,
  ): Promise<TestRefusal | undefined> {
    const [notTexted] = await this.numbers.refusalsOf([message], manager);
    if (notTexted !== undefined) return { isStopped: false, reason: notTexted };
    const ofMenu = Math.max(this.raisedTo ?? 0, DAILY_LIMITS.testsOfMenu);
    const [toDestination, byMenu] = await this.count(
      [
        {
          kind: 'test',
          hash: hashOf(message.channel, message.destination),
          most: this.limitOf(message, false),
          mostConfirmed: this.limitOf(message, true),
        },
        { kind: 'test', hash: `menu ${message.shareId}`, most: ofMenu, mostConfirmed: ofMenu },
      ],
      manager,
    );
    if (!toDestination || !byMenu) throw new Error('a number without a count');
    if (toDestination.optedOut) return { isStopped: true, reason: OPTED_OUT };
    if (!toDestination.isWithin)
      return {
        isStopped: false,
        reason: overLimit({
          ...message,
          confirmed: toDestination.confirmed,
          limit: this.limitOf(message, toDestination.confirmed),
        }),
      };
    return byMenu.isWithin ? undefined : { isStopped: false, reason: overMenuLimit(ofMenu) };
  }

  /** What is known of a number that a menu names. */
  async of(hash: string): Promise<{ readonly confirmed: boolean; readonly stopped: boolean }> {
    const [row] = rowsOf(
      Known,
      await this.dataSource.query(
        'SELECT EXISTS (SELECT 1 FROM confirmed_numbers WHERE destination_hash = $1) AS confirmed, EXISTS (SELECT 1 FROM opt_outs WHERE destination_hash = $1) AS stopped',
        [hash],
      ),
    );
    return row ?? { confirmed: false, stopped: false };
  }

  private limitOf({ channel, audience, purpose }: NewMessage, confirmed: boolean): number {
    return dailyLimit({ channel, audience, purpose, confirmed, raisedTo: this.raisedTo });
  }

  /** @returns whether a text that is not understood is answered once more today; never to somebody who wants nothing */
  async mayAnswerTheUnknown(hash: string, manager: EntityManager): Promise<boolean> {
    const maximum = DAILY_LIMITS.answersToTheUnknown;
    const [counted] = await this.count([{ kind: 'answer', hash, most: maximum, mostConfirmed: maximum }], manager);
    return counted?.isWithin === true;
  }

  async confirm(hash: string, manager: EntityManager): Promise<void> {
    await this.add(ConfirmedNumberEntity, hash, manager);
  }

  async optOut(hash: string, manager: EntityManager): Promise<void> {
    await this.add(OptOutEntity, hash, manager);
  }

  /** @returns whether it had opted out */
  async optIn(hash: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(OptOutEntity, { destinationHash: hash });
    return (affected ?? 0) > 0;
  }

  /** Keeps since when; a number that is there stays as it is. */
  private async add(
    entity: typeof ConfirmedNumberEntity | typeof OptOutEntity,
    destinationHash: string,
    manager: EntityManager,
  ): Promise<void> {
    const values = { destinationHash, since: this.clock.now() };
    await manager.createQueryBuilder().insert().into(entity).values(values).orIgnore().execute();
  }

  /**
   * The rows' locks are held until the messages' own transaction ends. That makes small limits exact though many count
   * at once. A large one is counted in several rows, so that a busy restaurant's messages do not wait for each other's
   * commits; it may be passed by as many messages as are counted at the same moment. What is refused counts too, which
   * is felt only by a number that is confirmed later that day.
   */
  private async count(toCount: readonly ToCount[], manager: EntityManager): Promise<Counted[]> {
    if (toCount.length === 0) return [];
    const wanted = new Map<string, ToCount & { count: number }>();
    for (const one of toCount) wanted.set(keyOf(one), { ...one, count: (wanted.get(keyOf(one))?.count ?? 0) + 1 });
    const rows = rowsOf(
      CountedRow,
      await manager.query(
        `WITH wanted AS (
         SELECT kind, hash, most, "mostConfirmed" AS most_confirmed, count AS messages
         FROM json_to_recordset($2::json) AS wanted (kind text, hash text, most int, "mostConfirmed" int, count int)),
       standing AS (
         SELECT wanted.*, EXISTS (SELECT 1 FROM opt_outs WHERE destination_hash = hash) AS opted_out, EXISTS (SELECT 1 FROM confirmed_numbers WHERE destination_hash = hash) AS confirmed FROM wanted),
       placed AS (SELECT *, CASE WHEN (CASE WHEN confirmed THEN most_confirmed ELSE most END) < $3::int THEN 0 ELSE $4::int END AS shard FROM standing),
       counted AS (
         INSERT INTO daily_counts AS counts (day, kind, destination_hash, shard, messages)
         SELECT $1::date, kind, hash, shard, messages FROM placed WHERE NOT opted_out ORDER BY kind, hash
         ON CONFLICT (day, kind, destination_hash, shard) DO UPDATE SET messages = counts.messages + excluded.messages
         RETURNING kind, destination_hash, messages)
       SELECT placed.kind, placed.hash, placed.opted_out, placed.confirmed, coalesce(counted.messages, 0)
         + (SELECT coalesce(sum(others.messages), 0)::int FROM daily_counts AS others
            WHERE others.day = $1::date AND others.kind = placed.kind AND others.destination_hash = placed.hash AND others.shard <> placed.shard) AS messages
       FROM placed LEFT JOIN counted ON counted.kind = placed.kind AND counted.destination_hash = placed.hash ${BY_KEYS}`,
        [
          this.clock.now().toISOString().slice(0, 10),
          JSON.stringify([...wanted.values()]),
          LARGE_LIMIT,
          randomInt(SHARDS),
        ],
      ),
    );
    // Those of one destination come in their order: the first ones are within.
    const before = new Map(rows.map((row) => [keyOf(row), row.messages - (wanted.get(keyOf(row))?.count ?? 0)]));
    const state = new Map(rows.map((row) => [keyOf(row), row]));
    return toCount.map((one) => {
      const key = keyOf(one);
      const row = state.get(key);
      if (!row) throw new Error('a number without a standing');
      const place = (before.get(key) ?? 0) + 1;
      before.set(key, place);
      return {
        optedOut: row.opted_out,
        confirmed: row.confirmed,
        isWithin: !row.opted_out && place <= (row.confirmed ? one.mostConfirmed : one.most),
      };
    });
  }
}

function keyOf({ kind, hash }: { readonly kind: string; readonly hash: string }): string {
  return `${kind} ${hash}`;
}
