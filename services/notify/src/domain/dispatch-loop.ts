import { setTimeout as sleep } from 'node:timers/promises';
import type { WakeSignal } from '@chalkboard/service-kit/domain';

/** How often it looks without having been woken: for attempts that are due, and for leases that ran out. */
const POLL_MS = 1000;

/** Looks for work that is due until it is stopped. Loops of several instances share the work by what they claim. */
export class DispatchLoop {
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  /**
   * @param signal raised when there may be work
   * @param look does what is due, or begins it, and tells whether there may be more at once; it throws nothing
   * @param paceMs looks that find no more are at least this far apart, so that what comes meanwhile shares the next
   */
  constructor(
    private readonly signal: WakeSignal,
    private readonly look: () => Promise<boolean>,
    private readonly paceMs = 0,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Ends after the look under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.signal.raise();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const began = performance.now();
      if ((await this.look()) || this.stopping) continue;
      await this.signal.wait(POLL_MS);
      await sleep(Math.max(0, began + this.paceMs - performance.now()));
    }
  }
}
