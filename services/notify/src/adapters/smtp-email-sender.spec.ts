import { randomUUID } from 'node:crypto';
import { SmtpStandIn, type Behaviour } from '../../test/smtp-stand-in';
import { MessageRefusedError, ProviderFaultError, type OutgoingMessage } from '../domain/message-sender';
import { SmtpEmailSender } from './smtp-email-sender';

const MESSAGE: OutgoingMessage = {
  id: randomUUID(),
  to: 'ada@example.com',
  subject: 'Grüße: we have your message',
  body: 'Hello Ada,\n\n.a line that begins with a dot, and a long one of more than seventy-six characters, so that it has to be folded: é\n',
  causationId: randomUUID(),
  mayHaveLeft: false,
};

describe('sending by SMTP', () => {
  let server: SmtpStandIn;
  let sender: SmtpEmailSender;

  beforeEach(async () => {
    server = await SmtpStandIn.start();
    sender = new SmtpEmailSender(server.mailServer);
  });

  afterEach(() => server.stop());

  const fault = async (...behaviours: Behaviour[]): Promise<ProviderFaultError> => {
    server.behaviours.push(...behaviours);
    const error = await sender.send(MESSAGE).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof ProviderFaultError)) throw new Error(`not a fault: ${String(error)}`);
    return error;
  };

  it('hands in the mail as it was written, under the same id at every attempt', async () => {
    const id = `<${MESSAGE.id}@chalkboard.test>`;
    expect(await sender.send(MESSAGE)).toEqual({ providerMessageId: id, repeated: false });
    expect(await sender.send({ ...MESSAGE, mayHaveLeft: true })).toEqual({ providerMessageId: id, repeated: true });
    expect(server.taken).toHaveLength(2);
    for (const { from, to, headers, body } of server.taken) {
      expect([from, to]).toEqual(['hello@chalkboard.test', 'ada@example.com']);
      expect(headers).toMatchObject({
        from: 'Chalkboard <hello@chalkboard.test>',
        to: 'ada@example.com',
        'message-id': id,
        'auto-submitted': 'auto-replied',
      });
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toBe(MESSAGE.body);
    }
  });

  it('reads no second address in what was given as one', async () => {
    await sender.send({ ...MESSAGE, to: 'ada@example.com, eve@example.com' }).catch(() => undefined);
    expect(server.taken.map(({ to }) => to)).not.toContain('eve@example.com');
    await sender.send({ ...MESSAGE, subject: 'Hi\r\nBcc: eve@example.com' });
    expect(server.taken.at(-1)?.headers.bcc).toBeUndefined();
  });

  it.each([
    ['RCPT', '550 5.1.1 no such user', 'This e-mail address cannot get messages.'],
    ['DATA', '554 5.7.1 no', 'The mail server refuses to pass this message on.'],
    ['MESSAGE', '554 5.7.1 looks like spam', 'The mail server refuses to pass this message on.'],
  ] as const)('gives up on a lasting no at %s', async (at, answer, reason) => {
    server.behaviours.push({ at, answer });
    await expect(sender.send(MESSAGE)).rejects.toEqual(new MessageRefusedError(reason));
    expect(server.taken).toEqual([]);
  });

  it.each([
    ['RCPT', '450 4.2.0 greylisted'],
    ['MESSAGE', '451 4.3.0 try later'],
    ['MAIL', '421 4.3.2 closing'],
    ['MAIL', '550 5.7.1 sender unknown'],
  ] as const)('lets a later try succeed after %s: %s', async (at, answer) => {
    const { message, mayHaveLeft } = await fault({ at, answer });
    expect([message.includes(answer.slice(0, 3)), mayHaveLeft]).toEqual([true, false]);
    await sender.send(MESSAGE);
    expect(server.taken).toHaveLength(1);
  });

  it.each(['hang up', 'hang'] as const)('knows that it may have left when the server should %s', async (answer) => {
    sender = new SmtpEmailSender(server.mailServer, 500);
    const started = Date.now();
    expect(await fault({ at: 'MESSAGE', answer })).toMatchObject({ mayHaveLeft: true });
    expect(await fault({ at: 'MAIL', answer })).toMatchObject({ mayHaveLeft: true });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('knows that it may have left when only the answer is lost', async () => {
    sender = new SmtpEmailSender(server.mailServer, 500);
    expect(await fault('lost')).toMatchObject({ mayHaveLeft: true });
    expect(server.taken).toHaveLength(1);
  });

  it('knows that it has not left when there is no server', async () => {
    await server.stop();
    expect(await fault()).toMatchObject({
      message: expect.stringContaining('ECONNREFUSED') as unknown,
      mayHaveLeft: false,
    });
    server = await SmtpStandIn.start();
  });
});
