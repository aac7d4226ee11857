import { STAFF_SESSION } from '@chalkboard/contracts';

/** Tries that were not successful (yet), of one account or from one address. */
export interface SignInAttempts {
  readonly count: number;
  readonly lastAt: Date;
}

/** `code`: the second step of somebody whose password was right; a right password does not give tries of it back. */
export type AttemptScope = 'account' | 'address' | 'code';

const ADDRESS_MAX_FAILURES = 20;

const MAX_FAILURES: Readonly<Record<AttemptScope, number>> = {
  account: STAFF_SESSION.maxFailures,
  code: STAFF_SESSION.maxFailures,
  // An office shares one address; somebody who goes through many accounts does too.
  address: ADDRESS_MAX_FAILURES,
};

export type AttemptDecision = { readonly allowed: true; readonly attempts: SignInAttempts } | { readonly allowed: false; readonly retryAfterMs: number };

/**
 * Counts a try before its password is looked at, so that tries at the same time cannot slip through together. After the
 * last one allowed, nothing is until `lockMs` have passed since.
 */
export function takeAttempt(known: SignInAttempts | undefined, scope: AttemptScope, now: Date): AttemptDecision {
  const quietMs = known ? now.getTime() - known.lastAt.getTime() : Number.POSITIVE_INFINITY;
  if (!known || quietMs >= STAFF_SESSION.lockMs) return { allowed: true, attempts: { count: 1, lastAt: now } };
  if (known.count >= MAX_FAILURES[scope]) return { allowed: false, retryAfterMs: STAFF_SESSION.lockMs - quietMs };
  return { allowed: true, attempts: { count: known.count + 1, lastAt: now } };
}

/** What remains after a success: an account and its codes start anew; an address only gets that one try back, or an own account would reset it. */
export function giveBack(known: SignInAttempts, scope: AttemptScope): SignInAttempts {
  return { ...known, count: scope === 'address' ? Math.max(0, known.count - 1) : 0 };
}
