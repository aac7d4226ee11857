import { Clock, WakeSignal } from '@chalkboard/service-kit/domain';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { OpeningDrills } from '../../persistence/drills/opening-drills';
import { RunDrillsHandler } from './run-drills.handler';

/** How often it looks though nothing is known to be due: settings and hours change. */
const SLOW_MS = 5000;
/** What is due and could not be done is looked at again after this time. */
const AGAIN_MS = 500;

/** Runs opening drills as long as the service runs. Any number of instances share the work. */
@Injectable()
export class DrillWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DrillWatch.name);
  private readonly stopping = new AbortController();
  private readonly wake = new WakeSignal();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly handler: RunDrillsHandler,
    private readonly drills: OpeningDrills,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Ends after the step under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wake.raise();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      let pauseMs = SLOW_MS;
      try {
        await this.handler.execute(this.stopping.signal);
        const due = await this.drills.nextDue();
        if (due) pauseMs = Math.min(SLOW_MS, Math.max(AGAIN_MS, due.getTime() - this.clock.now().getTime()));
      } catch (error) {
        this.logger.warn(`Opening drills are delayed: ${(error as Error).message}`);
      }
      if (!this.stopping.signal.aborted) await this.wake.wait(pauseMs);
    }
  }
}
