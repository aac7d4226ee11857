import { createToastStore } from '@chalkboard/ui';
import { fetchTexts } from '@chalkboard/web-kit/texts';
import { Suspense } from 'react';
import type { Root } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { noteDrawnLanguage } from '../features/choose-language/drawn-language';
import { keepWith } from '../features/keep-menu';
import { TestNote } from '../features/owner-notes/owner-notes';
import { MenuSkeleton } from '../features/read-menu/menu-skeleton';
import { loadPendingOrder } from '../features/send-pending-order/waiting-order';
import { MenuPages } from '../first-view';
import { lazyPart } from '../lazy-part';
import { queryClient } from '../query-client';
import { isFramed } from '../shared/menu/framed';
import { seedMenu, seedMenuOfPage } from '../shared/menu/use-menu';
import { checkoutGroup, moreGroup, orderGroup } from '../texts/generated';
import { Arrived } from './arrived';
import { OwnPage } from './own-page';
import { PageRouter } from './page-router';
import { isDrawnMenu, stateInPage } from './page-state';
import { takeUp } from './take-up';

/** Fetched when they are opened: who only reads a menu has no use for them. */
const loadCheckout = () =>
  fetchTexts([checkoutGroup, moreGroup])
    .then(() => import('../routes/checkout'))
    .then((module) => ({ default: module.CheckoutPage }));
const CheckoutPage = lazyPart(loadCheckout);
const OrderPage = lazyPart(() =>
  fetchTexts([checkoutGroup, orderGroup])
    .then(() => import('../routes/order'))
    .then((module) => ({ default: module.OrderPage })),
);

// An order can be placed without a network.
keepWith(loadCheckout);
keepWith(loadPendingOrder);

const toasts = createToastStore();
const host = { contract: 1, toast: toasts.show } as const;
const others: readonly RouteObject[] = [
  {
    path: '/checkout/:shareId',
    element: (
      <Suspense fallback={<MenuSkeleton />}>
        <TestNote />
        <CheckoutPage host={host} />
        <Arrived />
      </Suspense>
    ),
  },
  {
    path: '/order/:secret',
    element: (
      <Suspense fallback={<MenuSkeleton />}>
        <OrderPage host={host} />
        <Arrived />
      </Suspense>
    ),
  },
];
const PATHS = ['/menu/:shareId', ...others.map(({ path = '' }) => path)];

/** Takes up the menu's page that the server drew. */
export function openMenu(): Root {
  const { menu, search, framed, language, drawnAt, isEarlier } = stateInPage(isDrawnMenu);
  // A menu of a moment ago is shown, and read again.
  if (isEarlier) seedMenu(queryClient, menu);
  else seedMenuOfPage(queryClient, menu);
  noteDrawnLanguage(language === undefined ? undefined : { shareId: menu.shareId, language });
  const { pathname, search: asked } = window.location;
  return takeUp(
    <OwnPage queryClient={queryClient} toasts={toasts} drawnAt={drawnAt}>
      <PageRouter paths={PATHS} search={asked.slice(1)}>
        <MenuPages host={host} framed={isFramed()} others={others} />
      </PageRouter>
    </OwnPage>,
    { fits: framed === isFramed() && asked.slice(1) === search && pathname.startsWith('/menu/') },
  );
}
