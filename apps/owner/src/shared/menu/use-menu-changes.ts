import type { Menu } from '@chalkboard/contracts';
import { followMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { eventsOf, useEventStream, useQueryClient } from '@chalkboard/web-kit';
import { changesPath } from '../review-api';
import { menuKey } from './use-menu';

/** Reads a menu anew as soon as somebody has changed it, while this is there. */
export function useMenuChanges(shareId: string): void {
  const queries = useQueryClient();
  useEventStream(changesPath(shareId), {
    onEvent: eventsOf(followMenuRoute, {
      menu: ({ version }) => {
        const known = queries.getQueryData<Menu>(menuKey(shareId));
        if (known && version > known.version) void queries.invalidateQueries({ queryKey: menuKey(shareId) });
      },
    }),
  });
}
