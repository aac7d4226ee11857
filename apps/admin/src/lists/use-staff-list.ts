import type { RouteDefinition } from '@chalkboard/contracts/api/route';
import {
  addressAt,
  keepPreviousData,
  useInfiniteQuery,
  type AnyPlace,
  type Given,
  type Place,
} from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';
import type { ListRoute } from './list-route';

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

/**
 * A list of the staff's, part by part; its filters are the query of its route. Its key begins with the address without
 * them.
 */
export function useStaffList<Item, R extends RouteDefinition>(
  route: R & ListRoute<Item>,
  ...[place]: Given<Place<R>>
): LoadedList<Item> {
  const listRoute: ListRoute<Item> = route;
  const given: AnyPlace = place ?? {};
  const { query, ...path } = given;
  const list = useInfiniteQuery({
    queryKey: [addressAt(route, path), addressAt(route, given)],
    queryFn: ({ pageParam, signal }) =>
      callAsStaff(listRoute, { ...path, query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
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
