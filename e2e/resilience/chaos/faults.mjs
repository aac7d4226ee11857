import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadTopology } from '@chalkboard/tools/platform/testing.mjs';
import { seededRandom } from './seeded-random.mjs';

const { SERVICES, TOPOLOGY, streamOf } = loadTopology();
/** @type {readonly import('@chalkboard/tools/platform/testing.mjs').SliceName[]} */
const SLICES = [...SERVICES, 'storefront-server', 'edge'];
const GAP_MS = { least: 500, most: 3500 };
/**
 * Longer than a consumer's time to acknowledge: what it holds is given out a second time while the first is under way.
 */
const STALL_MS = 12_000;
const AGAIN_AT_ONCE = 25;
const ANSWERS_LOST = 6;
const SERVER_BACK_WITHIN_MS = 30_000;

/** @typedef {import('./system.mjs').ChaosSystem} ChaosSystem */
/** @typedef {import('./seeded-random.mjs').SeededRandom} SeededRandom */

/**
 * Every kind of fault with how it is done; each says how many things it hit.
 * @param {ChaosSystem} system @param {SeededRandom} random @returns {Record<string, () => Promise<number>>}
 */
function faultsOf({ platform, lines, broker, serverPorts, rows }, random) {
  /** @param {import('@chalkboard/tools/platform/testing.mjs').SliceName} slice */
  const kill = (slice) => {
    if (platform.pids()[slice] === undefined) return 0;
    platform.killSlice(slice);
    return 1;
  };
  /** @param {'postgres' | 'nats'} server */
  const killServer = async (server) => {
    await listening(serverPorts[server]);
    await platform.killServer(server);
    return 1;
  };
  return {
    ...Object.fromEntries(SLICES.map((slice) => [`${slice} killed`, async () => kill(slice)])),
    'PostgreSQL killed': () => killServer('postgres'),
    'NATS killed': () => killServer('nats'),
    'everything killed at once': async () =>
      SLICES.reduce((sum, slice) => sum + kill(slice), 0) + (await killServer('postgres')) + (await killServer('nats')),
    'a service stalled': async () => {
      const service = random.pick(SERVICES);
      const pid = platform.pids()[service];
      if (pid === undefined) return 0;
      platform.killSlice(service, 'SIGSTOP');
      await sleep(STALL_MS);
      if (platform.pids()[service] === pid) platform.killSlice(service, 'SIGCONT');
      return 1;
    },
    'connections of guests cut': async () => lines.guests.cut(),
    'connections to PostgreSQL cut': async () => lines.database.cut(),
    'connections to NATS cut': async () => lines.broker.cut(),
    'backends of PostgreSQL terminated': async () => {
      await listening(serverPorts.postgres);
      const [{ count = 0 } = {}] = await rows(
        'SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity WHERE usename = ANY($1)',
        [SERVICES],
      );
      return count;
    },
    'answers lost': async () => {
      lines.guests.loseAnswers(ANSWERS_LOST);
      return ANSWERS_LOST;
    },
    'messages delivered twice': () => deliverAgain(broker, random),
  };
}

/**
 * Publishes messages that lie in the streams a second time, under other message ids: only the events' own ids tell that
 * they are the same.
 * @param {import('nats').NatsConnection} broker @param {SeededRandom} random
 */
async function deliverAgain(broker, random) {
  const [manager, stream] = [await broker.jetstreamManager(), broker.jetstream()];
  const names = SERVICES.filter((service) => TOPOLOGY[service].publishes.length > 0).map(streamOf);
  let count = 0;
  for (const name of names) {
    const { state } = await manager.streams.info(name);
    if (state.messages === 0) continue;
    for (let turn = 0; turn < AGAIN_AT_ONCE; turn++) {
      const { subject, data } = await manager.streams.getMessage(name, {
        seq: random.between(state.first_seq, state.last_seq),
      });
      await stream.publish(subject, data, { msgID: randomUUID() });
      count += 1;
    }
  }
  return count;
}

/**
 * Does one fault after the other, in an order and at a pace that the seed decides, every kind once before any comes
 * again.
 * @param {ChaosSystem} system @param {number} seed
 * @returns {{ end: () => Promise<{ kind: string, times: number, hits: number }[]> }} `end`: no more, and what was done
 */
export function beginFaults(system, seed) {
  const order = seededRandom(seed);
  // Of its own: how much it is asked depends on what happens, and the order of faults must not.
  const faults = faultsOf(system, seededRandom(seed + 1));
  const done = new Map(Object.keys(faults).map((kind) => [kind, { kind, times: 0, hits: 0 }]));
  const over = new AbortController();
  /** @type {Promise<void>[]} */
  const stalled = [];

  /** @param {string} kind */
  const commit = async (kind) => {
    // A server that is away just now cannot be asked for anything: that fault is not done, and not counted.
    const hits = await /** @type {() => Promise<number>} */ (faults[kind])().catch(() => 0);
    const entry = /** @type {{ times: number, hits: number }} */ (done.get(kind));
    if (hits > 0) entry.times += 1;
    entry.hits += hits;
  };
  const running = (async () => {
    while (!over.signal.aborted) {
      for (const kind of order.shuffled(Object.keys(faults))) {
        await sleep(order.between(GAP_MS.least, GAP_MS.most), undefined, { signal: over.signal }).catch(
          () => undefined,
        );
        if (over.signal.aborted) return;
        if (kind === 'a service stalled') stalled.push(commit(kind));
        else await commit(kind);
      }
    }
  })();

  return {
    async end() {
      over.abort();
      await running;
      await Promise.all(stalled);
      return [...done.values()];
    },
  };
}

/** @param {number} port @returns {Promise<void>} as soon as somebody listens there */
async function listening(port) {
  const deadline = Date.now() + SERVER_BACK_WITHIN_MS;
  while (Date.now() < deadline) {
    const isOpen = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`nothing listens on port ${port} after ${SERVER_BACK_WITHIN_MS / 1000} s`);
}
