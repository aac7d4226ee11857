import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from '../process-memory.mjs';

/** A collection of some tens of MiB takes a tenth of that. */
const COLLECTED_WITHIN_MS = 500;

/**
 * Samples what processes hold in memory while they rest between pieces of work.
 * @param {Readonly<Record<string, number | undefined>>} pids by name; each collects its garbage on SIGUSR2
 */
export function memoryTrend(pids) {
  /** @type {Record<string, { work: number, bytes: number }[]>} */
  const samples = Object.fromEntries(Object.keys(pids).map((name) => [name, []]));
  return {
    /** @param {number} work how much was done until now */
    async sample(work) {
      for (const pid of Object.values(pids)) if (pid !== undefined) process.kill(pid, 'SIGUSR2');
      await sleep(COLLECTED_WITHIN_MS);
      for (const [name, pid] of Object.entries(pids))
        if (pid !== undefined) samples[name]?.push({ work, bytes: residentBytes(pid) });
    },
    /**
     * A process grows while it warms up; what counts is what it does after that, the first piece of work.
     * @returns `perThousand`: bytes per thousand units of work since then; `growth`: the last sample against that one
     */
    trends: () =>
      Object.entries(samples).map(([name, [warm, ...later]]) => {
        const last = later.at(-1) ?? warm;
        const done = (last?.work ?? 0) - (warm?.work ?? 0);
        const more = (last?.bytes ?? 0) - (warm?.bytes ?? 0);
        return {
          name,
          first: warm?.bytes ?? 0,
          last: last?.bytes ?? 0,
          perThousand: done > 0 ? (more / done) * 1000 : 0,
          growth: (last?.bytes ?? 0) / (warm?.bytes ?? 1),
        };
      }),
  };
}
