import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { settled } from '../domain/subscription';
import { Ledger, Subscriptions } from '../domain/subscriptions';

const MINUTE_MS = 60_000;
const BATCH = 200;

/**
 * Moves trials on that are over, and months. Each business under its lock and by what is kept of it, so that it is done
 * once however many instances do it, and caught up with when none ran.
 */
@Injectable()
export class AdvancePlansHandler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AdvancePlansHandler.name);
  private isStopping = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** At the start as well; nobody waits for it. */
  onApplicationBootstrap(): void {
    void this.attempt();
  }

  /** Ends after the business under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.running;
  }

  @Interval(MINUTE_MS)
  async attempt(): Promise<void> {
    this.running = this.running
      .then(() => this.execute())
      .catch((error: unknown) => this.logger.warn(`Plans are moved on the next time: ${(error as Error).message}`));
    await this.running;
  }

  /** @returns of how many businesses something was due */
  async execute(): Promise<number> {
    const now = this.clock.now();
    await this.settleAll(() => this.subscriptions.listUnkept(BATCH), now);
    const count = await this.settleAll(() => this.subscriptions.listDue(BATCH, now), now);
    if (!this.isStopping) await this.ledger.closeMonths(now);
    return count;
  }

  private async settleAll(list: () => Promise<string[]>, now: Date): Promise<number> {
    const done = new Set<string>();
    while (!this.isStopping) {
      // One that fails, or is not due by the clock of its new place, must not be tried for ever.
      const next = (await list()).filter((businessId) => !done.has(businessId));
      if (next.length === 0) break;
      for (const businessId of next) {
        if (this.isStopping) break;
        done.add(businessId);
        await this.settle(businessId, now);
      }
    }
    return done.size;
  }

  private async settle(businessId: string, now: Date): Promise<void> {
    try {
      await this.subscriptions.change(businessId, settled, now);
    } catch (error) {
      this.logger.warn(`The plan of business ${businessId} is moved on the next time: ${(error as Error).message}`);
    }
  }
}
