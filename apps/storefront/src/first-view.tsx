import type { HostV1, Menu } from '@chalkboard/contracts';
import { createQueryClient, RemoteRoot } from '@chalkboard/web-kit';
import { WantedLanguages } from './features/choose-language/wanted-languages';
import { seedMenu } from './features/read-menu/use-menu';
import { MenuFailure } from './features/read-menu/menu-failure';
import { MenuPage } from './routes/menu';

/** A server has nobody to show a message to. */
const SILENT_HOST: HostV1 = { contract: 1, toast: () => undefined };

/**
 * What `/menu/:shareId` shows first, for the server that draws it before any script; stands on a route of that path.
 * @param menu undefined when there is no such menu
 * @param languages BCP 47 tags that its reader wants, the most wanted first; absent: the browser says
 */
export function FirstView({ menu, framed, languages }: { readonly menu: Menu | undefined; readonly framed: boolean; readonly languages?: readonly string[] }) {
  const queryClient = createQueryClient();
  if (menu) seedMenu(queryClient, menu);
  return (
    <RemoteRoot name="storefront" queryClient={queryClient}>
      <WantedLanguages value={languages}>{menu ? <MenuPage host={SILENT_HOST} framed={framed} /> : <MenuFailure error={undefined} onRetry={() => undefined} />}</WantedLanguages>
    </RemoteRoot>
  );
}
