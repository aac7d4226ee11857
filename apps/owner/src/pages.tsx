import type { HostV1, RemoteModuleV1 } from '@chalkboard/contracts';
import { RemoteRoot } from '@chalkboard/web-kit';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { HomeUpload } from './features/upload-menu/home-upload';
import { queryClient } from './query-client';
import { browserMenus } from './shared/browser-menus/browser-menus';
import { loadTexts } from './texts/generated';

type Group = Parameters<typeof loadTexts>[0][number];

/** Fetched when it is opened, with its words first: nobody who uploads a menu waits for it. */
function page<Props>(groups: readonly Group[], load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await loadTexts(groups);
    return { default: await load() };
  });
}

const MenuFrame = page(['menu'], async () => (await import('./features/menu-frame/menu-frame')).MenuFrame);

type Page = ComponentType<{ readonly host: HostV1 }>;

/** Pages of a menu, in its frame; the paths are those below `/menu/:shareId`. */
const MENU_PAGES: readonly (readonly [path: string, Page])[] = [
  ['edit', page(['menu'], async () => (await import('./routes/edit-menu')).EditMenuPage)],
  ['update', page(['menu'], async () => (await import('./routes/update-menu')).UpdateMenuPage)],
  ['review', page(['menu'], async () => (await import('./routes/review-menu')).ReviewMenuPage)],
  ['rules', page(['menu'], async () => (await import('./routes/menu-sections')).MenuRulesPage)],
  ['locations', page(['menu'], async () => (await import('./routes/locations')).LocationsPage)],
  ['photos', page(['menu'], async () => (await import('./routes/menu-photos')).MenuPhotosPage)],
  ['share', page(['menu'], async () => (await import('./routes/share-menu')).ShareMenuPage)],
  ['orders', page(['menu', 'board'], async () => (await import('./routes/order-board')).OrderBoardPage)],
  ['figures', page(['menu', 'sales'], async () => (await import('./routes/sales-figures')).SalesFiguresPage)],
  ['details/team', page(['menu', 'account'], async () => (await import('./routes/menu-people')).MenuTeamPage)],
  ['details/plan', page(['menu', 'account'], async () => (await import('./routes/menu-people')).MenuPlanPage)],
  ...(['details', 'details/:section', 'languages', 'diets'] as const).map(
    (path) => [path, page(['menu'], async () => (await import('./routes/menu-sections')).MenuSectionPage)] as const,
  ),
];

/** Pages of no menu. */
const OTHER_PAGES: readonly (readonly [path: string, Page])[] = [
  [
    '/business/upload',
    page(['menu', 'account'], async () => (await import('./routes/signed-in-upload')).SignedInUploadPage),
  ],
  ['/business-signup', page(['account'], async () => (await import('./routes/business-signup')).BusinessSignupPage)],
  ['/sign-in', page(['account'], async () => (await import('./routes/sign-in')).SignInPage)],
  ['/business', page(['account'], async () => (await import('./routes/business')).BusinessPage)],
  ['/business/:businessId/api', page(['account'], async () => (await import('./routes/business-api')).BusinessApiPage)],
  [
    '/business/:businessId/archive',
    page(['account', 'archive'], async () => (await import('./routes/business-archive')).BusinessArchivePage),
  ],
  ['/account', page(['account'], async () => (await import('./routes/account')).AccountPage)],
  [
    '/account/closed/:receipt',
    page(['account'], async () => (await import('./routes/account-closed')).AccountClosedPage),
  ],
  ['/board/:link', page(['board'], async () => (await import('./routes/board-link')).BoardLinkPage)],
];

function InRoot({ children }: { readonly children: ReactNode }) {
  return (
    <RemoteRoot name="owner" queryClient={queryClient}>
      <Suspense>{children}</Suspense>
    </RemoteRoot>
  );
}

/** What the exposed module of this remote gives. */
export const pages: RemoteModuleV1 = {
  contract: 1,
  routes: (host) => [
    ...MENU_PAGES.map(([path, Page]) => ({
      path: `/menu/:shareId/${path}`,
      element: (
        <InRoot>
          <MenuFrame>
            <Suspense>
              <Page host={host} />
            </Suspense>
          </MenuFrame>
        </InRoot>
      ),
    })),
    ...OTHER_PAGES.map(([path, Page]) => ({
      path,
      element: (
        <InRoot>
          <Page host={host} />
        </InRoot>
      ),
    })),
  ],
  slots: {
    HomeUpload: (props) => (
      <RemoteRoot name="owner" queryClient={queryClient}>
        <HomeUpload {...props} onMenu={browserMenus.note} />
      </RemoteRoot>
    ),
  },
};
