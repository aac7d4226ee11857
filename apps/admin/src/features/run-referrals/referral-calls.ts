import type { AdminReferral, AdminReferralSettings, ReferralSettingsRequest, ReferralStatusRequest } from '@chalkboard/contracts';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const REFERRALS = '/api/admin/referrals';
export const FIGURES = `${REFERRALS}/figures`;
export const TOP = `${REFERRALS}/top`;
export const ACTIVITY = `${REFERRALS}/activity`;
export const SETTINGS = `${REFERRALS}/settings`;

export const setReferralStatus = ({ id, status }: { readonly id: string } & ReferralStatusRequest) => staffApi<AdminReferral>(`${REFERRALS}/${encodeURIComponent(id)}/status`, { method: 'PATCH', body: { status } });
export const saveSettings = (body: ReferralSettingsRequest) => staffApi<AdminReferralSettings>(SETTINGS, { method: 'PUT', body });
