import { randomUUID } from 'node:crypto';
import { hashRefreshSecret, newRefreshSecret, nextRefreshSecret } from './refresh-secret';

/** One sign-in on one browser, kept up by a secret that is another one after each use. */
export interface RotatingSession {
  readonly id: string;
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

/** @param lifeMs after which it is over, however often it is renewed */
export function openRotation(lifeMs: number, now: Date): { session: RotatingSession; secret: string } {
  const secret = newRefreshSecret();
  return {
    secret,
    session: {
      id: randomUUID(),
      refreshHash: hashRefreshSecret(secret),
      rotationKey: newRefreshSecret(),
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
      createdAt: now,
    },
  };
}

export function endSession<S extends RotatingSession>(session: S, now: Date): S {
  return { ...session, endedAt: session.endedAt ?? now };
}

export type Renewal<S extends RotatingSession> =
  | { readonly outcome: 'renewed'; readonly session: S; readonly secret: string }
  /** The session is over, or was before. */
  | { readonly outcome: 'refused'; readonly session?: undefined }
  /** A secret that was used up long ago is back: somebody has a copy, so the session is ended. */
  | { readonly outcome: 'reused'; readonly session: S };

/**
 * Takes the presented secret and gives the next one.
 * @param session the one whose current or previous secret was presented
 */
export function renewSession<S extends RotatingSession>(session: S, secret: string, now: Date): Renewal<S> {
  if (session.endedAt || session.expiresAt <= now) return { outcome: 'refused' };

  const presented = hashRefreshSecret(secret);
  const next = nextRefreshSecret({ secret, rotationKey: session.rotationKey });
  if (presented === session.refreshHash) {
    return {
      outcome: 'renewed',
      secret: next,
      session: { ...session, refreshHash: hashRefreshSecret(next), previousRefreshHash: presented, rotatedAt: now },
    };
  }
  if (now.getTime() - session.rotatedAt.getTime() <= REUSE_GRACE_MS)
    return { outcome: 'renewed', secret: next, session };
  return { outcome: 'reused', session: endSession(session, now) };
}
