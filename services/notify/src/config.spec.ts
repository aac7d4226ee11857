import { parseConfig } from '@chalkboard/service-kit';
import { mailServerOf, NotifyConfig, replyTokenOf, twilioAccountOf } from './config';

const BASE = {
  PORT: '1',
  DATABASE_URL: 'postgres://x',
  NATS_URL: 'nats://x',
  WEBHOOK_SECRETS_KEY: 'a key for tests, and for tests alone',
};
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15005550006' };
const SMTP = { SMTP_URL: 'smtps://user:secret@mail.example:465', MAIL_FROM: 'Chalkboard <hello@example.com>' };

describe('the configuration', () => {
  it('is refused when there is no way to send, with the remedy', () => {
    expect(() => parseConfig(NotifyConfig, BASE)).toThrow(
      /TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM: needed to send text messages.*LOCAL_OUTBOX=1/,
    );
    expect(() => parseConfig(NotifyConfig, { ...BASE, ...TWILIO })).toThrow(
      /SMTP_URL, MAIL_FROM: needed to send e-mails.*LOCAL_OUTBOX=1/,
    );
  });

  it('is refused when a provider is half given, local outbox or not', () => {
    expect(() =>
      parseConfig(NotifyConfig, { ...BASE, ...TWILIO, ...SMTP, TWILIO_FROM: '', LOCAL_OUTBOX: '1' }),
    ).toThrow(/TWILIO_FROM: needed/);
    expect(() => parseConfig(NotifyConfig, { ...BASE, ...TWILIO, ...SMTP, MAIL_FROM: '', LOCAL_OUTBOX: '1' })).toThrow(
      /MAIL_FROM: needed/,
    );
  });

  it.each(['hello', 'a@b.example, c@d.example', 'Name <a@b.example>\r\nBcc: c@d.example', 'Name a@b.example'])(
    'is refused when e-mails would come from nobody: %j',
    (from) => {
      expect(() => parseConfig(NotifyConfig, { ...BASE, ...TWILIO, ...SMTP, MAIL_FROM: from })).toThrow(/MAIL_FROM/);
    },
  );

  it('takes the countries that are texted, and refuses those that there are not', () => {
    const countriesOf = (TEXT_COUNTRIES?: string) =>
      parseConfig(NotifyConfig, { ...BASE, LOCAL_OUTBOX: '1', ...(TEXT_COUNTRIES && { TEXT_COUNTRIES }) })
        .TEXT_COUNTRIES;
    expect([countriesOf('us, DE'), countriesOf()]).toEqual([['US', 'DE'], undefined]);
    expect(() => countriesOf('US,Germany')).toThrow(/TEXT_COUNTRIES: must be countries in two letters: GERMANY/);
  });

  it('takes the providers, or the local outbox without one', () => {
    const both = parseConfig(NotifyConfig, { ...BASE, ...TWILIO, ...SMTP });
    expect(twilioAccountOf(both)).toEqual({
      accountSid: 'AC1',
      authToken: 'secret',
      from: '+15005550006',
      baseUrl: undefined,
    });
    expect(mailServerOf(both)).toEqual({ url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM });
    const neither = parseConfig(NotifyConfig, { ...BASE, LOCAL_OUTBOX: '1' });
    expect([twilioAccountOf(neither), mailServerOf(neither)]).toEqual([undefined, undefined]);
    expect(mailServerOf(parseConfig(NotifyConfig, { ...BASE, ...TWILIO, LOCAL_OUTBOX: '1' }))).toBeUndefined();
  });

  it('takes texts that the account signed; without one those signed with the token of a local run, and only beside the local outbox', () => {
    const LOCAL_REPLY_TOKEN = 'a token of this run';
    const tokenOf = (more: Record<string, string>) => replyTokenOf(parseConfig(NotifyConfig, { ...BASE, ...more }));
    expect(tokenOf({ ...TWILIO, ...SMTP, LOCAL_REPLY_TOKEN })).toBe('secret');
    expect(tokenOf({ LOCAL_OUTBOX: '1', LOCAL_REPLY_TOKEN })).toBe(LOCAL_REPLY_TOKEN);
    expect(tokenOf({ LOCAL_OUTBOX: '1' })).toBeUndefined();
  });
});
