import type { OrderingSettings } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

/** Has the drills of a menu `$1` planned anew: its hours may have changed. */
export const LOOK_AT_ONCE = `UPDATE drill_plans SET look_at = '1970-01-01T00:00:00Z' WHERE share_id = $1`;

/** When each restaurant that wants drills is looked at next. Locked before its drills, and these before settings. */
@Injectable()
export class DrillPlans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Follows what the restaurant wants, in the transaction of its settings: without drills nothing of them is kept. */
  async follow(shareId: string, { openingDrill }: OrderingSettings, manager: EntityManager): Promise<void> {
    if (openingDrill) {
      await manager.query(
        'INSERT INTO drill_plans (share_id, look_at) VALUES ($1, $2) ON CONFLICT (share_id) DO UPDATE SET look_at = excluded.look_at',
        [shareId, this.clock.now()],
      );
      return;
    }
    await manager.query('DELETE FROM drill_plans WHERE share_id = $1', [shareId]);
    await manager.query('DELETE FROM opening_drills WHERE share_id = $1', [shareId]);
  }

  /**
   * Claims a restaurant that is due to be looked at, for this transaction alone; those that another instance looks at
   * are passed over.
   * @param work gives when it is looked at next; undefined: it wants no drills any more
   * @returns the menu; undefined when none is due that is free
   */
  lookAtNext(
    now: Date,
    passedOver: readonly string[],
    work: (shareId: string, manager: EntityManager) => Promise<Date | undefined>,
  ): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = z
        .array(z.object({ share_id: z.string() }))
        .parse(
          await manager.query(
            'SELECT share_id FROM drill_plans WHERE look_at <= $1 AND share_id <> ALL ($2) ORDER BY look_at LIMIT 1 FOR UPDATE SKIP LOCKED',
            [now, passedOver],
          ),
        );
      if (!row) return undefined;
      const lookAt = await work(row.share_id, manager);
      if (lookAt)
        await manager.query('UPDATE drill_plans SET look_at = $2 WHERE share_id = $1', [row.share_id, lookAt]);
      else await manager.query('DELETE FROM drill_plans WHERE share_id = $1', [row.share_id]);
      return row.share_id;
    });
  }
}
