import { randomInt } from 'node:crypto';
import type { TextingToday } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { hashOf } from '../domain/destination';
import type { NewMessage } from '../domain/notification';
import { rangesOf, type TextDestinations } from '../domain/text-destination';
import {
  ALARMING_PART,
  COUNTRY_NOT_TEXTED,
  limitsOf,
  overNumbers,
  type NumberScope,
  type ScopeLimit,
} from '../domain/texted-number-limits';

/**
 * Counted in one row, whose lock makes the limit exact; the others in several, so that all of the platform's messages
 * do not wait for each other.
 */
const EXACT: readonly NumberScope[] = ['menu', 'visitor', 'address'];
const SHARDS = 16;
/** Scopes of `texted_counts` under which it is counted what was held back, by what. */
const HELD_BACK = 'held-back';

const Scoped = z.object({ scope: z.string(), key: z.string() });
const ScopeCount = Scoped.extend({ numbers: z.int() });
const ScopedHash = Scoped.extend({ hash: z.string() });
const NumberState = z.object({ confirmed: z.boolean(), stopped: z.boolean(), approved: z.boolean() });
const MayText = z.object({ may: z.boolean() });

interface Numbered {
  readonly index: number;
  readonly hash: string;
  readonly limits: readonly ScopeLimit[];
}

/**
 * Which different numbers were texted today, so that nobody has texts sent to numbers without end. By hash, and
 * forgotten after the day.
 */
@Injectable()
export class TextedNumbers {
  private readonly logger = new Logger(TextedNumbers.name);

  /**
   * @param ceiling different numbers a day over the whole platform
   * @param unlimited for runs whose messages reach nobody: different numbers are not counted, and guests get every text
   * about an order
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly destinations: TextDestinations,
    private readonly ceiling: number,
    private readonly unlimited: boolean,
  ) {}

  /**
   * Counts the numbers of texts that were not texted yet today. Locks are held until the messages' own transaction
   * ends.
   * @returns of each message, why its number is not texted, in words for the owner; undefined when it may be
   */
  async refusalsOf(messages: readonly NewMessage[], manager: EntityManager): Promise<(string | undefined)[]> {
    const refusals: (string | undefined)[] = messages.map(({ channel, destination }) =>
      channel === 'sms' && !this.destinations.isAllowed(destination) ? COUNTRY_NOT_TEXTED : undefined,
    );
    const heldBack = refusals.filter((refusal) => refusal !== undefined).map(() => 'kind');
    if (!this.unlimited) {
      const numbered = await this.numbered(
        messages
          .map((message, index) => ({ message, index }))
          .filter(
            ({ message: { channel, audience }, index }) =>
              channel === 'sms' && audience !== 'owner' && refusals[index] === undefined,
          ),
        manager,
      );
      for (const { index, limit } of await this.over(numbered, manager)) {
        refusals[index] = overNumbers(limit);
        heldBack.push(limit.scope);
      }
    }
    await this.add(
      heldBack.map((key) => ({ scope: HELD_BACK, key })),
      manager,
    );
    return refusals;
  }

  /**
   * Whether the customer of an order may be texted: while nobody has confirmed the restaurant's number, once, since
   * anybody can order with anybody's number at a restaurant that they have made up.
   * @param restaurantHash of the restaurant's number; undefined: it has none
   */
  async mayTextCustomer(orderId: string, restaurantHash: string | undefined, manager: EntityManager): Promise<boolean> {
    if (this.unlimited) return true;
    const [row] = rowsOf(
      MayText,
      await manager.query(
        `SELECT EXISTS (SELECT 1 FROM confirmed_numbers WHERE destination_hash = $2)
         OR NOT EXISTS (SELECT 1 FROM notifications WHERE order_id = $1 AND audience = 'customer' AND channel = 'sms' AND status <> 'failed') AS may`,
        [orderId, restaurantHash ?? null],
      ),
    );
    return row?.may ?? false;
  }

