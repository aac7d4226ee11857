import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { LoadingPage } from './layout/loading-page';
import { RootLayout } from './layout/root-layout';
import { RemotePages } from './remotes/remote-pages';
import { BrokenPage } from './routes/broken';
import { HomePage } from './routes/home';

/** A page whose script is fetched when it is opened. */
const page = (path: string, load: () => Promise<{ readonly default: ComponentType }>) => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
});

/**
 * The layout route has no path: with one, its splat child would never match `/`. A page added here goes into
 * `SHELL_PAGES` of the contracts too.
 */
export function createShellRouter() {
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <LoadingPage />,
      children: [
        { path: '/', element: <HomePage /> },
        page('/guide', () => import('./routes/guide')),
        page('/features', () => import('./routes/features')),
        page('/pricing', () => import('./routes/pricing')),
        page('/contact', () => import('./routes/contact')),
        page('/referral-program', () => import('./routes/referral-program')),
        page('/terms', () => import('./routes/terms')),
        page('/privacy', () => import('./routes/privacy')),
        page('/privacy/my-data', () => import('./routes/my-data')),
        page('/legal', () => import('./routes/legal')),
        { path: '*', element: <RemotePages /> },
      ],
    },
  ]);
}
