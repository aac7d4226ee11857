import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

/** Rows of a batch at most: small enough that nobody waits long for its locks. */
const BATCH = 500;

/** A job that removes what has had its time, in batches. When it runs is for the job to say, by an `@Interval`. */
export abstract class RetentionSweep implements BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  protected stopping = false;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  /** Does the whole of it once; for tests also by itself. @throws what the database throws */
  abstract execute(): Promise<unknown>;

  /**
   * Does it, and leaves what fails to the next time. Called while it runs it is done once more afterwards, however many
   * call: each call is followed by a whole run, and no two run side by side, which would take as many connections to
   * the database.
   */
  protected attempt(): Promise<void> {
    if (this.stopping) return Promise.resolve();
    if (this.running) {
      this.next ??= this.running.then(() => {
        this.next = undefined;
        return this.attempt();
      });
      return this.next;
    }
    this.running = this.once().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async once(): Promise<void> {
    try {
      await this.execute();
    } catch (error) {
      this.logger.warn(`What was not removed is removed the next time: ${(error as Error).message}`);
    }
  }

  /**
   * Repeats a batch until nothing is left, another instance is at it, or the service stops.
   * @param remove removes so many rows at most, and gives how many it did; undefined: another instance is at it
   * @returns how many went
   */
  protected async inBatches(remove: (max: number) => Promise<number | undefined>): Promise<number> {
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
    await this.next;
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
