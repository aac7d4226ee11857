import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tail } from '../platform/run.mjs';
import { seconds } from '../platform/steps.mjs';

const LOOK_MS = 15;
/** A service that has not come up by then says in its log why. */
const UP_WITHIN_MS = 20_000;

/**
 * Replaces programs of a running system by what was built of them, one after another for each.
 * @param {object} options
 * @param {Pick<import('../platform/system.mjs').Platform, 'replaceSlice' | 'pids' | 'logFile'>} options.platform
 * @param {Readonly<Record<string, { port: number, script: string }>>} options.slices
 * @param {import('../platform/steps.mjs').Log} options.log
 * @param {() => boolean} options.isEnding the system is being stopped: what does not come up then has no fault
 * @returns {(slice: string) => void} call it after each build
 */
export function replacing({ platform, slices, log, isEnding }) {
  /** @type {Map<string, 'once' | 'again'>} */
  const under = new Map();
  const replace = async (/** @type {string} */ name) => {
    const { port, script } = /** @type {{ port: number, script: string }} */ (slices[name]);
    const from = performance.now();
    await platform.replaceSlice(name, script);
    const pid = platform.pids()[name];
    while (!(await isListening(port))) {
      if (isEnding()) return;
      const crashed = platform.pids()[name] !== pid;
      if (crashed || performance.now() - from > UP_WITHIN_MS) {
        log(
          `  ✗ ${name} does not start; its log is ${platform.logFile(name)} and ends with:\n${tail(platform.logFile(name), 12)}`,
        );
        return;
      }
      await sleep(LOOK_MS);
    }
    log(`  ✓ ${name} replaced (${seconds(performance.now() - from)})`);
  };
  const begin = async (/** @type {string} */ name) => {
    // What is built while one is being replaced: one more time, with the last of it.
    if (under.has(name)) return void under.set(name, 'again');
    do {
      under.set(name, 'once');
      await replace(name);
    } while (under.get(name) === 'again');
    under.delete(name);
  };
  return (name) => void begin(name);
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
  });
}
