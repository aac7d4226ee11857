import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * What the broker has on its disk, in the folder of a system.
 * @param {string} dataDir
 */
export function brokerDisk(dataDir) {
  const home = path.join(dataDir, 'nats');
  const streams = path.join(home, 'streams');
  /** @type {string | undefined} */
  let copy;

  const wipe = () => rmSync(streams, { recursive: true, force: true });
  return {
    /** Copies it while the server stands still: what is written later has not reached the disk. */
    copy() {
      const pid = Number(readFileSync(path.join(home, 'nats.pid'), 'utf8'));
      process.kill(pid, 'SIGSTOP');
      try {
        const next = mkdtempSync(path.join(dataDir, 'nats-disk-'));
        cpSync(streams, next, { recursive: true });
        if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
        copy = next;
      } finally {
        process.kill(pid, 'SIGCONT');
      }
    },
    /** Puts the copy back, while the server is down. */
    putBack() {
      if (copy === undefined) throw new Error('there is no copy of the disk of the broker');
      wipe();
      cpSync(copy, streams, { recursive: true });
    },
    /** Leaves nothing, while the server is down. */
    wipe,
  };
}

/** @typedef {ReturnType<typeof brokerDisk>} BrokerDisk */
