import { addressKey, type Clock } from '@chalkboard/service-kit/domain';
import { giveBack, takeAttempt } from './sign-in-attempts';
import type { AttemptKey, SignInAttemptsRepository } from './sign-in-attempts.repository';
import { TooManyAttemptsError } from './staff.errors';

export interface Guess {
  /** Normalised e-mail of the account, which need not exist. */
  readonly actor: string;
  /** Network address of the caller. */
  readonly address: string;
  /** Hash of the device's secret, where the account has been signed in to from there before. */
  readonly knownDevice?: string;
}

/**
 * Under what a password that is typed is counted. A device that the account knows has a count of its own, so that
 * strangers cannot lock its owner out; all others are slowed by where they come from, and all together for the account.
 */
export function keysOfGuess({ actor, address, knownDevice }: Guess): readonly AttemptKey[] {
  if (knownDevice !== undefined) return [{ scope: 'device', key: `${actor} ${knownDevice}` }];
  const network = addressKey(address);
  return [
    { scope: 'address', key: network },
    { scope: 'account', key: `${actor} ${network}` },
    { scope: 'strangers', key: actor },
  ];
}

/** Counts attempts to prove who one is, for all places where one is asked to. */
export class SignInThrottle {
  constructor(
    private readonly attempts: SignInAttemptsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt, before what was given is looked at.
   * @throws TooManyAttemptsError where it is one too many by any of the keys
   */
  async take(keys: readonly AttemptKey[]): Promise<void> {
    for (const key of keys) await this.takeOne(key);
  }

  /** It was right. */
  async giveBack(keys: readonly AttemptKey[]): Promise<void> {
    for (const key of keys) await this.attempts.update(key, (known) => known && giveBack(known, key.scope));
  }

  private async takeOne(key: AttemptKey): Promise<void> {
    let retryAfterMs: number | undefined;
    await this.attempts.update(key, (known) => {
      const decision = takeAttempt(known, key.scope, this.clock.now());
      if (decision.allowed) return decision.attempts;
      retryAfterMs = decision.retryAfterMs;
      return undefined;
    });
    if (retryAfterMs !== undefined) throw new TooManyAttemptsError(retryAfterMs);
  }
}
