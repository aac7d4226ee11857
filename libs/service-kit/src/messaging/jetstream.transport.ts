import { setTimeout as sleep } from 'node:timers/promises';
import { deadLetterStreamOf, durableOf, ownerOf, streamOf, TOPOLOGY, type ServiceName } from '@chalkboard/contracts';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { AckPolicy, DeliverPolicy, nanos, type ConsumerMessages, type JsMsg, type Msg, type NatsConnection } from 'nats';
import { isObservable, lastValueFrom } from 'rxjs';
import { JetStreamContext } from './jetstream-context';
import { isTransient, PoisonMessageError } from './messaging.errors';
import { parkedHeaders, parkedSubjectOf } from './parked-headers';
import { ensureOwnStreams, parkedSubject, replaySubject } from './streams';

interface Failures {
  readonly count: number;
  readonly firstAt: Date;
}

export interface JetStreamOptions {
  readonly service: ServiceName;
  readonly nats: NatsConnection;
  readonly replicas: number;
  /** Waits before each further try of a failing message (ms); after the last it is parked. */
  readonly backoffMs?: readonly number[];
}

const BACKOFF_MS = [250, 1000, 5000, 15_000, 60_000, 120_000];
/** What a handler depends on is down: come back at this pace for as long as it takes. */
const TRANSIENT_RETRY_MS = 2000;
/** What an instance held when it ended comes back after this time, and holds up the others until then; longer work keeps its message by a heartbeat. */
const ACK_WAIT_MS = 10_000;
const HEARTBEAT_MS = 3000;
/** Under load they share transactions (see Inbox). */
const CONCURRENCY = 32;
const REBIND_MS = 500;

/**
 * Nest transport over JetStream: an `@EventPattern(type)` is a durable pull consumer with back-off and dead letters, a
 * `@MessagePattern(subject)` answers core request-reply. Nest's own NATS transport is core NATS only, where an event is
 * lost while nobody listens.
 */
export class JetStreamTransport extends Server implements CustomTransportStrategy {
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[] = [];
  /** By stream and durable: events of one kind that several services tell have consumers of one name, each on its own stream. */
  private readonly bound = new Map<string, ConsumerMessages>();
  private readonly inFlight = new Set<Promise<void>>();
  private readonly expected = new Set<string>();
  /** Failed tries of a message by this instance. The stream's own count would include those when a dependency was down. */
  private readonly failures = new Map<string, Failures>();

  constructor(private readonly options: JetStreamOptions) {
    super();
  }

  listen(done: (error?: unknown) => void): void {
    this.start().then(() => done(), done);
  }

  /** @throws while a consumer is not bound yet, with its name: the service does not hear everything */
  async assertListening(): Promise<void> {
    const missing = [...this.expected].filter((durable) => !this.bound.has(durable));
    if (missing.length > 0) throw new Error(`not listening yet: ${missing.join(', ')}`);
  }

  private async start(): Promise<void> {
    const { service, nats, replicas } = this.options;
    const manager = await nats.jetstreamManager();
    await ensureOwnStreams(manager, service, replicas);

    const heard = new Set(TOPOLOGY[service].hears.map(({ type }) => type));
    for (const [pattern, handler] of this.messageHandlers) {
      if (!handler.isEventHandler) {
        this.answer(pattern, handler);
        continue;
      }
      if (!heard.has(pattern)) throw new Error(`${service} has a consumer of ${pattern}, which the topology does not know`);
      const durable = durableOf(service, pattern);
      this.consume({ stream: streamOf(ownerOf(pattern)), durable, filter: pattern }, (message) => this.deliver(durable, handler, message));
    }
    this.consume({ stream: deadLetterStreamOf(service), durable: `${service}-replay`, filter: replaySubject(service, '*') }, (message) => this.redeliver(message));
  }

  /** Keeps one durable consumer bound until the service stops, through restarts of the server and a stream that does not exist yet. */
  private consume(target: { stream: string; durable: string; filter: string }, deliver: (message: JsMsg) => Promise<void>): void {
    const name = `${target.stream}/${target.durable}`;
    this.expected.add(name);
    this.loops.push(
      (async () => {
        while (!this.stopping.signal.aborted) {
          try {
            const messages = await this.bind(target);
            this.bound.set(name, messages);
            // The service may have been told to stop while this was binding. Not waited for: it is closed when its iteration below ends.
            if (this.stopping.signal.aborted) void messages.close();
            for await (const message of messages) {
              const work = deliver(message).finally(() => this.inFlight.delete(work));
              this.inFlight.add(work);
            }
          } catch (error) {
            this.logger.debug?.(`${target.durable} waits for ${target.stream}: ${(error as Error).message}`);
          }
          this.bound.delete(name);
          if (!this.stopping.signal.aborted) await sleep(REBIND_MS);
        }
      })(),
    );
  }

