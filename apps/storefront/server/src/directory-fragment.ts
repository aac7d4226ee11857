import { createHash } from 'node:crypto';
import type { DirectoryPage, Fragment } from '@chalkboard/contracts';
import type { DirectoryView } from '@chalkboard/storefront/directory-filter';
import type { DrawnDirectory } from '@chalkboard/storefront/first-view';
import { hoursLine } from '@chalkboard/storefront/hours';
import type { BuiltRemote } from './built-remote';
import { directoryHead } from './directory-head';
import { renderDirectory } from './render-directory';

interface Drawn {
  readonly view: DirectoryView;
  readonly page: DirectoryPage;
  readonly remote: BuiltRemote;
  /** The page's query without "?". */
  readonly search: string;
  readonly publicUrl: string;
}

/**
 * Changes with what is in a part of the directory, and when one of its restaurants opens or closes. @param now
 * milliseconds since the epoch
 */
export function directoryEtag({ page, remote, search }: Omit<Drawn, 'publicUrl' | 'view'>, now: number): string {
  const hours = page.items.map((entry) => entry.hours && hoursLine(entry.hours, now)?.text);
  return `"${createHash('sha256')
    .update(JSON.stringify([search, page, remote.drawnBy, hours]))
    .digest('hex')
    .slice(0, 20)}"`;
}

/** A part of the directory before any script. `now`: milliseconds since the epoch. */
export function drawDirectory(
  { view, page, remote, search, publicUrl }: Drawn,
  { etag, now }: { readonly etag: string; readonly now: number },
): Fragment {
  const { scripts, css } = remote.directory;
  const state: DrawnDirectory = { page, search, drawnAt: now };
  return {
    status: 200,
    head: directoryHead({ view, page, publicUrl, css }),
    html: renderDirectory(view, page, now),
    state,
    app: { scripts: [...scripts] },
    remoteVersion: remote.version,
    etag,
  };
}
