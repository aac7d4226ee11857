import type { Menu, UpdateMenuRequest } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** Saves restaurant info and settings; needs the edit right. */
export function updateMenu(shareId: string, body: UpdateMenuRequest): Promise<Menu> {
  return api<Menu>(`/api/menu/${encodeURIComponent(shareId)}`, { method: 'PUT', body });
}
