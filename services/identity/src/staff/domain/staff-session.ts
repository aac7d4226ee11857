import { STAFF_SESSION } from '@chalkboard/contracts';
import {
  endSession,
  openRotation,
  renewSession,
  type Renewal,
  type RotatingSession,
} from '../../authority/domain/rotating-session';

/** One sign-in of staff on one browser, for at most `STAFF_SESSION.refreshMs`, and no longer than it is used. */
export interface StaffSession extends RotatingSession {
  readonly staffId: string;
  /** "Chrome on Windows". */
  readonly device: string;
  /** Network address of the sign-in. */
  readonly address: string;
}

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly device: string;
  readonly address: string;
  /** What the cookie of the device holds, where it has one. */
  readonly deviceSecret?: string;
}

export function openSession(
  staffId: string,
  { device, address }: SignInOrigin,
  now: Date,
): { session: StaffSession; secret: string } {
  const { session, secret } = openRotation(STAFF_SESSION.refreshMs, now);
  return { session: { ...session, staffId, device, address }, secret };
}

/** A session that was not used for `STAFF_SESSION.idleMs`: the browser was left, and whoever finds it must sign in. */
export function isIdle({ rotatedAt }: RotatingSession, now: Date): boolean {
  return now.getTime() - rotatedAt.getTime() > STAFF_SESSION.idleMs;
}

export type StaffRenewal = Renewal<StaffSession> | { readonly outcome: 'idle'; readonly session: StaffSession };

/** `renewSession`, and a session that was idle too long is ended by the attempt. */
export function renewStaffSession(session: StaffSession, secret: string, now: Date): StaffRenewal {
  if (session.endedAt === undefined && isIdle(session, now))
    return { outcome: 'idle', session: endSession(session, now) };
  return renewSession(session, secret, now);
}
