import { TOPOLOGY, type ServiceName } from '@chalkboard/contracts';
import type { NatsConnection } from 'nats';
import { filter, map, Subject, type Observable } from 'rxjs';

/** Hints of the same thing within it (milliseconds) are one: what is read then holds all of them. */
const GATHERING_MS = 25;

/**
 * "Something about this thing changed": contentless messages over core NATS, sent after a commit and heard by every
 * instance, which then reads the state anew. A lost one is made up for by the streams' periodic reading.
 */
export class LiveHints {
  private readonly heard = new Subject<string>();
  private readonly gathered = new Set<string>();

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
    if (this.gathered.size === 0) setTimeout(() => this.publish(), GATHERING_MS);
    this.gathered.add(`live.${kind}.${id}`);
  }

  private publish(): void {
    const subjects = [...this.gathered];
    this.gathered.clear();
    // Those who hear of nothing while the service goes down read the state when they come back.
    if (!this.nats.isClosed() && !this.nats.isDraining()) for (const subject of subjects) this.nats.publish(subject);
  }

  of(kind: string, id: string): Observable<void> {
    const subject = `live.${kind}.${id}`;
    return this.heard.pipe(
      filter((heard) => heard === subject),
      map(() => undefined),
    );
  }
}
