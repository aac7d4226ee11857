import type { DirectoryPage } from '@chalkboard/contracts';
import { listDirectoryRoute } from '@chalkboard/contracts/api/menu/directory.routes';
import { call, keepPreviousData, useInfiniteQuery, type QueryClient } from '@chalkboard/web-kit';
import { apiAddress, fieldsOf, type DirectoryFilter, type DirectoryView } from './directory-filter';

const keyOf = (view: DirectoryView) => [listDirectoryRoute.path, apiAddress(view)];

/** What was read of a view, part by part, each with the cursor that it was asked for with. */
export interface LoadedParts {
  readonly pages: DirectoryPage[];
  readonly pageParams: (string | undefined)[];
}

/** Puts what is known of a view where `useDirectory` finds it. */
export function seedDirectory(queryClient: QueryClient, view: DirectoryView, parts: LoadedParts): void {
  queryClient.setQueryData(keyOf(view), parts);
}

/** What `useDirectory` has read of a view. */
export function loadedParts(queryClient: QueryClient, view: DirectoryView): LoadedParts | undefined {
  return queryClient.getQueryData<LoadedParts>(keyOf(view));
}

/**
 * The restaurants of a view, and those behind them as they are asked for; while another filter is read, those of the
 * one before stay.
 */
export function useDirectory(view: DirectoryView) {
  const { filter, cursor } = view;
  const query = useInfiniteQuery({
    queryKey: keyOf(view),
    queryFn: ({ pageParam, signal }) =>
      call(listDirectoryRoute, { query: fieldsOf(partOf(filter, pageParam)), signal }),
    initialPageParam: cursor,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const last = pages?.at(-1);
  return {
    restaurants: pages?.flatMap(({ items }) => items),
    total: last?.total ?? 0,
    totalIsCapped: last?.totalIsCapped ?? false,
    next: last?.next ?? undefined,
    /** What is shown is of the filter before. */
    isOlder: query.isPlaceholderData,
    isPending: query.isPending,
    error: query.error,
    isMoreComing: query.isFetchingNextPage,
    more: query.fetchNextPage,
    retry: query.refetch,
  };
}

const partOf = (filter: DirectoryFilter, cursor: string | undefined): DirectoryView => ({
  filter,
  ...(cursor !== undefined && { cursor }),
});
