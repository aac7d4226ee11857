import {
  AckPolicy,
  DeliverPolicy,
  nanos,
  type ConsumerConfig,
  type ConsumerInfo,
  type ConsumerMessages,
  type JetStreamManager,
  type NatsConnection,
  type StreamInfo,
} from 'nats';
import { resumeAfter, rewindsOf } from './rewinds';

/** Under load they share transactions (see Inbox). */
const CONCURRENCY = 32;
/**
 * A consumer whose node in a cluster is lost takes its pull with it, without a word: it is pulled anew after two of
 * these, without asking whether the consumer is there (`bind`): a cluster that has not agreed yet leaves that question
 * open, and the client would ask again after half a minute only.
 */
const IDLE_HEARTBEAT_MS = 2000;

export interface DurableTarget {
  readonly stream: string;
  readonly durable: string;
  readonly filter: string;
  /** What an instance held when it ended comes back after this time. */
  readonly ackWaitMs: number;
}

export interface BoundDurable {
  readonly messages: ConsumerMessages;
  /** Which stream it is, as `streamState` gives it. */
  readonly state: string;
}

/** Another text once the stream was made anew or went back: who is bound to it has to bind again. */
export function streamState({ created, config }: StreamInfo): string {
  return `${created} ${config.description ?? ''}`;
}

/**
 * Makes the consumer, or brings it to what the code says and to where the stream went back, and begins to pull. @throws
 * while there is no such stream
 */
export async function bindDurable(
  nats: NatsConnection,
  { stream, durable, filter, ackWaitMs }: DurableTarget,
): Promise<BoundDurable> {
  const manager = await nats.jetstreamManager();
  const info = await manager.streams.info(stream);
  const rewinds = rewindsOf(info.config.description);
  const wanted: Partial<ConsumerConfig> = {
    durable_name: durable,
    // The last rewind that it takes into account.
    description: rewinds.at(-1)?.id ?? '',
    filter_subject: filter,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ackWaitMs),
    // The transport counts attempts itself, so that a message becomes a dead letter and is never silently dropped by
    // the server.
    max_deliver: -1,
    max_ack_pending: CONCURRENCY,
  };
  const existing = await infoOf(manager, stream, durable);
  const after = existing && resumeAfter(rewinds, existing.config.description ?? '', existing.ack_floor.stream_seq);
  if (after !== undefined) {
    await manager.consumers.delete(stream, durable);
    Object.assign(wanted, { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: after + 1 });
  } else if (existing) {
    // Where a consumer began cannot be changed.
    Object.assign(wanted, {
      deliver_policy: existing.config.deliver_policy,
      opt_start_seq: existing.config.opt_start_seq,
    });
  }
  await manager.consumers.add(stream, wanted);
  const consumer = await nats.jetstream().consumers.get(stream, durable);
  return {
    messages: await consumer.consume({
      max_messages: CONCURRENCY,
      threshold_messages: CONCURRENCY / 4,
      idle_heartbeat: IDLE_HEARTBEAT_MS,
      bind: true,
    }),
    state: streamState(info),
  };
}

async function infoOf(manager: JetStreamManager, stream: string, durable: string): Promise<ConsumerInfo | undefined> {
  try {
    return await manager.consumers.info(stream, durable);
  } catch (error) {
    if (/consumer not found/i.test((error as Error).message)) return undefined;
    throw error;
  }
}
