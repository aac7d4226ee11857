import { createBrowserRouter } from 'react-router-dom';
import { RootLayout } from './layout/root-layout';
import { RemotePages } from './remotes/remote-pages';
import { BrokenPage } from './routes/broken';
import { HomePage } from './routes/home';

/** The layout route has no path: with one, its splat child would never match `/`. A page added here goes into `SHELL_PAGES` of the contracts too. */
export function createShellRouter() {
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <BrokenPage />,
      children: [
        { path: '/', element: <HomePage /> },
        { path: '*', element: <RemotePages /> },
      ],
    },
  ]);
}
