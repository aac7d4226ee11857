import type { AttemptScope, SignInAttempts } from './sign-in-attempts';

export interface AttemptKey {
  readonly scope: AttemptScope;
  /** Made by `sign-in-throttle.ts`, or a member's id. */
  readonly key: string;
}

export abstract class SignInAttemptsRepository {
  /** Runs `change` while no other try of the same key can; stores what it gives, nothing when it gives undefined. */
  abstract update(
    key: AttemptKey,
    change: (known: SignInAttempts | undefined) => SignInAttempts | undefined,
  ): Promise<void>;
  abstract removeOlderThan(before: Date): Promise<number>;
}
