import type { Menu } from '@chalkboard/contracts';
import { showOrdersNowRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { queryOf, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { useEffect } from 'react';
import { menuState, type MenuState } from './menu-state';

const SEEN_AGAIN_MS = 60_000;

/** The state of a menu as it is now; asked again each minute, and after whatever this page has saved. */
export function useMenuState(menu: Menu | undefined): MenuState | undefined {
  const queries = useQueryClient();
  const shareId = menu?.shareId ?? '';
  const now = queryOf(showOrdersNowRoute, { params: { shareId } });
  const { data, dataUpdatedAt } = useQuery({
    ...now,
    enabled: menu?.status === 'published',
    refetchOnMount: 'always',
    refetchInterval: SEEN_AGAIN_MS,
  });
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success')
          void queries.invalidateQueries({ queryKey: queryOf(showOrdersNowRoute, { params: { shareId } }).queryKey });
      }),
    [queries, shareId],
  );
  return menu && menuState(menu, data, dataUpdatedAt || Date.now());
}
