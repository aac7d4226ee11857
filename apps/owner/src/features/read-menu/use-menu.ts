import type { Menu } from '@chalkboard/contracts';
import { api, useQuery } from '@chalkboard/web-kit';

export const menuKey = (shareId: string) => [`/api/menu/${encodeURIComponent(shareId)}`];

/** As it is now, whatever was read before. */
export function readMenu(shareId: string): Promise<Menu> {
  return api<Menu>(`/api/menu/${encodeURIComponent(shareId)}`);
}

/** A menu by its id; read again each time a page opens, since another page may have changed it. */
export function useMenu(shareId: string) {
  return useQuery<Menu>({ queryKey: menuKey(shareId), refetchOnMount: 'always' });
}
