import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { LoadingPage } from './layout/loading-page';
import { RootLayout } from './layout/root-layout';
import { RemotePages } from './remotes/remote-pages';
import { BrokenPage } from './routes/broken';
import { HomePage } from './routes/home';
import { loadTexts } from './texts/generated';

/** A page whose script is fetched when it is opened. @param texts its words, which come first */
const page = (
  path: string,
  load: () => Promise<{ readonly default: ComponentType }>,
  texts: Parameters<typeof loadTexts>[0] = [],
) => ({
  path,
  lazy: async () => {
    await loadTexts(texts);
    return { Component: (await load()).default };
  },
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
        page('/guide', () => import('./routes/guide'), ['guide']),
        page('/features', () => import('./routes/features'), ['features']),
        page('/pricing', () => import('./routes/pricing'), ['pricing']),
        page('/contact', () => import('./routes/contact'), ['contact']),
        page('/referral-program', () => import('./routes/referral-program'), ['referral']),
        page('/terms', () => import('./routes/terms')),
        page('/privacy', () => import('./routes/privacy')),
        page('/privacy/my-data', () => import('./routes/my-data'), ['my-data']),
        page('/legal', () => import('./routes/legal')),
        { path: '*', element: <RemotePages /> },
      ],
    },
  ]);
}
