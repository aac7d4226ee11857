import { readFileSync } from 'node:fs';

/** Of Linux, everywhere. */
const TICKS_PER_SECOND = 100;

/**
 * Processor time that processes use, with what they started.
 * @param {Readonly<Record<string, number | undefined>>} pids by name
 * @returns {() => { name: string, ms: number }[]} what each has used since; 0 where /proc is not there
 */
export function watchProcessorTime(pids) {
  const known = Object.entries(pids).flatMap(([name, pid]) =>
    pid === undefined ? [] : [{ name, pid, before: usedBy(pid) }],
  );
  return () => known.map(({ name, pid, before }) => ({ name, ms: usedBy(pid) - before }));
}

/** The process that started another. @param {number} pid */
export function parentOf(pid) {
  return Number(statOf(pid)[1] ?? 0);
}

/** @param {number} pid @returns {number} ms of it, of its children, and of children that have ended */
function usedBy(pid) {
  const [own, system, children, childrenSystem] = statOf(pid).slice(11, 15).map(Number);
  const ticks = (own ?? 0) + (system ?? 0) + (children ?? 0) + (childrenSystem ?? 0);
  return (ticks / TICKS_PER_SECOND) * 1000 + childrenOf(pid).reduce((sum, child) => sum + usedBy(child), 0);
}

/** The fields after the command's name: state, parent, … @param {number} pid @returns {string[]} */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** @param {number} pid */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
