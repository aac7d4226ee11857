import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createQueryClient } from '../query-client';
import { RemoteRoot } from '../remote-root';

export interface RenderedPage extends RenderResult {
  /** Where the router stands now. */
  location(): string;
}

/** Renders routes as the shell would, at `path`, with a fresh query client. */
export function renderWithProviders(routes: RouteObject[], path = '/'): RenderedPage {
  const router = createMemoryRouter([...routes, { path: '*', element: <p>other page</p> }], { initialEntries: [path] });
  const result = render(
    <RemoteRoot name="test" queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </RemoteRoot>,
  );
  return Object.assign(result, { location: () => router.state.location.pathname });
}
