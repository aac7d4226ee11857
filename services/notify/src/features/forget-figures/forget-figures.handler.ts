import { Injectable } from '@nestjs/common';
import { RETENTION } from '@chalkboard/contracts';
import { DailySweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { FigureRetention } from '../../persistence/figure-retention';

/** Keeps the promise that analytics are anonymised after two years: of older days nothing but the totals of their months is kept. */
@Injectable()
export class ForgetFiguresHandler extends DailySweep {
  constructor(
    private readonly retention: FigureRetention,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @returns how many rows went */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const olderThan = new Date(now.getTime() - RETENTION.analyticsMs);
    const count = await this.retention.forget(olderThan, now);
    if (count > 0) this.logger.log(`Removed ${count} daily figures from before ${olderThan.toISOString()}; the totals of their months are kept`);
    return count;
  }
}
