import type { RecordPayoutRequest } from '@chalkboard/contracts';
import {
  listPayoutEntriesRoute,
  listPayoutsRoute,
  recordPayoutRoute,
} from '@chalkboard/contracts/api/identity/billing.routes';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

export const PAYOUTS = addressOf(listPayoutsRoute);
export const entriesOf = (referralId: string) => addressOf(listPayoutEntriesRoute, { params: { referralId } });
export const recordPayout = ({ referralId, ...body }: { readonly referralId: string } & RecordPayoutRequest) =>
  callAsStaff(recordPayoutRoute, { params: { referralId }, body });
