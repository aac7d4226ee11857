import { TwilioStandIn } from '../../test/twilio-stand-in';
import { MessageRefusedError, ProviderFaultError, type OutgoingMessage } from '../domain/message-sender';
import { TwilioSmsSender } from './twilio-sms-sender';

const SMS: OutgoingMessage = {
  id: 'n1',
  to: '+14155550132',
  body: 'new order K7F4M\n2 x Margherita $24.00',
  causationId: 'e1',
  orderNumber: 'K7F4M',
  mayHaveLeft: false,
};

describe('Twilio', () => {
  let twilio: TwilioStandIn;
  let sender: TwilioSmsSender;

  beforeEach(async () => {
    twilio = await TwilioStandIn.start();
    sender = new TwilioSmsSender(twilio.account, 'https://menus.example/api/notify/twilio/status');
  });

  afterEach(() => twilio.stop());

  /** Waits so short a time only where no answer comes. */
  const impatient = () => new TwilioSmsSender(twilio.account, undefined, 300);
  const fault = async (from = sender): Promise<unknown> =>
    from.send(SMS).then(
      () => undefined,
      (error: unknown) => error,
    );

  it('gets number, sender and text, and gives its id', async () => {
    const { providerMessageId } = await sender.send(SMS);
    expect(twilio.taken).toEqual([
      expect.objectContaining({ sid: providerMessageId, to: SMS.to, from: '+15005550006', body: SMS.body }),
    ]);
  });

  it('is told where to report, with our own id, unless it could not reach us', async () => {
    await sender.send(SMS);
    await new TwilioSmsSender(twilio.account).send(SMS);
    expect(twilio.taken.map(({ statusCallback }) => statusCallback)).toEqual([
      'https://menus.example/api/notify/twilio/status?notification=n1',
      undefined,
    ]);
  });

  it.each([21211, 21610, 21614])('says by code %d that the number will never do', async (code) => {
    twilio.behaviours.push({ status: 400, code });
    const error = await fault();
    expect(error).toBeInstanceOf(MessageRefusedError);
    expect((error as MessageRefusedError).reason).toMatch(/phone number/);
  });

  it.each([
    [429, 20429, false],
    [401, 20003, false],
    [400, 21606, false],
    [500, undefined, true],
    [503, 20500, true],
  ])('may take it later after %d (%s)', async (status, code, mayHaveLeft) => {
    twilio.behaviours.push({ status, code });
    const error = await fault();
    expect(error).toBeInstanceOf(ProviderFaultError);
    expect((error as ProviderFaultError).mayHaveLeft).toBe(mayHaveLeft);
  });

  it('that does not answer in time may have taken it', async () => {
    twilio.behaviours.push('hang');
    expect(await fault(impatient())).toMatchObject({ name: 'ProviderFaultError', mayHaveLeft: true });
  });

  it('that cannot be reached has not', async () => {
    await twilio.stop();
    expect(await fault()).toMatchObject({ name: 'ProviderFaultError', mayHaveLeft: false });
  });

  it('is not given a message twice when only its answer was lost', async () => {
    twilio.behaviours.push('lost');
    await fault(impatient());
    const again = await sender.send({ ...SMS, mayHaveLeft: true });
    expect(twilio.taken.map(({ sid }) => sid)).toEqual([again.providerMessageId]);
  });

  it('is given a message again that never arrived', async () => {
    twilio.behaviours.push('hang');
    await fault(impatient());
    await sender.send({ ...SMS, mayHaveLeft: true });
    expect(twilio.taken).toHaveLength(1);
  });
});
