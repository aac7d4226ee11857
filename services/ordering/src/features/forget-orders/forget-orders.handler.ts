import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RETENTION } from '@chalkboard/contracts';
import { RetentionSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { OrderRetention } from '../../persistence/order-retention';

const DAY_MS = 86_400_000;

/** Keeps the promise that of an order nothing but its day's totals is kept after a year. */
@Injectable()
export class ForgetOrdersHandler extends RetentionSweep implements OnApplicationBootstrap {
  constructor(
    private readonly retention: OrderRetention,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** At the start as well, so that a service that never runs for a whole day keeps it too; nobody waits for it. */
  onApplicationBootstrap(): void {
    void this.sweep();
  }

  @Interval(DAY_MS)
  async sweep(): Promise<void> {
    await this.attempt();
  }

  /** @returns how many orders were forgotten by this instance */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const olderThan = new Date(now.getTime() - RETENTION.ordersMs);
    const count = await this.inBatches((most) => this.retention.forget(olderThan, most, now));
    if (count > 0) this.logger.log(`Forgot ${count} orders placed before ${olderThan.toISOString()}; the totals of their days are kept`);
    return count;
  }
}
