import type { DirectoryPage as DirectoryPart } from '@chalkboard/contracts';
import { createToastStore } from '@chalkboard/ui';
import { createQueryClient } from '@chalkboard/web-kit';
import type { DirectoryView } from './features/browse-directory/directory-filter';
import { seedDirectory } from './features/browse-directory/use-directory';
import { OwnPage } from './own-page/own-page';
import { DirectoryPage } from './routes/directory';

/**
 * What `/restaurant-directory` shows first, for the server that draws it before any script; stands in a router at that
 * path, with the view in its address. @param drawnAt milliseconds since the epoch
 */
export function FirstDirectoryView({
  view,
  page,
  drawnAt,
}: {
  readonly view: DirectoryView;
  readonly page: DirectoryPart;
  readonly drawnAt: number;
}) {
  const queryClient = createQueryClient();
  seedDirectory(queryClient, view, { pages: [page], pageParams: [view.cursor] });
  return (
    <OwnPage queryClient={queryClient} toasts={createToastStore()} drawnAt={drawnAt}>
      <DirectoryPage />
    </OwnPage>
  );
}
