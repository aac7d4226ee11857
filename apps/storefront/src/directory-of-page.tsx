import { readView } from './features/browse-directory/directory-filter';
import { seedDirectory } from './features/browse-directory/use-directory';
import { directoryInPage } from './features/take-over-fragment/fragment-state';
import { queryClient } from './query-client';

const drawn = directoryInPage();
if (drawn) seedDirectory(queryClient, readView(new URLSearchParams(drawn.query)), drawn.page);

/** The directory, which goes on from what came with the page. */
export { DirectoryPage as default } from './routes/directory';
