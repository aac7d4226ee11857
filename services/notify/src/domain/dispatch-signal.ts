/** Says that there are messages to send, after the commit that made them; whoever sends waits here. */
export class DispatchSignal {
  private raised = false;
  private wake: () => void = () => undefined;

  raise(): void {
    this.raised = true;
    this.wake();
  }

  /** Resolves when the signal was raised since the last time, at the latest after `limitMs`. */
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
