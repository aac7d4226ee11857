import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RETENTION } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { OrderFactRetention } from '../../persistence/order-fact-retention';

const DAY_MS = 86_400_000;
/** Small enough that nobody waits long for the locks of a batch. */
const BATCH = 500;

/** Keeps the promise that analytics are anonymised after two years: of older orders nothing but the totals of their months is kept. */
@Injectable()
export class AnonymiseOrdersHandler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AnonymiseOrdersHandler.name);
  private stopping = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly retention: OrderFactRetention,
    private readonly clock: Clock,
  ) {}

  /** At the start as well, so that a service that never runs for a whole day keeps it too; nobody waits for it. */
  onApplicationBootstrap(): void {
    void this.sweep();
  }

  @Interval(DAY_MS)
  async sweep(): Promise<void> {
    this.running = this.execute().catch((error: unknown) => this.logger.warn(`Old orders are made anonymous the next time: ${(error as Error).message}`));
    await this.running;
  }

  /** Ends after the batch under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** @returns of how many orders this instance removed the facts */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const olderThan = new Date(now.getTime() - RETENTION.analyticsMs);
    let count = 0;
    while (!this.stopping) {
      const anonymised = await this.retention.anonymise(olderThan, BATCH, now);
      count += anonymised ?? 0;
      if (anonymised === undefined || anonymised < BATCH) break;
    }
    if (count > 0) this.logger.log(`Removed the facts of ${count} orders placed before ${olderThan.toISOString()}; the totals of their months are kept`);
    return count;
  }
}
