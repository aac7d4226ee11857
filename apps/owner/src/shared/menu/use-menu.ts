import type { Menu } from '@chalkboard/contracts';
import { readMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { soldOutAt } from '@chalkboard/menu-rules/sold-out';
import { call, queryOf, useQuery } from '@chalkboard/web-kit';

const menuQuery = (shareId: string) => queryOf(readMenuRoute, { params: { shareId } });

export const menuKey = (shareId: string) => menuQuery(shareId).queryKey;

/** As it is now, whatever was read before. */
export async function readMenu(shareId: string): Promise<Menu> {
  return soldOutNow(await call(readMenuRoute, { params: { shareId } }));
}

/** What was sold out until now is there again: an owner sees what guests see. */
function soldOutNow(menu: Menu): Menu {
  return soldOutAt(menu, Date.now());
}

/** A menu by its id; read again each time a page opens, since another page may have changed it. */
export function useMenu(shareId: string) {
  return useQuery({ ...menuQuery(shareId), refetchOnMount: 'always', select: soldOutNow });
}
