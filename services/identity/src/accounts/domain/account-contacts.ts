import { SIGN_IN } from '@chalkboard/contracts';
import { ContactKnownError, ContactTakenError, TooManyContactsError } from './accounts.errors';

/** Ways to sign in that one account can have. */
export const MAX_CONTACTS = 6;

/** What is known of a contact that somebody wants: of whom it is, and whether they have shown that. */
export interface ContactState {
  /** Undefined: nobody has it. */
  readonly accountId: string | undefined;
  readonly isConfirmed: boolean;
}

/**
 * Whether an account may have a contact.
 * @param count of contacts that it has
 * @throws ContactKnownError, ContactTakenError, TooManyContactsError
 */
export function assertMayHave(accountId: string, { accountId: of, isConfirmed }: ContactState, count: number): void {
  if (of !== undefined && of !== accountId) throw new ContactTakenError();
  if (isConfirmed) throw new ContactKnownError();
  if (of === undefined && count >= MAX_CONTACTS) throw new TooManyContactsError(MAX_CONTACTS);
}

/** When a code that is sent now runs out. */
export function offerEndOf(now: Date): Date {
  return new Date(now.getTime() + SIGN_IN.validMs);
}
