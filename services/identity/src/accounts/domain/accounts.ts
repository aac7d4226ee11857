import type { Account, AccountExport, SignInMessage, UiLanguage } from '@chalkboard/contracts';
import type { Contact } from './contact';

/** What an account shows its person: a port. */
export abstract class Accounts {
  /** @returns undefined where it is gone */
  abstract show(accountId: string): Promise<Account | undefined>;
  /** All that is held of it. */
  abstract export(accountId: string, now: Date): Promise<AccountExport | undefined>;
  /** Also what letters to the businesses it owns begin with, where they knew it by the name it had. */
  abstract rename(accountId: string, name: string): Promise<void>;
  /** In which language the person is written to, whatever their pages are in; null: as their pages are. */
  abstract chooseLanguage(accountId: string, language: UiLanguage | null): Promise<void>;
}

/** Whose contact it is, or is to become. */
export interface ContactOf {
  readonly accountId: string;
  readonly contact: Contact;
}

/** By what people sign in: a port. */
export abstract class AccountContacts {
  /**
   * Begins to add a contact to an account, or to confirm one that it has: has a code sent to it, and tells of that in
   * the same transaction. What was begun for it before is over.
   * @throws ContactKnownError, ContactTakenError, TooManyContactsError
   */
  abstract offer(offered: ContactOf, now: Date): Promise<void>;
  /** Makes a code for the message of an offer. @returns undefined where it is unknown, used or has run out */
  abstract message(offerId: string, now: Date): Promise<SignInMessage | undefined>;
  /**
   * Gives an account a contact by the code that was sent there, confirmed. A wrong code counts.
   * @returns whether the code was right
   * @throws ContactTakenError, TooManyContactsError
   */
  abstract confirm(offered: ContactOf & { readonly code: string }, now: Date): Promise<boolean>;
  /**
   * Takes a contact from an account, with the sign-ins that are under way by it, and ends every other session.
   * @param by session of the caller
   * @throws ContactNotFoundError, LastContactError
   */
  abstract remove(
    at: { readonly accountId: string; readonly contactId: string; readonly by: string },
    now: Date,
  ): Promise<void>;
  /** @returns how many offers are gone */
  abstract removeExpired(before: Date): Promise<number>;
}
