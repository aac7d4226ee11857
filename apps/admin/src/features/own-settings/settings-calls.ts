import type {
  ChangePasswordRequest,
  ChangeProfileRequest,
  ConfirmTwoFactorRequest,
  SetUpTwoFactorRequest,
  TwoFactorProofRequest,
} from '@chalkboard/contracts';
import {
  changeStaffPasswordRoute,
  changeStaffProfileRoute,
  confirmTwoFactorRoute,
  endOtherStaffSessionsRoute,
  endStaffSessionRoute,
  listStaffSessionsRoute,
  renewRecoveryCodesRoute,
  setUpTwoFactorRoute,
  turnOffTwoFactorRoute,
} from '@chalkboard/contracts/api/identity/staff.routes';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

export const SESSIONS = addressOf(listStaffSessionsRoute);

export const saveProfile = (body: ChangeProfileRequest) => callAsStaff(changeStaffProfileRoute, { body });
export const changePassword = (body: ChangePasswordRequest) => callAsStaff(changeStaffPasswordRoute, { body });
export const endSession = (id: string) => callAsStaff(endStaffSessionRoute, { params: { id } });
export const endOtherSessions = () => callAsStaff(endOtherStaffSessionsRoute);
export const setUpTwoFactor = (body: SetUpTwoFactorRequest) => callAsStaff(setUpTwoFactorRoute, { body });
export const confirmTwoFactor = (body: ConfirmTwoFactorRequest) => callAsStaff(confirmTwoFactorRoute, { body });
export const renewRecoveryCodes = (body: TwoFactorProofRequest) => callAsStaff(renewRecoveryCodesRoute, { body });
export const disableTwoFactor = (body: TwoFactorProofRequest) => callAsStaff(turnOffTwoFactorRoute, { body });
