import { TOPOLOGY, type ServiceName } from '@chalkboard/contracts';
import type { NatsConnection } from 'nats';
import { Observable } from 'rxjs';
import { onReconnect } from '../messaging/connection';
import { HintRoutes } from './hint-routes';

/** Hints of the same thing within it (milliseconds) are one: what is read then holds all of them. */
const GATHERING_MS = 25;

/**
 * "Something about this thing changed": contentless messages over core NATS, sent after a commit and received by every
 * instance, which then reads the state anew. A lost one is made up for by the streams' periodic reading.
 */
export class LiveHints {
  private readonly routes = new HintRoutes();
  private readonly gathered = new Set<string>();
  private readonly onLoss = new Set<() => void>();

  constructor(
    service: ServiceName,
    private readonly nats: NatsConnection,
  ) {
    const { live } = TOPOLOGY[service];
    for (const kind of live) {
      nats.subscribe(`live.${kind}.*`, { callback: (_error, message) => this.routes.wake(message.subject) });
    }
    // What was sent while the broker was away has reached nobody.
    if (live.length > 0) onReconnect(nats, () => this.onLoss.forEach((listener) => listener()));
  }

  /** Tells every instance that the thing changed; ids must not hold dots, blanks or wildcards. */
  send(kind: string, id: string): void {
    if (this.gathered.size === 0) setTimeout(() => this.publish(), GATHERING_MS);
    this.gathered.add(subjectOf(kind, id));
  }

  private publish(): void {
    const subjects = [...this.gathered];
    this.gathered.clear();
    // Those who learn of nothing while the service goes down read the state when they come back.
    if (!this.nats.isClosed() && !this.nats.isDraining()) for (const subject of subjects) this.nats.publish(subject);
  }

  /** Calls the listener for each hint of this one thing, and for no other. @returns what ends it */
  listen(kind: string, id: string, listener: () => void): () => void {
    return this.routes.add(subjectOf(kind, id), listener);
  }

  /** Calls the listener when hints of any thing may have been lost: the broker was away, and is back. */
  listenForLoss(listener: () => void): void {
    this.onLoss.add(listener);
  }

  /** The hints of one thing, for who waits for one. */
  of(kind: string, id: string): Observable<void> {
    return new Observable((subscriber) => this.listen(kind, id, () => subscriber.next()));
  }
}

function subjectOf(kind: string, id: string): string {
  return `live.${kind}.${id}`;
}
