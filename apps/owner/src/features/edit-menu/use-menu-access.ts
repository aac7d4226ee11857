import type { MenuAccess } from '@chalkboard/contracts';
import { useQuery } from '@chalkboard/web-kit';

export const accessKey = (shareId: string) => [`/api/menu/${encodeURIComponent(shareId)}/access`];

/** May this browser change the menu? The server decides again at each write. */
export function useMenuAccess(shareId: string) {
  return useQuery<MenuAccess>({ queryKey: accessKey(shareId), refetchOnMount: 'always' });
}
