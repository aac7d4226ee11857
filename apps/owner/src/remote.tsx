import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { RemoteRoot } from '@chalkboard/web-kit';
import { lazy, Suspense } from 'react';
import './styles.css';
import { HomeUpload } from './features/upload-menu/home-upload';
import { queryClient } from './query-client';
import { EditMenuPage } from './routes/edit-menu';

/** Fetched when they are opened: nobody who uploads a menu waits for them. */
const ReviewMenuPage = lazy(async () => ({ default: (await import('./routes/review-menu')).ReviewMenuPage }));
const UpdateMenuPage = lazy(async () => ({ default: (await import('./routes/update-menu')).UpdateMenuPage }));

const OrderBoardPage = lazy(async () => ({ default: (await import('./routes/order-board')).OrderBoardPage }));
const BoardLinkPage = lazy(async () => ({ default: (await import('./routes/board-link')).BoardLinkPage }));

/** The one exposed module of this remote. */
const remote: RemoteModuleV1 = {
  contract: 1,
  routes: (host) => [
    {
      path: '/menu/:shareId/edit',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <EditMenuPage host={host} />
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
        <HomeUpload {...props} />
      </RemoteRoot>
    ),
  },
};

export const { contract, routes, slots } = remote;
