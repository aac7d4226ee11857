import { RETENTION } from '@chalkboard/contracts';
import type { Clock } from '../domain';
import { DailySweep } from '../persistence/retention-sweep';

/** Daily statistics that can be made the totals of their months. */
export interface FoldableStatistics {
  /**
   * Folds the days before that of `olderThan`, and says so in the log, in one transaction. @returns how many rows went
   */
  purge(olderThan: Date, now: Date): Promise<number>;
}

/**
 * Keeps the promise that analytics are anonymised after two years: of older days nothing but the totals of their months
 * is kept.
 */
export abstract class StatisticsSweep extends DailySweep {
  constructor(
    private readonly statistics: FoldableStatistics,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @returns how many rows went */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const olderThan = new Date(now.getTime() - RETENTION.analyticsMs);
    const count = await this.statistics.purge(olderThan, now);
    if (count > 0)
      this.logger.log(
        `Removed ${count} daily figures from before ${olderThan.toISOString()}; the totals of their months are kept`,
      );
    return count;
  }
}
