import type { DirectoryPage as DirectoryPart } from '@chalkboard/contracts';
import { createQueryClient, RemoteRoot } from '@chalkboard/web-kit';
import type { DirectoryView } from './features/browse-directory/directory-filter';
import { seedDirectory } from './features/browse-directory/use-directory';
import { DirectoryPage } from './routes/directory';

/** What `/restaurant-directory` shows first, for the server that draws it before any script; stands on a route of that path, with the view in its address. */
export function FirstDirectoryView({ view, page }: { readonly view: DirectoryView; readonly page: DirectoryPart }) {
  const queryClient = createQueryClient();
  seedDirectory(queryClient, view, page);
  return (
    <RemoteRoot name="storefront" queryClient={queryClient}>
      <DirectoryPage />
    </RemoteRoot>
  );
}
