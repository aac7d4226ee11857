import { readAccessRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { queryOf, useQuery } from '@chalkboard/web-kit';

/** What this browser may do with a menu; asked once for all that shows it. */
export function useMenuAccess(shareId: string) {
  return useQuery(queryOf(readAccessRoute, { params: { shareId } }));
}
