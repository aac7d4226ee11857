import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const files = z.object({ sync: z.array(z.string()) });
const BuildManifest = z.object({ exposes: z.array(z.object({ assets: z.object({ css: files }) })) });

/** A build of the remote, as far as its first view needs it. */
export interface BuiltRemote {
  /** As the edge writes it into the entry's address. */
  readonly version: string;
  /** The remote's stylesheet. */
  readonly css: string;
}

/** The remote that is built in a folder; undefined while there is none. Read again when it changes. */
export function builtRemoteIn(folder: string): () => Promise<BuiltRemote | undefined> {
  const entry = path.join(folder, 'remoteEntry.js');
  let seen: { readonly stamp: string; readonly remote: BuiltRemote } | undefined;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(entry);
      const stamp = `${mtimeMs}:${size}`;
      if (seen?.stamp !== stamp) {
        const version = createHash('sha256').update(await readFile(entry, 'utf8')).digest('hex').slice(0, 10);
        seen = { stamp, remote: { version, css: await styleOf(folder) } };
      }
      return seen.remote;
    } catch {
      return undefined;
    }
  };
}

async function styleOf(folder: string): Promise<string> {
  const manifest = BuildManifest.parse(JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8')));
  const names = manifest.exposes.flatMap(({ assets }) => assets.css.sync);
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');
}
