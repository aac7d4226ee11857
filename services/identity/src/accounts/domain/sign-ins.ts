import type { SignInMessage } from '@chalkboard/contracts';
import type { Contact } from './contact';
import type { NewOwnerSession } from './owner-session';

/** Sign-ins that are under way: a port. */
export abstract class SignIns {
  /**
   * Notes that somebody asks to be let in by this contact, and tells of it in the same transaction where anybody is
   * known by it.
   * @param how `atSignup`: it is not asked for: somebody has signed up by the contact, and the message says so;
   * `language` (BCP 47): of the page; the message is in it where the account has not chosen another
   */
  abstract ask(contact: Contact, now: Date, how?: { atSignup?: boolean; language?: string | undefined }): Promise<void>;
  /**
   * Lets in by the code of a message to this contact: uses the sign-in up and opens the session in one transaction. A
   * wrong code counts against every sign-in of the contact that still takes codes.
   * @returns the account; undefined where the code is not right
   */
  abstract useCode(
    by: { readonly contact: Contact; readonly code: string },
    session: NewOwnerSession,
    now: Date,
  ): Promise<string | undefined>;
  /** The same by the secret of a link. */
  abstract useSecret(secret: string, session: NewOwnerSession, now: Date): Promise<string | undefined>;
  /**
   * Makes a link, and a code where one belongs to it, for the message of a sign-in. @returns undefined where it is
   * unknown, used or has run out
   */
  abstract message(signInId: string, now: Date): Promise<SignInMessage | undefined>;
  /** @returns how many are gone */
  abstract removeExpired(before: Date): Promise<number>;
}
