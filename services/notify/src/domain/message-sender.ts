export interface OutgoingMessage {
  /** Id of the notification: the same at every attempt. */
  readonly id: string;
  readonly to: string;
  /** What an e-mail is headed by; absent on other channels. */
  readonly subject?: string;
  readonly body: string;
  /** The event that caused it. */
  readonly causationId: string;
  /** Absent when it is not about an order. */
  readonly orderNumber?: string;
  /** An earlier try may have succeeded without our knowing: look before sending again, where that can be done. */
  readonly mayHaveLeft: boolean;
}

/** Gets messages of one channel out of the building: a port. */
export abstract class MessageSender {
  /** Stands in the event about the delivery. */
  abstract readonly provider: string;
  /**
   * @returns the provider's id of the message, if it has one; whether it may be there twice: an earlier try may have
   * left, and the provider cannot be asked; and whether it is known to have arrived
   * @throws MessageRefusedError when no further attempt can succeed, ProviderFaultError when a later one may
   */
  abstract send(
    message: OutgoingMessage,
  ): Promise<{ readonly providerMessageId?: string; readonly repeated?: boolean; readonly arrived?: boolean }>;
}

export abstract class SmsSender extends MessageSender {}

export abstract class EmailSender extends MessageSender {}

/** To printers: `to` is the id of one. */
export abstract class PrintSender extends MessageSender {}

/** The provider will never take this message. */
export class MessageRefusedError extends Error {
  /** @param reason in words for the owner */
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'MessageRefusedError';
  }
}

/** The provider did not take it this time. */
export class ProviderFaultError extends Error {
  /**
   * @param mayHaveLeft whether the message may be on its way all the same, as after a time-out
   * @param reason in words for the owner, where it is something that an owner can mend
   */
  constructor(
    message: string,
    readonly mayHaveLeft: boolean,
    readonly reason?: string,
  ) {
    super(message);
    this.name = 'ProviderFaultError';
  }
}
