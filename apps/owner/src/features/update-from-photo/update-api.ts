import { proposeChangesRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { queryOf, useQuery } from '@chalkboard/web-kit';

/** What new photos would change in the menu as it is now; compared anew each time it is asked for. */
export function useProposal(shareId: string, jobId: string) {
  return useQuery({
    ...queryOf(proposeChangesRoute, { params: { shareId, jobId } }),
    gcTime: 0,
    refetchOnMount: 'always',
  });
}
