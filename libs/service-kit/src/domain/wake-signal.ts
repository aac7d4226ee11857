/** Says that there is something to do, after the commit that made it so; whoever does it waits here. */
export class WakeSignal {
  private raised = false;
  private wake: () => void = () => undefined;

  raise(): void {
    this.raised = true;
    this.wake();
  }

  /** What it was raised for until now is being done. */
  lower(): void {
    this.raised = false;
  }

  /** Resolves when it was raised since the last time, at the latest after `limitMs`. */
  async wait(limitMs: number): Promise<void> {
    if (!this.raised) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, limitMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.raised = false;
  }
}
