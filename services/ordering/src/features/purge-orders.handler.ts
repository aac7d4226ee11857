import { RETENTION } from '@chalkboard/contracts';
import { DailySweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { OrderRetention } from '../persistence/order-retention';

/** Keeps the promise that of an order nothing but its day's totals is kept after a year. */
@Injectable()
export class PurgeOrdersHandler extends DailySweep {
  constructor(
    private readonly retention: OrderRetention,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @returns how many orders were erased by this instance */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const olderThan = new Date(now.getTime() - RETENTION.ordersMs);
    const count = await this.inBatches((max) => this.retention.purge(olderThan, max, now));
    if (count > 0)
      this.logger.log(
        `Forgot ${count} orders placed before ${olderThan.toISOString()}; the totals of their days are kept`,
      );
    return count;
  }
}
