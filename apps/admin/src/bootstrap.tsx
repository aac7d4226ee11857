import { Toaster, createToastStore } from '@chalkboard/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './styles-alone.css';
import { routes } from './remote';

/** This remote alone, with the smallest host there can be: for work on its pages without the shell. */
const toasts = createToastStore();
const router = createBrowserRouter(routes({ contract: 1, toast: toasts.show }));

createRoot(document.getElementById('root')!).render(
  <div data-remote="admin">
    <RouterProvider router={router} />
    <Toaster store={toasts} />
  </div>,
);
