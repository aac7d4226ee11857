import type { MenuAccess } from '@chalkboard/contracts';
import { useQuery } from '@chalkboard/web-kit';

/** May this browser change the menu? The server decides again at each write. */
export function useMenuAccess(shareId: string) {
  return useQuery<MenuAccess>({ queryKey: [`/api/menu/${encodeURIComponent(shareId)}/access`], refetchOnMount: 'always' });
}
