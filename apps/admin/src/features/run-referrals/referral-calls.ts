import type { ReferralSettingsRequest, ReferralStatusRequest } from '@chalkboard/contracts';
import {
  changeReferralSettingsRoute,
  listReferralActivityRoute,
  listReferralsRoute,
  listTopReferrersRoute,
  moveReferralRoute,
  showReferralStatisticsRoute,
  showReferralSettingsRoute,
} from '@chalkboard/contracts/api/identity/community.routes';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

export const REFERRALS = addressOf(listReferralsRoute);
export const STATISTICS = addressOf(showReferralStatisticsRoute);
export const TOP = addressOf(listTopReferrersRoute);
export const ACTIVITY = addressOf(listReferralActivityRoute);
export const SETTINGS = addressOf(showReferralSettingsRoute);

export const setReferralStatus = ({ id, status }: { readonly id: string } & ReferralStatusRequest) =>
  callAsStaff(moveReferralRoute, { params: { referralId: id }, body: { status } });
export const saveSettings = (body: ReferralSettingsRequest) => callAsStaff(changeReferralSettingsRoute, { body });
