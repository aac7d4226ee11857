import type { DirectoryPage } from '@chalkboard/contracts';
import { pageAddress, type DirectoryView } from '@chalkboard/storefront/directory-filter';
import { FirstDirectoryView } from '@chalkboard/storefront/first-directory-view';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/**
 * A part of the directory as HTML: the same components that its app draws it with. @param now milliseconds since the
 * epoch
 */
export function renderDirectory(view: DirectoryView, page: DirectoryPage, now: number): string {
  return renderToString(
    <StaticRouter location={pageAddress(view)}>
      <FirstDirectoryView view={view} page={page} drawnAt={now} />
    </StaticRouter>,
  );
}
