import type { LiveFeed, LiveState } from './live-feed';
import type { LiveLine } from './live-line';

/** Who waits for a line's first state. */
interface Arrival {
  opened(): void;
  refused(error: unknown): void;
}

interface Shown {
  readonly id: string;
  readonly chunk: Buffer;
  readonly final: boolean;
}

/**
 * One thing that is followed, and all lines that follow it. It is read once for all of them; what is asked for during a
 * read makes exactly one more, so that the last change is never missed.
 */
export class LiveTopic<Reader, Material> {
  private readonly lines = new Set<LiveLine<Reader>>();
  /** Of lines that have no state yet. */
  private readonly arrivals = new Map<LiveLine<Reader>, Arrival>();
  private isReading = false;
  private again = false;
  private readAt = -Infinity;
  private rest: NodeJS.Timeout | undefined;

  constructor(
    private readonly feed: LiveFeed<Reader, Material>,
    private readonly id: string,
  ) {}

  get isEmpty(): boolean {
    return this.lines.size === 0;
  }

  /**
   * A new line gets the state of a read that begins from now on. @returns when it is open; rejects with what refuses
   * it, and it has left then
   */
  join(line: LiveLine<Reader>): Promise<void> {
    return new Promise((opened, refused) => {
      this.lines.add(line);
      this.arrivals.set(line, { opened, refused });
      this.wake();
    });
  }

  leave(line: LiveLine<Reader>): void {
    this.lines.delete(line);
    this.arrivals.get(line)?.opened();
    this.arrivals.delete(line);
    if (!this.isEmpty) return;
    clearTimeout(this.rest);
    this.rest = undefined;
  }

  /** It may have changed. */
  wake(): void {
    if (this.isReading) this.again = true;
    else if (this.rest === undefined && !this.isEmpty) this.readAfterRest();
  }

  private readAfterRest(): void {
    const restMs = this.readAt + (this.feed.restMs ?? 0) - performance.now();
    if (restMs <= 0) return void this.read();
    this.rest = setTimeout(() => {
      this.rest = undefined;
      if (!this.isEmpty) void this.read();
    }, restMs);
  }

  private async read(): Promise<void> {
    this.isReading = true;
    this.again = false;
    this.readAt = performance.now();
    // Who comes during the read may know more than it finds.
    const served = [...this.lines];
    try {
      const material = await this.feed.read(
        this.id,
        served.map(({ seen }) => seen),
      );
      const shown = new Map<string, Shown>();
      for (const line of served) await this.serve(line, material, shown);
    } catch (error) {
      // Who is there already is served by the next read: a hint or the turn brings it.
      for (const line of served) this.refuse(line, error);
    }
    this.isReading = false;
    if (this.again) this.wake();
  }

  private async serve(line: LiveLine<Reader>, material: Material, shown: Map<string, Shown>): Promise<void> {
    try {
      const view = await this.feed.viewOf(material, line.reader);
      if (line.isOver || !line.takes()) return;
      const { id, chunk, final } = this.shownTo(line, view, material, shown);
      const arrival = this.arrivals.get(line);
      if (arrival) line.open();
      // A line that has just come gets the state in any case.
      if (arrival || id !== line.seen) line.send(chunk, id);
      if (final) line.end();
      this.arrivals.delete(line);
      arrival?.opened();
    } catch (error) {
      this.refuse(line, error);
    }
  }

  private refuse(line: LiveLine<Reader>, error: unknown): void {
    const arrival = this.arrivals.get(line);
    if (!arrival) return;
    this.arrivals.delete(line);
    this.lines.delete(line);
    arrival.refused(error);
  }

  /** Written once for all lines of a view; with additions, once for those of them that have seen the same. */
  private shownTo(line: LiveLine<Reader>, view: string, material: Material, shown: Map<string, Shown>): Shown {
    const ofSeen = `${view}\n${line.seen ?? ''}`;
    const known = shown.get(view) ?? shown.get(ofSeen);
    if (known) return known;
    const state = this.feed.show(material, view, line.seen);
    const made = { id: state.id, final: state.final, chunk: Buffer.from(written(state, this.feed.event)) };
    shown.set(state.additions ? ofSeen : view, made);
    return made;
  }
}

function written({ id, data, additions = [] }: LiveState, event: string): string {
  return [...additions, { id, event, data }]
    .map((each) => `event: ${each.event}\nid: ${each.id}\ndata: ${JSON.stringify(each.data)}\n\n`)
    .join('');
}
