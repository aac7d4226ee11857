import type { AdminList } from '@chalkboard/contracts';
import { keepPreviousData, useInfiniteQuery, withQuery } from '@chalkboard/web-kit';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export interface LoadedList<Item> {
  /** Undefined while nothing has been read. */
  readonly items: readonly Item[] | undefined;
  readonly total: number;
  readonly totalIsCapped: boolean;
  readonly error: unknown;
  /** Shown is what was read under other filters. */
  readonly isOutdated: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  retry(): void;
}

/** A list of the staff's, part by part. Its key begins with `path`. */
export function useAdminList<Item>(path: string, query: Readonly<Record<string, string | undefined>> = {}): LoadedList<Item> {
  const address = withQuery(path, query);
  const list = useInfiniteQuery({
    queryKey: [path, address],
    queryFn: ({ pageParam, signal }) => staffApi<AdminList<Item>>(withQuery(path, { ...query, cursor: pageParam }), { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: AdminList<Item>) => next,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  return {
    items: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    totalIsCapped: pages?.[0]?.totalIsCapped ?? false,
    error: list.error,
    isOutdated: list.isPlaceholderData,
    hasMore: list.hasNextPage && !list.isPlaceholderData,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
