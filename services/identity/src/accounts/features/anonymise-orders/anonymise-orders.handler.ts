import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RETENTION } from '@chalkboard/contracts';
import { RetentionSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { OrderFactRetention } from '../../persistence/order-fact-retention';

const DAY_MS = 86_400_000;

/** Keeps the promise that analytics are anonymised after two years: of older orders nothing but the totals of their months is kept. */
@Injectable()
export class AnonymiseOrdersHandler extends RetentionSweep implements OnApplicationBootstrap {
  constructor(
    private readonly retention: OrderFactRetention,
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

  /** @returns of how many orders this instance removed the facts */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const olderThan = new Date(now.getTime() - RETENTION.analyticsMs);
    const count = await this.inBatches((most) => this.retention.anonymise(olderThan, most, now));
    if (count > 0) this.logger.log(`Removed the facts of ${count} orders placed before ${olderThan.toISOString()}; the totals of their months are kept`);
    return count;
  }
}
