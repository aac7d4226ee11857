import { PAGE_ROUTES, type RemoteModuleV1, type RemoteName, type RemotesManifest } from '@chalkboard/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { matchPath } from 'react-router-dom';

/** A remote that is not there after this time is treated as missing; federation itself would wait 20 s. */
export const REMOTE_TIMEOUT_MS = 4000;
/** The version of the host contract that this shell speaks. */
const HOST_CONTRACT = 1;
/** The slot on `/` is the owner's. */
const HOME_REMOTE: RemoteName = 'owner';

/** The route of a page that a remote draws; undefined for the shell's own pages and for pages that do not exist. */
export function remoteRouteOf(pathname: string): (typeof PAGE_ROUTES)[number] | undefined {
  return PAGE_ROUTES.find(({ path }) => matchPath(path, pathname));
}

export interface RemoteRegistry {
  /** Begins to load the page's remote at once, before anything is drawn. */
  start(pathname: string): void;
  /**
   * The module of a remote; one load for each attempt.
   * @param attempt 0 first; a higher one reads the list of remotes again and asks the remote afresh
   * @throws (rejects) when the remote is unknown, missing, slow, or speaks another contract
   */
  load(name: RemoteName, attempt?: number): Promise<RemoteModuleV1>;
}

export function createRemoteRegistry(): RemoteRegistry {
  const loads = new Map<string, Promise<RemoteModuleV1>>();
  let known: Promise<void> | undefined;

  const loadFirst = async (name: RemoteName) => {
    known ??= readManifest().then(({ remotes }) => register(remotes));
    await known;
    return moduleOf(name);
  };
  const load = (name: RemoteName, attempt = 0) => {
    const key = `${name}#${attempt}`;
    const begun = loads.get(key);
    if (begun) return begun;
    const loading = withTimeout(attempt === 0 ? loadFirst(name) : loadAgain(name, attempt), REMOTE_TIMEOUT_MS);
    loads.set(key, loading);
    return loading;
  };
  return {
    start: (pathname) => {
      const name = pathname === '/' ? HOME_REMOTE : remoteRouteOf(pathname)?.remote;
      if (name) load(name).catch(() => undefined);
    },
    load,
  };
}

/** The page's one registry. */
export const remoteRegistry = createRemoteRegistry();

async function loadAgain(name: RemoteName, attempt: number): Promise<RemoteModuleV1> {
  // A preload that never ends would keep every later request for its file waiting; without its link it is given up.
  for (const link of document.querySelectorAll('link[rel="preload"]')) link.remove();
  const { remotes } = await fetchManifest();
  const entry = remotes.find((remote) => remote.name === name)?.entry;
  if (!entry) throw new Error(`${name} is not in remotes.json`);
  const afresh = (mark: string) => {
    register([{ name, entry: `${entry}${entry.includes('?') ? '&' : '?'}retry=${mark}` }], true);
    return moduleOf(name);
  };
  // Where the page preloaded a file in vain, Chromium answers the next request for it from that failure, once.
  return afresh(`${attempt}`).catch(() => afresh(`${attempt}-again`));
}

async function moduleOf(name: RemoteName): Promise<RemoteModuleV1> {
  const module = await loadRemote<RemoteModuleV1>(`${name}/remote`);
  if (!module) throw new Error(`${name} is empty`);
  if (module.contract !== HOST_CONTRACT) throw new Error(`${name} speaks host contract ${String(module.contract)}`);
  return module;
}

/** The edge writes the list into the page; without it (an app served alone) it is asked for. */
async function readManifest(): Promise<RemotesManifest> {
  const inline = document.getElementById('remotes-json')?.textContent;
  return inline ? (JSON.parse(inline) as RemotesManifest) : fetchManifest();
}

async function fetchManifest(): Promise<RemotesManifest> {
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return (await response.json()) as RemotesManifest;
}

function register(remotes: RemotesManifest['remotes'], force = false): void {
  registerRemotes(remotes.map(({ name, entry }) => ({ name, entry, type: 'global' as const })), { force });
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
