import { createHash, randomBytes } from 'node:crypto';
import type { StaffMember } from './staff-member';

/** How long after the password the code has to come. */
const VALID_MS = 5 * 60_000;

/** A sign-in whose password was right and whose code is waited for. */
export interface NewChallenge {
  /** 256 random bits, base64url: who has it has given the password. Only its hash is kept. */
  readonly challenge: string;
  readonly hash: string;
  readonly expiresAt: Date;
}

export function newChallenge(now: Date): NewChallenge {
  const challenge = randomBytes(32).toString('base64url');
  return { challenge, hash: hashChallenge(challenge), expiresAt: new Date(now.getTime() + VALID_MS) };
}

export function hashChallenge(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}

/** Where they are kept: a port. */
export abstract class SignInChallenges {
  /** @param member as the password was compared with @returns whether that is still the password */
  abstract add(member: Pick<StaffMember, 'id' | 'passwordHash'>, challenge: NewChallenge): Promise<boolean>;
  /** @returns the id of the member whose password was given; undefined for one that is over or used up */
  abstract find(hash: string, now: Date): Promise<string | undefined>;
  /** Uses it up. @returns whether it was there still */
  abstract take(hash: string, now: Date): Promise<boolean>;
  abstract removeExpired(before: Date): Promise<number>;
}
