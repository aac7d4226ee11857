import { createHash } from 'node:crypto';
import type { DirectoryPage, Fragment, UiLanguage } from '@chalkboard/contracts';
import type { DirectoryView } from '@chalkboard/storefront/directory-filter';
import type { DrawnDirectory } from '@chalkboard/storefront/first-view';
import type { BuiltRemote } from './built-remote';
import type { Drawing } from './drawing';

interface Drawn {
  readonly view: DirectoryView;
  readonly page: DirectoryPage;
  readonly remote: BuiltRemote;
  /** The page's query without "?". */
  readonly search: string;
  readonly publicUrl: string;
  readonly language: UiLanguage;
  /** In that language. */
  readonly drawing: Drawing;
}

/**
 * Changes with what is in a part of the directory, and when one of its restaurants opens or closes. @param now
 * milliseconds since the epoch
 */
export function directoryEtag(
  { page, remote, search, language, drawing }: Omit<Drawn, 'publicUrl' | 'view'>,
  now: number,
): string {
  const hours = page.items.map((entry) => entry.hours && drawing.hoursLine(entry.hours, now)?.text);
  return `"${createHash('sha256')
    .update(JSON.stringify([search, language, page, remote.drawnBy, hours]))
    .digest('hex')
    .slice(0, 20)}"`;
}

/** A part of the directory before any script. `now`: milliseconds since the epoch. */
export function drawDirectory(
  { view, page, remote, search, publicUrl, language, drawing }: Drawn,
  { etag, now }: { readonly etag: string; readonly now: number },
): Fragment {
  const { scripts, texts, css } = remote.directory;
  const state: DrawnDirectory = { page, search, drawnAt: now };
  return {
    status: 200,
    lang: language,
    head: drawing.directoryHead({ view, page, search, publicUrl, css }),
    html: drawing.renderDirectory(view, page, now),
    state,
    app: { scripts: [...(texts[language] ?? []), ...scripts] },
    remoteVersion: remote.version,
    etag,
  };
}
