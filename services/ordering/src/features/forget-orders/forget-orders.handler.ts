import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RETENTION } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { OrderRetention } from '../../persistence/order-retention';

const DAY_MS = 86_400_000;
/** Small enough that nobody waits long for the locks of a batch. */
const BATCH = 500;

/** Keeps the promise that of an order nothing but its day's totals is kept after a year. */
@Injectable()
export class ForgetOrdersHandler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ForgetOrdersHandler.name);
  private stopping = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly retention: OrderRetention,
    private readonly clock: Clock,
  ) {}

  /** At the start as well, so that a service that never runs for a whole day keeps it too; nobody waits for it. */
  onApplicationBootstrap(): void {
    void this.sweep();
  }

  @Interval(DAY_MS)
  async sweep(): Promise<void> {
    this.running = this.execute().catch((error: unknown) => this.logger.warn(`Old orders are forgotten the next time: ${(error as Error).message}`));
    await this.running;
  }

  /** Ends after the batch under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** @returns how many orders were forgotten by this instance */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const olderThan = new Date(now.getTime() - RETENTION.ordersMs);
    let count = 0;
    while (!this.stopping) {
      const forgotten = await this.retention.forget(olderThan, BATCH, now);
      count += forgotten ?? 0;
      if (forgotten === undefined || forgotten < BATCH) break;
    }
    if (count > 0) this.logger.log(`Forgot ${count} orders placed before ${olderThan.toISOString()}; the totals of their days are kept`);
    return count;
  }
}
