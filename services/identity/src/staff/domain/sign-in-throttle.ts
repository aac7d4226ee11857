import type { Clock } from '@chalkboard/service-kit/domain';
import { giveBack, takeAttempt } from './sign-in-attempts';
import type { AttemptKey, SignInAttemptsRepository } from './sign-in-attempts.repository';
import { TooManyAttemptsError } from './staff.errors';

/** Counts tries to prove who one is, for all places where one is asked to. */
export class SignInThrottle {
  constructor(
    private readonly attempts: SignInAttemptsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try, before what was given is looked at.
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
