import type { HostV1, Menu } from '@chalkboard/contracts';
import { createQueryClient, RemoteRoot } from '@chalkboard/web-kit';
import { seedMenu } from './features/read-menu/use-menu';
import { MenuFailure } from './features/read-menu/menu-failure';
import { MenuPage } from './routes/menu';

/** A server has nobody to show a message to. */
const SILENT_HOST: HostV1 = { contract: 1, toast: () => undefined };

/**
 * What `/menu/:shareId` shows first, for the server that draws it before any script; stands on a route of that path.
 * @param menu undefined when there is no such menu
 */
export function FirstView({ menu, framed }: { readonly menu: Menu | undefined; readonly framed: boolean }) {
  const queryClient = createQueryClient();
  if (menu) seedMenu(queryClient, menu);
  return (
    <RemoteRoot name="storefront" queryClient={queryClient}>
      {menu ? <MenuPage host={SILENT_HOST} framed={framed} /> : <MenuFailure error={undefined} onRetry={() => undefined} />}
    </RemoteRoot>
  );
}
