import type { HostV1, Menu } from '@chalkboard/contracts';
import { createToastStore } from '@chalkboard/ui';
import { createQueryClient } from '@chalkboard/web-kit';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { WantedLanguages } from './features/choose-language/wanted-languages';
import { OwnerNotes } from './features/owner-notes/owner-notes';
import { MenuFailure } from './features/read-menu/menu-failure';
import { StyledByPage } from './features/read-menu/page-styles';
import { Arrived } from './own-page/arrived';
import { OwnPage } from './own-page/own-page';
import { MenuPage } from './routes/menu';
import { seedMenu } from './shared/menu/use-menu';

export { pageTheme } from '@chalkboard/ui';
export { rootStylesheet } from './features/read-menu/page-styles';
export type { DrawnDirectory, DrawnMenu } from './own-page/page-state';

/** A server has nobody to show a message to. */
const SILENT_HOST: HostV1 = { contract: 1, toast: () => undefined };

/**
 * What `/menu/:shareId` shows first, for the server that draws it before any script; stands in a router at that path.
 * What it draws the page's own app takes up.
 * @param menu undefined when there is no such menu
 * @param languages BCP 47 tags that its reader wants, the most wanted first
 * @param drawnAt milliseconds since the epoch
 */
export function FirstView({
  menu,
  framed,
  languages,
  drawnAt,
}: {
  readonly menu: Menu | undefined;
  readonly framed: boolean;
  readonly languages: readonly string[];
  readonly drawnAt: number;
}) {
  const queryClient = createQueryClient();
  if (menu) seedMenu(queryClient, menu);
  return (
    <OwnPage queryClient={queryClient} toasts={createToastStore()} drawnAt={drawnAt}>
      <WantedLanguages value={languages}>
        {menu ? (
          <MenuPages host={SILENT_HOST} framed={framed} />
        ) : (
          <MenuFailure error={undefined} onRetry={() => undefined} />
        )}
      </WantedLanguages>
    </OwnPage>
  );
}

const NONE: readonly RouteObject[] = [];

/** The menu, and what the page's own app shows besides it. */
export function MenuPages({
  host,
  framed,
  others = NONE,
}: {
  readonly host: HostV1;
  readonly framed: boolean;
  readonly others?: readonly RouteObject[];
}) {
  const menu = (
    <>
      <OwnerNotes host={host} />
      <MenuPage host={host} framed={framed} />
      <Arrived />
    </>
  );
  return <StyledByPage value>{useRoutes([{ path: '/menu/:shareId', element: menu }, ...others])}</StyledByPage>;
}
