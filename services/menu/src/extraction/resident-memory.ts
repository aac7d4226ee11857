import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * How often a working process is looked at. Linux tells at the price of one small read; elsewhere a program has to be
 * asked.
 */
const PERIOD_MS = process.platform === 'linux' ? 100 : 1000;

/**
 * Memory (MB) that a process holds, pictures outside its heap included. `undefined` when it is gone, or when the system
 * does not tell.
 */
export async function residentMb(pid: number): Promise<number | undefined> {
  try {
    const kilobytes =
      process.platform === 'linux'
        ? /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
        : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim();
    return kilobytes ? Number(kilobytes) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Watches a process from outside, since one that is busy cannot tell of itself.
 *
 * @param onAbove called once, when it holds more than `limitMb`
 * @returns ends the watch
 */
export function watchResidentMb(pid: number, limitMb: number, onAbove: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let watching = true;
  const look = async (): Promise<void> => {
    const held = await residentMb(pid);
    if (!watching) return;
    if (held !== undefined && held > limitMb) onAbove();
    else timer = setTimeout(() => void look(), PERIOD_MS);
  };
  void look();
  return () => {
    watching = false;
    clearTimeout(timer);
  };
}
