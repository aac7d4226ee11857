import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_AFTER_MS = 20;
const WAIT_MS = 10_000;
/** Whoever holds it longer has ended in the middle. */
const HELD_AT_MOST_MS = 5000;

/**
 * Changes a small text file that several programs may change: one at a time, and readers see it as it was before or as
 * it is after.
 * @param change gets the text, undefined where there is no file, and gives the new one; undefined leaves it as it is
 * @throws Error what `change` throws, and where the file is not let go of within 10 seconds
 */
export async function changeFile(
  file: string,
  change: (text: string | undefined) => string | undefined | Promise<string | undefined>,
): Promise<void> {
  const letGo = await hold(`${file}.lock`);
  try {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    const changed = await change(text);
    if (changed === undefined || changed === text) return;
    const next = `${file}.new`;
    const handle = await open(next, 'w');
    try {
      await handle.writeFile(changed);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(next, file);
  } finally {
    await letGo();
  }
}

async function hold(lock: string): Promise<() => Promise<void>> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      return () => rm(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const held = await stat(lock).catch(() => undefined);
      if (held && Date.now() - held.mtimeMs > HELD_AT_MOST_MS) await rm(lock, { force: true });
      else if (Date.now() > until) throw new Error(`${path.basename(lock)} is held by another program.`);
      else await sleep(RETRY_AFTER_MS);
    }
  }
}
