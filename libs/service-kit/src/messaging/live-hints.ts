import { TOPOLOGY, type ServiceName } from '@chalkboard/contracts';
import type { NatsConnection } from 'nats';
import { filter, map, Subject, type Observable } from 'rxjs';

/** The hints of a thing are at least this far apart: readers of a busy board read it ten times a second at most. */
const PACE_MS = 100;

/**
 * "Something about this thing changed": contentless messages over core NATS, sent after a commit and heard by every
 * instance, which then reads the state anew. A lost one is made up for by the streams' periodic reading.
 */
export class LiveHints {
  private readonly heard = new Subject<string>();
  /** Things that were hinted at a moment ago, and whether they have changed again since. */
  private readonly resting = new Map<string, { changed: boolean }>();

  constructor(
    service: ServiceName,
    private readonly nats: NatsConnection,
  ) {
    for (const kind of TOPOLOGY[service].live) {
      nats.subscribe(`live.${kind}.*`, { callback: (_error, message) => this.heard.next(message.subject) });
    }
  }

  /** Tells every instance that the thing changed; ids must not hold dots, blanks or wildcards. */
  send(kind: string, id: string): void {
    const subject = `live.${kind}.${id}`;
    const rest = this.resting.get(subject);
    if (rest) rest.changed = true;
    else this.publish(subject);
  }

  private publish(subject: string): void {
    if (this.nats.isClosed()) return;
    this.nats.publish(subject);
    const rest = { changed: false };
    this.resting.set(subject, rest);
    setTimeout(() => {
      if (rest.changed) this.publish(subject);
      else this.resting.delete(subject);
    }, PACE_MS).unref();
  }

  of(kind: string, id: string): Observable<void> {
    const subject = `live.${kind}.${id}`;
    return this.heard.pipe(
      filter((heard) => heard === subject),
      map(() => undefined),
    );
  }
}
