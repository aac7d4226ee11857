import { DomainError } from '@chalkboard/service-kit/domain';

export type PrivacyErrorCode =
  | 'privacy.contact_invalid'
  | 'privacy.country_code_missing'
  | 'privacy.code_wrong'
  | 'privacy.not_proved'
  | 'privacy.receipt_not_found';

export class ContactInvalidError extends DomainError<PrivacyErrorCode> {
  constructor() {
    super('privacy.contact_invalid', 'Please enter an e-mail address, or a telephone number with its country code.');
  }
}

export class CountryCodeMissingError extends DomainError<PrivacyErrorCode> {
  constructor() {
    super(
      'privacy.country_code_missing',
      'Please enter the number with its country code, such as +39 333 123 4567: without it we cannot tell in which country it is.',
    );
  }
}

/** The same for a wrong, a used and an old code. */
export class CodeWrongError extends DomainError<PrivacyErrorCode> {
  constructor() {
    super(
      'privacy.code_wrong',
      'That code is not right, or does not work any more. Please check it, or have a new one sent.',
    );
  }
}

export class NotProvedError extends DomainError<PrivacyErrorCode> {
  constructor() {
    super('privacy.not_proved', 'Your time here is over. Please have a new code sent.');
  }
}

export class ReceiptNotFoundError extends DomainError<PrivacyErrorCode> {
  constructor() {
    super('privacy.receipt_not_found', 'There is no receipt of this number. It is kept for a year.');
  }
}
