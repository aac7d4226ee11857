import {
  BusinessNoticeRpcV1,
  BusinessRegisteredV1,
  BusinessStatusChangedV1,
  SignInRequestedV1,
  type Account,
  type AdminBusinesses,
  type BusinessNotice,
  type SignupDraftResponse,
} from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { PurgeOldSignInsHandler } from '../src/accounts/features/purge-old-sign-ins.handler';
import { AccountsUnderTest, DAY_MS } from './accounts-under-test';
import { EventReader, OwnerBrowser, secretOf, SIGNUP } from './owner-browser';
import { allPublished, Browser } from './running-identity';

describe('how owners sign up and are approved, on a real Postgres and a real NATS', () => {
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

  describe('a signup', () => {
    it('is pending whatever the payload says, with the revenue the server computes, and is told by id and plan alone', async () => {
      const { businessId } = await accounts.signUp(new OwnerBrowser(app));
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
      await accounts.signUp(new OwnerBrowser(app));
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
      await accounts.signUp(new OwnerBrowser(app));
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

      expect((await accounts.signUp(browser)).businessId).toBe(id);
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
      accounts.later(29 * DAY_MS);
      expect((await app.get(PurgeOldSignInsHandler).execute()).drafts).toBe(0);
      accounts.later(31 * DAY_MS);
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
      const { businessId } = await accounts.signUp(new OwnerBrowser(app));
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
      accounts.later(20 * 3_600_000);
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
      const { browser, businessId } = await accounts.owner();
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
      const { businessId } = await accounts.signUp(new OwnerBrowser(app));
      expect((await decide(businessId, 'approved', role)).status).toBe(403);
    });

    it('is not for owners, and not of a business that is not there', async () => {
      const { browser, businessId } = await accounts.owner();
      expect(
        await browser.refusal('PATCH', `/api/admin/businesses/${businessId}/status`, { body: { status: 'approved' } }),
      ).toEqual([401, 'access.sign_in_needed']);
      expect((await decide('00000000-0000-4000-8000-00000000dead', 'approved')).status).toBe(404);
      expect((await decide('not-an-id', 'approved')).status).toBe(404);
      expect((await decide(businessId, 'incomplete')).status).toBe(400);
    });
  });
});
