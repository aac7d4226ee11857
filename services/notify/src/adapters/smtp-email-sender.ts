import { createTransport } from 'nodemailer';
import type { MailServer } from '../config';
import { EmailSender, MessageRefusedError, ProviderFaultError, type OutgoingMessage } from '../domain/message-sender';

const ANSWER_LIMIT_MS = 20_000;

/** Sends by any mail server that speaks SMTP. */
export class SmtpEmailSender extends EmailSender {
  readonly provider = 'smtp';
  private readonly transport: ReturnType<typeof createTransport>;
  private readonly from: string;
  private readonly domain: string;

  /** @param answerLimitMs how long the server is waited for, from connecting to its last answer */
  constructor(
    { url, from }: MailServer,
    private readonly answerLimitMs = ANSWER_LIMIT_MS,
  ) {
    super();
    this.transport = createTransport({ url });
    this.from = from;
    this.domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  }

  async send({
    id,
    to,
    subject,
    body,
    mayHaveLeft,
  }: OutgoingMessage): Promise<{ providerMessageId: string; repeated: boolean }> {
    try {
      const { messageId } = await this.transport.sendMail({
        from: this.from,
        // An object, so that nothing in it is read as a second address.
        to: { name: '', address: to },
        subject,
        text: body,
        // SMTP cannot be asked what has left. The same id at every attempt lets mailboxes show a repeat once.
        messageId: `<${id}@${this.domain}>`,
        // Nobody's automatic answer shall answer ours.
        headers: { 'Auto-Submitted': 'auto-replied' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(this.answerLimitMs),
      });
      return { providerMessageId: messageId, repeated: mayHaveLeft };
    } catch (error) {
      throw toSendError(error as SmtpError, mayHaveLeft);
    }
  }
}

interface SmtpError extends Error {
  readonly code?: string;
  /** Stands beside `code`, when the system said why. */
  readonly originalCode?: string;
  /** The server's answer, when it gave one. */
  readonly responseCode?: number;
  /** The step that it answered. */
  readonly command?: string;
}

function toSendError({ code, originalCode, responseCode, command, message }: SmtpError, mayHaveLeft: boolean): Error {
  if (responseCode !== undefined) {
    // A lasting no to the address or to the text is about this message; to anything before them, about us.
    if (responseCode >= 500 && command === 'RCPT TO')
      return new MessageRefusedError('This e-mail address cannot get messages.');
    if (responseCode >= 500 && command === 'DATA')
      return new MessageRefusedError('The mail server refuses to pass this message on.');
    return new ProviderFaultError(`The mail server answered ${responseCode}: ${message}`, mayHaveLeft);
  }
  return new ProviderFaultError(
    `The mail server did not answer: ${originalCode ?? code ?? message}`,
    mayHaveLeft || originalCode !== 'ECONNREFUSED',
  );
}
