import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The version of a built remote, as the edge writes it into the entry's address; undefined while there is none. Read again when it changes. */
export function remoteVersionIn(folder: string): () => Promise<string | undefined> {
  const entry = path.join(folder, 'remoteEntry.js');
  let seen: { readonly stamp: string; readonly version: string } | undefined;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(entry);
      const stamp = `${mtimeMs}:${size}`;
      if (seen?.stamp !== stamp) seen = { stamp, version: createHash('sha256').update(await readFile(entry, 'utf8')).digest('hex').slice(0, 10) };
      return seen.version;
    } catch {
      return undefined;
    }
  };
}
