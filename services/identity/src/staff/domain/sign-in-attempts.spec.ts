import { STAFF_SESSION } from '@chalkboard/contracts';
import { giveBack, takeAttempt, type AttemptScope, type SignInAttempts } from './sign-in-attempts';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);

/** Attempts until it is refused; gives the number of attempts. */
function attemptsUntilRefused(scope: AttemptScope): number {
  let known: SignInAttempts | undefined;
  for (let tries = 0; ; tries++) {
    const decision = takeAttempt(known, scope, NOON);
    if (!decision.allowed) return tries;
    known = decision.attempts;
  }
}

describe('attempts to sign in', () => {
  it('are refused for an account after the agreed number', () => {
    expect(attemptsUntilRefused('account')).toBe(STAFF_SESSION.maxFailures);
  });

  it('are refused for an address only after more, since an office shares one', () => {
    expect(attemptsUntilRefused('address')).toBeGreaterThan(STAFF_SESSION.maxFailures);
  });

  it('are refused for an account from all strangers together only after more than one address may use up', () => {
    expect(attemptsUntilRefused('strangers')).toBeGreaterThan(attemptsUntilRefused('address'));
  });

  it('are allowed again when the lock is over, and not before', () => {
    const locked = { count: STAFF_SESSION.maxFailures, lastAt: NOON };
    expect(takeAttempt(locked, 'account', later(STAFF_SESSION.lockMs - 1))).toEqual({
      allowed: false,
      retryAfterMs: 1,
    });
    expect(takeAttempt(locked, 'account', later(STAFF_SESSION.lockMs))).toEqual({
      allowed: true,
      attempts: { count: 1, lastAt: later(STAFF_SESSION.lockMs) },
    });
  });

  it('do not prolong the lock while it lasts', () => {
    const locked = { count: STAFF_SESSION.maxFailures, lastAt: NOON };
    expect(takeAttempt(locked, 'account', later(60_000))).toEqual({
      allowed: false,
      retryAfterMs: STAFF_SESSION.lockMs - 60_000,
    });
  });

  it('of an account are erased by a success; what others share gets that one back only', () => {
    const known = { count: 4, lastAt: NOON };
    expect(giveBack(known, 'account').count).toBe(0);
    expect(giveBack(known, 'address').count).toBe(3);
    expect(giveBack(known, 'strangers').count).toBe(3);
  });
});
