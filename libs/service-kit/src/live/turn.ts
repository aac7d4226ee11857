/** How often a turn goes on (milliseconds). */
const TICK_MS = 250;

/**
 * Visits each of its members once a turn, evenly spread, by one timer for all of them: nothing is done for many at the
 * same moment, and a member costs no timer.
 */
export class Turn<T> {
  private readonly members = new Set<T>();
  private rest: Iterator<T> = this.members.values();
  private timer: NodeJS.Timeout | undefined;
  private tickedAt = 0;
  /** Members that may be visited; less than one is kept for the next tick. */
  private credit = 0;
  /** Visits that are left of the hurried turn, and how long a turn takes meanwhile. */
  private hurried = { visits: 0, turnMs: 0 };

  /** @param turnMs within which each is visited @param visit must not throw */
  constructor(
    private readonly turnMs: number,
    private readonly visit: (member: T) => void,
  ) {}

  add(member: T): void {
    this.members.add(member);
    if (this.timer) return;
    this.tickedAt = performance.now();
    this.credit = 0;
    this.timer = setInterval(() => this.tick(), Math.min(TICK_MS, this.turnMs)).unref();
  }

  delete(member: T): void {
    this.members.delete(member);
    if (this.members.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Visits all who are here now within `turnMs`, and goes on as before then. */
  hurry(turnMs: number): void {
    this.hurried = { visits: this.members.size, turnMs };
  }

  private tick(): void {
    const now = performance.now();
    const turnMs = this.hurried.visits > 0 ? this.hurried.turnMs : this.turnMs;
    // After a long pause of the process each is due once, not several times.
    this.credit = Math.min(this.members.size, this.credit + (this.members.size * (now - this.tickedAt)) / turnMs);
    this.tickedAt = now;
    for (; this.credit >= 1; this.credit--) {
      let next = this.rest.next();
      if (next.done) {
        // Who comes is behind who is here: a turn begins with who has waited longest.
        this.rest = this.members.values();
        next = this.rest.next();
        if (next.done) return;
      }
      this.visit(next.value);
      // What is left of a hurried tick is not for the turn after it.
      if (this.hurried.visits > 0 && --this.hurried.visits === 0) this.credit = 1;
    }
  }
}
