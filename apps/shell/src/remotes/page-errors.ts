import { PAGE_ERRORS_PATH, REMOTES, type PageError, type RemoteName } from '@chalkboard/contracts';

const OF_REMOTE = /\/remotes\/(\w+)\/([0-9a-f]{12})\//;
/** Told once of each remote and version: the edge counts visitors, not errors. */
const told = new Set<string>();

/**
 * Tells the edge that a remote has failed in this page. @param version undefined: it was not even known; then there is
 * nothing to tell
 */
export function reportPageError(remote: RemoteName, version: string | undefined, kind: PageError['kind']): void {
  const key = `${remote}@${version}`;
  if (version === undefined || told.has(key)) return;
  told.add(key);
  const error: PageError = { remote, version, kind };
  navigator.sendBeacon?.(PAGE_ERRORS_PATH, new Blob([JSON.stringify(error)], { type: 'application/json' }));
}

/** From now on, what remotes throw outside of drawing is told too. */
export function watchScripts(page: Window): void {
  page.addEventListener('error', ({ filename }) => {
    const [, name, version] = OF_REMOTE.exec(filename) ?? [];
    const remote = REMOTES.find((one) => one === name);
    if (remote) reportPageError(remote, version, 'script');
  });
}
