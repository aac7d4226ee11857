/** Says that a deadline has become due sooner than was thought, after the commit that made it so; whoever takes them waits here. */
export class EscalationSignal {
  private raised = false;
  private wake: () => void = () => undefined;

  raise(): void {
    this.raised = true;
    this.wake();
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
