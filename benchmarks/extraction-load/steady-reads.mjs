import { setTimeout as sleep } from 'node:timers/promises';

/** Guests do not wait for each other: a read begins every so often, whether those before it are answered or not. */
const EVERY_MS = 50;

/**
 * Reads an address again and again at a steady pace.
 * @param {string} url
 * @returns {() => Promise<number[]>} ends it, waits for the reads under way, and gives the time of each in milliseconds
 * @throws {Error} from the returned function, when a read was not answered with 200
 */
export function readSteadily(url) {
  /** @type {Promise<number>[]} */
  const reads = [];
  let isOver = false;
  const loop = (async () => {
    const started = performance.now();
    while (!isOver) {
      reads.push(timed(url));
      await sleep(Math.max(0, started + reads.length * EVERY_MS - performance.now()));
    }
  })();
  return async () => {
    isOver = true;
    await loop;
    return Promise.all(reads);
  };
}

/** @param {string} url */
async function timed(url) {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return performance.now() - started;
}
