import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { drainable } from './drain';

const DRAIN_MS = 500;
/** What takes longer to end is ended; counted from when no call is taken any more. */
const SHUTDOWN_LIMIT_MS = 10_000;

export interface EndingOptions {
  /**
   * So long a server that was asked to end says at `/ready` that it is not ready, and takes calls as before. Longer
   * than a balancer takes to notice that; 0 where there is none.
   */
  readonly noticeMs: number;
  /** So long it takes calls after that: those that were on their way. Default half a second. */
  readonly drainMs?: number | undefined;
  /** Whether answers say when it closes (`ENDING_HEADER`): for callers that wait for the next one to listen. */
  readonly announcesEnd: boolean;
}

/** The way of a server to its end, on which no call fails. */
export interface Ending {
  /** From the moment at which it was asked to end; it is not ready then. */
  readonly isEnding: boolean;
  /**
   * Begins the end. @returns when the server may be closed: all that send calls have had the time to send them
   * elsewhere
   */
  begin(): Promise<void>;
}

const endings = new WeakMap<object, Ending>();

/**
 * Gives a server its way to end: it is not ready, so that balancers take it out; then it drains (see `drainable`, which
 * says how the server must be configured); then it may be closed. On all of the way its answers end their connections,
 * since one that rests would be cut at last.
 */
export function endable(
  fastify: FastifyInstance,
  { noticeMs, drainMs = DRAIN_MS, announcesEnd }: EndingOptions,
): Ending {
  const drain = drainable(fastify);
  let ended: Promise<void> | undefined;
  const ending: Ending = {
    get isEnding() {
      return ended !== undefined;
    },
    begin: () =>
      (ended ??= (async () => {
        drain.begin();
        // The server that listens keeps the process.
        if (noticeMs > 0) await sleep(noticeMs, undefined, { ref: false });
        drain.begin(announcesEnd ? drainMs : undefined);
        await sleep(drainMs);
      })()),
  };
  endings.set(fastify, ending);
  return ending;
}

/** @throws where the server was not made `endable` */
export function endingOf(fastify: FastifyInstance): Ending {
  const ending = endings.get(fastify);
  if (!ending) throw new Error('this server was not made endable');
  return ending;
}

/**
 * Ends a server with its process: on a signal, and when the launcher that started it is gone. @param close ends what is
 * under way; after ten seconds the process ends without it
 */
export function endWithProcess({ begin }: Ending, close: () => Promise<unknown>): void {
  let isAsked = false;
  const end = () => {
    if (isAsked) return;
    isAsked = true;
    void begin()
      .then(() => {
        setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
        return close();
      })
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  // Each time: a signal that nobody handles ends the process in the middle of its work.
  for (const asked of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(asked, end);
}
