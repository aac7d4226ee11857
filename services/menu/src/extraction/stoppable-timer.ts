/** Calls `work` once its time is over; while it is stopped no time goes by. */
export class StoppableTimer {
  private timer: NodeJS.Timeout | undefined;
  private begun = 0;
  private left: number;

  constructor(
    private readonly work: () => void,
    private readonly ms: number,
  ) {
    this.left = ms;
    this.resume();
  }

  stop(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left -= performance.now() - this.begun;
  }

  resume(): void {
    if (this.timer) return;
    this.begun = performance.now();
    this.timer = setTimeout(this.work, Math.max(0, this.left));
  }

  /** Begins anew with all of its time. */
  restart(): void {
    this.stop();
    this.left = this.ms;
    this.resume();
  }
}
