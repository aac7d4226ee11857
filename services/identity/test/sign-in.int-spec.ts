import {
  BusinessNoticeRpcV1,
  SignInRequestedV1,
  type Account,
  type AccountSessions,
  type BusinessNotice,
  type SignInMessage,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { decodeJwt } from 'jose';
import type { Client } from 'pg';
import { PurgeOldSignInsHandler } from '../src/accounts/features/purge-old-sign-ins.handler';
import { AccountsUnderTest, DAY_MS } from './accounts-under-test';
import { EventReader, OwnerBrowser, secretOf } from './owner-browser';
import { allPublished, Browser } from './running-identity';

describe('how owners sign in, on a real Postgres and a real NATS', () => {
  let accounts: AccountsUnderTest;
  let database: Client;
  let app: NestFastifyApplication;
  let eventReader: EventReader;

  beforeAll(async () => {
    accounts = await AccountsUnderTest.start();
    ({ app, database, eventReader } = accounts);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.empty());
  afterEach(() => jest.restoreAllMocks());

  describe('signing in', () => {
    it('answers alike whether or not anybody is known, and tells of whom is known alone', async () => {
      await accounts.signUp(new OwnerBrowser(app));
      const answers = [];
      for (const contact of ['ada@example.com', 'nobody@example.com']) {
        const response = await new OwnerBrowser(app).call('POST', '/api/account/sign-in', { body: { contact } });
        answers.push([response.status, await response.json()]);
      }
      expect(answers[0]).toEqual([202, { channel: 'email', validMinutes: 15 }]);
      expect(answers[1]).toEqual(answers[0]);
      expect(
        await new OwnerBrowser(app).read('POST', '/api/account/sign-in', { body: { contact: '415 555 0132' } }),
      ).toEqual({ channel: 'sms', validMinutes: 15 });
      expect(
        (await eventReader.untilPublished(SignInRequestedV1, 2)).map(({ data }) => (data as SignInRequestedV1).channel),
      ).toEqual(['email', 'sms']);
      await allPublished(database);
      expect(await eventReader.told(SignInRequestedV1)).toHaveLength(2);
      expect(
        await new OwnerBrowser(app).refusal('POST', '/api/account/sign-in', { body: { contact: 'ada at home' } }),
      ).toEqual([400, 'accounts.contact_invalid']);
    });

    it('works by the link once, with cookies that no page can read', async () => {
      await accounts.signUp(new OwnerBrowser(app));
      const browser = new OwnerBrowser(app);
      const secret = secretOf(await accounts.ask(browser));
      const response = await browser.call('POST', '/api/account/sign-in/link', { body: { secret } });
      expect(await response.json()).toMatchObject({
        name: 'Ada Byron',
        email: 'ada@example.com',
        emailConfirmed: true,
        phoneConfirmed: false,
        businesses: [{ role: 'owner', locations: [{ address: '1 Elm St, Oakland, CA 94601' }] }],
      });
      const cookies = response.headers.getSetCookie();
      expect(cookies.find((cookie) => cookie.startsWith('owner='))).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax$/);
      expect(cookies.find((cookie) => cookie.startsWith('owner_refresh='))).toMatch(
        /; Path=\/api\/account; .*HttpOnly; SameSite=Lax$/,
      );
      expect(decodeJwt(browser.cookies.get('owner') ?? '')).toMatchObject({
        aud: 'owner',
        businesses: [{ role: 'owner' }],
      });
      expect(await new OwnerBrowser(app).refusal('POST', '/api/account/sign-in/link', { body: { secret } })).toEqual([
        401,
        'accounts.link_not_valid',
      ]);
    });

    it('is written in the language of the page, which the account keeps for what comes unasked', async () => {
      const { businessId } = await accounts.signUp(new OwnerBrowser(app), { language: 'fr' });
      const languageOf = async () =>
        (await eventReader.ask<{ notice: BusinessNotice }>(BusinessNoticeRpcV1.subject, { businessId })).notice
          .language;
      const browser = new OwnerBrowser(app);
      expect([(await accounts.ask(browser)).language, await languageOf()]).toEqual(['fr', 'fr']);
      const german = await accounts.ask(browser, 'ada@example.com', { language: 'de' });
      expect([german.language, await languageOf()]).toEqual(['de', 'fr']);
      await browser.read('POST', '/api/account/sign-in/link', { body: { secret: secretOf(german) } });
      expect([(await accounts.ask(browser)).language, await languageOf()]).toEqual(['de', 'de']);
    });

    it('is written in the language that the account has chosen, whatever the page is in, until that is taken back', async () => {
      const { businessId } = await accounts.signUp(new OwnerBrowser(app), { language: 'fr' });
      const noticed = async () =>
        (await eventReader.ask<{ notice: BusinessNotice }>(BusinessNoticeRpcV1.subject, { businessId })).notice;
      const browser = new OwnerBrowser(app);
      await browser.read('POST', '/api/account/sign-in/link', {
        body: { secret: secretOf(await accounts.ask(browser)) },
      });
      const choose = async (language: string | null) =>
        (await browser.read<Account>('PUT', '/api/account/language', { body: { language } })).languages;
      expect(await choose('it')).toEqual({ chosen: 'it', ofPages: 'fr' });
      const german = await accounts.ask(browser, 'ada@example.com', { language: 'de' });
      expect(german.language).toBe('it');
      expect(await noticed()).toMatchObject({ language: 'it', languageChosen: true });
      await browser.read('POST', '/api/account/sign-in/link', { body: { secret: secretOf(german) } });
      expect(await choose(null)).toEqual({ chosen: null, ofPages: 'de' });
      expect(await noticed()).toMatchObject({ language: 'de' });
      expect(await noticed()).not.toHaveProperty('languageChosen');
      expect(await browser.refusal('PUT', '/api/account/language', { body: { language: 'ja' } })).toEqual([
        400,
        'request.invalid',
      ]);
    });

    it('lets one in where a link is used twice at once', async () => {
      await accounts.signUp(new OwnerBrowser(app));
      const secret = secretOf(await accounts.ask(new OwnerBrowser(app)));
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => new OwnerBrowser(app).call('POST', '/api/account/sign-in/link', { body: { secret } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    });

    it('works by the code once, also where the message was made twice, and ends the link beside it', async () => {
      await accounts.signUp(new OwnerBrowser(app));
      const first = await accounts.ask(new OwnerBrowser(app));
      const [event] = await eventReader.told(SignInRequestedV1);
      const second = await eventReader.message((event?.data as SignInRequestedV1).signInId);
      const browser = new OwnerBrowser(app);
      const enter = (code: string | undefined) =>
        browser.refusal('POST', '/api/account/sign-in/code', { body: { contact: 'Ada@example.com', code } });
      expect(await enter(second?.code)).toEqual([200, '']);
      expect(await enter(second?.code)).toEqual([401, 'accounts.code_wrong']);
      expect(await enter(first.code)).toEqual([401, 'accounts.code_wrong']);
      expect(await browser.refusal('POST', '/api/account/sign-in/link', { body: { secret: secretOf(first) } })).toEqual(
        [401, 'accounts.link_not_valid'],
      );
      expect(await eventReader.message((event?.data as SignInRequestedV1).signInId)).toBeNull();
    });

    it('keeps neither link nor code in the clear', async () => {
      await accounts.signUp(new OwnerBrowser(app));
      const message = await accounts.ask(new OwnerBrowser(app));
      const { rows } = await database.query(
        'SELECT sign_ins::text || sign_in_secrets::text AS row FROM sign_ins JOIN sign_in_secrets ON sign_in_id = sign_ins.id',
      );
      expect(rows).toHaveLength(1);
      for (const secret of [secretOf(message), 'ada@example.com']) expect(JSON.stringify(rows)).not.toContain(secret);
      expect(JSON.stringify(await eventReader.told(SignInRequestedV1))).not.toContain(secretOf(message));
    });

    it('is over after a quarter of an hour', async () => {
      await accounts.signUp(new OwnerBrowser(app));
      const message = await accounts.ask(new OwnerBrowser(app));
      const [event] = await eventReader.told(SignInRequestedV1);
      accounts.later(15 * 60_000 + 1000);
      expect(
        await new OwnerBrowser(app).refusal('POST', '/api/account/sign-in/link', {
          body: { secret: secretOf(message) },
        }),
      ).toEqual([401, 'accounts.link_not_valid']);
      expect(
        await new OwnerBrowser(app).refusal('POST', '/api/account/sign-in/code', {
          body: { contact: 'ada@example.com', code: message.code },
        }),
      ).toEqual([401, 'accounts.code_wrong']);
      expect(await eventReader.message((event?.data as SignInRequestedV1).signInId)).toBeNull();
      accounts.later(3 * DAY_MS);
      expect((await app.get(PurgeOldSignInsHandler).execute()).signIns).toBe(1);
    });

    it('takes no code after five wrong ones, though it were the right one, and its link still works', async () => {
      await accounts.signUp(new OwnerBrowser(app));
      const message = await accounts.ask(new OwnerBrowser(app));
      const wrong = message.code === '000000' ? '000001' : '000000';
      const browser = new OwnerBrowser(app);
      const enter = (code: string | undefined) =>
        browser.refusal('POST', '/api/account/sign-in/code', { body: { contact: 'ada@example.com', code } });
      for (let attempts = 0; attempts < 5; attempts++) expect(await enter(wrong)).toEqual([401, 'accounts.code_wrong']);
      expect(await enter(message.code)).toEqual([401, 'accounts.code_wrong']);
      expect(
        await browser.refusal('POST', '/api/account/sign-in/link', { body: { secret: secretOf(message) } }),
      ).toEqual([200, '']);
    });

    it('is throttled for a contact, known or not, also when the tries come at once from everywhere', async () => {
      await accounts.signUp(new OwnerBrowser(app, '198.51.100.99'));
      for (const contact of ['ada@example.com', 'nobody@example.com']) {
        const attempts = Array.from({ length: 8 }, (_, index) =>
          new OwnerBrowser(app, `198.51.100.${index}`).call('POST', '/api/account/sign-in', { body: { contact } }),
        );
        expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([
          202, 202, 202, 202, 202, 429, 429, 429,
        ]);
        const codes = Array.from({ length: 13 }, (_, index) =>
          new OwnerBrowser(app, `198.51.100.${index}`).call('POST', '/api/account/sign-in/code', {
            body: { contact, code: '123456' },
          }),
        );
        expect((await Promise.all(codes)).map(({ status }) => status).filter((status) => status === 401)).toHaveLength(
          10,
        );
      }
      const refused = await new OwnerBrowser(app).call('POST', '/api/account/sign-in', {
        body: { contact: 'ada@example.com' },
      });
      expect(await refused.json()).toMatchObject({
        code: 'accounts.too_many_tries',
        retryAfterSeconds: expect.any(Number) as unknown,
      });
      accounts.later(3_600_000);
      expect(
        (await new OwnerBrowser(app).call('POST', '/api/account/sign-in', { body: { contact: 'ada@example.com' } }))
          .status,
      ).toBe(202);
    });

    it('is throttled for a network address and for a browser', async () => {
      const browser = new OwnerBrowser(app, '192.0.2.9');
      const statuses = [];
      for (let index = 0; index < 11; index++)
        statuses.push(
          (await browser.call('POST', '/api/account/sign-in', { body: { contact: `a${index}@example.com` } })).status,
        );
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      for (let index = 0; index < 20; index++)
        await new OwnerBrowser(app, '192.0.2.9').call('POST', '/api/account/sign-in', {
          body: { contact: `b${index}@example.com` },
        });
      expect(
        (
          await new OwnerBrowser(app, '192.0.2.9').call('POST', '/api/account/sign-in', {
            body: { contact: 'c@example.com' },
          })
        ).status,
      ).toBe(429);
    });

    it('is refused from a foreign page that sends cookies along', async () => {
      const { browser } = await accounts.owner();
      expect(
        await browser.refusal('POST', '/api/account/sign-out', { headers: { origin: 'https://evil.example' } }),
      ).toEqual([403, 'access.foreign_origin']);
    });
  });

  describe('a session', () => {
    it('goes on by the refresh cookie, and not without', async () => {
      const { browser } = await accounts.owner();
      const before = new Map(browser.cookies);
      accounts.later(60_000);
      expect((await browser.call('POST', '/api/account/refresh')).status).toBe(204);
      expect(browser.cookies.get('owner_refresh')).not.toBe(before.get('owner_refresh'));
      expect((await browser.call('GET', '/api/account')).status).toBe(200);
      expect(await new OwnerBrowser(app).refusal('POST', '/api/account/refresh')).toEqual([
        401,
        'accounts.session_ended',
      ]);
    });

    it('ends everywhere when a used-up refresh cookie comes back: somebody has a copy', async () => {
      const { browser } = await accounts.owner();
      const copy = new OwnerBrowser(app);
      copy.cookies.set('owner_refresh', browser.cookies.get('owner_refresh') ?? '');
      await browser.call('POST', '/api/account/refresh');
      await browser.call('POST', '/api/account/refresh');
      accounts.later(60_000);
      expect(await copy.refusal('POST', '/api/account/refresh')).toEqual([401, 'accounts.session_ended']);
      await accounts.rejectedElsewhere(browser.cookies.get('owner'));
      expect(await browser.refusal('POST', '/api/account/refresh')).toEqual([401, 'accounts.session_ended']);
    });

    it('is listed with the others, and those can be ended: refused at once by every service', async () => {
      const { browser } = await accounts.owner();
      const phone = new OwnerBrowser(app);
      await accounts.signIn(phone);
      const { sessions } = await browser.read<AccountSessions>('GET', '/api/account/sessions');
      expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
        ['Chrome on Windows', false],
        ['Chrome on Windows', true],
      ]);
      expect(await accounts.acceptedElsewhere(phone.cookies.get('owner'))).toMatchObject({ aud: 'owner' });
      expect((await browser.call('DELETE', `/api/account/sessions/${sessions[0]?.id}`)).status).toBe(204);
      await accounts.rejectedElsewhere(phone.cookies.get('owner'));
      await waitFor('identity to refuse it', async () => (await phone.call('GET', '/api/account')).status === 401);
      expect(await phone.refusal('POST', '/api/account/refresh')).toEqual([401, 'accounts.session_ended']);
      expect((await browser.call('GET', '/api/account')).status).toBe(200);
      expect(await browser.refusal('DELETE', `/api/account/sessions/${sessions[0]?.id}`)).toEqual([
        404,
        'accounts.session_not_found',
      ]);
    });

    it('that somebody opened by a contact which is not the owner’s ends with that contact, and no other sign-in by it works', async () => {
      const { browser } = await accounts.owner();
      const stranger = new OwnerBrowser(app);
      expect(
        await stranger.refusal('DELETE', `/api/account/contacts/${await accounts.contactOf(browser, 'phone')}`),
      ).toEqual([401, 'access.sign_in_needed']);
      expect(
        await browser.refusal('DELETE', `/api/account/contacts/${await accounts.contactOf(browser, 'email')}`),
      ).toEqual([409, 'accounts.last_contact']);
      await accounts.signIn(stranger, '415 555 0132');
      const offered = secretOf(await accounts.ask(stranger, '415 555 0132'));
      const phone = await accounts.contactOf(browser, 'phone');
      expect((await browser.call('DELETE', `/api/account/contacts/${phone}`)).status).toBe(204);
      await accounts.rejectedElsewhere(stranger.cookies.get('owner'));
      expect(await stranger.refusal('POST', '/api/account/refresh')).toEqual([401, 'accounts.session_ended']);
      expect(await stranger.refusal('POST', '/api/account/sign-in/link', { body: { secret: offered } })).toEqual([
        401,
        'accounts.link_not_valid',
      ]);
      expect(await browser.read('GET', '/api/account')).toMatchObject({ email: 'ada@example.com', phone: null });
      expect(await browser.refusal('DELETE', `/api/account/contacts/${phone}`)).toEqual([
        404,
        'accounts.contact_not_found',
      ]);
    });

    it('of somebody else is neither listed nor ended', async () => {
      const { browser } = await accounts.owner();
      const stranger = await accounts.owner({ email: 'eve@example.com', phone: '415 555 0199' });
      const { sessions } = await browser.read<AccountSessions>('GET', '/api/account/sessions');
      expect(sessions).toHaveLength(1);
      expect(await stranger.browser.refusal('DELETE', `/api/account/sessions/${sessions[0]?.id}`)).toEqual([
        404,
        'accounts.session_not_found',
      ]);
      await stranger.browser.call('POST', '/api/account/sessions/end-others');
      expect((await browser.call('GET', '/api/account')).status).toBe(200);
    });

    it('is over when its owner signs out, and a token that is forged, expired or of staff is none', async () => {
      const { browser } = await accounts.owner();
      const token = browser.cookies.get('owner') ?? '';
      const as = (cookie: string) =>
        new OwnerBrowser(app).refusal('GET', '/api/account', { headers: { cookie: `owner=${cookie}` } });
      expect(await as(`${token.slice(0, -6)}AAAAAA`)).toEqual([401, 'access.token_invalid']);
      expect(await as(await new Browser(app).signIn())).toEqual([401, 'access.token_invalid']);
      expect(await as(token)).toEqual([200, '']);
      expect((await browser.call('POST', '/api/account/sign-out')).status).toBe(204);
      expect(browser.cookies.has('owner')).toBe(false);
      await waitFor('it to be refused', async () => (await as(token))[0] === 401);
      expect((await new OwnerBrowser(app).call('POST', '/api/account/sign-out')).status).toBe(204);
    });
  });

  describe('a further contact', () => {
    const SECOND = 'ada@lavagna.example';
    /** The code that goes to a contact that is being added. */
    const offer = async (browser: OwnerBrowser, contact = SECOND): Promise<SignInMessage> => {
      await allPublished(database);
      const before = (await eventReader.told(SignInRequestedV1)).length;
      await browser.read('POST', '/api/account/contacts', { body: { contact } });
      const event = (await eventReader.untilPublished(SignInRequestedV1, before + 1)).at(-1);
      expect(JSON.stringify(event)).not.toContain('lavagna.example');
      const message = await eventReader.message((event?.data as SignInRequestedV1).signInId);
      if (!message) throw new Error('no message');
      return message;
    };
    const confirm = (browser: OwnerBrowser, code: string | undefined, contact = SECOND) =>
      browser.refusal('POST', '/api/account/contacts/confirm', { body: { contact, code } });
    const wrong = (code: string | undefined) => (code === '000000' ? '111111' : '000000');

    it('is the account’s once the code that was sent there is typed, and lets in from then on', async () => {
      const { browser } = await accounts.owner();
      const message = await offer(browser);
      expect(message).toMatchObject({
        channel: 'email',
        to: SECOND,
        name: 'Ada Byron',
        purpose: 'confirm',
        linkPath: '/account',
        code: expect.stringMatching(/^\d{6}$/) as unknown,
      });
      expect(JSON.stringify((await database.query('SELECT * FROM offered_contacts')).rows)).not.toContain(message.code);
      expect((await browser.read<Account>('GET', '/api/account')).contacts).toHaveLength(2);
      expect(await confirm(browser, wrong(message.code))).toEqual([422, 'accounts.confirmation_wrong']);
      const account = await browser.read<Account>('POST', '/api/account/contacts/confirm', {
        body: { contact: ' ADA@lavagna.example ', code: message.code },
      });
      expect(account.contacts.map(({ kind, value, confirmed }) => [kind, value, confirmed])).toEqual([
        ['email', 'ada@example.com', true],
        ['email', SECOND, true],
        ['phone', '+14155550132', false],
      ]);
      expect(account.email).toBe('ada@example.com');
      expect(await confirm(browser, message.code)).toEqual([422, 'accounts.confirmation_wrong']);
      expect((await accounts.signIn(new OwnerBrowser(app), SECOND)).id).toBe(account.id);

      // The one of the signup can go now.
      expect((await browser.call('DELETE', `/api/account/contacts/${account.contacts[0]?.id}`)).status).toBe(204);
      expect(await browser.read('GET', '/api/account')).toMatchObject({ email: SECOND, emailConfirmed: true });
    });

    it('may be the account’s own that nobody has confirmed, however it is spelt', async () => {
      const { browser } = await accounts.owner();
      const { code, channel } = await offer(browser, '415-555-0132');
      expect(channel).toBe('sms');
      expect(await confirm(browser, code, '(415) 555 0132')).toEqual([200, '']);
      expect(await browser.read('GET', '/api/account')).toMatchObject({ phoneConfirmed: true });
      expect(await browser.refusal('POST', '/api/account/contacts', { body: { contact: '+14155550132' } })).toEqual([
        409,
        'accounts.contact_known',
      ]);
    });

    it('is none of another account’s, nothing that cannot be reached, and lets nobody in before it is confirmed', async () => {
      const { browser } = await accounts.owner();
      const eve = await accounts.owner({ email: 'eve@example.com', phone: '415 555 0199' });
      expect(await browser.refusal('POST', '/api/account/contacts', { body: { contact: 'EVE@example.com' } })).toEqual([
        409,
        'accounts.contact_taken',
      ]);
      for (const contact of ['ada at home', '555 0100'])
        expect(await browser.refusal('POST', '/api/account/contacts', { body: { contact } })).toEqual([
          400,
          'accounts.contact_invalid',
        ]);
      const { code } = await offer(browser);
      expect(
        await eve.browser.refusal('POST', '/api/account/contacts/confirm', { body: { contact: SECOND, code } }),
      ).toEqual([422, 'accounts.confirmation_wrong']);
      expect(
        await new OwnerBrowser(app).refusal('POST', '/api/account/sign-in/code', { body: { contact: SECOND, code } }),
      ).toEqual([401, 'accounts.code_wrong']);
      // Both want it: the first who shows that they have it gets it.
      const hers = await offer(eve.browser);
      expect(await confirm(browser, code)).toEqual([200, '']);
      expect(await confirm(eve.browser, hers.code)).toEqual([409, 'accounts.contact_taken']);
    });

    it('has a code for fifteen minutes and five attempts; a new one ends the one before, and nobody is sent more than five an hour', async () => {
      const { browser } = await accounts.owner();
      const first = await offer(browser);
      const second = await offer(browser);
      if (first.code !== second.code)
        expect(await confirm(browser, first.code)).toEqual([422, 'accounts.confirmation_wrong']);
      accounts.later(16 * 60_000);
      expect(await confirm(browser, second.code)).toEqual([422, 'accounts.confirmation_wrong']);
      expect((await app.get(PurgeOldSignInsHandler).execute()).contacts).toBe(1);
      jest.restoreAllMocks();

      const third = await offer(browser);
      for (let attempts = 0; attempts < 5; attempts++) await confirm(browser, wrong(third.code));
      expect(await confirm(browser, third.code)).toEqual([422, 'accounts.confirmation_wrong']);
      const fourth = await offer(browser);
      expect(await confirm(browser, wrong(fourth.code))).toEqual([422, 'accounts.confirmation_wrong']);
      await confirm(browser, wrong(fourth.code));
      expect(await confirm(browser, fourth.code)).toEqual([429, 'accounts.too_many_tries']);
      await offer(browser);
      expect(await browser.refusal('POST', '/api/account/contacts', { body: { contact: SECOND } })).toEqual([
        429,
        'accounts.too_many_tries',
      ]);
    });
  });
});
