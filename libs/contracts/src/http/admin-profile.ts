import { z } from 'zod';
import { LETTERS } from '../limits';
import { STAFF_ROLES } from '../staff-rights';
import { NewStaffPassword } from './admin-employees';

/** `GET /api/admin/profile`, and the answer of `PUT`. */
export const AdminProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  twoFactor: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() }),
  lastLogin: z.iso.datetime().nullable(),
});
export type AdminProfile = z.infer<typeof AdminProfile>;

const name = z.string().trim().min(1, 'is needed').max(LETTERS.name);
const password = z.string().min(1, 'is needed').max(200);

/**
 * `PUT /api/admin/profile`: 200 with the `AdminProfile`. Another e-mail needs the password as well.
 * 403 `staff.password_wrong` (also for all below that take `password`; counted like a sign-in: 429 `staff.too_many_attempts`) · 409 `staff.email_taken`.
 */
export const ChangeProfileRequest = z.object({
  firstName: name,
  lastName: name,
  email: z.email('must be an e-mail address').max(LETTERS.email),
  password: password.optional(),
});
export type ChangeProfileRequest = z.infer<typeof ChangeProfileRequest>;

/** `PUT /api/admin/profile/password`: 204, and every other session ends. 400 `staff.password_weak` · 403 `staff.password_wrong`. */
export const ChangePasswordRequest = z.object({ password, newPassword: NewStaffPassword });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** `GET /api/admin/profile/sessions`: newest use first. `DELETE …/sessions/{id}` ends one, `POST …/sessions/end-others` all but this: 204. */
export const AdminSessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, as far as they can be told: 'Firefox on Windows'. */
      device: z.string(),
      address: z.string(),
      signedInAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
});
export type AdminSessions = z.infer<typeof AdminSessions>;

/** Body of `POST /api/admin/profile/two-factor/setup`. Nothing holds before the code was confirmed; a second set-up replaces an unconfirmed one. 409 `staff.two_factor_on` */
export const SetUpTwoFactorRequest = z.object({ password });
export type SetUpTwoFactorRequest = z.infer<typeof SetUpTwoFactorRequest>;

/** Its answer. */
export const TwoFactorSetup = z.object({
  /** Base32, in groups of four, for who cannot take a picture. */
  secret: z.string(),
  /** What the QR code holds; on a telephone it opens the authenticator app. */
  otpauthUri: z.string(),
  /** The QR code as the path of an SVG (`<path d>`) in a square of `qrSize` units, quiet zone included; black on white. */
  qrPath: z.string(),
  qrSize: z.number().int(),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

/** A code of the authenticator app (six digits); blanks in it do not matter. 403 `staff.code_wrong` · 429 `staff.too_many_attempts` */
const code = z.string().trim().min(1, 'is needed').max(40);

/** `POST /api/admin/profile/two-factor/confirm`: 200 with the `RecoveryCodes`; other sessions end. 409 `staff.two_factor_not_set_up` */
export const ConfirmTwoFactorRequest = z.object({ code });
export type ConfirmTwoFactorRequest = z.infer<typeof ConfirmTwoFactorRequest>;

/**
 * `POST /api/admin/profile/two-factor/recovery-codes`: 200 with new `RecoveryCodes`, the old ones are void.
 * `POST /api/admin/profile/two-factor/disable`: 204. Code: of the app, or a recovery code. 409 `staff.two_factor_off`
 */
export const TwoFactorProofRequest = z.object({ password, code });
export type TwoFactorProofRequest = z.infer<typeof TwoFactorProofRequest>;

/** Shown once: each signs in one time instead of the app. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
