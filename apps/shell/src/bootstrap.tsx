import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import './styles.css';
import { watchScripts } from './remotes/page-errors';
import { remoteRegistry } from './remotes/remote-registry';
import { createShellRouter } from './router';

watchScripts(window);
remoteRegistry.start(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createShellRouter()} />
  </StrictMode>,
);
