import { STAFF_SESSION } from '@chalkboard/contracts';

/** Tries that were not successful (yet), counted under one key. */
export interface SignInAttempts {
  readonly count: number;
  readonly lastAt: Date;
}

/**
 * `account`: one account from one network address. `address`: a network address, whatever the account. `strangers`: one
 * account from all devices that it does not know. `device`: one account from a device that it knows. `code`: the second
 * step after a right password, which does not give its attempts back.
 */
export type AttemptScope = 'account' | 'address' | 'strangers' | 'device' | 'code';

const ADDRESS_MAX_FAILURES = 20;
/**
 * More than one address may use up alone: who guesses from many addresses is slowed, and one of them does not lock out
 * a new device.
 */
const STRANGERS_MAX_FAILURES = 50;

const MAX_FAILURES: Readonly<Record<AttemptScope, number>> = {
  account: STAFF_SESSION.maxFailures,
  device: STAFF_SESSION.maxFailures,
  code: STAFF_SESSION.maxFailures,
  // An office shares one address; somebody who goes through many accounts does too.
  address: ADDRESS_MAX_FAILURES,
  strangers: STRANGERS_MAX_FAILURES,
};

export type AttemptDecision =
  | { readonly allowed: true; readonly attempts: SignInAttempts }
  | { readonly allowed: false; readonly retryAfterMs: number };

/**
 * Counts an attempt before its password is looked at, so that attempts at the same time cannot slip through together.
 * After the last one allowed, nothing is until `lockMs` have passed since.
 */
export function takeAttempt(known: SignInAttempts | undefined, scope: AttemptScope, now: Date): AttemptDecision {
  const quietMs = known ? now.getTime() - known.lastAt.getTime() : Number.POSITIVE_INFINITY;
  if (!known || quietMs >= STAFF_SESSION.lockMs) return { allowed: true, attempts: { count: 1, lastAt: now } };
  if (known.count >= MAX_FAILURES[scope]) return { allowed: false, retryAfterMs: STAFF_SESSION.lockMs - quietMs };
  return { allowed: true, attempts: { count: known.count + 1, lastAt: now } };
}

/** Counts of what many share: one success must not reset them. */
const SHARED: ReadonlySet<AttemptScope> = new Set(['address', 'strangers']);

/** What remains after a success: one's own counts start anew; what is shared only gets that one attempt back. */
export function giveBack(known: SignInAttempts, scope: AttemptScope): SignInAttempts {
  return { ...known, count: SHARED.has(scope) ? Math.max(0, known.count - 1) : 0 };
}