  /** For staff: how far today has come. */
  async today(): Promise<TextingToday> {
    const day = this.day();
    const rows = rowsOf(
      ScopeCount,
      await this.dataSource.query(
        `SELECT scope, key, sum(numbers)::int AS numbers FROM texted_counts WHERE day = $1 AND scope IN ('platform', '${HELD_BACK}') GROUP BY scope, key ORDER BY key`,
        [day],
      ),
    );
    const numbers = rows.find(({ scope }) => scope === 'platform')?.numbers ?? 0;
    return {
      day,
      numbers,
      ceiling: this.ceiling,
      alarming: numbers >= this.ceiling * ALARMING_PART,
      heldBack: rows
        .filter(({ scope }) => scope === HELD_BACK)
        .map(({ key, numbers: messages }) => ({ by: key, messages })),
    };
  }

  /**
   * With what each counts to; without those that count to nothing: confirmed numbers of restaurants, and who wants no
   * messages.
   */
  private async numbered(
    texts: readonly { readonly message: NewMessage; readonly index: number }[],
    manager: EntityManager,
  ): Promise<Numbered[]> {
    if (texts.length === 0) return [];
    const hashes = texts.map(({ message }) => hashOf('sms', message.destination));
    const menus = texts.map(({ message: { order, shareId } }) => order?.shareId ?? shareId);
    const state = rowsOf(
      NumberState,
      await manager.query(
        `SELECT EXISTS (SELECT 1 FROM confirmed_numbers WHERE destination_hash = hash) AS confirmed, EXISTS (SELECT 1 FROM opt_outs WHERE destination_hash = hash) AS stopped,
         EXISTS (SELECT 1 FROM recipients JOIN businesses ON businesses.id = recipients.business_id WHERE recipients.share_id = menu AND businesses.status = 'approved') AS approved
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (hash, menu, place) ORDER BY place`,
        [hashes, menus],
      ),
    );
    return texts.flatMap(({ message, index }, place) => {
      const { confirmed, stopped, approved } = state[place]!;
      if (stopped || (confirmed && message.audience === 'restaurant')) return [];
      return [
        {
          index,
          hash: hashes[place]!,
          limits: limitsOf(
            { shareId: menus[place], approved, ...message.caller, ...rangesOf(message.destination) },
            this.ceiling,
          ),
        },
      ];
    });
  }

  /** Counts those that are within every limit. @returns the others, each with the first limit that it is over */
  private async over(
    numbers: readonly Numbered[],
    manager: EntityManager,
  ): Promise<{ index: number; limit: ScopeLimit }[]> {
    if (numbers.length === 0) return [];
    const all = numbers.flatMap(({ limits }) => limits);
    const counts = await this.counts(all, manager);
    const known = await this.known(numbers, manager);
    const platformBefore = counts.get(keyOf({ scope: 'platform', key: '' })) ?? 0;
    const over: { index: number; limit: ScopeLimit }[] = [];
    const fresh: { scope: string; key: string; hash: string }[] = [];
    for (const { index, hash, limits } of numbers) {
      const unknown = limits.filter((limit) => !known.has(`${keyOf(limit)} ${hash}`));
      const limit = unknown.find((each) => (counts.get(keyOf(each)) ?? 0) >= each.most);
      if (limit) over.push({ index, limit });
      else {
        for (const each of unknown) {
          known.add(`${keyOf(each)} ${hash}`);
          counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
          fresh.push({ scope: each.scope, key: each.key, hash });
        }
      }
    }
    await this.remember(fresh, manager);
    this.alarm(platformBefore, counts.get(keyOf({ scope: 'platform', key: '' })) ?? 0);
    return over;
  }

