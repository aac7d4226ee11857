import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES, type RemoteName, type RemotesManifest } from '@chalkboard/contracts';
import { z } from 'zod';
import { watchedFile } from './watched-file';

const ENTRY = 'remoteEntry.js';
const EXPOSED = 'remote';

const files = z.object({ sync: z.array(z.string()) });
const BuildManifest = z.object({ exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: files, css: files }) })) });
const ListedRemotes = z.object({ remotes: z.array(z.object({ name: z.string(), entry: z.string() })) });

/** Files a page with this remote will ask for, as addresses of the site. */
export interface RemoteAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface RemoteCatalog {
  /** `/remotes.json`; a remote that is not built is left out, and the shell shows its panel. */
  manifest(): Promise<RemotesManifest>;
  assets(name: RemoteName): Promise<RemoteAssets>;
  /** Hash of the remote's entry, as it was when last looked at. */
  versionNow(name: RemoteName): string | undefined;
  /** Why the remote cannot be served; undefined when it can. */
  faultOf(name: RemoteName): Promise<string | undefined>;
}

/** Knows the remotes: from their builds, or from a file that says where they are. */
export function createRemoteCatalog({ remoteDirs, remotesFile }: { readonly remoteDirs: Readonly<Record<RemoteName, string>>; readonly remotesFile: string | undefined }): RemoteCatalog {
  const versions = new Map<RemoteName, string>();
  const listed = remotesFile === undefined ? undefined : watchedFile(remotesFile, (text) => ListedRemotes.parse(JSON.parse(text)));
  const builds = Object.fromEntries(
    REMOTES.map((name) => [
      name,
      {
        version: watchedFile(path.join(remoteDirs[name], ENTRY), (text) => createHash('sha256').update(text).digest('hex').slice(0, 10)),
        exposed: watchedFile(path.join(remoteDirs[name], 'mf-manifest.json'), (text) => BuildManifest.parse(JSON.parse(text)).exposes.find((exposed) => exposed.name === EXPOSED)?.assets),
      },
    ]),
  ) as Record<RemoteName, { version(): Promise<string | undefined>; exposed(): Promise<{ js: { sync: string[] }; css: { sync: string[] } } | undefined> }>;

  const addressOf = (name: RemoteName, file: string) => `/remotes/${name}/${file}`;
  const entryOf = async (name: RemoteName) => {
    if (listed) return (await listed())?.remotes.find((remote) => remote.name === name)?.entry;
    const version = await builds[name].version();
    if (version === undefined) return undefined;
    versions.set(name, version);
    return `${addressOf(name, ENTRY)}?v=${version}`;
  };

  return {
    manifest: async () => {
      if (listed) return (await listed()) ?? { remotes: [] };
      const entries = await Promise.all(REMOTES.map(async (name) => ({ name, entry: await entryOf(name) })));
      return { remotes: entries.flatMap(({ name, entry }) => (entry === undefined ? [] : [{ name, entry }])) };
    },
    assets: async (name) => {
      const entry = await entryOf(name);
      if (entry === undefined) return { scripts: [], styles: [] };
      // Of a remote that lies elsewhere only the entry's address is known.
      const exposed = entry.startsWith(addressOf(name, ENTRY)) ? await builds[name].exposed() : undefined;
      return { scripts: [entry, ...(exposed?.js.sync ?? []).map((file) => addressOf(name, file))], styles: (exposed?.css.sync ?? []).map((file) => addressOf(name, file)) };
    },
    versionNow: (name) => versions.get(name),
    faultOf: async (name) => {
      const entry = await entryOf(name);
      if (entry === undefined) return listed ? 'is not in the list of remotes' : 'is not built';
      if (!entry.startsWith(addressOf(name, ENTRY))) return undefined;
      const exposed = await builds[name].exposed();
      if (!exposed) return 'has no manifest';
      const missing: string[] = [];
      await Promise.all([...exposed.js.sync, ...exposed.css.sync].map((file) => access(path.join(remoteDirs[name], file)).catch(() => missing.push(file))));
      return missing.length ? `misses ${missing.sort().join(', ')}` : undefined;
    },
  };
}
