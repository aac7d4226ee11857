import { DomainError } from '@chalkboard/service-kit/domain';
import type { Contact } from './contact';

export type AccountsErrorCode =
  | 'accounts.contact_invalid'
  | 'accounts.too_many_tries'
  | 'accounts.code_wrong'
  | 'accounts.link_not_valid'
  | 'accounts.session_ended'
  | 'accounts.session_not_found'
  | 'accounts.business_not_found'
  | 'accounts.owners_only'
  | 'accounts.managers_only'
  | 'accounts.member_known'
  | 'accounts.member_not_found'
  | 'accounts.last_owner'
  | 'accounts.location_not_found'
  | 'accounts.last_location'
  | 'accounts.terms_not_accepted'
  | 'accounts.already_registered'
  | 'accounts.signup_incomplete'
  | 'accounts.contact_not_found'
  | 'accounts.last_contact'
  | 'accounts.contact_known'
  | 'accounts.contact_taken'
  | 'accounts.too_many_contacts'
  | 'accounts.confirmation_wrong'
  | 'accounts.receipt_not_found';

export class ContactInvalidError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.contact_invalid', 'Please enter an e-mail address, or a telephone number with its country code.');
  }
}

export class TooManyAttemptsError extends DomainError<AccountsErrorCode> {
  constructor(retryAfterMs: number) {
    const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
    super(
      'accounts.too_many_tries',
      `That was too often. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
      {
        retryAfterSeconds: Math.ceil(retryAfterMs / 1000),
      },
    );
  }
}

/** The same for a wrong, a used and an old code, and for a contact that nobody has: nobody learns which. */
export class CodeWrongError extends DomainError<AccountsErrorCode> {
  constructor() {
    super(
      'accounts.code_wrong',
      'That code is not right, or does not work any more. Please check it, or ask for a new one.',
    );
  }
}

export class LinkNotValidError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.link_not_valid', 'This sign-in link was used already, or has run out. Please ask for a new one.');
  }
}

export class SessionEndedError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.session_ended', 'Your session has ended. Please sign in again.');
  }
}

export class SessionNotFoundError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.session_not_found', 'There is no such session. It may have ended already.');
  }
}

/** Also for a business of somebody else: nobody learns that there is one. */
export class BusinessNotFoundError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.business_not_found', 'There is no such business.');
  }
}

export class ManagersOnlyError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.managers_only', 'Only an owner or a manager of this business may do this.');
  }
}

export class OwnersOnlyError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.owners_only', 'Only an owner of this business may do this.');
  }
}

export class MemberKnownError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.member_known', 'This person is in the team already.');
  }
}

export class MemberNotFoundError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.member_not_found', 'There is no such person in the team.');
  }
}

export class LastOwnerError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.last_owner', 'A business needs an owner. Make somebody else one first, and let them sign in once.');
  }
}

export class LocationNotFoundError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.location_not_found', 'There is no such location.');
  }
}

export class LastLocationError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.last_location', 'A business needs a location. Add another one first.');
  }
}

export class TermsNotAcceptedError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.terms_not_accepted', 'Please accept the terms and conditions to continue');
  }
}

/** To the signed-in owner of the contact, and to nobody else. */
export class AlreadyRegisteredError extends DomainError<AccountsErrorCode> {
  constructor(contact: 'email' | 'phone') {
    const what = contact === 'email' ? 'e-mail address' : 'phone number';
    super(
      'accounts.already_registered',
      `This ${what} already has an account. Sign in with it: there you can add another location, or go on where you left off.`,
      { contact, signIn: '/sign-in' },
    );
  }
}

/** Somebody else has the contact. Not an answer: who signs up must not learn it. */
export class ContactOfOtherError extends Error {
  constructor(readonly contact: Contact) {
    super('another account has this contact');
  }
}

/** The same to staff, who cannot sign in for somebody. */
export class OwnerKnownError extends DomainError<AccountsErrorCode> {
  constructor(contact: 'email' | 'phone') {
    const what = contact === 'email' ? 'e-mail address' : 'phone number';
    super(
      'accounts.already_registered',
      `Somebody has an account by this ${what} already. Look for it in the list, or ask the owner for another one.`,
      { contact },
    );
  }
}

export class SignupIncompleteError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.signup_incomplete', 'This signup was left before its end. It can be approved once it is complete.');
  }
}

export class ContactNotFoundError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.contact_not_found', 'Your account has no such e-mail address or number.');
  }
}

export class LastContactError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.last_contact', 'You need this to sign in: you have confirmed no other one.');
  }
}

export class ContactKnownError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.contact_known', 'You sign in by this already.');
  }
}

/** Told only to somebody who is signed in, and so often an hour as a contact may be added. */
export class ContactTakenError extends DomainError<AccountsErrorCode> {
  constructor() {
    super(
      'accounts.contact_taken',
      'Another account has this. If it is yours too, sign in by it and remove it there first.',
    );
  }
}

export class TooManyContactsError extends DomainError<AccountsErrorCode> {
  constructor(limit: number) {
    super('accounts.too_many_contacts', `An account has at most ${limit} ways to sign in. Please remove one first.`);
  }
}

/** The same for a wrong, a used and an old code. */
export class ConfirmationWrongError extends DomainError<AccountsErrorCode> {
  constructor() {
    super(
      'accounts.confirmation_wrong',
      'That code is not right, or does not work any more. Please check it, or have a new one sent.',
    );
  }
}

export class ReceiptNotFoundError extends DomainError<AccountsErrorCode> {
  constructor() {
    super('accounts.receipt_not_found', 'There is no receipt of this number.');
  }
}
