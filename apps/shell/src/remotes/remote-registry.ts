import {
  HOST_CONTRACTS,
  PAGE_ROUTES,
  type GivenRemote,
  type RemoteModuleV1,
  type RemoteName,
  type RemotesManifest,
} from '@chalkboard/contracts';
import { hasFields, parseJson } from '@chalkboard/web-kit';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { matchPath } from 'react-router-dom';

/** A remote that is not there after this time is treated as missing; federation itself would wait 20 s. */
export const REMOTE_TIMEOUT_MS = 4000;
/** The slot on `/` is the owner's. */
const HOME_REMOTE: RemoteName = 'owner';

/** The route of a page that a remote draws; undefined for the shell's own pages and for pages that do not exist. */
export function remoteRouteOf(pathname: string): (typeof PAGE_ROUTES)[number] | undefined {
  return PAGE_ROUTES.find(({ path }) => matchPath(path, pathname));
}

/** A remote that could not be loaded. */
export class RemoteLoadError extends Error {}

/**
 * A remote that was made for another version of the shell: trying again does not help until one of the two is replaced.
 */
export class RemoteUnservedError extends RemoteLoadError {}

export interface RemoteRegistry {
  /** Begins to load the page's remote at once, before anything is drawn. */
  start(pathname: string): void;
  /**
   * The module of a remote; one load for each attempt.
   * @param attempt 0 first; a higher one reads the list of remotes again and asks the remote afresh
   * @throws (rejects) RemoteLoadError when the remote is unknown, missing or slow, RemoteUnservedError when this shell
   * cannot serve it
   */
  load(name: RemoteName, attempt?: number): Promise<RemoteModuleV1>;
  /** The version that this page has of a remote; undefined while it is not known. */
  versionOf(name: RemoteName): string | undefined;
}

export function createRemoteRegistry(): RemoteRegistry {
  const loads = new Map<string, Promise<RemoteModuleV1>>();
  const versions = new Map<string, string>();
  let known: Promise<RemotesManifest> | undefined;

  const loadFirst = async (name: RemoteName) => {
    known ??= readManifest().then((manifest) => {
      register(manifest.remotes);
      return manifest;
    });
    const remote = servedIn(await known, name);
    versions.set(name, remote.version);
    return moduleOf(name);
  };
  const loadAgain = async (name: RemoteName, attempt: number) => {
    // A preload that never ends would keep every later request for its file waiting; without its link it is given up.
    for (const link of document.querySelectorAll('link[rel="preload"]')) link.remove();
    const { entry, version } = servedIn(await fetchManifest(), name);
    versions.set(name, version);
    const afresh = (mark: string) => {
      register([{ name, entry: `${entry}?retry=${mark}` }], true);
      return moduleOf(name);
    };
    // Where the page preloaded a file in vain, Chromium answers the next request for it from that failure, once. The
    // module can be such a file, and so can its words, which are asked for when it is there.
    const orAgain = (mark: string) => (error: unknown) => {
      if (error instanceof RemoteUnservedError) throw error;
      return afresh(mark);
    };
    return afresh(`${attempt}`)
      .catch(orAgain(`${attempt}-again`))
      .catch(orAgain(`${attempt}-last`));
  };
  const load = (name: RemoteName, attempt = 0) => {
    const key = `${name}#${attempt}`;
    const begun = loads.get(key);
    if (begun) return begun;
    const loading = withTimeout(attempt === 0 ? loadFirst(name) : loadAgain(name, attempt), REMOTE_TIMEOUT_MS).catch(
      (error: unknown) => {
        throw error instanceof RemoteLoadError
          ? error
          : new RemoteLoadError(`${name} could not be loaded`, { cause: error });
      },
    );
    loads.set(key, loading);
    return loading;
  };
  return {
    start: (pathname) => {
      const name = pathname === '/' ? HOME_REMOTE : remoteRouteOf(pathname)?.remote;
      if (name) load(name).catch(() => undefined);
    },
    load,
    versionOf: (name) => versions.get(name),
  };
}

/** The page's one registry. */
export const remoteRegistry = createRemoteRegistry();

/** @throws Error where the list does not name it, RemoteUnservedError where the edge says that it cannot run here */
function servedIn({ remotes }: RemotesManifest, name: RemoteName): GivenRemote {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in remotes.json`);
  if (remote.needs) throw new RemoteUnservedError(`${name} ${remote.needs}`);
  return remote;
}

async function moduleOf(name: RemoteName): Promise<RemoteModuleV1> {
  const module = await loadRemote<RemoteModuleV1>(`${name}/remote`);
  if (!module) throw new Error(`${name} is empty`);
  if (!HOST_CONTRACTS.includes(module.contract))
    throw new RemoteUnservedError(`${name} speaks host contract ${String(module.contract)}`);
  return module;
}

/** The edge writes the list into the page; without it (an app served alone) it is asked for. */
async function readManifest(): Promise<RemotesManifest> {
  const inline = document.getElementById('remotes-json')?.textContent;
  return inline ? manifestIn(inline) : fetchManifest();
}

async function fetchManifest(): Promise<RemotesManifest> {
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return manifestIn(await response.text());
}

/** @throws Error where it is no list of remotes */
function manifestIn(text: string): RemotesManifest {
  const manifest = parseJson(text);
  if (!isManifest(manifest)) throw new Error('remotes.json is no list of remotes');
  return manifest;
}

function isManifest(value: unknown): value is RemotesManifest {
  return (
    hasFields(value) &&
    Array.isArray(value.remotes) &&
    value.remotes.every(
      (remote) => hasFields(remote) && typeof remote.name === 'string' && typeof remote.entry === 'string',
    )
  );
}

function register(remotes: readonly Pick<GivenRemote, 'name' | 'entry'>[], force = false): void {
  registerRemotes(
    remotes.map(({ name, entry }) => ({ name, entry, type: 'global' as const })),
    { force },
  );
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
