import type { OrderingSettings } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { DrillPlanEntity, OpeningDrillEntity } from './drill.entities';

const Plan = z.object({ share_id: z.string() });

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
      await manager.upsert(DrillPlanEntity, { shareId, lookAt: this.clock.now() }, ['shareId']);
      return;
    }
    await manager.delete(DrillPlanEntity, { shareId });
    await manager.delete(OpeningDrillEntity, { shareId });
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
      const [row] = rowsOf(
        Plan,
        await manager.query(
          'SELECT share_id FROM drill_plans WHERE look_at <= $1 AND share_id <> ALL ($2) ORDER BY look_at LIMIT 1 FOR UPDATE SKIP LOCKED',
          [now, passedOver],
        ),
      );
      if (!row) return undefined;
      const lookAt = await work(row.share_id, manager);
      if (lookAt) await manager.update(DrillPlanEntity, { shareId: row.share_id }, { lookAt });
      else await manager.delete(DrillPlanEntity, { shareId: row.share_id });
      return row.share_id;
    });
  }
}
