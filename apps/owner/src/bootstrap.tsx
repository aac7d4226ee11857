import { Toaster, createToastStore } from '@chalkboard/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './styles-alone.css';
import { routes, slots } from './remote';

/** This remote alone, with the smallest host there can be: for work on its pages without the shell. */
const toasts = createToastStore();
const host = { contract: 1, toast: toasts.show } as const;
const Upload = slots?.HomeUpload;

const router = createBrowserRouter([
  ...routes(host),
  ...(Upload ? [{ path: '/', element: <Upload host={host} onPreview={() => undefined} /> }] : []),
]);

createRoot(document.getElementById('root')!).render(
  <div data-remote="owner">
    <RouterProvider router={router} />
    <Toaster store={toasts} />
  </div>,
);
