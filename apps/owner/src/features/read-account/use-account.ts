import type { Account } from '@chalkboard/contracts';
import { isOwnerSignedIn, useQuery } from '@chalkboard/web-kit';

export const ACCOUNT_KEY = ['/api/account'];

/** Who is signed in; nothing is asked where nobody is. Read again by every page, since a decision of staff or of a colleague may have changed it. */
export function useAccount() {
  return useQuery<Account>({ queryKey: ACCOUNT_KEY, enabled: isOwnerSignedIn(), refetchOnMount: 'always' });
}
