import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../persistence/rows';
import { digestOf } from './message-digest';

const CountRow = z.object({ count: z.number() });

/**
 * After so many a message is handled with no other beside it. Before, most end for other reasons, such as a restart,
 * and would wait for each other while a neighbour is away.
 */
const SUSPECT_AFTER = 2;

/**
 * Deliveries that were begun and never ended, as a message leaves that ends the process of its consumer. Only those are
 * noted that come again without having been handed back, and from the third on those are handled one at a time: what is
 * handled beside such a message shares its fate, and must not share its blame.
 */
export class UnfinishedDeliveries {
  private line: Promise<unknown> = Promise.resolve();
  /** By message: what is being handled now. */
  private readonly inHand = new Map<string, Promise<unknown>>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Handles a message that came again though nobody handed it back; where that is not new, when no other such message
   * is being handled. A process that stood still, or waited for its database, gets a message again that it still has:
   * that delivery ends as the one before it, and counts nothing.
   * @param handle gets how many of its deliveries never ended
   */
  noted<R>(durable: string, data: Uint8Array, handle: (unfinished: number) => Promise<R>): Promise<R> {
    const digest = digestOf(data);
    const name = `${durable} ${digest.toString('hex')}`;
    const before = this.inHand.get(name) as Promise<R> | undefined;
    if (before) return before;
    const work = this.inTurn([durable, digest], handle).finally(() => this.inHand.delete(name));
    this.inHand.set(name, work);
    return work;
  }

  private async inTurn<R>(key: unknown[], handle: (unfinished: number) => Promise<R>): Promise<R> {
    const attempt = async () => {
      const result = await handle(await this.begin(key));
      await this.dataSource.query('DELETE FROM unfinished_deliveries WHERE durable = $1 AND digest = $2', key);
      return result;
    };
    if ((await this.countOf(key)) < SUSPECT_AFTER) return attempt();
    const work = this.line.then(attempt);
    this.line = work.catch(() => undefined);
    return work;
  }

  private async countOf(key: unknown[]): Promise<number> {
    const [row] = rowsOf(
      CountRow,
      await this.dataSource.query('SELECT count FROM unfinished_deliveries WHERE durable = $1 AND digest = $2', key),
    );
    return row?.count ?? 0;
  }

  private async begin(key: unknown[]): Promise<number> {
    const [row] = rowsOf(
      CountRow,
      await this.dataSource.query(
        `INSERT INTO unfinished_deliveries (durable, digest, count, begun_at) VALUES ($1, $2, 1, now())
       ON CONFLICT (durable, digest) DO UPDATE SET count = unfinished_deliveries.count + 1, begun_at = now() RETURNING count`,
        key,
      ),
    );
    return row?.count ?? 1;
  }
}
