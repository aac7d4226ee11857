/** @typedef {(line: string) => void} Log */

/** A step that takes longer says so while it runs. */
const ANNOUNCE_AFTER_MS = 1_500;

/**
 * Runs one step and says so in one line when it is done: a tick, what it did, how long it took.
 * @template T
 * @param {Log} log @param {string} title
 * @param {() => T | Promise<T>} work
 * @param {(result: T) => string} [describe] replaces the title in the closing line
 * @returns {Promise<T>}
 */
export async function step(log, title, work, describe = () => title) {
  const started = performance.now();
  const announcement = setTimeout(() => log(`  … ${title}`), ANNOUNCE_AFTER_MS);
  try {
    const result = await work();
    log(`  ✓ ${describe(result)} (${seconds(performance.now() - started)})`);
    return result;
  } finally {
    clearTimeout(announcement);
  }
}

/** @param {number} ms @returns {string} `0.4 s`, `2 min 5 s` */
export function seconds(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
