import { catchError, concatMap, defer, EMPTY, filter, finalize, from, interval, map, merge, of, Subject, switchMap, takeUntil, takeWhile, tap, type Observable } from 'rxjs';
import type { MessageEvent } from '@nestjs/common';
import { HEARTBEAT_EVENT, HEARTBEAT_MS } from '@chalkboard/contracts';

const REREAD_MS = 20_000;

let open = 0;

/** Streams of this process that somebody reads now. */
export function openLiveStreams(): number {
  return open;
}

/** Something that was added since the reader's last event, and stays as it is. */
export interface LiveAddition {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** A state as it is now; `id` grows with each change and is what `Last-Event-ID` holds. */
export interface LiveState<T> {
  readonly id: string;
  readonly data: T;
  /** Sent before the state, in this order; their ids lie between the last event's and the state's. */
  readonly additions?: readonly LiveAddition[];
  /** Nothing will change after this one: the stream ends. */
  readonly final: boolean;
}

interface LiveStreamOptions<T> {
  /** Event name on the wire. */
  readonly event: string;
  /** Reads the state from where it is kept, with what was added after the event of this id. */
  read(after: string | undefined): Promise<LiveState<T>>;
  /** `Last-Event-ID` of a reader that comes back. */
  readonly after?: string | undefined;
  /** Contentless hints that it may have changed. */
  readonly hints: Observable<unknown>;
}

/**
 * Server-sent events of one thing: its state at once, then again after each hint that it changed, and every 20 s in case
 * a hint was lost. A heartbeat every 15 s keeps proxies from closing the line. Ends after the final state.
 */
export function liveStream<T>({ event, read, hints, after }: LiveStreamOptions<T>): Observable<MessageEvent> {
  return defer(() => {
    open++;
    let lastId: string | undefined;
    const ended = new Subject<void>();
    const readNow = () => from(read(lastId ?? after)).pipe(catchError(() => EMPTY));
    // A hint that comes during a read starts it anew, so that the last change is never missed.
    const states = merge(hints, interval(REREAD_MS), of('connected')).pipe(switchMap(readNow));
    const changes = states.pipe(
      filter((state) => state.id !== lastId),
      tap((state) => (lastId = state.id)),
      takeWhile((state) => !state.final, true),
      concatMap((state) => [...(state.additions ?? []), { id: state.id, event, data: state.data }]),
      map(({ id, event: type, data }): MessageEvent => ({ id, type, data: JSON.stringify(data) })),
      tap({ complete: () => ended.next() }),
    );
    const heartbeats = interval(HEARTBEAT_MS).pipe(
      takeUntil(ended),
      map((): MessageEvent => ({ type: HEARTBEAT_EVENT, data: '{}' })),
    );
    return merge(changes, heartbeats).pipe(finalize(() => open--));
  });
}
