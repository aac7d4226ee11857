import type { HostV1, RemoteModuleV1 } from '@chalkboard/contracts';
import { RemoteRoot } from '@chalkboard/web-kit';
import { lazy, Suspense, type ComponentType } from 'react';
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

const ReviewMenuPage = page(['menu'], async () => (await import('./routes/review-menu')).ReviewMenuPage);
const UpdateMenuPage = page(['menu'], async () => (await import('./routes/update-menu')).UpdateMenuPage);
const EditMenuPage = page(['menu'], async () => (await import('./routes/edit-menu')).EditMenuPage);
const MenuRulesPage = page(['menu'], async () => (await import('./routes/menu-rules')).MenuRulesPage);
const LocationsPage = page(['menu'], async () => (await import('./routes/locations')).LocationsPage);
const MenuPhotosPage = page(['menu'], async () => (await import('./routes/menu-photos')).MenuPhotosPage);
const ShareMenuPage = page(['menu'], async () => (await import('./routes/share-menu')).ShareMenuPage);
const SignedInUploadPage = page(
  ['menu', 'account'],
  async () => (await import('./routes/signed-in-upload')).SignedInUploadPage,
);
const BusinessSignupPage = page(['account'], async () => (await import('./routes/business-signup')).BusinessSignupPage);
const SignInPage = page(['account'], async () => (await import('./routes/sign-in')).SignInPage);
const BusinessPage = page(['account'], async () => (await import('./routes/business')).BusinessPage);
const BusinessApiPage = page(['account'], async () => (await import('./routes/business-api')).BusinessApiPage);
const AccountPage = page(['account'], async () => (await import('./routes/account')).AccountPage);
const AccountClosedPage = page(['account'], async () => (await import('./routes/account-closed')).AccountClosedPage);
const OrderBoardPage = page(['menu', 'board'], async () => (await import('./routes/order-board')).OrderBoardPage);
const BoardLinkPage = page(['board'], async () => (await import('./routes/board-link')).BoardLinkPage);

const businessApi = (host: HostV1) => ({
  path: '/business/:businessId/api',
  element: (
    <RemoteRoot name="owner" queryClient={queryClient}>
      <Suspense>
        <BusinessApiPage host={host} />
      </Suspense>
    </RemoteRoot>
  ),
});

/** What the exposed module of this remote gives. */
export const pages: RemoteModuleV1 = {
  contract: 1,
  routes: (host) => [
    {
      path: '/menu/:shareId/edit',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <EditMenuPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/menu/:shareId/update',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <UpdateMenuPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/menu/:shareId/review',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <ReviewMenuPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/menu/:shareId/rules',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <MenuRulesPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/menu/:shareId/locations',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <LocationsPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/menu/:shareId/photos',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <MenuPhotosPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/menu/:shareId/share',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <ShareMenuPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/menu/:shareId/orders',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <OrderBoardPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/business/upload',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <SignedInUploadPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/business-signup',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <BusinessSignupPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/sign-in',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <SignInPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/business',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <BusinessPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    businessApi(host),
    {
      path: '/account',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <AccountPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/account/closed/:receipt',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <AccountClosedPage host={host} />
          </Suspense>
        </RemoteRoot>
      ),
    },
    {
      path: '/board/:link',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <Suspense>
            <BoardLinkPage />
          </Suspense>
        </RemoteRoot>
      ),
    },
  ],
  slots: {
    HomeUpload: (props) => (
      <RemoteRoot name="owner" queryClient={queryClient}>
        <HomeUpload {...props} onMenu={browserMenus.note} />
      </RemoteRoot>
    ),
  },
};
