import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Around everything a remote draws: its own query client, and the scope its stylesheet is written for. */
export function RemoteRoot({
  name,
  queryClient,
  children,
}: {
  readonly name: string;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}) {
  return (
    <div data-remote={name} className="contents">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </div>
  );
}
