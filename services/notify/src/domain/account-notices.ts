import type { BusinessNotice, SignInMessage } from '@chalkboard/contracts';

/**
 * What messages to owners and their teams are written from, asked of identity when they are written: a port. Each
 * throws DependencyUnavailableError when it cannot be asked now.
 */
export abstract class AccountNotices {
  /** Undefined: the sign-in was used, has run out, or was never there. */
  abstract signIn(signInId: string): Promise<SignInMessage | undefined>;
  abstract business(businessId: string): Promise<BusinessNotice | undefined>;
}
