import type { BoardItems } from '@chalkboard/contracts';
import { followMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { eventsOf, useEventStream, useQuery, useQueryClient } from '@chalkboard/web-kit';
import type { BoardApi } from '../live/board-api';
import type { BoardItem } from './found-items';

/** How old counts may get while somebody looks at them: guests order meanwhile. */
const COUNTS_AGE_MS = 5_000;

/**
 * What can be ordered, read anew each time it is opened and each time the menu changes: prices and what is sold out.
 */
export function useBoardItems(api: BoardApi, shareId: string) {
  const queries = useQueryClient();
  const queryKey = ['board-items', shareId];
  const { data, isError, refetch } = useQuery<BoardItems>({
    queryKey,
    queryFn: () => api.items(),
    refetchOnMount: 'always',
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isCounted) ? COUNTS_AGE_MS : false),
  });
  useEventStream(api.menuEventsPath, { onEvent: eventsOf(followMenuRoute, { menu: () => void refetch() }) });

  /** Marks a dish as sold out, or as there again; with `partId` one of its sizes or extras alone. @throws ApiError */
  const setSoldOut = async (itemId: string, soldOut: boolean, partId?: string) => {
    await api.setSoldOut(itemId, soldOut, partId);
    const marked = <T extends { readonly id: string }>(part: T): T =>
      part.id === partId ? { ...part, soldOut } : part;
    const changed = (item: BoardItem): BoardItem =>
      partId === undefined
        ? { ...item, soldOut }
        : { ...item, variants: item.variants.map(marked), addOns: item.addOns.map(marked) };
    // A list that was asked for before may come after.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<BoardItems>(
      queryKey,
      (now) => now && { ...now, items: now.items.map((item) => (item.id === itemId ? changed(item) : item)) },
    );
  };
  /** Says how many portions are left of a dish; undefined: they are not counted any more. @throws ApiError */
  const countPortions = async (itemId: string, remaining: number | undefined) => {
    const after = await api.countPortions(itemId, remaining);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<BoardItems>(queryKey, after);
  };
  return { data, isError, refetch, setSoldOut, countPortions };
}

const isCounted = ({ remaining }: BoardItem) => remaining !== undefined;
