import type {
  AdminLoginCodeRequest,
  AdminLoginRequest,
  AdminLoginResponse,
  AdminTokenResponse,
} from '@chalkboard/contracts';
import { finishStaffSignInRoute, signInStaffRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { call } from '@chalkboard/web-kit';

/**
 * The token, or the second step that whoever has two-factor on is asked for.
 * @throws ApiError with the reason in its problem's detail
 */
export function signIn(body: AdminLoginRequest): Promise<AdminLoginResponse> {
  return call(signInStaffRoute, { body });
}

/**
 * The second step.
 * @throws ApiError 401 `staff.code_wrong`, or `staff.challenge_over`: then the password is needed again
 */
export function signInByCode(body: AdminLoginCodeRequest): Promise<AdminTokenResponse> {
  return call(finishStaffSignInRoute, { body });
}
