import twilio, { RestException, type Twilio } from 'twilio';
import type { TwilioAccount } from '../config';
import { MessageRefusedError, ProviderFaultError, SmsSender, type OutgoingMessage } from '../domain/message-sender';
import { TwilioHttpClient } from './twilio-http-client';

const ANSWER_LIMIT_MS = 10_000;
/** How far back we search Twilio's list for a message that may have been sent. All attempts end well before. */
const LOOK_BACK_MS = 3_600_000;
const LOOK_BACK_MESSAGES = 50;

/** Twilio error codes for permanently invalid destinations; all other errors may be temporary. */
const REFUSALS: Readonly<Record<number, string>> = {
  21211: 'This is not a valid phone number.',
  21214: 'This phone number cannot be reached.',
  21217: 'This is not a valid phone number.',
  21408: 'Text messages to the country of this phone number are not switched on.',
  21610: 'This phone number has asked to get no more messages.',
  21612: 'This phone number cannot get text messages.',
  21614: 'This phone number cannot get text messages: it is not a mobile number.',
  21635: 'This phone number cannot get text messages: it is a landline.',
};

export class TwilioSmsSender extends SmsSender {
  readonly provider = 'twilio';
  private readonly client: Twilio;
  private readonly from: { readonly from: string } | { readonly messagingServiceSid: string };

  /**
   * @param statusCallback address for Twilio's delivery reports; undefined: none
   * @param answerLimitMs timeout of a call, ms
   */
  constructor(
    { accountSid, authToken, from, baseUrl }: TwilioAccount,
    private readonly statusCallback?: string,
    answerLimitMs = ANSWER_LIMIT_MS,
  ) {
    super();
    this.client = twilio(accountSid, authToken, { httpClient: new TwilioHttpClient(answerLimitMs, baseUrl) });
    this.from = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  }

  async send({ id, to, body, mayHaveLeft }: OutgoingMessage): Promise<{ providerMessageId: string }> {
    try {
      // Twilio has no idempotency keys: after an unanswered attempt we look the message up in its list.
      const left = mayHaveLeft ? await this.findSent({ to, body }) : undefined;
      return {
        providerMessageId:
          left ?? (await this.client.messages.create({ ...this.from, ...this.reporting(id), to, body })).sid,
      };
    } catch (error) {
      throw toSendError(error, mayHaveLeft);
    }
  }

  /** The report carries our id: it can be matched even if the answer with Twilio's id was lost. */
  private reporting(id: string): { readonly statusCallback?: string } {
    return this.statusCallback ? { statusCallback: `${this.statusCallback}?notification=${id}` } : {};
  }

  private async findSent({ to, body }: { to: string; body: string }): Promise<string | undefined> {
    const messages = await this.client.messages.list({ to, limit: LOOK_BACK_MESSAGES });
    const since = Date.now() - LOOK_BACK_MS;
    // Trial accounts put a notice before the text.
    return messages.find(
      (message) => message.body.endsWith(body) && message.dateCreated.getTime() >= since && message.status !== 'failed',
    )?.sid;
  }
}

function toSendError(error: unknown, mayHaveLeft: boolean): Error {
  if (error instanceof RestException) {
    const refusal = error.code === undefined ? undefined : REFUSALS[error.code];
    if (error.status < 500 && refusal) return new MessageRefusedError(refusal);
    return new ProviderFaultError(
      `Twilio answered ${error.status}${error.code ? ` (${error.code})` : ''}: ${error.message}`,
      mayHaveLeft || error.status >= 500,
    );
  }
  const { code, message } = error as { code?: unknown; message: string };
  return new ProviderFaultError(
    `Twilio did not answer: ${typeof code === 'string' ? code : message}`,
    mayHaveLeft || code !== 'ECONNREFUSED',
  );
}
