import {
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessNoticeRpcV1,
  BusinessReopenedV1,
  type Account,
  type AccountClosure,
  type AccountExport,
  type OwnerClaims,
  type AccountLocation,
  type BusinessMember,
  type BusinessMembers,
  type BusinessNotice,
} from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { decodeJwt } from 'jose';
import type { Client } from 'pg';
import { EraseClosedAccountsHandler } from '../src/accounts/features/erase-closed-accounts.handler';
import { AccountsUnderTest, DAY_MS } from './accounts-under-test';
import { EventReader, OwnerBrowser, secretOf, SIGNUP } from './owner-browser';
import { allPublished } from './running-identity';

describe('accounts of owners, on a real Postgres and a real NATS', () => {
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

  describe('a team', () => {
    const invite = (browser: OwnerBrowser, businessId: string, more: Record<string, unknown> = {}) =>
      browser.read<BusinessMember>('POST', `/api/account/businesses/${businessId}/members`, {
        body: { name: 'Bob', contact: 'bob@example.com', role: 'staff', ...more },
      });

    it('gets somebody by an invitation, who has a place once the link is used', async () => {
      const { browser, businessId } = await accounts.owner();
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
      const { browser, businessId } = await accounts.owner();
      const { id } = await invite(browser, businessId);
      const bob = new OwnerBrowser(app);
      await accounts.signIn(bob, 'bob@example.com');
      const eve = (await accounts.owner({ email: 'eve@example.com', phone: '415 555 0199' })).browser;
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
      const { browser, businessId } = await accounts.owner();
      const { id } = await invite(browser, businessId);
      const bob = new OwnerBrowser(app);
      await accounts.signIn(bob, 'bob@example.com');
      const token = bob.cookies.get('owner');
      expect(
        await browser.read('PUT', `/api/account/businesses/${businessId}/members/${id}`, { body: { role: 'owner' } }),
      ).toMatchObject({ role: 'owner' });
      await accounts.rejectedElsewhere(token);
      expect((await bob.call('POST', '/api/account/refresh')).status).toBe(204);
      expect(await accounts.acceptedElsewhere(bob.cookies.get('owner'))).toMatchObject({
        businesses: [{ id: businessId, role: 'owner' }],
      });

      expect((await browser.call('DELETE', `/api/account/businesses/${businessId}/members/${id}`)).status).toBe(204);
      await accounts.rejectedElsewhere(bob.cookies.get('owner'));
      expect((await bob.call('POST', '/api/account/refresh')).status).toBe(204);
      expect((await bob.read<Account>('GET', '/api/account')).businesses).toEqual([]);
    });

    it('keeps its last owner, and lets staff leave by itself', async () => {
      const { browser, businessId } = await accounts.owner();
      await invite(browser, businessId);
      const bob = new OwnerBrowser(app);
      await accounts.signIn(bob, 'bob@example.com');
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
      const { browser, businessId } = await accounts.owner();
      const { id } = await invite(browser, businessId, { manages: true });
      const bob = new OwnerBrowser(app);
      await accounts.signIn(bob, 'bob@example.com');
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
      await accounts.rejectedElsewhere(token);
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
      const { browser, businessId } = await accounts.owner();
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
      await accounts.signIn(bob, 'bob@example.com');
      const token = bob.cookies.get('owner');
      expect((await bob.call('POST', '/api/business/signup', { body: own })).status).toBe(201);
      await accounts.rejectedElsewhere(token);
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
      const { browser, businessId } = await accounts.owner();
      const { id } = await invite(browser, businessId);
      const path = `/api/account/businesses/${businessId}/members/${id}`;
      const statuses = [];
      for (let index = 0; index < 6; index++) statuses.push((await browser.call('POST', `${path}/invite`)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
      await browser.call('DELETE', path);
      expect((await database.query("SELECT 1 FROM account_contacts WHERE value = 'bob@example.com'")).rowCount).toBe(0);
    });
  });

  it('calls a person by their new name, in their team and in letters to what they own, and leaves names that others gave alone', async () => {
    const { browser, businessId } = await accounts.owner();
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
    const { browser, businessId } = await accounts.owner();
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
    await accounts.signIn(bob, 'bob@example.com');
    expect(await bob.refusal('PUT', path, { body })).toEqual([403, 'accounts.managers_only']);
    const eve = (await accounts.owner({ email: 'eve@example.com', phone: '415 555 0199' })).browser;
    expect(await eve.refusal('PUT', path, { body })).toEqual([404, 'accounts.business_not_found']);
  });

  it('keeps the locations of a business, at least one, each with a zone that there is', async () => {
    const { browser, businessId, account } = await accounts.owner();
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
      const { browser, businessId } = await accounts.owner();
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
      accounts.later(31 * DAY_MS);
      expect(await app.get(EraseClosedAccountsHandler).execute()).toEqual([]);
    });

    it('names the orders under way of what ends with the account, and of nothing else', async () => {
      const { browser, businessId } = await accounts.owner();
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
      const { browser, businessId } = await accounts.owner();
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
      const { browser, businessId } = await accounts.owner();
      const { receipt } = await close(browser);
      accounts.later(29 * DAY_MS);
      expect(await app.get(EraseClosedAccountsHandler).execute()).toEqual([]);
      accounts.later(30 * DAY_MS + 60_000);
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
      const { browser, businessId } = await accounts.owner();
      await browser.read('POST', `/api/account/businesses/${businessId}/members`, {
        body: { name: 'Bob', contact: 'bob@example.com', role: 'owner' },
      });
      const bob = new OwnerBrowser(app);
      await accounts.signIn(bob, 'bob@example.com');
      await close(browser);
      accounts.later(31 * DAY_MS);
      await app.get(EraseClosedAccountsHandler).execute();
      jest.restoreAllMocks();
      await allPublished(database);
      expect(await eventReader.told(BusinessClosedV1)).toEqual([]);
      const { members } = await bob.read<BusinessMembers>('GET', `/api/account/businesses/${businessId}/members`);
      expect(members.map(({ name }) => name)).toEqual(['Bob']);
    });
  });
});
