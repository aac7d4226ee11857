import { setTimeout as sleep } from 'node:timers/promises';
import { RETENTION, TOPOLOGY, type ServiceName } from '@chalkboard/contracts';
import {
  ErrorCode,
  nanos,
  NatsError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type NatsConnection,
  type StreamConfig,
} from 'nats';
import { deadLetterStreamOf, streamOf } from './broker-names';

/** A publish repeated within this time under the same id is stored once; later ones are caught by the inboxes. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

const AGREED_WITHIN_MS = 60_000;
const PAUSE_MS = 250;
/** What a cluster says, or does not say, until its nodes have agreed on who leads. */
const NOT_AGREED: ReadonlySet<string> = new Set([ErrorCode.Timeout, ErrorCode.NoResponders]);

/**
 * Creates a starting service's streams (see `ensureOwnStreams`), and waits for a broker that has only just started
 * itself. @throws what the broker says if that is something else, or takes too long
 */
export async function ensureOwnStreamsAtStart(
  nats: NatsConnection,
  service: ServiceName,
  replicas: number,
): Promise<void> {
  for (const end = Date.now() + AGREED_WITHIN_MS; ; await sleep(PAUSE_MS)) {
    try {
      return await ensureOwnStreams(await nats.jetstreamManager(), service, replicas);
    } catch (error) {
      if (!(error instanceof NatsError) || !NOT_AGREED.has(error.code) || Date.now() > end) throw error;
    }
  }
}

/**
 * Creates the streams that a service owns, or brings them to what the code says. Safe to repeat, by several instances
 * at once.
 */
export async function ensureOwnStreams(
  manager: JetStreamManager,
  service: ServiceName,
  replicas: number,
): Promise<void> {
  const aggregates = new Set(TOPOLOGY[service].publishes.map(({ type }) => type.split('.').slice(0, 2).join('.')));
  const shape = {
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    num_replicas: replicas,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  };
  if (aggregates.size > 0) {
    await ensureStream(manager, {
      ...shape,
      name: streamOf(service),
      subjects: [...aggregates].map((aggregate) => `${aggregate}.>`),
      max_age: nanos(RETENTION.streamMs),
    });
  }
  await ensureStream(manager, {
    ...shape,
    name: deadLetterStreamOf(service),
    subjects: [`dead.${service}.>`],
    max_age: nanos(RETENTION.deadLetterMs),
  });
}

async function ensureStream(
  manager: JetStreamManager,
  config: Partial<StreamConfig> & { name: string },
): Promise<void> {
  try {
    await manager.streams.add(config);
  } catch (error) {
    // "Already in use with a different configuration": an older version of this code made it.
    if (!(error instanceof NatsError) || !/already in use/.test(error.message)) throw error;
    await manager.streams.update(config.name, config);
  }
}

/** Where a message that `durable` could not handle goes. */
export function deadLetterSubject(service: ServiceName, durable: string): string {
  return `dead.${service}.parked.${durable}`;
}

/** Where a dead letter is put to be handled again by `durable` alone. */
export function replaySubject(service: ServiceName, durable: string): string {
  return `dead.${service}.replay.${durable}`;
}
