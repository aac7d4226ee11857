import { parseConfig } from '@chalkboard/service-kit';
import { NotifyConfig, twilioAccountOf } from './config';

const BASE = { PORT: '1', DATABASE_URL: 'postgres://x', NATS_URL: 'nats://x' };
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15005550006' };

describe('the configuration', () => {
  it('is refused when there is no way to send, with the remedy', () => {
    expect(() => parseConfig(NotifyConfig, BASE)).toThrow(/TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM: needed to send messages.*LOCAL_OUTBOX=1/);
  });

  it('is refused when an account is half given, local outbox or not', () => {
    expect(() => parseConfig(NotifyConfig, { ...BASE, ...TWILIO, TWILIO_FROM: '', LOCAL_OUTBOX: '1' })).toThrow(/TWILIO_FROM: needed/);
  });

  it('takes the account, or the local outbox without one', () => {
    expect(twilioAccountOf(parseConfig(NotifyConfig, { ...BASE, ...TWILIO }))).toEqual({ accountSid: 'AC1', authToken: 'secret', from: '+15005550006', baseUrl: undefined });
    expect(twilioAccountOf(parseConfig(NotifyConfig, { ...BASE, LOCAL_OUTBOX: '1' }))).toBeUndefined();
  });
});
