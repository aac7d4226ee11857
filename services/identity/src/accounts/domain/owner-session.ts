import { OWNER_SESSION, type BusinessPlace } from '@chalkboard/contracts';
import { openRotation, type RotatingSession } from '../../authority/domain/rotating-session';
import type { TokenToSign } from '../../authority/domain/token-signer';

/** One sign-in of an owner, or of somebody of a team, on one browser. */
export interface OwnerSession extends RotatingSession {
  readonly accountId: string;
  /** In words, for its owner to recognise it by. */
  readonly device: string;
}

/** A session before it is known whose it is. */
export type NewOwnerSession = Omit<OwnerSession, 'accountId'>;

export function openSession(device: string, now: Date): { session: NewOwnerSession; secret: string } {
  const { session, secret } = openRotation(OWNER_SESSION.refreshMs, now);
  return { session: { ...session, device }, secret };
}

/** What an account may do at an instant; a change makes a new version. */
export interface Rights {
  readonly version: number;
  readonly businesses: readonly (BusinessPlace & { readonly id: string })[];
}

/** What a token of an owner says. */
export function ownerToken({
  accountId,
  sessionId,
  rights,
}: {
  accountId: string;
  sessionId: string;
  rights: Rights;
}): TokenToSign {
  return {
    subject: accountId,
    audience: 'owner',
    lifeMs: OWNER_SESSION.accessTokenMs,
    claims: { sid: sessionId, rights: rights.version, businesses: rights.businesses },
  };
}
