import type { BoardItems } from '@chalkboard/contracts';
import { useQuery } from '@chalkboard/web-kit';
import type { BoardApi } from '../live/board-api';

/** What can be ordered, read anew each time it is opened: prices and what is sold out change. */
export function useBoardItems(api: BoardApi, shareId: string) {
  return useQuery<BoardItems>({ queryKey: ['board-items', shareId], queryFn: () => api.items(), refetchOnMount: 'always', gcTime: 0 });
}
