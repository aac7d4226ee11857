import { setTimeout as sleep } from 'node:timers/promises';
import { TOPOLOGY, type ServiceName } from '@chalkboard/contracts';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { JsMsg, Msg, NatsConnection, Subscription } from 'nats';
import { isObservable, lastValueFrom } from 'rxjs';
import { answerInTrace, handleInTrace } from '../telemetry/message-tracing';
import { deadLetterStreamOf, durableOf, ownerOf, streamOf } from './broker-names';
import { onReconnect } from './connection';
import { notesOf, deadLetterNotes } from './dead-letter-headers';
import type { DeadLetters } from './dead-letters';
import { bindDurable, streamState, type BoundDurable, type DurableTarget } from './durable';
import { JetStreamContext } from './jetstream-context';
import { digestOf } from './message-digest';
import { isTransient, PoisonMessageError } from './messaging.errors';
import { ensureOwnStreamsAtStart, deadLetterSubject, replaySubject } from './streams';
import type { UnfinishedDeliveries } from './unfinished-deliveries';

interface Failures {
  readonly count: number;
  readonly firstAt: Date;
}

/** What becomes of a delivery. */
type Settlement = 'done' | 'parked' | { readonly againInMs: number };

export interface JetStreamOptions {
  readonly service: ServiceName;
  readonly nats: NatsConnection;
  readonly replicas: number;
  readonly letters: DeadLetters;
  readonly deliveries: UnfinishedDeliveries;
  /** Waits before each further attempt of a failing message (ms); after the last it becomes a dead letter. */
  readonly backoffMs?: readonly number[];
  /**
   * What an instance held when it ended comes back after this time, and holds up the others until then; longer work
   * keeps its message by a heartbeat.
   */
  readonly ackWaitMs?: number;
}

const BACKOFF_MS = [250, 1000, 5000, 15_000, 60_000, 120_000];
/** What a handler depends on is down: come back at this pace for as long as it takes. */
const TRANSIENT_RETRY_MS = 2000;
const ACK_WAIT_MS = 10_000;
const HEARTBEATS_WITHIN_ACK_WAIT = 3;
/** A message whose deliveries did not end so often, as it ends the process, becomes a dead letter. */
const DEADLY_AFTER = 5;
const REBIND_MS = 500;
const DRAIN_LIMIT_MS = 1000;
/** How often it looks whether a stream was made anew or has gone back. */
const WATCH_MS = 5000;

/**
 * Nest transport over JetStream: an `@EventPattern(type)` is a durable pull consumer with back-off and dead letters, a
 * `@MessagePattern(subject)` answers core request-reply. Nest's own NATS transport is core NATS only, where an event is
 * lost while nobody listens.
 */
export class JetStreamTransport extends Server implements CustomTransportStrategy {
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[] = [];
  /**
   * By stream and durable: events of one kind that several services tell have consumers of one name, each on its own
   * stream.
   */
  private readonly bound = new Map<string, BoundDurable & DurableTarget>();
  private readonly inFlight = new Set<Promise<void>>();
  private readonly questions: Subscription[] = [];
  private readonly expected = new Set<string>();
  /**
   * Failed attempts of a message by this instance. The stream's own count would include those when a dependency was
   * down.
   */
  private readonly failures = new Map<string, Failures>();
  /** Messages that this instance has handed back and that come again. */
  private readonly handedBack = new Set<string>();
  /** Connections so far: a sequence may be another message's after each. */
  private connections = 0;
  /** Digests of dead letters by durable, as they were when it was bound last: rarely any. */
  private readonly setAside = new Map<string, ReadonlySet<string>>();

  constructor(private readonly options: JetStreamOptions) {
    super();
  }

  private get ackWaitMs(): number {
    return this.options.ackWaitMs ?? ACK_WAIT_MS;
  }

  listen(done: (error?: unknown) => void): void {
    this.start().then(() => done(), done);
  }

  /** @throws while a consumer is not bound yet, with its name: the service does not consume everything */
  async assertListening(): Promise<void> {
    const missing = [...this.expected].filter((durable) => !this.bound.has(durable));
    if (missing.length > 0) throw new Error(`not listening yet: ${missing.join(', ')}`);
  }

