import type { AdminLoginRequest, AdminTokenResponse } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** @throws ApiError with the reason in its problem's detail */
export function signIn(body: AdminLoginRequest): Promise<AdminTokenResponse> {
  return api('/api/admin/login', { method: 'POST', body });
}
