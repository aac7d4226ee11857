import type { MenuUpdateProposal } from '@chalkboard/contracts';
import { useQuery } from '@chalkboard/web-kit';

const pathOf = (shareId: string) => `/api/menu/${encodeURIComponent(shareId)}/updates`;

/** Where new photos of a menu are sent; needs the edit right. */
export const updatesOf = pathOf;

/** What new photos would change in the menu as it is now; compared anew each time it is asked for. */
export function useProposal(shareId: string, jobId: string) {
  return useQuery<MenuUpdateProposal>({ queryKey: [`${pathOf(shareId)}/${encodeURIComponent(jobId)}`], gcTime: 0, refetchOnMount: 'always' });
}