  private async start(): Promise<void> {
    const { service, nats, replicas } = this.options;
    await ensureOwnStreamsAtStart(nats, service, replicas);

    const consumed = new Set(TOPOLOGY[service].consumes.map(({ type }) => type));
    for (const [pattern, handler] of this.messageHandlers) {
      if (!handler.isEventHandler) {
        this.answer(pattern, handler);
        continue;
      }
      if (!consumed.has(pattern))
        throw new Error(`${service} has a consumer of ${pattern}, which the topology does not know`);
      const durable = durableOf(service, pattern);
      this.consume({ stream: streamOf(ownerOf(pattern)), durable, filter: pattern }, (message) =>
        this.deliverUnlessSetAside(durable, handler, message),
      );
    }
    const deadLetters = deadLetterStreamOf(service);
    this.consume(
      { stream: deadLetters, durable: `${service}-replay`, filter: replaySubject(service, '*') },
      (message) => this.redeliver(message),
    );
    this.consume(
      { stream: deadLetters, durable: `${service}-parked`, filter: deadLetterSubject(service, '*') },
      (message) => this.takeOver(message),
    );
    onReconnect(nats, () => this.bindAnew());
    this.loops.push(this.watchStreams());
  }

  /** What lies in hand may not be what lies on the server now: it comes again, and whoever has had it ignores it. */
  private bindAnew(): void {
    this.connections++;
    this.failures.clear();
    this.handedBack.clear();
    for (const { messages } of this.bound.values()) void messages.close();
  }

