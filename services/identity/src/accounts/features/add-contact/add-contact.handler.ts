import { SIGN_IN, type Account, type SignInResponse } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { AccountContacts, Accounts } from '../../domain/accounts';
import { ConfirmationWrongError, ContactInvalidError, SessionEndedError } from '../../domain/accounts.errors';
import { Attempts } from '../../domain/attempts';
import { channelOf, hashOfContact, isReachable } from '../../domain/contact';
import { parseContact } from '../../domain/parse-contact';

export interface WantedContact {
  readonly accountId: string;
  /** As it was typed. */
  readonly contact: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** Gives an account a further contact, once whoever reads what is sent there has typed its code. */
@Injectable()
export class AddContactHandler {
  constructor(
    private readonly attempts: Attempts,
    private readonly contacts: AccountContacts,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactInvalidError, TooManyAttemptsError, ContactKnownError, ContactTakenError, TooManyContactsError */
  async offer({ accountId, contact: typed, address }: WantedContact): Promise<SignInResponse> {
    const contact = parseContact(typed);
    if (!isReachable(contact)) throw new ContactInvalidError();
    const now = this.clock.now();
    await this.attempts.take('contact', { address, visitor: accountId, contact: hashOfContact(contact) }, now);
    await this.contacts.offer({ accountId, contact }, now);
    return { channel: channelOf(contact), validMinutes: SIGN_IN.validMs / 60_000 };
  }

  /**
   * @throws ContactInvalidError, TooManyAttemptsError, ConfirmationWrongError, ContactTakenError,
   * TooManyContactsError
   */
  async confirm({ accountId, contact: typed, address }: WantedContact, code: string): Promise<Account> {
    const contact = parseContact(typed);
    const now = this.clock.now();
    await this.attempts.take('confirm', { address, visitor: accountId, contact: hashOfContact(contact) }, now);
    if (!(await this.contacts.confirm({ accountId, contact, code }, now))) throw new ConfirmationWrongError();
    const account = await this.accounts.show(accountId);
    if (!account) throw new SessionEndedError();
    return account;
  }
}
