import { showAccountRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { isOwnerSignedIn, queryOf, useQuery } from '@chalkboard/web-kit';

const account = queryOf(showAccountRoute);
export const ACCOUNT_KEY = account.queryKey;

/**
 * Who is signed in; nothing is asked where nobody is. Read again by every page, since a decision of staff or of a
 * colleague may have changed it.
 */
export function useAccount() {
  return useQuery({ ...account, enabled: isOwnerSignedIn(), refetchOnMount: 'always' });
}
