import { z } from 'zod';
import { LETTERS } from '../limits';
import { STAFF_ROLES } from '../staff-rights';
import { NewStaffPassword } from './admin-employees';

/** Who is signed in. */
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

/** Another e-mail needs the password as well. A password, here and below, is counted like a sign-in. */
export const ChangeProfileRequest = z.object({
  firstName: name,
  lastName: name,
  email: z.email('must be an e-mail address').max(LETTERS.email),
  password: password.optional(),
});
export type ChangeProfileRequest = z.infer<typeof ChangeProfileRequest>;

export const ChangePasswordRequest = z.object({ password, newPassword: NewStaffPassword });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** Newest use first. */
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

/** Nothing holds before the code was confirmed; a second set-up replaces an unconfirmed one. */
export const SetUpTwoFactorRequest = z.object({ password });
export type SetUpTwoFactorRequest = z.infer<typeof SetUpTwoFactorRequest>;

/** What the app is set up with. */
export const TwoFactorSetup = z.object({
  /** Base32, in groups of four, for who cannot take a picture. */
  secret: z.string(),
  /** What the QR code holds; on a telephone it opens the authenticator app. */
  otpauthUri: z.string(),
  /**
   * The QR code as the path of an SVG (`<path d>`) in a square of `qrSize` units, quiet zone included; black on white.
   */
  qrPath: z.string(),
  qrSize: z.number().int(),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

/** A code of the authenticator app (six digits); blanks in it do not matter. */
const code = z.string().trim().min(1, 'is needed').max(40);

export const ConfirmTwoFactorRequest = z.object({ code });
export type ConfirmTwoFactorRequest = z.infer<typeof ConfirmTwoFactorRequest>;

/** Code: of the app, or a recovery code. */
export const TwoFactorProofRequest = z.object({ password, code });
export type TwoFactorProofRequest = z.infer<typeof TwoFactorProofRequest>;

/** Shown once: each signs in one time instead of the app. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
