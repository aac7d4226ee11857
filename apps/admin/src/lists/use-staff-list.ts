import type { AdminList } from '@chalkboard/contracts';
import { keepPreviousData, useInfiniteQuery, withQuery } from '@chalkboard/web-kit';

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

type Filters = Readonly<Record<string, string | undefined>>;
/** Reads a part of a list: the first, where the cursor is ''. */
type ReadPart<Item> = (cursor: string, signal: AbortSignal) => Promise<AdminList<Item>>;

/**
 * A list of the staff's by its route, part by part. Its key begins with the address of the route.
 * @param read asks for a part, with the filters: `(cursor, signal) => callAsStaff(route, …)`
 */
export function useStaffList<Item>(address: string, filters: Filters, read: ReadPart<Item>): LoadedList<Item> {
  const list = useInfiniteQuery({
    queryKey: [address, withQuery(address, filters)],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
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
