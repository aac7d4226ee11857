import type { Account, AccountClosure } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** Closes the account; when it is closed already, the receipt of that again. */
export const closeAccount = () => api<AccountClosure>('/api/account/close', { method: 'POST', body: { confirm: 'close' } });
export const reopenAccount = () => api<Account>('/api/account/reopen', { method: 'POST' });
export const closureKey = (receipt: string) => [`/api/account/closures/${encodeURIComponent(receipt)}`];

export type ClosureState = 'waiting' | 'reopened' | 'removed';

export function closureState({ reopenedAt, removedAt }: Pick<AccountClosure, 'reopenedAt' | 'removedAt'>): ClosureState {
  if (reopenedAt) return 'reopened';
  return removedAt ? 'removed' : 'waiting';
}
