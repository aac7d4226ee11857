import { setTimeout as sleep } from 'node:timers/promises';
import { loadTopology } from '@chalkboard/tools/platform/testing.mjs';
import { brokerDisk } from './broker-disk.mjs';
import { seededRandom } from './seeded-random.mjs';

const { SERVICES, TOPOLOGY, streamOf } = loadTopology();
/** @type {readonly import('@chalkboard/tools/platform/testing.mjs').SliceName[]} */
const SLICES = [...SERVICES, 'storefront-server', 'edge'];
/** What the broker acknowledges in this time before a cut has not reached its disk. */
const LOST_MS = { least: 500, most: 5000 };
const CAUGHT_UP_WITHIN_MS = 60_000;
const POLL_MS = 100;

/** @typedef {import('./system.mjs').ChaosSystem} ChaosSystem */
/** @typedef {{ kind: string, times: number, hits: number }} Done */

/**
 * Cuts the power so many times over a stretch of time: everything is killed at once, and the disk of the broker is
 * again what it was seconds before. The database keeps what it has acknowledged. At last the disk of the broker is lost
 * as a whole, while everything goes on.
 * @param {ChaosSystem} system @param {{ seed: number, cuts: number, overMs: number }} plan
 * @returns {Promise<{ ended: Promise<void>, done: readonly Done[], caughtUpMs: () => number | undefined }>} `ended`:
 * when the last is done
 */
export async function beginPowerCuts(system, { seed, cuts, overMs }) {
  const [{ fsync = '' } = {}] = await system.rows('SHOW fsync');
  if (fsync !== 'on') throw new Error('a database that does not wait for its disk proves nothing');
  const random = seededRandom(seed);
  const disk = brokerDisk(system.dataDir);
  const power = {
    kind: 'power cut, the broker’s disk as it was seconds before (messages it had taken since)',
    times: 0,
    hits: 0,
  };
  const wiped = { kind: 'the broker’s whole disk lost (messages it had)', times: 0, hits: 0 };
  /** @type {number | undefined} */
  let caughtUpMs;

  const cut = async () => {
    await system.platform.waitUntilHealthy();
    const before = await messages(system);
    disk.copy();
    await sleep(random.between(LOST_MS.least, LOST_MS.most));
    power.hits += (await messages(system)) - before;
    for (const slice of SLICES) system.platform.killSlice(slice);
    await Promise.all([system.platform.killServer('postgres'), system.platform.killServer('nats', disk.putBack)]);
    power.times += 1;
  };
  const lose = async () => {
    await system.platform.waitUntilHealthy();
    const had = await messages(system);
    const subscribers = (await places(system)).length;
    await system.platform.killServer('nats', disk.wipe);
    caughtUpMs = await untilCaughtUp(system, { had, subscribers });
    wiped.times += 1;
    wiped.hits += had;
  };
  const ended = (async () => {
    for (let count = 0; count < cuts; count++) {
      const next = sleep(overMs / (cuts + 1));
      await cut();
      await next;
    }
    await lose();
  })();
  // Whoever waits for the end learns of a failure; until then it must not end this process.
  ended.catch(() => undefined);
  return { ended, done: [power, wiped], caughtUpMs: () => caughtUpMs };
}

/** Of all streams of events. @param {ChaosSystem} system */
async function messages({ broker }) {
  const manager = await broker.jetstreamManager();
  const counts = await Promise.all(
    owners().map(async (service) => (await manager.streams.info(streamOf(service))).state.messages),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function owners() {
  return SERVICES.filter((service) => TOPOLOGY[service].publishes.length > 0);
}

/**
 * Until the streams hold as many messages as they held, and as many consumers as there were have come to what lay in
 * their streams then.
 * @param {ChaosSystem} system @param {{ had: number, subscribers: number }} before
 * @returns {Promise<number | undefined>} how long it took (ms); undefined: not in time
 */
async function untilCaughtUp(system, { had, subscribers }) {
  const since = performance.now();
  /** @type {Map<string, number> | undefined} */
  let ends;
  while (performance.now() - since < CAUGHT_UP_WITHIN_MS) {
    await sleep(POLL_MS);
    try {
      if (!ends && (await messages(system)) >= had) ends = await streamEnds(system);
      if (!ends) continue;
      const now = await places(system);
      if (
        now.length >= subscribers &&
        now.every(({ stream, floor, isDone }) => isDone || floor >= (ends?.get(stream) ?? 0))
      )
        return performance.now() - since;
    } catch {
      // The broker is not back yet, or a stream is not.
    }
  }
  return undefined;
}

/** @param {ChaosSystem} system @returns {Promise<Map<string, number>>} the last sequence of each stream */
async function streamEnds({ broker }) {
  const manager = await broker.jetstreamManager();
  return new Map(
    await Promise.all(
      owners().map(
        async (service) =>
          /** @type {const} */ ([streamOf(service), (await manager.streams.info(streamOf(service))).state.last_seq]),
      ),
    ),
  );
}

/**
 * How far each consumer of events has come. @param {ChaosSystem} system @returns {Promise<{ stream: string, floor:
 * number, isDone: boolean }[]>}
 */
async function places({ broker }) {
  const manager = await broker.jetstreamManager();
  const found = [];
  for (const stream of owners().map(streamOf)) {
    for await (const { ack_floor: floor, num_pending: pending, num_ack_pending: inHand } of manager.consumers.list(
      stream,
    ))
      found.push({ stream, floor: floor.stream_seq, isDone: pending + inHand === 0 });
  }
  return found;
}
