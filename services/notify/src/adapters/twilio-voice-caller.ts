import twilio, { RestException, type Twilio } from 'twilio';
import type { TwilioAccount } from '../config';
import { MessageRefusedError, ProviderFaultError } from '../domain/message-sender';
import { VoiceCaller, type OutgoingCall } from '../domain/voice-caller';
import { askingMarkup } from './call-markup';
import { TwilioHttpClient } from './twilio-http-client';

const ANSWER_LIMIT_MS = 10_000;
/** Seconds that it rings. */
const RING_SECONDS = 25;

/** Twilio error codes after which no call to this number will do; all other errors may be temporary. */
const REFUSALS: Readonly<Record<number, string>> = {
  13224: 'This is not a valid phone number.',
  13227: 'Calls to the country of this phone number are not switched on.',
  21211: 'This is not a valid phone number.',
  21214: 'This phone number cannot be reached.',
  21215: 'Calls to the country of this phone number are not switched on.',
  21216: 'Calls to this phone number are not allowed.',
  21217: 'This is not a valid phone number.',
};

/** Calls by Twilio's Programmable Voice. The words go with the call, so nothing is fetched before somebody answers. */
export class TwilioVoiceCaller extends VoiceCaller {
  private readonly client: Twilio;

  /**
   * @param from the number that calls come from, in international form
   * @param addressOf a public address of ours, by its path
   * @param answerLimitMs timeout of a request, ms
   */
  constructor(
    { accountSid, authToken, baseUrl }: Omit<TwilioAccount, 'from'>,
    private readonly from: string,
    private readonly addressOf: (path: string) => string,
    answerLimitMs = ANSWER_LIMIT_MS,
  ) {
    super();
    this.client = twilio(accountSid, authToken, { httpClient: new TwilioHttpClient(answerLimitMs, baseUrl) });
  }

  async place({ id, to, words, language }: OutgoingCall): Promise<{ callSid: string }> {
    try {
      const { sid } = await this.client.calls.create({
        to,
        from: this.from,
        twiml: askingMarkup(words, language, this.addressOf(`/api/notify/twilio/call-key?call=${id}`)),
        timeout: RING_SECONDS,
        statusCallback: this.addressOf(`/api/notify/twilio/call-status?call=${id}`),
        statusCallbackEvent: ['initiated', 'answered', 'completed'],
        statusCallbackMethod: 'POST',
      });
      return { callSid: sid };
    } catch (error) {
      throw toCallError(error);
    }
  }
}

function toCallError(error: unknown): Error {
  if (error instanceof RestException) {
    const refusal = error.code === undefined ? undefined : REFUSALS[error.code];
    if (error.status < 500 && refusal) return new MessageRefusedError(refusal);
    return new ProviderFaultError(
      `Twilio answered ${error.status}${error.code ? ` (${error.code})` : ''}: ${error.message}`,
      error.status >= 500,
    );
  }
  const { code, message } = error as { code?: unknown; message: string };
  return new ProviderFaultError(
    `Twilio did not answer: ${typeof code === 'string' ? code : message}`,
    code !== 'ECONNREFUSED',
  );
}