  /** Binds anew to streams that are not what they were. */
  private async watchStreams(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await sleep(WATCH_MS, undefined, { signal, ref: false }).catch(() => undefined);
      for (const stream of new Set([...this.bound.values()].map((bound) => bound.stream))) {
        if (!signal.aborted)
          await this.watchStream(stream).catch((error: Error) =>
            this.logger.debug?.(`${stream} cannot be asked for: ${error.message}`),
          );
      }
    }
  }

  private async watchStream(name: string): Promise<void> {
    const state = streamState(await (await this.options.nats.jetstreamManager()).streams.info(name));
    for (const bound of this.bound.values())
      if (bound.stream === name && bound.state !== state) void bound.messages.close();
  }

  /**
   * Keeps one durable consumer bound until the service stops, through restarts of the server and a stream that does not
   * exist yet.
   */
  private consume(consumer: Omit<DurableTarget, 'ackWaitMs'>, deliver: (message: JsMsg) => Promise<void>): void {
    const target = { ...consumer, ackWaitMs: this.ackWaitMs };
    const name = `${target.stream}/${target.durable}`;
    this.expected.add(name);
    this.loops.push(
      (async () => {
        while (!this.stopping.signal.aborted) {
          try {
            const { connections } = this;
            this.setAside.set(target.durable, await this.options.letters.setAside(target.durable));
            const bound = await bindDurable(this.options.nats, target);
            this.bound.set(name, { ...target, ...bound });
            // The service may have been told to stop, or have lost its connection, while this was binding. Not waited
            // for: it is closed when its iteration below ends.
            if (this.stopping.signal.aborted || connections !== this.connections) void bound.messages.close();
            for await (const message of bound.messages) {
              // What cannot be answered any more comes again.
              const work = deliver(message)
                .catch((error: Error) => this.logger.debug?.(`${target.durable}: ${error.message}`))
                .finally(() => this.inFlight.delete(work));
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

  /** What was set aside comes again when the stream was lost: it stays with the staff. */
  private async deliverUnlessSetAside(durable: string, handler: MessageHandler, message: JsMsg): Promise<void> {
    const known = this.setAside.get(durable);
    if (known && known.size > 0 && known.has(digestOf(message.data).toString('hex'))) return message.term();
    return this.deliver(durable, handler, message);
  }

  private async deliver(durable: string, handler: MessageHandler, message: JsMsg): Promise<void> {
    const { connections } = this;
    const key = deliveryKey(durable, message);
    const isSuspect = message.info.deliveryCount > 1 && !this.handedBack.delete(key);
    const heartbeat = setInterval(
      () => connections === this.connections && message.working(),
      this.ackWaitMs / HEARTBEATS_WITHIN_ACK_WAIT,
    );
    try {
      const settlement = isSuspect
        ? await this.options.deliveries.noted(durable, message.data, (unfinished) =>
            unfinished < DEADLY_AFTER
              ? this.handle(durable, handler, message)
              : this.giveUp(durable, message, unfinished),
          )
        : await this.handle(durable, handler, message);
      // On another connection this may be another message's place.
      if (connections !== this.connections) return;
      if (settlement === 'done') message.ack();
      else if (settlement === 'parked') message.term();
      else this.handBack(key, message, settlement.againInMs);
    } catch (error) {
      // The database is away: nothing could be noted.
      this.logger.warn(`${durable}: comes again: ${(error as Error).message}`);
      if (connections === this.connections) this.handBack(key, message, TRANSIENT_RETRY_MS);
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** @returns what is to become of the message; throws only where it could not be stored as a dead letter */
  private async handle(durable: string, handler: MessageHandler, message: JsMsg): Promise<Settlement> {
    const context = new JetStreamContext(durable, message.info.deliveryCount);
    try {
      const event = decode(message);
      await handleInTrace({ durable, message, event, logger: this.logger }, () => settle(handler(event, context)));
    } catch (error) {
      return this.retryOrDeadLetter(durable, message, context.failure ?? error);
    }
    await this.options.letters.handled(message);
    this.failures.delete(deliveryKey(durable, message));
    return 'done';
  }

  private handBack(key: string, message: JsMsg, againInMs: number): void {
    this.handedBack.add(key);
    message.nak(againInMs);
  }

  private async retryOrDeadLetter(durable: string, message: JsMsg, error: unknown): Promise<Settlement> {
    if (isTransient(error)) return { againInMs: TRANSIENT_RETRY_MS };
    const key = deliveryKey(durable, message);
    const before = this.failures.get(key);
    const failures = { count: (before?.count ?? 0) + 1, firstAt: before?.firstAt ?? new Date() };
    const delayMs = (this.options.backoffMs ?? BACKOFF_MS)[failures.count - 1];
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    if (delayMs !== undefined && !(error instanceof PoisonMessageError)) {
      this.failures.set(key, failures);
      this.logger.warn(`${durable}: try ${failures.count} failed, again in ${delayMs} ms: ${reason}`);
      return { againInMs: delayMs };
    }
    this.failures.delete(key);
    return this.store(durable, message, { reason, failures });
  }

  /** The process ended each time this message was handled. */
  private giveUp(durable: string, message: JsMsg, deliveries: number): Promise<Settlement> {
    return this.store(durable, message, {
      reason: `the service ended ${deliveries} times while it handled this message`,
      failures: { count: deliveries, firstAt: new Date() },
    });
  }

  /** Sets the message aside where staff can see and replay it; only then its delivery is given up. */
  private async store(
    durable: string,
    message: JsMsg,
    { reason, failures }: { reason: string; failures: Failures },
  ): Promise<Settlement> {
    await this.options.letters.deadLetter(
      durable,
      message,
      notesOf(message, { reason, attempts: failures.count, firstFailedAt: failures.firstAt }),
    );
    this.logger.error(`${durable}: parked after ${failures.count} tries: ${reason}`);
    return 'parked';
  }

  /** A replayed message goes to the one durable that gave it up, by the event's first id. */
  private async redeliver(message: JsMsg): Promise<void> {
    const durable = message.subject.split('.').at(-1) ?? '';
    const { subject } = deadLetterNotes(message.headers);
    const entry = [...this.messageHandlers].find(
      ([pattern, handler]) =>
        handler.isEventHandler &&
        durableOf(this.options.service, pattern) === durable &&
        (subject === '' || pattern === subject),
    );
    const nobody: MessageHandler = () => Promise.reject(new PoisonMessageError('no consumer of this name any more'));
    return this.deliver(durable, entry?.[1] ?? nobody, message);
  }

  /** A message that an older version has put into the dead-letter stream goes where dead letters are now. */
  private async takeOver(message: JsMsg): Promise<void> {
    try {
      await this.options.letters.takeOver(message);
      message.ack();
    } catch {
      message.nak(TRANSIENT_RETRY_MS);
    }
  }

  private answer(subject: string, handler: MessageHandler): void {
    const { nats, service } = this.options;
    const subscription = nats.subscribe(subject, {
      queue: service,
      callback: (error, message) => {
        if (error) return this.logger.error(error);
        const work = this.reply(handler, message).finally(() => this.inFlight.delete(work));
        this.inFlight.add(work);
      },
    });
    this.questions.push(subscription);
  }

  private async reply(handler: MessageHandler, message: Msg): Promise<void> {
    try {
      const reply = await answerInTrace(message, () =>
        settle(handler(message.json(), new JetStreamContext(message.subject, 1))),
      );
      message.respond(JSON.stringify({ ok: true, reply }));
    } catch (error) {
      this.logger.error(error);
      message.respond(JSON.stringify({ ok: false }));
    }
  }

  /** Takes no new messages and lets those under way finish. */
  async close(): Promise<void> {
    this.stopping.abort();
    // The broker asks other instances from then on; what it had sent before is answered.
    const drained = Promise.allSettled(this.questions.splice(0).map((subscription) => subscription.drain()));
    await Promise.all([...this.bound.values()].map(({ messages }) => messages.close()));
    // A broker that is away says nothing.
    await Promise.race([drained, sleep(DRAIN_LIMIT_MS, undefined, { ref: false })]);
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

function deliveryKey(durable: string, message: JsMsg): string {
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
