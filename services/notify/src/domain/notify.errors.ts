import { DomainError } from '@chalkboard/service-kit/domain';

export type NotifyErrorCode = 'notify.outbox_not_available';

/** Says no more than that there is nothing: outsiders need not know that there is an outbox. */
export class OutboxNotAvailableError extends DomainError<NotifyErrorCode> {
  constructor() {
    super('notify.outbox_not_available', 'There is nothing at this address.');
  }
}
