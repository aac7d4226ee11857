import { rowsOf } from '@chalkboard/service-kit';
import { MicroBatcher } from '@chalkboard/service-kit/domain';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  MAX_ORDERS,
  ORDER_SCOPES,
  OrderLimits,
  windowOf,
  type OrderCount,
  type OrderScope,
} from '../domain/order-limits';

const Counted = z.object({ scope: z.enum(ORDER_SCOPES), key: z.string(), orders: z.int() });

interface Asked {
  readonly counts: readonly OrderCount[];
  readonly now: Date;
}

/** Orders that are counted together at most. */
const BATCH = 32;

const READ =
  'SELECT scope, key, orders FROM order_counts WHERE since = $3 AND (scope, key) IN (SELECT scope, key FROM unnest($1::text[], $2::text[]) AS asked (scope, key))';

/**
 * The rows' locks make the limits exact over all instances; they are taken in one order for all, so that two statements
 * never wait for each other.
 */
const COUNT = `
  INSERT INTO order_counts AS counts (scope, key, since, orders)
  SELECT scope, key, $3::timestamptz, count(*) FROM unnest($1::text[], $2::text[]) AS asked (scope, key) GROUP BY scope, key ORDER BY scope, key
  ON CONFLICT (scope, key, since) DO UPDATE SET orders = counts.orders + excluded.orders
  RETURNING scope, key, orders`;

/**
 * Orders counted in rows, those that come at the same time in one statement. What is known to be over a limit is not
 * counted: who is over the limit of a network must not use up that of the restaurant.
 */
export class TableOrderLimits extends OrderLimits {
  private readonly batcher = new MicroBatcher((asked: readonly Asked[]) => this.decide(asked), BATCH);

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  take(counts: readonly OrderCount[], now: Date): Promise<OrderScope | undefined> {
    return this.batcher.add({ counts, now });
  }

  private async decide(asked: readonly Asked[]): Promise<(OrderScope | undefined)[]> {
    const since = windowOf(asked[0]?.now ?? new Date());
    const before = judged(asked, await this.ordersBy(READ, asked, since));
    const within = asked.filter((_, place) => before[place] === undefined);
    if (within.length === 0) return before;
    const counted = await this.ordersBy(COUNT, within, since);
    // Another instance may have counted in between.
    for (const { counts } of within)
      for (const count of counts) counted.set(nameOf(count), (counted.get(nameOf(count)) ?? 0) - 1);
    const after = judged(within, counted);
    return before.map((scope, place) => scope ?? after[within.indexOf(asked[place]!)]);
  }

  private async ordersBy(statement: string, asked: readonly Asked[], since: Date): Promise<Map<string, number>> {
    const all = asked.flatMap(({ counts }) => counts);
    const rows = rowsOf(
      Counted,
      await this.dataSource.query(statement, [all.map(({ scope }) => scope), all.map(({ key }) => key), since]),
    );
    return new Map(rows.map((row) => [nameOf(row), row.orders]));
  }
}

/**
 * Of each order the first limit that it is over, when they come one after the other. @param counted orders before them
 */
function judged(asked: readonly Asked[], counted: ReadonlyMap<string, number>): (OrderScope | undefined)[] {
  const now = new Map(counted);
  return asked.map(({ counts }) => {
    const over = counts.find((count) => (now.get(nameOf(count)) ?? 0) >= MAX_ORDERS[count.scope]);
    if (!over) for (const count of counts) now.set(nameOf(count), (now.get(nameOf(count)) ?? 0) + 1);
    return over?.scope;
  });
}

function nameOf({ scope, key }: OrderCount): string {
  return `${scope} ${key}`;
}

/** For runs in which everybody comes from one network address. */
export class NoOrderLimits extends OrderLimits {
  take(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
