import { readAccessRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { queryOf, useQuery } from '@chalkboard/web-kit';

const access = (shareId: string) => queryOf(readAccessRoute, { params: { shareId } });

export const accessKey = (shareId: string) => access(shareId).queryKey;

/** May this browser change the menu? The server decides again at each write. */
export function useMenuAccess(shareId: string) {
  return useQuery({ ...access(shareId), refetchOnMount: 'always' });
}
