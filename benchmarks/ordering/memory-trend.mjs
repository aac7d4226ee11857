import { residentBytes } from '../process-memory.mjs';
import { median } from '../statistics.mjs';

/**
 * Samples the resident memory of processes while they work.
 * @param {Readonly<Record<string, number | undefined>>} pids by name
 */
export function memoryTrend(pids) {
  /** @type {Record<string, { work: number, bytes: number }[]>} */
  const samples = Object.fromEntries(Object.keys(pids).map((name) => [name, []]));
  return {
    /** @param {number} work how much was done until now */
    sample(work) {
      for (const [name, pid] of Object.entries(pids)) if (pid !== undefined) samples[name]?.push({ work, bytes: residentBytes(pid) });
    },
    /**
     * A process grows while it warms up; what counts is what it does then, from the first quarter of the work on.
     * @returns `perThousand`: slope in bytes per thousand units of work; `growth`: the last quarter's median against that of the second one
     */
    trends: () =>
      Object.entries(samples).map(([name, all]) => {
        const most = Math.max(...all.map(({ work }) => work));
        const warm = all.filter(({ work }) => work >= most / 4);
        const quarter = (/** @type {number} */ from) => median(all.filter(({ work }) => work >= most * from && work <= most * (from + 0.25)).map(({ bytes }) => bytes));
        return { name, first: all[0]?.bytes ?? 0, last: all.at(-1)?.bytes ?? 0, perThousand: slope(warm) * 1000, growth: quarter(0.75) / quarter(0.25) };
      }),
  };
}

/** Of the straight line that fits best. @param {readonly { work: number, bytes: number }[]} samples */
function slope(samples) {
  const mean = (/** @type {readonly number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [work, bytes] = [mean(samples.map((one) => one.work)), mean(samples.map((one) => one.bytes))];
  const spread = samples.reduce((sum, one) => sum + (one.work - work) ** 2, 0);
  return spread === 0 ? 0 : samples.reduce((sum, one) => sum + (one.work - work) * (one.bytes - bytes), 0) / spread;
}
