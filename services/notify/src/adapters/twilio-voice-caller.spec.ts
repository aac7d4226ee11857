import { TwilioStandIn } from '../../test/twilio-stand-in';
import { MessageRefusedError, ProviderFaultError } from '../domain/message-sender';
import { TwilioVoiceCaller } from './twilio-voice-caller';

const CALL = { id: 'c1', to: '+14155550132', words: 'Order <1> waits & waits.', language: 'en' };

describe('calling by Twilio', () => {
  let twilio: TwilioStandIn;
  const caller = (answerLimitMs?: number) =>
    new TwilioVoiceCaller(twilio.account, '+15005550006', (path) => `https://menus.example${path}`, answerLimitMs);
  const fault = (from = caller()): Promise<unknown> =>
    from.place(CALL).then(
      () => undefined,
      (error: unknown) => error,
    );

  beforeEach(async () => {
    twilio = await TwilioStandIn.start();
  });
  afterEach(() => twilio.stop());

  it('gives number, words and where keys and reports go, and gets its id', async () => {
    const { callSid } = await caller().place(CALL);
    expect(twilio.calls).toEqual([
      {
        sid: callSid,
        to: CALL.to,
        from: '+15005550006',
        markup: expect.stringContaining('Order &lt;1&gt; waits &amp; waits.') as string,
        statusCallback: 'https://menus.example/api/notify/twilio/call-status?call=c1',
        events: ['initiated', 'answered', 'completed'],
      },
    ]);
    expect(twilio.calls[0]!.markup).toContain('action="https://menus.example/api/notify/twilio/call-key?call=c1"');
  });

  it.each([21211, 21215, 13227])('learns by code %d that the number will never do', async (code) => {
    twilio.callBehaviours.push({ status: 400, code });
    expect(await fault()).toBeInstanceOf(MessageRefusedError);
  });

  it.each([
    [429, 20429, false],
    [401, 20003, false],
    [500, undefined, true],
  ])('knows after %d (%s) whether the call may have been made', async (status, code, mayHaveLeft) => {
    twilio.callBehaviours.push({ status, code });
    const error = await fault();
    expect([error instanceof ProviderFaultError, (error as ProviderFaultError).mayHaveLeft]).toEqual([
      true,
      mayHaveLeft,
    ]);
  });

  it('does not know it where no answer comes', async () => {
    twilio.callBehaviours.push('hang');
    expect(await fault(caller(300))).toMatchObject({ name: 'ProviderFaultError', mayHaveLeft: true });
  });
});
