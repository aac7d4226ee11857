import { TOPOLOGY, type ServiceName } from '@chalkboard/contracts';
import type { NatsConnection } from 'nats';
import { filter, map, Subject, type Observable } from 'rxjs';

/**
 * "Something about this thing changed": contentless messages over core NATS, sent after a commit and heard by every
 * instance, which then reads the state anew. A lost one is made up for by the streams' periodic reading.
 */
export class LiveHints {
  private readonly heard = new Subject<string>();

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
    this.nats.publish(`live.${kind}.${id}`);
  }

  of(kind: string, id: string): Observable<void> {
    const subject = `live.${kind}.${id}`;
    return this.heard.pipe(
      filter((heard) => heard === subject),
      map(() => undefined),
    );
  }
}
