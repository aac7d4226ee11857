import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { RemoteRoot } from '@chalkboard/web-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import './styles.css';
import { queryClient } from './query-client';
import { DashboardPage } from './routes/dashboard';
import { LoginPage } from './routes/login';

/** Fetched when they are opened. */
const BusinessPage = lazy(async () => ({ default: (await import('./routes/business')).BusinessPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./routes/settings')).SettingsPage }));

const page = (element: ReactNode) => (
  <RemoteRoot name="admin" lang="en" queryClient={queryClient}>
    <Suspense>{element}</Suspense>
  </RemoteRoot>
);

/** The one exposed module of this remote. */
const remote: RemoteModuleV1 = {
  contract: 1,
  routes: (host) => [
    { path: '/admin', element: page(<LoginPage host={host} />) },
    { path: '/admin/dashboard', element: page(<DashboardPage host={host} />) },
    { path: '/admin/businesses/:businessId', element: page(<BusinessPage host={host} />) },
    { path: '/admin/settings', element: page(<SettingsPage host={host} />) },
  ],
};

export const { contract, routes } = remote;
