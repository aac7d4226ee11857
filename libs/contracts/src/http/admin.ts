import { z } from 'zod';
import { STAFF_ROLES } from '../staff-rights';

export const AdminLoginRequest = z.object({ email: z.string().trim().max(200), password: z.string().max(200) });
export type AdminLoginRequest = z.infer<typeof AdminLoginRequest>;

/**
 * Of a sign-in that is through, and of its renewal: a short-lived token for `Authorization: Bearer`; the http-only
 * refresh cookie is set too.
 */
export const AdminTokenResponse = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type AdminTokenResponse = z.infer<typeof AdminTokenResponse>;

/** Of a right password where a code is needed as well: until `expiresAt` the sign-in can be finished by the code. */
export const AdminSecondStep = z.object({
  secondStep: z.literal('code'),
  challenge: z.string(),
  expiresAt: z.iso.datetime(),
});
export type AdminSecondStep = z.infer<typeof AdminSecondStep>;

/** `'secondStep' in answer` tells which. */
export const AdminLoginResponse = z.union([AdminTokenResponse, AdminSecondStep]);
export type AdminLoginResponse = z.infer<typeof AdminLoginResponse>;

/**
 * `code`: of the authenticator app, or a recovery code. When the challenge is over one begins with the password again.
 */
export const AdminLoginCodeRequest = z.object({
  challenge: z.string().max(100),
  code: z.string().trim().min(1, 'is needed').max(40),
});
export type AdminLoginCodeRequest = z.infer<typeof AdminLoginCodeRequest>;

/** `GET /api/admin/stats`. Revenue in dollars, this calendar month, orders neither rejected nor cancelled. */
export const AdminStats = z.object({
  totalBusinesses: z.number().int(),
  monthlyRevenue: z.number(),
  pendingRegistrations: z.number().int(),
  newSignupsThisMonth: z.number().int(),
});
export type AdminStats = z.infer<typeof AdminStats>;

/** Claims of a staff token (EdDSA JWT): `sub` staff id, `sid` session id, `aud` "staff". */
export const StaffClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  aud: z.literal('staff'),
  role: z.enum(STAFF_ROLES),
  iat: z.number(),
  exp: z.number(),
});
export type StaffClaims = z.infer<typeof StaffClaims>;
