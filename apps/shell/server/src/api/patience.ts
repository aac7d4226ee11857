import { Agent as HttpAgent, type AgentOptions, type ClientRequestArgs } from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildConnector } from 'undici';

const PAUSE_MS = 50;
/** After the moment at which a service says that it ends. */
const ENDED_AFTER_MS = 100;
/**
 * And before it: a connection that rests is closed then, maybe just as a call is put on it. Half of the time that a
 * service tells it before.
 */
const ENDING_MS = 250;

type Faulty = Error & { readonly code?: string; readonly errors?: readonly Faulty[] };

/** Nobody listens there: nothing was sent, so that whatever was meant can be sent again. */
function isRefused(error: unknown): boolean {
  const { code, cause, errors = [] } = (error ?? {}) as Faulty;
  return code === 'ECONNREFUSED' || errors.some(isRefused) || (cause !== undefined && isRefused(cause));
}

/**
 * How long callers of a service wait for it to listen, as it does not for the seconds in which it is replaced. Counted
 * from when it was refused first: of one that stays away all calls fail at once after that.
 */
export class Patience {
  private refusedSince: number | undefined;
  private endedAt = 0;

  constructor(private readonly limitMs: number) {}

  /**
   * Hears from an answer whether who gave it ends soon (`ENDING_HEADER`): then nobody connects until it has, since a
   * connection that comes just then is cut unheard.
   */
  noteEnding(endsIn: string | string[] | null | undefined): void {
    if (typeof endsIn === 'string' && /^\d{1,5}$/.test(endsIn))
      this.endedAt = performance.now() + Math.min(Number(endsIn), this.limitMs) + ENDED_AFTER_MS;
  }

  /** Before a call goes out: waits while the service is about to end, or has just ended. */
  async pass(): Promise<void> {
    const wait = this.endedAt - performance.now();
    if (this.limitMs > 0 && wait > 0 && wait < ENDING_MS + ENDED_AFTER_MS) await sleep(wait);
  }

  /** Tries `work` until it is not refused, or patience is over. */
  async until<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const wait = this.endedAt - performance.now();
      if (this.limitMs > 0 && wait > 0) await sleep(wait);
      try {
        const done = await work();
        this.refusedSince = undefined;
        return done;
      } catch (error) {
        if (!isRefused(error)) throw error;
        this.refusedSince ??= performance.now();
        if (performance.now() - this.refusedSince >= this.limitMs) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }
}

/** Connects for undici. */
export function patientConnector(patience: Patience): buildConnector.connector {
  const once = buildConnector({});
  return (options, callback) => {
    const tried = patience.until(
      () =>
        new Promise<Parameters<buildConnector.Callback>[1]>((resolve, reject) => {
          once(options, (error, socket) => (error ? reject(error) : resolve(socket)));
        }),
    );
    tried.then(
      (socket) => callback(null, socket!),
      (error: Error) => callback(error, null),
    );
  };
}

/** Connects for Node's own client. */
export class PatientAgent extends HttpAgent {
  constructor(
    private readonly patience: Patience,
    options: AgentOptions,
  ) {
    super(options);
  }

  override createConnection(
    options: ClientRequestArgs,
    callback?: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    const tried = this.patience.until(
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(options as NetConnectOpts);
          socket.once('error', reject).once('connect', () => resolve(socket.off('error', reject)));
        }),
    );
    tried.then(
      (socket) => callback?.(null, socket),
      (error: Error) => callback?.(error, undefined as unknown as Duplex),
    );
  }
}
