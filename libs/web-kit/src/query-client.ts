import { QueryClient } from '@tanstack/react-query';

/** A query client with the product's defaults: what was read stays read, nothing is asked again on its own. The first part of a key is the address. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
