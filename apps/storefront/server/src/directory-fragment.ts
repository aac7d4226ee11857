import { createHash } from 'node:crypto';
import type { DirectoryPage, Fragment } from '@chalkboard/contracts';
import { writeView, type DirectoryView } from '@chalkboard/storefront/directory-filter';
import { hoursLine } from '@chalkboard/storefront/hours';
import { directoryHead } from './directory-head';
import { liftStyles } from './lift-styles';
import type { BuiltRemote } from './remote-version';
import { renderDirectory } from './render-directory';

interface Drawn {
  readonly view: DirectoryView;
  readonly page: DirectoryPage;
  readonly remote: BuiltRemote;
  readonly publicUrl: string;
}

/** Changes with what is in a part of the directory, and when one of its restaurants opens or closes. @param now milliseconds since the epoch */
export function directoryEtag({ view, page, remote }: Omit<Drawn, 'publicUrl'>, now: number): string {
  const hours = page.items.map((entry) => entry.hours && hoursLine(entry.hours, now)?.text);
  return `"${createHash('sha256').update(JSON.stringify([writeView(view), page, remote.version, hours])).digest('hex').slice(0, 20)}"`;
}

/** A part of the directory before any script. */
export function drawDirectory({ view, page, remote, publicUrl }: Drawn, etag: string): Fragment {
  const { html, css } = liftStyles(renderDirectory(view, page));
  return { status: 200, head: directoryHead({ view, page, publicUrl, styles: [remote.css, css] }), html, state: { query: writeView(view), page }, remoteVersion: remote.version, etag };
}
