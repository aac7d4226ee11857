import { setTimeout as sleep } from 'node:timers/promises';
import { loadTopology } from '@chalkboard/tools/platform/testing.mjs';

const { SERVICES, TOPOLOGY, streamOf, deadLetterStreamOf } = loadTopology();
const POLL_MS = 500;
/** Looks in a row that must find nothing under way: a message may be between two places at the moment of one. */
const CALM_LOOKS = 3;

/**
 * Waits until nothing moves any more: no event waits in an outbox table, no consumer has a message before it or in
 * hand, no notification is to be sent, and nobody waits for an answer whose time is not over.
 * @param {import('./system.mjs').ChaosSystem} system @param {number} withinMs
 * @returns {Promise<string[]>} what still waited when the time was over; empty when all is quiet
 */
export async function untilQuiet(system, withinMs) {
  const deadline = Date.now() + withinMs;
  let calm = 0;
  for (;;) {
    const waiting = await underWay(system).catch((/** @type {Error} */ error) => [`cannot be asked: ${error.message}`]);
    calm = waiting.length === 0 ? calm + 1 : 0;
    if (calm >= CALM_LOOKS) return [];
    if (Date.now() > deadline) return waiting;
    await sleep(POLL_MS);
  }
}

/** @param {import('./system.mjs').ChaosSystem} system @returns {Promise<string[]>} */
async function underWay({ rows, broker }) {
  /** @type {string[]} */
  const waiting = [];
  for (const service of SERVICES) {
    const [{ count = 0 } = {}] = await rows(
      `SELECT count(*)::int AS count FROM ${service}.outbox WHERE published_at IS NULL`,
    );
    if (count > 0) waiting.push(`${count} events in the outbox of ${service}`);
  }
  const [{ count: unsent = 0 } = {}] = await rows(
    'SELECT count(*)::int AS count FROM notify.notifications WHERE is_open',
  );
  if (unsent > 0) waiting.push(`${unsent} notifications not sent`);
  const [{ count: steps = 0 } = {}] = await rows(
    "SELECT count(*)::int AS count FROM ordering.order_deadlines JOIN ordering.orders ON id = order_id WHERE taken_at IS NULL AND status = 'placed'",
  );
  if (steps > 0) waiting.push(`${steps} deadlines of unanswered orders`);
  const manager = await broker.jetstreamManager();
  const streams = [
    ...SERVICES.filter((service) => TOPOLOGY[service].publishes.length > 0).map(streamOf),
    ...SERVICES.map(deadLetterStreamOf),
  ];
  for (const stream of streams) {
    for await (const { name, num_pending: pending, num_ack_pending: inHand } of manager.consumers.list(stream)) {
      if (pending + inHand > 0) waiting.push(`${pending + inHand} messages before ${name}`);
    }
  }
  return waiting;
}
