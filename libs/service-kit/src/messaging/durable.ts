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

/** Messages in flight. Under load they share transactions (see Inbox). */
const CONCURRENCY = 32;
/**
 * Heartbeat interval. When a cluster node is lost, the pull of its consumers ends silently, so we pull again after two
 * missing heartbeats. We use `bind`, which does not ask whether the consumer exists: a cluster without a leader leaves
 * that question open, and the client repeats it only after 30 s.
 */
const IDLE_HEARTBEAT_MS = 2000;

export interface DurableTarget {
  readonly stream: string;
  readonly durable: string;
  readonly filter: string;
  /** Unacknowledged messages of a stopped instance are redelivered after this time. */
  readonly ackWaitMs: number;
}

export interface BoundDurable {
  readonly messages: ConsumerMessages;
  /** State of the stream, from `streamState`. */
  readonly state: string;
}

/** Changes when the stream was recreated or went back: its consumers then have to bind again. */
export function streamState({ created, config }: StreamInfo): string {
  return `${created} ${config.description ?? ''}`;
}

/**
 * Creates or updates the consumer, rewinds it if the stream went back, and starts to pull.
 * @throws while the stream does not exist
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
    // The newest rewind that this consumer has applied.
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
    // The start position of a consumer is immutable.
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
