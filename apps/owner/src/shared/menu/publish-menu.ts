import type { Menu } from '@chalkboard/contracts';
import { publishMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { call } from '@chalkboard/web-kit';

/** Records that the owner has looked at the menu. */
export function publishMenu(shareId: string): Promise<Menu> {
  return call(publishMenuRoute, { params: { shareId } });
}
