import { RETENTION } from '@chalkboard/contracts';
import { DailySweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { OrderFactRetention } from '../persistence/order-fact-retention';

/**
 * Keeps the promise that analytics are anonymised after two years: of older orders nothing but the totals of their
 * months is kept.
 */
@Injectable()
export class AnonymiseOrdersHandler extends DailySweep {
  constructor(
    private readonly retention: OrderFactRetention,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @returns of how many orders this instance removed the facts */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const olderThan = new Date(now.getTime() - RETENTION.analyticsMs);
    const count = await this.inBatches((max) => this.retention.anonymise(olderThan, max, now));
    if (count > 0)
      this.logger.log(
        `Removed the facts of ${count} orders placed before ${olderThan.toISOString()}; the totals of their months are kept`,
      );
    return count;
  }
}
