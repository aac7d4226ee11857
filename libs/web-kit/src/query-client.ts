import { QueryClient } from '@tanstack/react-query';

/**
 * A query client with the product's defaults: what was read stays read, nothing is asked again on its own. Each read
 * brings its key, which begins with its address, and how it is read: see `queryOf`.
 */
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
