import { DomainError } from '@chalkboard/service-kit/domain';

export type NotifyErrorCode = 'notify.outbox_not_available' | 'notify.signature_invalid';

/** Says no more than that there is nothing: outsiders need not know that there is an outbox. */
export class OutboxNotAvailableError extends DomainError<NotifyErrorCode> {
  constructor() {
    super('notify.outbox_not_available', 'There is nothing at this address.');
  }
}

/** A call that claims to be the provider's is not signed as one. */
export class SignatureInvalidError extends DomainError<NotifyErrorCode> {
  constructor() {
    super('notify.signature_invalid', 'This call is not signed by the provider of messages.');
  }
}
