import type { Menu } from '@chalkboard/contracts';
import { useQuery } from '@chalkboard/web-kit';

/** A menu by its id; read again each time a page opens, since its owner may have changed it meanwhile. */
export function useMenu(shareId: string) {
  return useQuery<Menu>({ queryKey: [`/api/menu/${encodeURIComponent(shareId)}`], refetchOnMount: 'always' });
}
