export interface Sms {
  /** Id of the notification: the same at every try. */
  readonly id: string;
  readonly to: string;
  readonly body: string;
  /** The event that caused it. */
  readonly causationId: string;
  readonly orderNumber: string;
  /** An earlier try may have succeeded without our knowing: look before sending again. */
  readonly mayHaveLeft: boolean;
}

/** Gets a text message out of the building: a port. */
export abstract class SmsSender {
  /** Stands in the event about the delivery. */
  abstract readonly provider: string;
  /**
   * @returns the provider's id of the message, if it has one
   * @throws MessageRefusedError when no further try can succeed, ProviderFaultError when a later one may
   */
  abstract send(sms: Sms): Promise<{ readonly providerMessageId?: string }>;
}

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
  /** @param mayHaveLeft whether the message may be on its way all the same, as after a time-out */
  constructor(
    message: string,
    readonly mayHaveLeft: boolean,
  ) {
    super(message);
    this.name = 'ProviderFaultError';
  }
}
