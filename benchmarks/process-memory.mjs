import { readFileSync } from 'node:fs';

const SAMPLE_MS = 20;
/** Shares of pages are counted page by page by the kernel: seldom enough not to be felt. */
const SHARES_SAMPLE_MS = 500;

/**
 * Watches the resident memory of a process with all it started, shared pages counted in each.
 * @param {number} pid
 * @returns {() => number | undefined} ends the watch and gives the highest sum seen, in bytes; undefined where /proc is
 * not there
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

/**
 * Watches the proportional share of memory (PSS) of a process with all it started: a page that two share counts half in
 * each.
 * @param {number} pid
 * @returns {() => number | undefined} ends the watch and gives the highest sum seen, in bytes; undefined where the
 * kernel does not tell it
 */
export function watchPeakShare(pid) {
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, shareOfBytes(pid));
  };
  const timer = setInterval(sample, SHARES_SAMPLE_MS);
  sample();
  return () => {
    clearInterval(timer);
    return peak || undefined;
  };
}

/** The resident memory of a process with all it started, in bytes; 0 where /proc is not there. @param {number} pid */
export function residentBytes(pid) {
  return sumOverTree(pid, (one) => kilobytes(`/proc/${one}/status`, /^VmRSS:\s+(\d+) kB/m));
}

/**
 * The proportional share of memory of a process with all it started, in bytes; 0 where the kernel does not tell it.
 * @param {number} pid
 */
export function shareOfBytes(pid) {
  return sumOverTree(pid, proportionalBytes);
}

/** @param {number} pid */
function proportionalBytes(pid) {
  return kilobytes(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+) kB/m);
}

/** @param {string} file @param {RegExp} pattern whose group is a count of kB @returns {number} bytes */
function kilobytes(file, pattern) {
  return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024;
}

/** @param {number} pid @param {(pid: number) => number} of one process @returns {number} */
function sumOverTree(pid, of) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + sumOverTree(Number(child), of), of(pid));
  } catch {
    // It has ended, or this system has no /proc.
    return 0;
  }
}
