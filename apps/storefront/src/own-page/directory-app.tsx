import { createToastStore } from '@chalkboard/ui';
import { useLayoutEffect } from 'react';
import { DIRECTORY_PATH, readView } from '../features/browse-directory/directory-filter';
import { keepListWhenLeft, keptList } from '../features/browse-directory/kept-list';
import { seedDirectory } from '../features/browse-directory/use-directory';
import { queryClient } from '../query-client';
import { DirectoryPage } from '../routes/directory';
import { OwnPage } from './own-page';
import { PageRouter } from './page-router';
import { isDrawnDirectory, stateInPage } from './page-state';
import { takeUp } from './take-up';

const { page, search, drawnAt } = stateInPage(isDrawnDirectory);
const view = readView(new URLSearchParams(search));
const kept = keptList(view);
seedDirectory(queryClient, view, kept?.parts ?? { pages: [page], pageParams: [view.cursor] });
keepListWhenLeft(queryClient);

const PATHS = [DIRECTORY_PATH];
const asked = window.location.search.slice(1);

/** Who comes back finds the place where they were; the browser looked for it before the list was long enough. */
function Where({ top }: { readonly top: number }): null {
  useLayoutEffect(() => window.scrollTo({ top, behavior: 'instant' }), [top]);
  return null;
}

takeUp(
  <OwnPage queryClient={queryClient} toasts={createToastStore()} drawnAt={drawnAt}>
    <PageRouter paths={PATHS} search={asked}>
      <DirectoryPage />
      {kept && <Where top={kept.top} />}
    </PageRouter>
  </OwnPage>,
  { fits: asked === search && !kept },
);
