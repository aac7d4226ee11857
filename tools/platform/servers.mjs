import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ pid: number, exited: Promise<void>, stop(): Promise<void>, kill(): Promise<void> }} Server */

/**
 * Keeps a server running on the same port and folder: when it ends by itself it is started again.
 * @template {Server} S
 * @param {{ name: string, start: () => Promise<S>, log: import('./steps.mjs').Log, mayRestart: () => boolean }} options
 * @returns {Promise<{ readonly current: S, kill(whileDown?: () => void): Promise<void>, stop(): Promise<void> }>} once
 * it accepts connections; `whileDown`: done before it is started again
 */
export async function keepServer({ name, start, log, mayRestart }) {
  let current = await start();
  let stopping = false;
  /** @type {(() => void) | undefined} */
  let beforeRestart;
  /** @type {Promise<void>} */
  let restarting = Promise.resolve();

  const watch = () => {
    void current.exited.then(() => {
      if (stopping || !mayRestart()) return;
      log(`  ! ${name} ended; starting it again`);
      restarting = restart();
    });
  };
  const restart = async () => {
    beforeRestart?.();
    beforeRestart = undefined;
    for (let pause = 250; !stopping; pause = Math.min(pause * 2, 10_000)) {
      try {
        current = await start();
        watch();
        return;
      } catch (error) {
        log(`  ! ${name} could not be started again: ${/** @type {Error} */ (error).message.split('\n')[0]}`);
        await sleep(pause);
      }
    }
  };
  watch();

  return {
    get current() {
      return current;
    },
    kill(whileDown) {
      beforeRestart = whileDown;
      return current.kill();
    },
    async stop() {
      stopping = true;
      await restarting;
      await current.stop();
    },
  };
}
