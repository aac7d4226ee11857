import type { AdminProfile, ChangePasswordRequest, ChangeProfileRequest, ConfirmTwoFactorRequest, RecoveryCodes, SetUpTwoFactorRequest, TwoFactorProofRequest, TwoFactorSetup } from '@chalkboard/contracts';
import { staffApi } from '@chalkboard/web-kit/staff-session';

const PROFILE = '/api/admin/profile';
export const SESSIONS = `${PROFILE}/sessions`;
const TWO_FACTOR = `${PROFILE}/two-factor`;

export const saveProfile = (body: ChangeProfileRequest) => staffApi<AdminProfile>(PROFILE, { method: 'PUT', body });
export const changePassword = (body: ChangePasswordRequest) => staffApi<void>(`${PROFILE}/password`, { method: 'PUT', body });
export const endSession = (id: string) => staffApi<void>(`${SESSIONS}/${encodeURIComponent(id)}`, { method: 'DELETE' });
export const endOtherSessions = () => staffApi<void>(`${SESSIONS}/end-others`, { method: 'POST' });
export const setUpTwoFactor = (body: SetUpTwoFactorRequest) => staffApi<TwoFactorSetup>(`${TWO_FACTOR}/setup`, { method: 'POST', body });
export const confirmTwoFactor = (body: ConfirmTwoFactorRequest) => staffApi<RecoveryCodes>(`${TWO_FACTOR}/confirm`, { method: 'POST', body });
export const renewRecoveryCodes = (body: TwoFactorProofRequest) => staffApi<RecoveryCodes>(`${TWO_FACTOR}/recovery-codes`, { method: 'POST', body });
export const disableTwoFactor = (body: TwoFactorProofRequest) => staffApi<void>(`${TWO_FACTOR}/disable`, { method: 'POST', body });
