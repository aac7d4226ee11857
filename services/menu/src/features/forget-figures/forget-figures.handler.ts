import { Injectable } from '@nestjs/common';
import { RETENTION } from '@chalkboard/contracts';
import { DailySweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { DailyConversionFigures } from '../../persistence/conversion-figures';

/** Keeps the promise that analytics are anonymised after two years: of older days nothing but the totals of their months is kept. */
@Injectable()
export class ForgetFiguresHandler extends DailySweep {
  constructor(
    private readonly figures: DailyConversionFigures,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @returns how many days went */
  async execute(): Promise<number> {
    const olderThan = new Date(this.clock.now().getTime() - RETENTION.analyticsMs);
    const count = await this.figures.fold(olderThan);
    if (count > 0) this.logger.log(`Removed the figures of ${count} days before ${olderThan.toISOString()}; the totals of their months are kept`);
    return count;
  }
}
