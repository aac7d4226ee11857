import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { RemoteRoot } from '@chalkboard/web-kit';
import { fetchTexts } from '@chalkboard/web-kit/texts';
import { Suspense, type ReactNode } from 'react';
import { OwnerNotes, TestNote } from './features/owner-notes/owner-notes';
import { lazyPart } from './lazy-part';
import { queryClient } from './query-client';
import { CheckoutPage } from './routes/checkout';
import { MenuPage } from './routes/menu';
import { OrderPage } from './routes/order';
import { directoryGroup, feedbackGroup } from './texts/generated';

/** Fetched when they are opened: who reads a menu on a poor line has no use for them. */
const DirectoryPage = lazyPart(() =>
  fetchTexts([directoryGroup])
    .then(() => import('./routes/directory'))
    .then((module) => ({ default: module.DirectoryPage })),
);
const FeedbackPage = lazyPart(() => fetchTexts([feedbackGroup]).then(() => import('./routes/feedback')));

const page = (element: ReactNode) => (
  <RemoteRoot name="storefront" queryClient={queryClient}>
    {element}
  </RemoteRoot>
);

/** What the exposed module of this remote gives. */
export const pages: RemoteModuleV1 = {
  contract: 1,
  routes: (host) => [
    {
      path: '/menu/:shareId',
      element: page(
        <>
          <OwnerNotes host={host} />
          <MenuPage host={host} />
        </>,
      ),
    },
    {
      path: '/checkout/:shareId',
      element: page(
        <>
          <TestNote />
          <CheckoutPage host={host} />
        </>,
      ),
    },
    { path: '/order/:secret', element: page(<OrderPage host={host} />) },
    {
      path: '/restaurant-directory',
      element: page(
        <Suspense>
          <DirectoryPage />
        </Suspense>,
      ),
    },
    {
      path: '/feedback',
      element: page(
        <Suspense>
          <FeedbackPage host={host} />
        </Suspense>,
      ),
    },
  ],
};
