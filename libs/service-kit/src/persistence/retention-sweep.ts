import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

/** Rows of a batch at most: small enough that nobody waits long for its locks. */
const BATCH = 500;

/** A job that removes what has had its time, in batches. When it runs is for the job to say, by an `@Interval`. */
export abstract class RetentionSweep implements BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private stopping = false;
  private running: Promise<unknown> = Promise.resolve();

  /** Does the whole of it once; for tests also by itself. @throws what the database throws */
  abstract execute(): Promise<unknown>;

  /** Does it, and leaves what fails to the next time. */
  protected async attempt(): Promise<void> {
    this.running = this.execute().catch((error: unknown) => this.logger.warn(`What was not removed is removed the next time: ${(error as Error).message}`));
    await this.running;
  }

  /**
   * Repeats a batch until nothing is left, another instance is at it, or the service stops.
   * @param remove removes so many rows at most, and gives how many it did; undefined: another instance is at it
   * @returns how many went
   */
  protected async inBatches(remove: (most: number) => Promise<number | undefined>): Promise<number> {
    let total = 0;
    while (!this.stopping) {
      const count = await remove(BATCH);
      total += count ?? 0;
      if (count === undefined || count < BATCH) break;
    }
    return total;
  }

  /** Ends after the batch under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }
}

const DAY_MS = 86_400_000;

/** A sweep of every day. */
export abstract class DailySweep extends RetentionSweep implements OnApplicationBootstrap {
  /** At the start as well, so that a service that never runs for a whole day sweeps too; nobody waits for it. */
  onApplicationBootstrap(): void {
    void this.sweep();
  }

  @Interval(DAY_MS)
  async sweep(): Promise<void> {
    await this.attempt();
  }
}
