import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CallSignal } from '../../domain/dispatch-signal';
import { MakeCallsHandler } from './make-calls.handler';

/** How often it looks without having been woken: for attempts that are due, and for leases that ran out. */
const POLL_MS = 1000;

/** Makes calls as long as the service runs. Any number of instances share the work. */
@Injectable()
export class CallDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CallDispatcher.name);
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly handler: MakeCallsHandler,
    private readonly signal: CallSignal,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Ends after the calls under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.signal.raise();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      let due = 0;
      try {
        due = await this.handler.execute();
      } catch (error) {
        this.logger.warn(`Calls are delayed: ${(error as Error).message}`);
      }
      if (due === 0 && !this.stopping) await this.signal.wait(POLL_MS);
    }
  }
}
