import type { AdminPayout, RecordPayoutRequest } from '@chalkboard/contracts';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const PAYOUTS = '/api/admin/payouts';

const addressOf = (referralId: string) => `${PAYOUTS}/${encodeURIComponent(referralId)}`;

export const entriesOf = (referralId: string) => `${addressOf(referralId)}/entries`;
export const recordPayout = ({ referralId, ...body }: { readonly referralId: string } & RecordPayoutRequest) => staffApi<AdminPayout>(addressOf(referralId), { method: 'PUT', body });
