/** What time it is: a port, so that retention and deadlines can be tested with a moved clock. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands where it was put, for tests. */
export class FixedClock extends Clock {
  constructor(private instant: Date) {
    super();
  }

  now(): Date {
    return this.instant;
  }

  /** Moves on by `ms`. */
  advance(ms: number): void {
    this.instant = new Date(this.instant.getTime() + ms);
  }
}
