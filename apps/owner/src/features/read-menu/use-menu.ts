import type { Menu } from '@chalkboard/contracts';
import { useQuery } from '@chalkboard/web-kit';

export const menuKey = (shareId: string) => [`/api/menu/${encodeURIComponent(shareId)}`];

/** A menu by its id; read again each time a page opens, since another page may have changed it. */
export function useMenu(shareId: string) {
  return useQuery<Menu>({ queryKey: menuKey(shareId), refetchOnMount: 'always' });
}
