import { z } from 'zod';

export const STAFF_ROLES = ['super_admin', 'admin', 'support', 'billing'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** `POST /api/admin/login`; also sets the http-only refresh cookie. */
export const AdminLoginRequest = z.object({ email: z.string().trim().max(200), password: z.string().max(200) });
export type AdminLoginRequest = z.infer<typeof AdminLoginRequest>;

/** Answer of `POST /api/admin/login` and of `POST /api/admin/refresh`: a short-lived token for `Authorization: Bearer`. */
export const AdminTokenResponse = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type AdminTokenResponse = z.infer<typeof AdminTokenResponse>;

/** `GET /api/admin/profile` */
export const AdminProfile = z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), role: z.enum(STAFF_ROLES) });
export type AdminProfile = z.infer<typeof AdminProfile>;

/** `GET /api/admin/stats`. Revenue in dollars, this calendar month, orders neither rejected nor cancelled. */
export const AdminStats = z.object({
  totalBusinesses: z.number().int(),
  monthlyRevenue: z.number(),
  pendingRegistrations: z.number().int(),
  newSignupsThisMonth: z.number().int(),
});
export type AdminStats = z.infer<typeof AdminStats>;

/** Claims of a staff token (EdDSA JWT): `sub` staff id, `sid` session id, `aud` "staff". */
export const StaffClaims = z.object({ sub: z.string(), sid: z.string(), aud: z.literal('staff'), role: z.enum(STAFF_ROLES), iat: z.number(), exp: z.number() });
export type StaffClaims = z.infer<typeof StaffClaims>;
