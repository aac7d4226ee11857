import type { Menu, UpdateMenuRequest } from '@chalkboard/contracts';
import { updateMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { call } from '@chalkboard/web-kit';

/** Saves restaurant info and settings; needs the edit right. */
export function updateMenu(shareId: string, body: UpdateMenuRequest): Promise<Menu> {
  return call(updateMenuRoute, { params: { shareId }, body });
}
