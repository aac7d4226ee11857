import { countOf, DailySweep, logRemoval } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ORDER_WINDOW_MS } from '../domain/order-limits';

const DAY_MS = 86_400_000;

/** Forgets who placed orders, and how many came, as soon as no limit needs it. */
@Injectable()
export class OrderCallerRetention extends DailySweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @returns how many rows went */
  async execute(): Promise<number> {
    const at = this.clock.now();
    const callers = await this.purge('order_callers', 'placed_at', new Date(at.getTime() - DAY_MS), at);
    const counts = await this.purge('order_counts', 'since', new Date(at.getTime() - 2 * ORDER_WINDOW_MS), at);
    return callers + counts;
  }

  private purge(table: 'order_callers' | 'order_counts', column: string, olderThan: Date, at: Date): Promise<number> {
    return this.inBatches((max) =>
      this.dataSource.transaction(async (manager) => {
        const count = countOf(
          await manager.query(
            `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${column} < $1 LIMIT $2 FOR UPDATE SKIP LOCKED))`,
            [olderThan, max],
          ),
        );
        await logRemoval(manager, { what: table, count, olderThan, at });
        return count;
      }),
    );
  }
}
