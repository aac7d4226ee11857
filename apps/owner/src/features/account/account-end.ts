import type { AccountClosure } from '@chalkboard/contracts';
import {
  closeAccountRoute,
  reopenAccountRoute,
  showClosureRoute,
  showOpenOrdersRoute,
} from '@chalkboard/contracts/api/identity/account.routes';
import { call, queryOf } from '@chalkboard/web-kit';

/** Closes the account; when it is closed already, the receipt of that again. */
export const closeAccount = () => call(closeAccountRoute, { body: { confirm: 'close' } });
export const reopenAccount = () => call(reopenAccountRoute);
/** What `useQuery` takes to read which orders are under way. */
export const openOrders = () => queryOf(showOpenOrdersRoute);
/** What `useQuery` takes to read a receipt. */
export const closureOf = (receipt: string) => queryOf(showClosureRoute, { params: { receipt } });

export type ClosureState = 'waiting' | 'reopened' | 'removed';

export function closureState({
  reopenedAt,
  removedAt,
}: Pick<AccountClosure, 'reopenedAt' | 'removedAt'>): ClosureState {
  if (reopenedAt) return 'reopened';
  return removedAt ? 'removed' : 'waiting';
}
