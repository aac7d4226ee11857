import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 500;
/** @type {Record<string, string>} */
const TYPES = { '.pdf': 'application/pdf', '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/**
 * Uploads one menu as the browser does and waits until it is read.
 * @param {string} origin @param {readonly string[]} files @param {number} withinMs
 * @returns {Promise<{ ms: number, problem: string | undefined }>} `problem`: why it could not be read
 */
export async function uploadAndWait(origin, files, withinMs) {
  const started = performance.now();
  const form = new FormData();
  for (const file of files)
    form.append(
      'file',
      new Blob([new Uint8Array(await readFile(file))], {
        type: TYPES[path.extname(file)] ?? 'application/octet-stream',
      }),
      path.basename(file),
    );
  const accepted = await fetch(`${origin}/api/upload-menu`, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body: form,
  });
  if (accepted.status !== 202)
    throw new Error(`an upload was answered with ${accepted.status}: ${await accepted.text()}`);
  const { job } = /** @type {{ job: string }} */ (await accepted.json());
  while (performance.now() - started < withinMs) {
    const { status, problem } = /** @type {{ status: string, problem?: { detail: string } }} */ (
      await (await fetch(origin + job)).json()
    );
    if (status === 'done' || status === 'failed') return { ms: performance.now() - started, problem: problem?.detail };
    await sleep(POLL_MS);
  }
  return { ms: performance.now() - started, problem: `not read within ${withinMs / 1000} s` };
}
