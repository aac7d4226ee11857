import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from '../process-memory.mjs';

/** V8 puts clearing off for as long as there is memory: what is held shows after each collection. */
const COLLECT_EVERY_MS = 200;
const COLLECTED_WITHIN_MS = 500;

/**
 * Downloads a file and watches what the service holds meanwhile.
 * @param {{ url: string, token: string, pid: number, everyMs?: number }} options `everyMs`: the reader takes a part and
 * then waits so long, as one on a slow line
 * @returns {Promise<{ bytes: number, lines: number, ms: number, before: number, peak: number }>} `before`, `peak`:
 * bytes of the process, before the download and at most during it
 */
export async function downloadWatched({ url, token, pid, everyMs = 0 }) {
  process.kill(pid, 'SIGUSR2');
  await sleep(COLLECTED_WITHIN_MS);
  const before = residentBytes(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
    process.kill(pid, 'SIGUSR2');
  }, COLLECT_EVERY_MS);
  const started = performance.now();
  let bytes = 0;
  let lines = 0;
  try {
    const response = await new Promise((/** @type {(response: http.IncomingMessage) => void} */ resolve, reject) =>
      http.get(url, { headers: { authorization: `Bearer ${token}` } }, resolve).on('error', reject),
    );
    if (response.statusCode !== 200) throw new Error(`the export answered ${response.statusCode}`);
    for await (const part of response) {
      bytes += part.length;
      for (const byte of part) if (byte === 10) lines += 1;
      if (everyMs > 0) await sleep(everyMs);
    }
  } finally {
    clearInterval(timer);
  }
  return { bytes, lines, ms: performance.now() - started, before, peak };
}
