import type { AdminLoginCodeRequest, AdminLoginRequest, AdminLoginResponse, AdminTokenResponse } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/**
 * The token, or the second step that whoever has two-factor on is asked for.
 * @throws ApiError with the reason in its problem's detail
 */
export function signIn(body: AdminLoginRequest): Promise<AdminLoginResponse> {
  return api('/api/admin/login', { method: 'POST', body });
}

/**
 * The second step.
 * @throws ApiError 401 `staff.code_wrong`, or `staff.challenge_over`: then the password is needed again
 */
export function signInByCode(body: AdminLoginCodeRequest): Promise<AdminTokenResponse> {
  return api('/api/admin/login/code', { method: 'POST', body });
}
