import { readFileSync } from 'node:fs';

const SAMPLE_MS = 20;

/**
 * Watches the resident memory of a process with all it started, shared pages counted in each.
 * @param {number} pid
 * @returns {() => number | undefined} ends the watch and gives the highest sum seen, in bytes; undefined where /proc is not there
 */
export function watchPeakMemory(pid) {
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, residentBytes(pid));
  };
  const timer = setInterval(sample, SAMPLE_MS);
  sample();
  return () => {
    clearInterval(timer);
    return peak || undefined;
  };
}

/** @param {number} pid @returns {number} */
function residentBytes(pid) {
  try {
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + residentBytes(Number(child)), own);
  } catch {
    // It has ended, or this system has no /proc.
    return 0;
  }
}
