import { DomainError } from '@chalkboard/service-kit/domain';

export type NotifyErrorCode =
  | 'notify.outbox_not_available'
  | 'notify.signature_invalid'
  | 'notify.menu_not_found'
  | 'notify.edit_right_missing'
  | 'notify.no_number'
  | 'notify.number_stopped'
  | 'notify.too_many_tests'
  | 'notify.printer_not_found'
  | 'notify.too_many_printers'
  | 'notify.printer_kind_fixed'
  | 'notify.address_not_allowed'
  | 'notify.media_type_unknown'
  | 'notify.notification_not_found'
  | 'notify.resend_not_possible'
  | 'notify.business_not_found'
  | 'notify.owners_only'
  | 'notify.webhook_not_found'
  | 'notify.delivery_not_found'
  | 'notify.too_many_webhooks'
  | 'notify.webhook_address_refused';

/** Something that notify refuses, in words for people. */
export class NotifyError extends DomainError<NotifyErrorCode> {}

/** Says no more than that there is nothing: outsiders need not know that there is an outbox. */
export class OutboxNotAvailableError extends NotifyError {
  constructor() {
    super('notify.outbox_not_available', 'There is nothing at this address.');
  }
}

/** A call that claims to be the provider's is not signed as one. */
export class SignatureInvalidError extends NotifyError {
  constructor() {
    super('notify.signature_invalid', 'This call is not signed by the provider of messages.');
  }
}

export function printerNotFound(): NotifyError {
  return new NotifyError('notify.printer_not_found', 'There is no such printer. It may have been removed meanwhile.');
}

export class NotificationNotFoundError extends NotifyError {
  constructor() {
    super('notify.notification_not_found', 'This message is not kept any more. Please load the list again.');
  }
}

export class ResendNotPossibleError extends NotifyError {
  /** @param reason a sentence */
  constructor(reason: string) {
    super('notify.resend_not_possible', `This message cannot be sent again. ${reason}`);
  }
}
