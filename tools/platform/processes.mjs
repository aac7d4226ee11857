import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether a process runs. A zombie does not: in a container without an init process, ended orphans stay in the table
 * for ever. A zombie with threads does: its first thread has ended, and until its last has, its ports stay taken.
 * @param {number} pid @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const isZombie = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) === 'Z';
    return !isZombie || fs.readdirSync(`/proc/${pid}/task`).length > 1;
  } catch {
    return process.platform !== 'linux';
  }
}

/** The command line of a running process, '' when it cannot be read. @param {number} pid @returns {string} */
export function commandLine(pid) {
  if (process.platform === 'linux') {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    } catch {
      return '';
    }
  }
  const query =
    process.platform === 'win32'
      ? spawnSync('powershell', [
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ])
      : spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return query.stdout?.toString().trim() ?? '';
}

/**
 * Waits until a process has ended.
 * @param {number} pid @param {number} timeoutMs @returns {Promise<boolean>} false when it still runs after `timeoutMs`
 */
export async function waitForExit(pid, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(25);
  }
  return true;
}

const ENDING_MS = 2_000;

/**
 * Ends a process that an earlier run left behind, but only when its command line holds all of `marks`: pids are reused.
 * @param {{ pid: number, marks: readonly string[], signal?: NodeJS.Signals, graceMs?: number }} options
 * @returns {Promise<boolean>} whether it was ended
 */
export async function endLeftover({ pid, marks, signal = 'SIGTERM', graceMs = 10_000 }) {
  if (!isAlive(pid)) return false;
  const line = commandLine(pid);
  // A process in the middle of ending has no command line any more, and may hold its port for a moment yet.
  if (line === '') await waitForExit(pid, ENDING_MS);
  if (!marks.every((mark) => line.includes(mark))) return false;
  process.kill(pid, signal);
  if (!(await waitForExit(pid, graceMs)) && isAlive(pid)) {
    process.kill(pid, 'SIGKILL');
    await waitForExit(pid, 5_000);
  }
  return true;
}
