import {
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessNoticeRpcV1,
  BusinessRegisteredV1,
  BusinessReopenedV1,
  BusinessStatusChangedV1,
  SignInRequestedV1,
  type Account,
  type AccountClosure,
  type AccountExport,
  type OwnerClaims,
  type AccountLocation,
  type AccountSessions,
  type AdminBusinesses,
  type BusinessMember,
  type BusinessMembers,
  type BusinessNotice,
  type BusinessSignupResponse,
  type SignInMessage,
  type SignupDraftResponse,
} from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { decodeJwt } from 'jose';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { EraseClosedAccountsHandler } from '../src/accounts/features/erase-closed-accounts.handler';
import { PurgeOldSignInsHandler } from '../src/accounts/features/purge-old-sign-ins.handler';
import { EventReader, OwnerBrowser, secretOf, SIGNUP } from './owner-browser';
import { allPublished, Browser, startIdentity, startPlatform } from './running-identity';

const DAY_MS = 86_400_000;

describe('accounts of owners, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let other: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;
  let eventReader: EventReader;
  /** Another service, which knows what the bucket tells and nothing else. */
  let elsewhere: TokenVerifier;

  beforeAll(async () => {
    platform = await startPlatform();
    nats = await platform.connectNats();
    other = await platform.connectNats('menu');
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    eventReader = new EventReader(nats);
    elsewhere = new TokenVerifier(other);
    await elsewhere.start();
  });

  afterAll(async () => {
    await elsewhere.stop();
    await app.close();
    await nats.close();
    await other.close();
    await database.end();
    await platform.stop();
  });

  beforeEach(async () => {
    await allPublished(database);
    await database.query(
      'TRUNCATE accounts, businesses, account_tries, signup_drafts, sign_ins, account_closures CASCADE',
    );
    await (await nats.jetstreamManager()).streams.purge('IDENTITY');
  });

  afterEach(() => jest.restoreAllMocks());

  /** From now on the service believes it is that much later. */
  const later = (ms: number) => jest.spyOn(app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + ms));
  const signUp = (browser: OwnerBrowser, more: Record<string, unknown> = {}): Promise<BusinessSignupResponse> =>
    browser.read('POST', '/api/business/signup', { body: { ...SIGNUP, ...more } });
  const ask = async (
    browser: OwnerBrowser,
    contact = 'ada@example.com',
    more: { readonly language?: string } = {},
  ): Promise<SignInMessage> => {
    // What was asked for before is not to be taken for this.
    await allPublished(database);
    const before = (await eventReader.told(SignInRequestedV1)).length;
    await browser.read('POST', '/api/account/sign-in', { body: { contact, ...more } });
    const events = await eventReader.untilPublished(SignInRequestedV1, before + 1);
    const message = await eventReader.message((events.at(-1)?.data as SignInRequestedV1).signInId);
    if (!message) throw new Error('no message');
    return message;
  };
  const signIn = async (browser: OwnerBrowser, contact?: string): Promise<Account> => {
    const secret = secretOf(await ask(browser, contact));
    return browser.read('POST', '/api/account/sign-in/link', { body: { secret } });
  };
  const owner = async (
    more: Record<string, unknown> = {},
  ): Promise<{ browser: OwnerBrowser; account: Account; businessId: string }> => {
    const browser = new OwnerBrowser(app);
    const { businessId } = await signUp(browser, more);
    return { browser, businessId, account: await signIn(browser, (more.email as string | undefined) ?? undefined) };
  };
  const contactOf = async (browser: OwnerBrowser, kind: string) =>
    (await browser.read<Account>('GET', '/api/account')).contacts.find((contact) => contact.kind === kind)?.id;
  const rejectedElsewhere = (token: string | undefined) =>
    waitFor('the other service to refuse it', () =>
      elsewhere.verifyOwner(token ?? '').then(
        () => false,
        () => true,
      ),
    );

  describe('a signup', () => {
    it('is pending whatever the payload says, with the revenue the server computes, and is told by id and plan alone', async () => {
      const { businessId } = await signUp(new OwnerBrowser(app));
      const { rows } = await database.query(
        'SELECT id, email, phone, registration_status, subscription_plan, monthly_revenue_minor, seating_capacity FROM businesses',
      );
      expect(rows).toEqual([
        {
          id: businessId,
          email: 'ada@example.com',
          phone: '+14155550132',
          registration_status: 'pending',
          subscription_plan: 'pro',
          monthly_revenue_minor: 735_000,
          seating_capacity: 40,
        },
      ]);
      const [event] = await eventReader.untilPublished(BusinessRegisteredV1);
      expect(BusinessRegisteredV1.schema.strict().parse(event?.data)).toMatchObject({ businessId, plan: 'pro' });
      expect(JSON.stringify(event)).not.toMatch(/byron|lavagna|example/i);
      expect(
        (await eventReader.ask<{ notice: BusinessNotice }>(BusinessNoticeRpcV1.subject, { businessId })).notice,
      ).toEqual({
        businessName: 'Trattoria Lavagna',
        ownerName: 'Ada Byron',
        email: 'ada@example.com',
        registrationStatus: 'pending',
      });
    });

    it('asks for the terms in the wizard’s words before anything else, and then says what is missing', async () => {
      const browser = new OwnerBrowser(app);
      const refused = await browser.call('POST', '/api/business/signup', { body: { termsAccepted: false } });
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.objectContaining({
          title: 'Terms required',
          detail: 'Please accept the terms and conditions to continue',
        }),
      ]);
      const incomplete = (await (
        await browser.call('POST', '/api/business/signup', { body: { ...SIGNUP, city: ' ', phone: 'none' } })
      ).json()) as { code: string; errors: { path: string }[] };
      expect([incomplete.code, incomplete.errors.map(({ path }) => path)]).toEqual([
        'request.invalid',
        expect.arrayContaining(['city', 'phone']),
      ]);
    });

    it('is recognised by its e-mail address and by its number, however they are spelt: who has them is told, and who signs up is answered as anybody', async () => {
      await signUp(new OwnerBrowser(app));
      const shapeOf = async (answer: Response) => [
        answer.status,
        [...answer.headers.keys()].sort(),
        Object.entries((await answer.json()) as object).map(([name, value]) => [
          name,
          name === 'businessId' ? String(value).length : value,
        ]),
      ];
      const signedUp = async (browser: OwnerBrowser, more: Record<string, unknown>) => {
        await browser.call('PUT', '/api/business/signup/draft', {
          body: { step: 1, fields: { businessName: 'Lavagna', email: 'ada@example.com' } },
        });
        return shapeOf(await browser.call('POST', '/api/business/signup', { body: { ...SIGNUP, ...more } }));
      };
      const unknown = await signedUp(new OwnerBrowser(app), { email: 'new@example.com', phone: '+1 415 555 0998' });
      expect(unknown[0]).toBe(201);
      for (const [contact, more] of [
        ['email', { email: ' ADA@example.com'.trim(), phone: '+1 415 555 0999' }],
        ['phone', { email: 'other@example.com', phone: '1-415-555-0132' }],
      ] as const) {
        const browser = new OwnerBrowser(app);
        expect([contact, await signedUp(browser, more)]).toEqual([contact, unknown]);
        expect(await browser.read('GET', '/api/business/signup/draft')).toEqual({ draft: null });
      }
      expect((await database.query('SELECT 1 FROM businesses')).rowCount).toBe(2);
      const messages = await eventReader.messages(2);
      expect(messages.map(({ to, purpose, atSignup }) => [to, purpose, atSignup])).toEqual([
        ['ada@example.com', 'asked', true],
        ['+14155550132', 'asked', true],
      ]);
      expect(
        await new OwnerBrowser(app).read<Account>('POST', '/api/account/sign-in/link', {
          body: { secret: secretOf(messages[0]!) },
        }),
      ).toMatchObject({ email: 'ada@example.com', businesses: [{ name: 'Trattoria Lavagna' }] });
    });

    it('by what another has fills nobody’s mailbox: after five messages an hour there is none, and the answer stays the same', async () => {
      await signUp(new OwnerBrowser(app));
      for (let index = 0; index < 7; index += 1)
        expect((await new OwnerBrowser(app).call('POST', '/api/business/signup', { body: SIGNUP })).status).toBe(201);
      await allPublished(database);
      expect(await eventReader.told(SignInRequestedV1)).toHaveLength(5);
    });

    it('is taken once, also when it is sent twice at once', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => new OwnerBrowser(app).call('POST', '/api/business/signup', { body: SIGNUP })),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await database.query('SELECT 1 FROM businesses')).rowCount).toBe(1);
    });

    it('that was left is incomplete, is given back to its browser and to no other, and is completed by it', async () => {
      const browser = new OwnerBrowser(app);
      const draft = { step: 2, fields: { businessName: 'Lavagna', email: 'ada@example.com', termsAccepted: false } };
      expect((await browser.call('PUT', '/api/business/signup/draft', { body: draft })).status).toBe(204);
      await browser.call('PUT', '/api/business/signup/draft', { body: { ...draft, step: 3 } });
      expect(await browser.read<SignupDraftResponse>('GET', '/api/business/signup/draft')).toEqual({
        draft: { ...draft, step: 3 },
      });
      expect(await new OwnerBrowser(app).read('GET', '/api/business/signup/draft')).toEqual({ draft: null });
      const token = await new Browser(app).signIn();
      const list = async () =>
        (
          await new OwnerBrowser(app).read<AdminBusinesses>('GET', '/api/admin/businesses', {
            headers: { authorization: `Bearer ${token}` },
          })
        ).items.map(({ id, registrationStatus }) => [id, registrationStatus]);
      const [[id] = []] = await list();
      expect(await list()).toEqual([[id, 'incomplete']]);
      const decision = await new OwnerBrowser(app).refusal('PATCH', `/api/admin/businesses/${id}/status`, {
        body: { status: 'approved' },
        headers: { authorization: `Bearer ${token}` },
      });
      expect(decision).toEqual([409, 'accounts.signup_incomplete']);

      expect((await signUp(browser)).businessId).toBe(id);
      expect(await list()).toEqual([[id, 'pending']]);
      expect(await browser.read('GET', '/api/business/signup/draft')).toEqual({ draft: null });
    });

    it('that was left is erased after thirty days, and on demand', async () => {
      const [left, erased] = [new OwnerBrowser(app), new OwnerBrowser(app)];
      for (const browser of [left, erased])
        await browser.call('PUT', '/api/business/signup/draft', {
          body: { step: 1, fields: { businessName: 'Lavagna', phone: '415 555 0132' } },
        });
      expect((await erased.call('DELETE', '/api/business/signup/draft')).status).toBe(204);
      expect((await database.query('SELECT 1 FROM businesses')).rowCount).toBe(1);
      later(29 * DAY_MS);
      expect((await app.get(PurgeOldSignInsHandler).execute()).drafts).toBe(0);
      later(31 * DAY_MS);
      expect((await app.get(PurgeOldSignInsHandler).execute()).drafts).toBe(1);
      expect((await database.query('SELECT 1 FROM businesses UNION ALL SELECT 1 FROM signup_drafts')).rowCount).toBe(0);
    });
  });

  describe('an approval', () => {
    const decide = async (businessId: string, status: string, role?: string) => {
      const staff = new Browser(app);
      const token = await staff.signIn();
      if (role) await database.query('UPDATE staff_members SET role = $1', [role]);
      const fresh = role
        ? ((await (await staff.call('POST', '/api/admin/refresh')).json()) as { token: string }).token
        : token;
      await database.query("UPDATE staff_members SET role = 'super_admin'");
      return new OwnerBrowser(app).call('PATCH', `/api/admin/businesses/${businessId}/status`, {
        body: { status },
        headers: { authorization: `Bearer ${fresh}` },
      });
    };

    it('is told, begins the trial, and sends the owner a link by e-mail and by text message, once', async () => {
      const { businessId } = await signUp(new OwnerBrowser(app));
      const approved = await decide(businessId, 'approved');
      expect([approved.status, await approved.json()]).toEqual([
        200,
        expect.objectContaining({ id: businessId, registrationStatus: 'approved', monthlyRevenue: 7350 }),
      ]);
      const [event] = await eventReader.untilPublished(BusinessStatusChangedV1);
      expect(event).toMatchObject({ aggregateversion: 2, data: { businessId, before: 'pending', status: 'approved' } });
      const messages = await eventReader.messages(2);
      expect(
        messages.map(({ channel, to, purpose, businessName, code }) => ({ channel, to, purpose, businessName, code })),
      ).toEqual([
        {
          channel: 'email',
          to: 'ada@example.com',
          purpose: 'approved',
          businessName: 'Trattoria Lavagna',
          code: undefined,
        },
        { channel: 'sms', to: '+14155550132', purpose: 'approved', businessName: 'Trattoria Lavagna', code: undefined },
      ]);

      const browser = new OwnerBrowser(app);
      later(20 * 3_600_000);
      const account = await browser.read<Account>('POST', '/api/account/sign-in/link', {
        body: { secret: secretOf(messages[1]!) },
      });
      expect(account).toMatchObject({
        phoneConfirmed: true,
        emailConfirmed: false,
        businesses: [{ id: businessId, role: 'owner', registrationStatus: 'approved', plan: 'pro' }],
      });
      const trialMs = new Date(account.businesses[0]?.trialEndsAt ?? 0).getTime() - Date.now();
      expect(Math.round(trialMs / DAY_MS)).toBe(14);
      jest.restoreAllMocks();

      for (const status of ['approved', 'rejected', 'approved']) await decide(businessId, status);
      await allPublished(database);
      expect(await eventReader.told(BusinessStatusChangedV1)).toHaveLength(3);
      expect(await eventReader.told(SignInRequestedV1)).toHaveLength(2);
      const { rows } = await database.query<{ before: unknown; after: unknown }>(
        "SELECT before, after FROM audit_log WHERE action = 'business.status_changed' AND subject = $1 ORDER BY id",
        [businessId],
      );
      expect(rows.map(({ before, after }) => [before, after])).toEqual([
        [{ registrationStatus: 'pending' }, { registrationStatus: 'approved' }],
        [{ registrationStatus: 'approved' }, { registrationStatus: 'rejected', reason: 'other', note: '' }],
        [{ registrationStatus: 'rejected' }, { registrationStatus: 'approved' }],
      ]);
    });

    it('is turned down for a reason that its owner reads, until staff decides otherwise', async () => {
      const { browser, businessId } = await owner();
      const staff = new Browser(app);
      const token = await staff.signIn();
      const change = async (body: unknown) =>
        (await staff.call('PATCH', `/api/admin/businesses/${businessId}/status`, { token, body })).status;
      const rejection = { reason: 'duplicate', note: 'See the mail of Monday.' };
      expect(await change({ status: 'rejected', reason: 'bad weather' })).toBe(400);
      expect(await change({ status: 'rejected', note: 'x'.repeat(501) })).toBe(400);
      expect(await change({ status: 'rejected', ...rejection })).toBe(200);
      const account = await browser.read<Account>('GET', '/api/account');
      expect(account.businesses[0]).toMatchObject({ registrationStatus: 'rejected', rejection });
      expect(
        (await eventReader.ask<{ notice: BusinessNotice }>(BusinessNoticeRpcV1.subject, { businessId })).notice
          .rejection,
      ).toEqual(rejection);
      expect(await change({ status: 'pending' })).toBe(200);
      expect((await browser.read<Account>('GET', '/api/account')).businesses[0]).not.toHaveProperty('rejection');
    });

    it.each(['support', 'billing'])('is not for staff of role %s', async (role) => {
      const { businessId } = await signUp(new OwnerBrowser(app));
      expect((await decide(businessId, 'approved', role)).status).toBe(403);
    });

    it('is not for owners, and not of a business that is not there', async () => {
      const { browser, businessId } = await owner();
      expect(
        await browser.refusal('PATCH', `/api/admin/businesses/${businessId}/status`, { body: { status: 'approved' } }),
      ).toEqual([401, 'access.sign_in_needed']);
      expect((await decide('00000000-0000-4000-8000-00000000dead', 'approved')).status).toBe(404);
      expect((await decide('not-an-id', 'approved')).status).toBe(404);
      expect((await decide(businessId, 'incomplete')).status).toBe(400);
    });
  });

  describe('signing in', () => {
    it('answers alike whether or not anybody is known, and tells of whom is known alone', async () => {
      await signUp(new OwnerBrowser(app));
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
      await signUp(new OwnerBrowser(app));
      const browser = new OwnerBrowser(app);
      const secret = secretOf(await ask(browser));
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
      const { businessId } = await signUp(new OwnerBrowser(app), { language: 'fr' });
      const languageOf = async () =>
        (await eventReader.ask<{ notice: BusinessNotice }>(BusinessNoticeRpcV1.subject, { businessId })).notice
          .language;
      const browser = new OwnerBrowser(app);
      expect([(await ask(browser)).language, await languageOf()]).toEqual(['fr', 'fr']);
      const german = await ask(browser, 'ada@example.com', { language: 'de' });
      expect([german.language, await languageOf()]).toEqual(['de', 'fr']);
      await browser.read('POST', '/api/account/sign-in/link', { body: { secret: secretOf(german) } });
      expect([(await ask(browser)).language, await languageOf()]).toEqual(['de', 'de']);
    });

    it('is written in the language that the account has chosen, whatever the page is in, until that is taken back', async () => {
      const { businessId } = await signUp(new OwnerBrowser(app), { language: 'fr' });
      const noticed = async () =>
        (await eventReader.ask<{ notice: BusinessNotice }>(BusinessNoticeRpcV1.subject, { businessId })).notice;
      const browser = new OwnerBrowser(app);
      await browser.read('POST', '/api/account/sign-in/link', { body: { secret: secretOf(await ask(browser)) } });
      const choose = async (language: string | null) =>
        (await browser.read<Account>('PUT', '/api/account/language', { body: { language } })).languages;
      expect(await choose('it')).toEqual({ chosen: 'it', ofPages: 'fr' });
      const german = await ask(browser, 'ada@example.com', { language: 'de' });
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
      await signUp(new OwnerBrowser(app));
      const secret = secretOf(await ask(new OwnerBrowser(app)));
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => new OwnerBrowser(app).call('POST', '/api/account/sign-in/link', { body: { secret } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    });

    it('works by the code once, also where the message was made twice, and ends the link beside it', async () => {
      await signUp(new OwnerBrowser(app));
      const first = await ask(new OwnerBrowser(app));
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
      await signUp(new OwnerBrowser(app));
      const message = await ask(new OwnerBrowser(app));
      const { rows } = await database.query(
        'SELECT sign_ins::text || sign_in_secrets::text AS row FROM sign_ins JOIN sign_in_secrets ON sign_in_id = sign_ins.id',
      );
      expect(rows).toHaveLength(1);
      for (const secret of [secretOf(message), 'ada@example.com']) expect(JSON.stringify(rows)).not.toContain(secret);
      expect(JSON.stringify(await eventReader.told(SignInRequestedV1))).not.toContain(secretOf(message));
    });

    it('is over after a quarter of an hour', async () => {
      await signUp(new OwnerBrowser(app));
      const message = await ask(new OwnerBrowser(app));
      const [event] = await eventReader.told(SignInRequestedV1);
      later(15 * 60_000 + 1000);
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
      later(3 * DAY_MS);
      expect((await app.get(PurgeOldSignInsHandler).execute()).signIns).toBe(1);
    });

    it('takes no code after five wrong ones, though it were the right one, and its link still works', async () => {
      await signUp(new OwnerBrowser(app));
      const message = await ask(new OwnerBrowser(app));
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
      await signUp(new OwnerBrowser(app, '198.51.100.99'));
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
      later(3_600_000);
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
      const { browser } = await owner();
      expect(
        await browser.refusal('POST', '/api/account/sign-out', { headers: { origin: 'https://evil.example' } }),
      ).toEqual([403, 'access.foreign_origin']);
    });
  });

  describe('a session', () => {
    it('goes on by the refresh cookie, and not without', async () => {
      const { browser } = await owner();
      const before = new Map(browser.cookies);
      later(60_000);
      expect((await browser.call('POST', '/api/account/refresh')).status).toBe(204);
      expect(browser.cookies.get('owner_refresh')).not.toBe(before.get('owner_refresh'));
      expect((await browser.call('GET', '/api/account')).status).toBe(200);
      expect(await new OwnerBrowser(app).refusal('POST', '/api/account/refresh')).toEqual([
        401,
        'accounts.session_ended',
      ]);
    });

    it('ends everywhere when a used-up refresh cookie comes back: somebody has a copy', async () => {
      const { browser } = await owner();
      const copy = new OwnerBrowser(app);
      copy.cookies.set('owner_refresh', browser.cookies.get('owner_refresh') ?? '');
      await browser.call('POST', '/api/account/refresh');
      await browser.call('POST', '/api/account/refresh');
      later(60_000);
      expect(await copy.refusal('POST', '/api/account/refresh')).toEqual([401, 'accounts.session_ended']);
      await rejectedElsewhere(browser.cookies.get('owner'));
      expect(await browser.refusal('POST', '/api/account/refresh')).toEqual([401, 'accounts.session_ended']);
    });

    it('is listed with the others, and those can be ended: refused at once by every service', async () => {
      const { browser } = await owner();
      const phone = new OwnerBrowser(app);
      await signIn(phone);
      const { sessions } = await browser.read<AccountSessions>('GET', '/api/account/sessions');
      expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
        ['Chrome on Windows', false],
        ['Chrome on Windows', true],
      ]);
      expect(
        await waitFor('the other service to take it', () => elsewhere.verifyOwner(phone.cookies.get('owner') ?? '')),
      ).toMatchObject({ aud: 'owner' });
      expect((await browser.call('DELETE', `/api/account/sessions/${sessions[0]?.id}`)).status).toBe(204);
      await rejectedElsewhere(phone.cookies.get('owner'));
      await waitFor('identity to refuse it', async () => (await phone.call('GET', '/api/account')).status === 401);
      expect(await phone.refusal('POST', '/api/account/refresh')).toEqual([401, 'accounts.session_ended']);
      expect((await browser.call('GET', '/api/account')).status).toBe(200);
      expect(await browser.refusal('DELETE', `/api/account/sessions/${sessions[0]?.id}`)).toEqual([
        404,
        'accounts.session_not_found',
      ]);
    });

    it('that somebody opened by a contact which is not the owner’s ends with that contact, and no other sign-in by it works', async () => {
      const { browser } = await owner();
      const stranger = new OwnerBrowser(app);
      expect(await stranger.refusal('DELETE', `/api/account/contacts/${await contactOf(browser, 'phone')}`)).toEqual([
        401,
        'access.sign_in_needed',
      ]);
      expect(await browser.refusal('DELETE', `/api/account/contacts/${await contactOf(browser, 'email')}`)).toEqual([
        409,
        'accounts.last_contact',
      ]);
      await signIn(stranger, '415 555 0132');
      const offered = secretOf(await ask(stranger, '415 555 0132'));
      const phone = await contactOf(browser, 'phone');
      expect((await browser.call('DELETE', `/api/account/contacts/${phone}`)).status).toBe(204);
      await rejectedElsewhere(stranger.cookies.get('owner'));
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
      const { browser } = await owner();
      const stranger = await owner({ email: 'eve@example.com', phone: '415 555 0199' });
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
      const { browser } = await owner();
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

  describe('a team', () => {
    const invite = (browser: OwnerBrowser, businessId: string, more: Record<string, unknown> = {}) =>
      browser.read<BusinessMember>('POST', `/api/account/businesses/${businessId}/members`, {
        body: { name: 'Bob', contact: 'bob@example.com', role: 'staff', ...more },
      });

    it('gets somebody by an invitation, who has a place once the link is used', async () => {
      const { browser, businessId } = await owner();
      expect(await invite(browser, businessId)).toMatchObject({
        name: 'Bob',
        contact: 'bob@example.com',
        role: 'staff',
        joinedAt: null,
        isYou: false,
      });
      expect(
        await browser.refusal('POST', `/api/account/businesses/${businessId}/members`, {
          body: { name: 'Bob', contact: 'BOB@example.com', role: 'staff' },
        }),
      ).toEqual([409, 'accounts.member_known']);
      const message = (await eventReader.messages(2)).at(-1);
      expect(message).toMatchObject({
        to: 'bob@example.com',
        name: 'Bob',
        purpose: 'invited',
        businessName: 'Trattoria Lavagna',
      });
      const bob = new OwnerBrowser(app);
      const account = await bob.read<Account>('POST', '/api/account/sign-in/link', {
        body: { secret: secretOf(message!) },
      });
      expect(account.businesses).toEqual([expect.objectContaining({ id: businessId, role: 'staff' })]);
      const { members } = await bob.read<BusinessMembers>('GET', `/api/account/businesses/${businessId}/members`);
      expect(members.map(({ name, role, isYou, joinedAt }) => [name, role, isYou, joinedAt !== null])).toEqual([
        ['Ada Byron', 'owner', false, true],
        ['Bob', 'staff', true, true],
      ]);
    });

    it('lets only owners change it, and strangers not even see it', async () => {
      const { browser, businessId } = await owner();
      const { id } = await invite(browser, businessId);
      const bob = new OwnerBrowser(app);
      await signIn(bob, 'bob@example.com');
      const eve = (await owner({ email: 'eve@example.com', phone: '415 555 0199' })).browser;
      const business = `/api/account/businesses/${businessId}`;
      const location = { name: 'Pier', address: '2 Elm St', timeZone: 'America/New_York' };
      const attempts: [string, string, unknown?][] = [
        ['POST', `${business}/members`, { name: 'Joe', contact: 'joe@example.com', role: 'owner' }],
        ['PUT', `${business}/members/${id}`, { role: 'owner' }],
        ['POST', `${business}/members/${id}/invite`],
        ['POST', `${business}/locations`, location],
      ];
      for (const [method, path, body] of attempts) {
        const code = path.endsWith('/locations') ? 'accounts.managers_only' : 'accounts.owners_only';
        expect(await bob.refusal(method, path, { body })).toEqual([403, code]);
        expect(await eve.refusal(method, path, { body })).toEqual([404, 'accounts.business_not_found']);
        expect(await new OwnerBrowser(app).refusal(method, path, { body })).toEqual([401, 'access.sign_in_needed']);
      }
      expect(await eve.refusal('GET', `${business}/members`)).toEqual([404, 'accounts.business_not_found']);
      expect(await eve.refusal('DELETE', `${business}/members/${id}`)).toEqual([404, 'accounts.business_not_found']);
    });

    it('changes what somebody may do at once, in every service: tokens of before are refused and refreshed', async () => {
      const { browser, businessId } = await owner();
      const { id } = await invite(browser, businessId);
      const bob = new OwnerBrowser(app);
      await signIn(bob, 'bob@example.com');
      const token = bob.cookies.get('owner');
      expect(
        await browser.read('PUT', `/api/account/businesses/${businessId}/members/${id}`, { body: { role: 'owner' } }),
      ).toMatchObject({ role: 'owner' });
      await rejectedElsewhere(token);
      expect((await bob.call('POST', '/api/account/refresh')).status).toBe(204);
      expect(
        await waitFor('the other service to take it', () => elsewhere.verifyOwner(bob.cookies.get('owner') ?? '')),
      ).toMatchObject({ businesses: [{ id: businessId, role: 'owner' }] });

      expect((await browser.call('DELETE', `/api/account/businesses/${businessId}/members/${id}`)).status).toBe(204);
      await rejectedElsewhere(bob.cookies.get('owner'));
      expect((await bob.call('POST', '/api/account/refresh')).status).toBe(204);
      expect((await bob.read<Account>('GET', '/api/account')).businesses).toEqual([]);
    });

    it('keeps its last owner, and lets staff leave by itself', async () => {
      const { browser, businessId } = await owner();
      await invite(browser, businessId);
      const bob = new OwnerBrowser(app);
      await signIn(bob, 'bob@example.com');
      const { members } = await browser.read<BusinessMembers>('GET', `/api/account/businesses/${businessId}/members`);
      const [ada, him] = members;
      expect(await browser.refusal('DELETE', `/api/account/businesses/${businessId}/members/${ada?.id}`)).toEqual([
        409,
        'accounts.last_owner',
      ]);
      expect(
        await browser.refusal('PUT', `/api/account/businesses/${businessId}/members/${ada?.id}`, {
          body: { role: 'staff' },
        }),
      ).toEqual([409, 'accounts.last_owner']);
      expect(await bob.refusal('DELETE', `/api/account/businesses/${businessId}/members/${ada?.id}`)).toEqual([
        403,
        'accounts.owners_only',
      ]);
      expect((await bob.call('DELETE', `/api/account/businesses/${businessId}/members/${him?.id}`)).status).toBe(204);
    });

    it('has managers, who change name and locations, and a kitchen; another role works at once, everywhere', async () => {
      const { browser, businessId } = await owner();
      const { id } = await invite(browser, businessId, { manages: true });
      const bob = new OwnerBrowser(app);
      await signIn(bob, 'bob@example.com');
      const business = `/api/account/businesses/${businessId}`;
      const details = { name: 'Pier', phone: '207 555 0161' };
      const location = { name: 'Pier', address: '2 Elm St', timeZone: 'America/New_York' };
      const place = async () => decodeJwt<OwnerClaims>(bob.cookies.get('owner') ?? '').businesses;
      expect(await place()).toEqual([{ id: businessId, role: 'staff', manages: true }]);
      expect((await bob.call('PUT', business, { body: details })).status).toBe(200);
      expect((await bob.call('POST', `${business}/locations`, { body: location })).status).toBe(201);
      expect(await bob.refusal('PUT', `${business}/members/${id}`, { body: { role: 'owner' } })).toEqual([
        403,
        'accounts.owners_only',
      ]);
      const exported = await bob.read<AccountExport>('GET', '/api/account/export');
      expect(exported.businesses[0]).toMatchObject({ members: [{ name: 'Ada Byron' }, { name: 'Bob' }] });

      const token = bob.cookies.get('owner');
      // As the build before sends it.
      expect(await browser.read('PUT', `${business}/members/${id}`, { body: { role: 'staff' } })).toMatchObject({
        role: 'staff',
        manages: false,
      });
      await rejectedElsewhere(token);
      await bob.call('POST', '/api/account/refresh');
      expect(await place()).toEqual([{ id: businessId, role: 'staff', manages: false }]);
      expect(await bob.refusal('PUT', business, { body: details })).toEqual([403, 'accounts.managers_only']);
      expect(await bob.refusal('POST', `${business}/locations`, { body: location })).toEqual([
        403,
        'accounts.managers_only',
      ]);
      const kitchens = await bob.read<AccountExport>('GET', '/api/account/export');
      expect(kitchens.businesses[0]).toMatchObject({ businessName: 'Pier', members: [] });
      expect(kitchens.businesses[0]).not.toHaveProperty('monthlyRevenueMinor');
    });

    it('does not keep somebody from a business of their own, once they have signed in', async () => {
      const { browser, businessId } = await owner();
      await invite(browser, businessId);
      const bob = new OwnerBrowser(app);
      const own = {
        ...SIGNUP,
        businessName: 'Bob’s',
        ownerName: 'Bob',
        email: 'bob@example.com',
        phone: '415 555 0177',
      };
      await bob.call('POST', '/api/business/signup', { body: own });
      expect((await database.query('SELECT 1 FROM businesses')).rowCount).toBe(1);
      await signIn(bob, 'bob@example.com');
      const token = bob.cookies.get('owner');
      expect((await bob.call('POST', '/api/business/signup', { body: own })).status).toBe(201);
      await rejectedElsewhere(token);
      await bob.call('POST', '/api/account/refresh');
      expect(await bob.read<Account>('GET', '/api/account')).toMatchObject({
        phone: '+14155550177',
        businesses: [{ role: 'staff' }, { role: 'owner', name: 'Bob’s' }],
      });
      expect(await bob.refusal('POST', '/api/business/signup', { body: { ...own, phone: '415 555 0178' } })).toEqual([
        409,
        'accounts.already_registered',
      ]);
    });

    it('forgets whom it invited by mistake, and sends nobody the same link for ever', async () => {
      const { browser, businessId } = await owner();
      const { id } = await invite(browser, businessId);
      const path = `/api/account/businesses/${businessId}/members/${id}`;
      const statuses = [];
      for (let index = 0; index < 6; index++) statuses.push((await browser.call('POST', `${path}/invite`)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
      await browser.call('DELETE', path);
      expect((await database.query("SELECT 1 FROM account_contacts WHERE value = 'bob@example.com'")).rowCount).toBe(0);
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
      const { browser } = await owner();
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
      expect((await signIn(new OwnerBrowser(app), SECOND)).id).toBe(account.id);

      // The one of the signup can go now.
      expect((await browser.call('DELETE', `/api/account/contacts/${account.contacts[0]?.id}`)).status).toBe(204);
      expect(await browser.read('GET', '/api/account')).toMatchObject({ email: SECOND, emailConfirmed: true });
    });

    it('may be the account’s own that nobody has confirmed, however it is spelt', async () => {
      const { browser } = await owner();
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
      const { browser } = await owner();
      const eve = await owner({ email: 'eve@example.com', phone: '415 555 0199' });
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
      const { browser } = await owner();
      const first = await offer(browser);
      const second = await offer(browser);
      if (first.code !== second.code)
        expect(await confirm(browser, first.code)).toEqual([422, 'accounts.confirmation_wrong']);
      later(16 * 60_000);
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

  it('calls a person by their new name, in their team and in letters to what they own, and leaves names that others gave alone', async () => {
    const { browser, businessId } = await owner();
    expect(await browser.refusal('PUT', '/api/account', { body: { name: '  ' } })).toEqual([400, 'request.invalid']);
    expect(await browser.read('PUT', '/api/account', { body: { name: 'Ada Lovelace' } })).toMatchObject({
      name: 'Ada Lovelace',
    });
    const { members } = await browser.read<BusinessMembers>('GET', `/api/account/businesses/${businessId}/members`);
    expect(members.map(({ name }) => name)).toEqual(['Ada Lovelace']);
    const notice = async () =>
      (await eventReader.ask<{ notice: BusinessNotice }>(BusinessNoticeRpcV1.subject, { businessId })).notice.ownerName;
    expect(await notice()).toBe('Ada Lovelace');
    await database.query("UPDATE businesses SET owner_name = 'The Lovelaces'");
    await browser.read('PUT', '/api/account', { body: { name: 'Ada' } });
    expect(await notice()).toBe('The Lovelaces');
  });

  it('lets the owners of a business change its name and number, and nobody else', async () => {
    const { browser, businessId } = await owner();
    const path = `/api/account/businesses/${businessId}`;
    const body = { name: 'Osteria Lavagna', phone: '(415) 555-0160' };
    expect(await browser.read('PUT', path, { body })).toMatchObject({
      id: businessId,
      name: 'Osteria Lavagna',
      phone: '+14155550160',
      role: 'owner',
    });
    // By this one nobody signs in.
    expect(await browser.read('GET', '/api/account')).toMatchObject({ phone: '+14155550132' });
    expect(await browser.refusal('PUT', path, { body: { ...body, phone: 'none' } })).toEqual([400, 'request.invalid']);
    await browser.read('POST', `${path}/members`, { body: { name: 'Bob', contact: 'bob@example.com', role: 'staff' } });
    const bob = new OwnerBrowser(app);
    await signIn(bob, 'bob@example.com');
    expect(await bob.refusal('PUT', path, { body })).toEqual([403, 'accounts.managers_only']);
    const eve = (await owner({ email: 'eve@example.com', phone: '415 555 0199' })).browser;
    expect(await eve.refusal('PUT', path, { body })).toEqual([404, 'accounts.business_not_found']);
  });

  it('keeps the locations of a business, at least one, each with a zone that there is', async () => {
    const { browser, businessId, account } = await owner();
    const path = `/api/account/businesses/${businessId}/locations`;
    const first = account.businesses[0]?.locations[0];
    expect(await browser.refusal('DELETE', `${path}/${first?.id}`)).toEqual([409, 'accounts.last_location']);
    expect(await browser.refusal('POST', path, { body: { name: 'Pier', address: '', timeZone: 'Mars/Base' } })).toEqual(
      [400, 'request.invalid'],
    );
    const pier = await browser.read<AccountLocation>('POST', path, {
      body: { name: 'Pier', address: '2 Quay', timeZone: 'America/Los_Angeles' },
    });
    expect(await browser.read('PUT', `${path}/${pier.id}`, { body: { ...pier, name: 'Pier 2' } })).toEqual({
      ...pier,
      name: 'Pier 2',
    });
    expect(
      (await browser.read<Account>('GET', '/api/account')).businesses[0]?.locations.map(({ name }) => name),
    ).toEqual(['Trattoria Lavagna', 'Pier 2']);
    expect((await browser.call('DELETE', `${path}/${first?.id}`)).status).toBe(204);
    expect(await browser.refusal('PUT', `${path}/${first?.id}`, { body: { ...pier } })).toEqual([
      404,
      'accounts.location_not_found',
    ]);
  });

  describe('leaving', () => {
    const close = (browser: OwnerBrowser) =>
      browser.read<AccountClosure>('POST', '/api/account/close', { body: { confirm: 'close' } });

    it('begins thirty days, is told, and can be taken back', async () => {
      const { browser, businessId } = await owner();
      expect(await browser.refusal('POST', '/api/account/close', { body: {} })).toEqual([400, 'request.invalid']);
      const closure = await close(browser);
      expect(await close(browser)).toEqual(closure);
      expect(new Date(closure.goneAt).getTime() - new Date(closure.closedAt).getTime()).toBe(30 * DAY_MS);
      expect((await eventReader.untilPublished(BusinessClosedV1)).map(({ data }) => data)).toEqual([
        { businessId, closedAt: closure.closedAt, goneAt: closure.goneAt },
      ]);
      expect(
        (await eventReader.ask<{ notice: BusinessNotice }>(BusinessNoticeRpcV1.subject, { businessId })).notice.closure,
      ).toEqual({ goneAt: closure.goneAt, receiptPath: `/account/closed/${closure.receipt}` });
      expect(await browser.read<Account>('GET', '/api/account')).toMatchObject({
        closesAt: closure.goneAt,
        businesses: [{ closesAt: closure.goneAt }],
      });

      expect(await browser.read<Account>('POST', '/api/account/reopen')).toMatchObject({
        closesAt: null,
        businesses: [{ closesAt: null }],
      });
      await eventReader.untilPublished(BusinessReopenedV1);
      later(31 * DAY_MS);
      expect(await app.get(EraseClosedAccountsHandler).execute()).toEqual([]);
    });

    it('names the orders under way of what ends with the account, and of nothing else', async () => {
      const { browser, businessId } = await owner();
      expect(await browser.read('GET', '/api/account/open-orders')).toEqual({ businesses: [] });
      await database.query(
        `INSERT INTO menu_facts (share_id, business_id, restaurant_name, status, items, currency, version, first_seen_at, changed_at)
         VALUES ('mine', $1, 'Lavagna', 'published', 1, 'USD', 1, now(), now())`,
        [businessId],
      );
      await database.query(
        `INSERT INTO order_facts (order_id, order_number, share_id, placed_at, status)
         VALUES ('o1', 'K1', 'mine', now(), 'placed'), ('o2', 'K2', 'mine', now(), 'completed'), ('o3', 'K3', 'others', now(), 'placed')`,
      );
      expect(await browser.read('GET', '/api/account/open-orders')).toEqual({
        businesses: [{ id: businessId, name: 'Trattoria Lavagna', total: 1, numbers: ['K1'] }],
      });
      expect(await new OwnerBrowser(app).refusal('GET', '/api/account/open-orders')).toEqual([
        401,
        'access.sign_in_needed',
      ]);
      await database.query("DELETE FROM order_facts WHERE order_id IN ('o1', 'o2', 'o3')");
    });

    it('gives all that is held as a file', async () => {
      const { browser, businessId } = await owner();
      const response = await browser.call('GET', '/api/account/export');
      expect(response.headers.get('content-disposition')).toContain('attachment');
      const exported = (await response.json()) as AccountExport;
      expect(exported).toMatchObject({
        account: {
          name: 'Ada Byron',
          contacts: [
            { kind: 'email', value: 'ada@example.com' },
            { kind: 'phone', value: '+14155550132' },
          ],
        },
        businesses: [
          {
            id: businessId,
            businessName: 'Trattoria Lavagna',
            city: 'Oakland',
            seatingCapacity: 40,
            role: 'owner',
            locations: [{}],
            members: [{ name: 'Ada Byron' }],
          },
        ],
        sessions: [{ device: 'Chrome on Windows' }],
      });
      expect(JSON.stringify(exported)).not.toMatch(/hash|rotation/i);
    });

    it('removes everything when the thirty days are over, ends the sessions, and leaves a receipt', async () => {
      const { browser, businessId } = await owner();
      const { receipt } = await close(browser);
      later(29 * DAY_MS);
      expect(await app.get(EraseClosedAccountsHandler).execute()).toEqual([]);
      later(30 * DAY_MS + 60_000);
      expect(await app.get(EraseClosedAccountsHandler).execute()).toHaveLength(1);
      const left = await database.query(
        'SELECT id FROM accounts UNION ALL SELECT account_id FROM account_contacts UNION ALL SELECT id FROM businesses UNION ALL SELECT id FROM business_locations UNION ALL SELECT id FROM business_members UNION ALL SELECT id FROM sign_ins UNION ALL SELECT id FROM owner_sessions',
      );
      expect(left.rowCount).toBe(0);
      expect(
        (await eventReader.untilPublished(BusinessErasedV1)).map(({ data }) => (data as BusinessErasedV1).businessId),
      ).toEqual([businessId]);
      expect(await new OwnerBrowser(app).read<AccountClosure>('GET', `/api/account/closures/${receipt}`)).toMatchObject(
        {
          receipt,
          reopenedAt: null,
          removedAt: expect.any(String) as unknown,
          removed: { accounts: 1, businesses: 1, contacts: 2, members: 1, locations: 1, sessions: 1, signIns: 1 },
        },
      );
      expect(await new OwnerBrowser(app).refusal('GET', '/api/account/closures/0')).toEqual([
        404,
        'accounts.receipt_not_found',
      ]);
      jest.restoreAllMocks();
      expect(await browser.refusal('POST', '/api/account/refresh')).toEqual([401, 'accounts.session_ended']);
    });

    it('leaves a business that somebody else owns too', async () => {
      const { browser, businessId } = await owner();
      await browser.read('POST', `/api/account/businesses/${businessId}/members`, {
        body: { name: 'Bob', contact: 'bob@example.com', role: 'owner' },
      });
      const bob = new OwnerBrowser(app);
      await signIn(bob, 'bob@example.com');
      await close(browser);
      later(31 * DAY_MS);
      await app.get(EraseClosedAccountsHandler).execute();
      jest.restoreAllMocks();
      await allPublished(database);
      expect(await eventReader.told(BusinessClosedV1)).toEqual([]);
      const { members } = await bob.read<BusinessMembers>('GET', `/api/account/businesses/${businessId}/members`);
      expect(members.map(({ name }) => name)).toEqual(['Bob']);
    });
  });
});
