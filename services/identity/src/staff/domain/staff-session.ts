import { randomUUID } from 'node:crypto';
import { STAFF_SESSION } from '@chalkboard/contracts';
import { hashRefreshSecret, newRefreshSecret, nextRefreshSecret } from './refresh-secret';

/** One sign-in on one browser, for at most `STAFF_SESSION.refreshMs`. */
export interface StaffSession {
  readonly id: string;
  readonly staffId: string;
  readonly refreshHash: string;
  readonly previousRefreshHash?: string;
  readonly rotationKey: string;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt?: Date;
  readonly createdAt: Date;
}

/** How long the secret before the current one is still taken: answers get lost, and tabs refresh at the same time. */
export const REUSE_GRACE_MS = 10_000;

export function openSession(staffId: string, now: Date): { session: StaffSession; secret: string } {
  const secret = newRefreshSecret();
  return {
    secret,
    session: {
      id: randomUUID(),
      staffId,
      refreshHash: hashRefreshSecret(secret),
      rotationKey: newRefreshSecret(),
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + STAFF_SESSION.refreshMs),
      createdAt: now,
    },
  };
}

export function endSession(session: StaffSession, now: Date): StaffSession {
  return { ...session, endedAt: session.endedAt ?? now };
}

export type Renewal =
  | { readonly outcome: 'renewed'; readonly session: StaffSession; readonly secret: string }
  /** The session is over, or was before. */
  | { readonly outcome: 'refused'; readonly session?: undefined }
  /** A secret that was used up long ago is back: somebody has a copy, so the session is ended. */
  | { readonly outcome: 'reused'; readonly session: StaffSession };

/**
 * Takes the presented secret and gives the next one.
 * @param session the one whose current or previous secret was presented
 */
export function renewSession(session: StaffSession, secret: string, now: Date): Renewal {
  if (session.endedAt || session.expiresAt <= now) return { outcome: 'refused' };

  const presented = hashRefreshSecret(secret);
  const next = nextRefreshSecret({ secret, rotationKey: session.rotationKey });
  if (presented === session.refreshHash) {
    return { outcome: 'renewed', secret: next, session: { ...session, refreshHash: hashRefreshSecret(next), previousRefreshHash: presented, rotatedAt: now } };
  }
  if (now.getTime() - session.rotatedAt.getTime() <= REUSE_GRACE_MS) return { outcome: 'renewed', secret: next, session };
  return { outcome: 'reused', session: endSession(session, now) };
}
