import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { RemoteRoot } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';
import './styles.css';
import { queryClient } from './query-client';
import { DashboardPage } from './routes/dashboard';
import { LoginPage } from './routes/login';

const page = (element: ReactNode) => (
  <RemoteRoot name="admin" queryClient={queryClient}>
    {element}
  </RemoteRoot>
);

/** The one exposed module of this remote. */
const remote: RemoteModuleV1 = {
  contract: 1,
  routes: (host) => [
    { path: '/admin', element: page(<LoginPage host={host} />) },
    { path: '/admin/dashboard', element: page(<DashboardPage />) },
  ],
};

export const { contract, routes } = remote;