  private async bind({ stream, durable, filter }: { stream: string; durable: string; filter: string }): Promise<ConsumerMessages> {
    const manager = await this.options.nats.jetstreamManager();
    await manager.consumers.add(stream, {
      durable_name: durable,
      filter_subject: filter,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ACK_WAIT_MS),
      // The transport counts tries itself, so that a message is parked and never silently dropped by the server.
      max_deliver: -1,
      max_ack_pending: CONCURRENCY,
    });
    const consumer = await this.options.nats.jetstream().consumers.get(stream, durable);
    return consumer.consume({ max_messages: CONCURRENCY, threshold_messages: CONCURRENCY / 4 });
  }

  private async deliver(durable: string, handler: MessageHandler, message: JsMsg): Promise<void> {
    const heartbeat = setInterval(() => message.working(), HEARTBEAT_MS);
    const context = new JetStreamContext(durable, message.info.deliveryCount);
    try {
      await settle(handler(decode(message), context));
      message.ack();
      this.failures.delete(failureKey(durable, message));
    } catch (error) {
      await this.retryOrPark(durable, message, context.failure ?? error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async retryOrPark(durable: string, message: JsMsg, error: unknown): Promise<void> {
    if (isTransient(error)) {
      message.nak(TRANSIENT_RETRY_MS);
      return;
    }
    const key = failureKey(durable, message);
    const before = this.failures.get(key);
    const failures = { count: (before?.count ?? 0) + 1, firstAt: before?.firstAt ?? new Date() };
    const delayMs = (this.options.backoffMs ?? BACKOFF_MS)[failures.count - 1];
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    if (delayMs !== undefined && !(error instanceof PoisonMessageError)) {
      this.failures.set(key, failures);
      this.logger.warn(`${durable}: try ${failures.count} failed, again in ${delayMs} ms: ${reason}`);
      message.nak(delayMs);
      return;
    }
    this.logger.error(`${durable}: parked after ${failures.count} tries: ${reason}`);
    this.failures.delete(key);
    await this.park(durable, message, { reason, failures });
  }

  /** Sets the message aside where staff can see and replay it, and only then gives up its delivery. */
  private async park(durable: string, message: JsMsg, { reason, failures }: { reason: string; failures: Failures }): Promise<void> {
    const { service, nats } = this.options;
    const notes = parkedHeaders(message, { reason, tries: failures.count, firstFailedAt: failures.firstAt });
    try {
      await nats.jetstream().publish(parkedSubject(service, durable), message.data, { msgID: `parked:${durable}:${message.info.stream}:${message.seq}`, headers: notes });
      message.term();
    } catch {
      message.nak(TRANSIENT_RETRY_MS);
    }
  }

  /** A replayed message goes to the one durable that had parked it, by the event's first id. */
  private async redeliver(message: JsMsg): Promise<void> {
    const durable = message.subject.split('.').at(-1) ?? '';
    const eventType = parkedSubjectOf(message);
    const entry = [...this.messageHandlers].find(([pattern, handler]) => handler.isEventHandler && durableOf(this.options.service, pattern) === durable && (eventType === undefined || pattern === eventType));
    if (!entry) return this.park(durable, message, { reason: 'no consumer of this name any more', failures: { count: 1, firstAt: new Date() } });
    return this.deliver(durable, entry[1], message);
  }

  private answer(subject: string, handler: MessageHandler): void {
    const { nats, service } = this.options;
    nats.subscribe(subject, {
      queue: service,
      callback: (error, message) => {
        if (error) return this.logger.error(error);
        void this.reply(handler, message);
      },
    });
  }

  private async reply(handler: MessageHandler, message: Msg): Promise<void> {
    try {
      const reply = await settle(handler(message.json(), new JetStreamContext(message.subject, 1)));
      message.respond(JSON.stringify({ ok: true, reply }));
    } catch (error) {
      this.logger.error(error);
      message.respond(JSON.stringify({ ok: false }));
    }
  }

  /** Takes no new messages and lets those under way finish. */
  async close(): Promise<void> {
    this.stopping.abort();
    await Promise.all([...this.bound.values()].map((messages) => messages.close()));
    await Promise.allSettled(this.loops);
    await Promise.allSettled(this.inFlight);
  }

  on(): never {
    throw new Error('the transport emits no events of its own');
  }

  unwrap<T>(): T {
    return this.options.nats as T;
  }
}

function failureKey(durable: string, message: JsMsg): string {
  return `${durable}:${message.info.stream}:${message.seq}`;
}

function decode(message: JsMsg): unknown {
  try {
    return message.json();
  } catch (error) {
    throw new PoisonMessageError(`not JSON: ${(error as Error).message}`);
  }
}

async function settle(result: Promise<unknown>): Promise<unknown> {
  const value = await result;
  return isObservable(value) ? lastValueFrom(value, { defaultValue: undefined }) : value;
}
