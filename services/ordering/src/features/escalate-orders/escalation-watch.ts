import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { EscalationSignal } from '../../domain/escalation-signal';
import { OrderDeadlines } from '../../persistence/order-deadlines';
import { EscalateOrdersHandler } from './escalate-orders.handler';

/** How often it looks though nothing is known to be due: another instance may have placed or hastened something. */
const SLOW_MS = 5000;
/** What is due and could not be taken, here or by another instance, is looked at again after this time. */
const AGAIN_MS = 500;

/**
 * Takes steps as they become due, as long as the service runs: woken for the nearest one. Any number of instances share
 * the work.
 */
@Injectable()
export class EscalationWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EscalationWatch.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly handler: EscalateOrdersHandler,
    private readonly deadlines: OrderDeadlines,
    private readonly signal: EscalationSignal,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Ends after the step under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.signal.raise();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      let pauseMs = AGAIN_MS;
      try {
        await this.handler.execute(this.stopping.signal);
        const due = await this.deadlines.nextDue();
        if (due) pauseMs = Math.min(SLOW_MS, Math.max(AGAIN_MS, due.getTime() - this.clock.now().getTime()));
        else pauseMs = SLOW_MS;
      } catch (error) {
        this.logger.warn(`Deadlines are delayed: ${(error as Error).message}`);
      }
      if (!this.stopping.signal.aborted) await this.signal.wait(pauseMs);
    }
  }
}