  private async counts(limits: readonly ScopeLimit[], manager: EntityManager): Promise<Map<string, number>> {
    const exact = limits.filter(({ scope }) => EXACT.includes(scope));
    const wide = limits.filter(({ scope }) => !EXACT.includes(scope));
    // In one order for all, so that two transactions never wait for each other.
    const locked = rowsOf(
      ScopeCount,
      await manager.query(
        `INSERT INTO texted_counts AS counts (day, scope, key, shard, numbers) SELECT DISTINCT $1::date, scope, key, 0, 0 FROM unnest($2::text[], $3::text[]) AS asked (scope, key) ORDER BY scope, key
       ON CONFLICT (day, scope, key, shard) DO UPDATE SET numbers = counts.numbers RETURNING scope, key, numbers`,
        [this.day(), exact.map(({ scope }) => scope), exact.map(({ key }) => key)],
      ),
    );
    const read = rowsOf(
      ScopeCount,
      await manager.query(
        `SELECT scope, key, sum(numbers)::int AS numbers FROM texted_counts
       WHERE day = $1 AND (scope, key) IN (SELECT scope, key FROM unnest($2::text[], $3::text[]) AS asked (scope, key)) GROUP BY scope, key`,
        [this.day(), wide.map(({ scope }) => scope), wide.map(({ key }) => key)],
      ),
    );
    return new Map([...locked, ...read].map((row) => [keyOf(row), row.numbers]));
  }

  private async known(numbers: readonly Numbered[], manager: EntityManager): Promise<Set<string>> {
    const asked = numbers.flatMap(({ hash, limits }) => limits.map(({ scope, key }) => ({ scope, key, hash })));
    const rows = rowsOf(
      ScopedHash,
      await manager.query(
        `SELECT scope, key, destination_hash AS hash FROM texted_numbers
       WHERE day = $1 AND (scope, key, destination_hash) IN (SELECT scope, key, hash FROM unnest($2::text[], $3::text[], $4::text[]) AS asked (scope, key, hash))`,
        [this.day(), asked.map(({ scope }) => scope), asked.map(({ key }) => key), asked.map(({ hash }) => hash)],
      ),
    );
    return new Set(rows.map((row) => `${keyOf(row)} ${row.hash}`));
  }

  private async remember(
    fresh: readonly { scope: string; key: string; hash: string }[],
    manager: EntityManager,
  ): Promise<void> {
    if (fresh.length === 0) return;
    const added = rowsOf(
      Scoped,
      await manager.query(
        `INSERT INTO texted_numbers (day, scope, key, destination_hash) SELECT $1::date, scope, key, hash FROM unnest($2::text[], $3::text[], $4::text[]) AS fresh (scope, key, hash) ORDER BY scope, key, hash
       ON CONFLICT DO NOTHING RETURNING scope, key`,
        [this.day(), fresh.map(({ scope }) => scope), fresh.map(({ key }) => key), fresh.map(({ hash }) => hash)],
      ),
    );
    await this.add(added, manager);
  }

  private async add(counted: readonly { scope: string; key: string }[], manager: EntityManager): Promise<void> {
    if (counted.length === 0) return;
    const shard = randomInt(SHARDS);
    await manager.query(
      `INSERT INTO texted_counts AS counts (day, scope, key, shard, numbers)
       SELECT $1::date, scope, key, CASE WHEN scope = ANY ($4) THEN 0 ELSE $5::int END, count(*) FROM unnest($2::text[], $3::text[]) AS counted (scope, key) GROUP BY scope, key ORDER BY scope, key
       ON CONFLICT (day, scope, key, shard) DO UPDATE SET numbers = counts.numbers + excluded.numbers`,
      [this.day(), counted.map(({ scope }) => scope), counted.map(({ key }) => key), EXACT, shard],
    );
  }

  /** Once when the part is reached, and once when nothing is left: whoever runs the platform has to look then. */
  private alarm(before: number, now: number): void {
    for (const threshold of [this.ceiling * ALARMING_PART, this.ceiling]) {
      if (before < threshold && now >= threshold)
        this.logger.error(
          `${now} different numbers were texted today, of at most ${this.ceiling}: see Operations in the admin pages, and docs/runbooks/text-ceiling-reached.md`,
        );
    }
  }

  private day(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

function keyOf({ scope, key }: { readonly scope: string; readonly key: string }): string {
  return `${scope} ${key}`;
}
