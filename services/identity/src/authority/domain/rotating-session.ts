import { randomUUID } from 'node:crypto';
import { hashRefreshSecret, newRefreshSecret, nextRefreshSecret } from './refresh-secret';

/** One sign-in on one browser, kept up by a secret that is another one after each use. */
export interface RotatingSession {
  readonly id: string;
  /** Of the secret that was given last; nobody may have shown it yet. */
  readonly refreshHash: string;
  /** Of the one before it. */
  readonly previousRefreshHash?: string;
  /** Of those before that, the latest last. */
  readonly retiredRefreshHashes: readonly string[];
  readonly rotationKey: string;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt?: Date;
  readonly createdAt: Date;
}

/** How long the latest retired secret is still taken: of two tabs, one may be on a slow line. */
export const REUSE_GRACE_MS = 10_000;
/** An older secret than so many is one of nobody. */
const MAX_RETIRED = 8;

/** @param lifeMs after which it is over, however often it is renewed */
export function openRotation(lifeMs: number, now: Date): { session: RotatingSession; secret: string } {
  const secret = newRefreshSecret();
  return {
    secret,
    session: {
      id: randomUUID(),
      refreshHash: hashRefreshSecret(secret),
      retiredRefreshHashes: [],
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
  /** A secret is back whose successor was shown already: somebody has a copy, so the session is ended. */
  | { readonly outcome: 'reused'; readonly session: S };

/**
 * Takes the presented secret and gives the next one. The secret before the current one is taken until the current one
 * was shown once: an answer can be lost, as on a page that is left while it is on its way.
 * @param session the one that the presented secret is or was of
 */
export function renewSession<S extends RotatingSession>(session: S, secret: string, now: Date): Renewal<S> {
  if (session.endedAt || session.expiresAt <= now) return { outcome: 'refused' };

  const { refreshHash, previousRefreshHash, retiredRefreshHashes } = session;
  const presented = hashRefreshSecret(secret);
  const next = nextRefreshSecret({ secret, rotationKey: session.rotationKey });
  const nextHash = hashRefreshSecret(next);
  if (presented === refreshHash)
    return {
      outcome: 'renewed',
      secret: next,
      session: {
        ...session,
        refreshHash: nextHash,
        previousRefreshHash: presented,
        retiredRefreshHashes: [...retiredRefreshHashes, ...(previousRefreshHash ? [previousRefreshHash] : [])].slice(
          -MAX_RETIRED,
        ),
        rotatedAt: now,
      },
    };
  if (presented === previousRefreshHash)
    return { outcome: 'renewed', secret: next, session: { ...session, rotatedAt: now } };
  const isLatestRetired = nextHash === previousRefreshHash;
  if (isLatestRetired && now.getTime() - session.rotatedAt.getTime() <= REUSE_GRACE_MS)
    return { outcome: 'renewed', secret: next, session };
  return { outcome: 'reused', session: endSession(session, now) };
}
