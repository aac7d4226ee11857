import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Around everything a remote draws: its own query client, and the scope its stylesheet is written for. */
export function RemoteRoot({
  name,
  queryClient,
  lang,
  children,
}: {
  readonly name: string;
  readonly queryClient: QueryClient;
  /** Of its words (BCP 47), where it is not the page's. */
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  return (
    <div data-remote={name} lang={lang} className="contents">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </div>
  );
}
