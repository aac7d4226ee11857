import { randomUUID } from 'node:crypto';
import { SignInRequestedV1 } from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { routesOf, StandInAuthority, waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { EventReader, OwnerBrowser, secretOf, SIGNUP } from './owner-browser';
import { Browser, startIdentity, startPlatform } from './running-identity';

/** Open to all, each for the reason its declaration gives. */
const OPEN = [
  'GET /api/account/closures/:receipt',
  'GET /health',
  'GET /live',
  'GET /metrics',
  'GET /ready',
  'POST /api/account/refresh',
  'POST /api/account/sign-in',
  'POST /api/account/sign-in/code',
  'POST /api/account/sign-in/link',
  'POST /api/account/sign-out',
  'POST /api/admin/login',
  'POST /api/admin/login/code',
  'POST /api/admin/logout',
  'POST /api/admin/refresh',
  ...['DELETE', 'GET', 'PUT'].map((method) => `${method} /api/business/signup/draft`),
  'POST /api/business/signup',
  'POST /api/contact',
  'POST /api/referrals',
  'POST /api/referrals/link',
  'POST /api/privacy/requests',
  'POST /api/privacy/requests/:requestId/code',
  ...['GET', 'DELETE'].map((method) => `${method} /api/privacy/account`),
  'GET /api/privacy/export',
  'POST /api/privacy/erasures',
  'GET /api/privacy/erasures/:receipt',
  'GET /api/reviews',
  'GET /api/reviews/summary',
  'GET /api/reviews/:reviewId/recording',
  'POST /api/reviews',
  'POST /api/reviews/:reviewId/vote',
];

describe('the closed doors of identity, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;
  let authority: StandInAuthority;

  beforeAll(async () => {
    platform = await startPlatform();
    nats = await platform.connectNats();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    authority = await StandInAuthority.start(nats);
    await waitFor('the keys', () => app.get(TokenVerifier).knows(authority.keyId));
  });
  afterAll(async () => {
    await app.close();
    await nats.close();
    await database.end();
    await platform.stop();
  });

  const owner = async (email: string, phone: string) => {
    const browser = new OwnerBrowser(app);
    const { businessId } = await browser.read<{ businessId: string }>('POST', '/api/business/signup', {
      body: { ...SIGNUP, email, phone },
    });
    const eventReader = new EventReader(nats);
    const before = (await eventReader.told(SignInRequestedV1)).length;
    await browser.read('POST', '/api/account/sign-in', { body: { contact: email } });
    const event = (await eventReader.untilPublished(SignInRequestedV1, before + 1)).at(-1);
    const message = await eventReader.message((event?.data as SignInRequestedV1).signInId);
    const account = await browser.read<{
      id: string;
      contacts: { id: string }[];
      businesses: { locations: { id: string }[] }[];
    }>('POST', '/api/account/sign-in/link', { body: { secret: secretOf(message!) } });
    return { browser, businessId, account };
  };
  const state = async () => {
    const tables: unknown[] = [];
    for (const table of [
      'businesses',
      'business_locations',
      'business_members',
      'accounts',
      'account_contacts',
      'offered_contacts',
      'api_keys',
    ])
      tables.push((await database.query(`SELECT to_jsonb(${table}) AS row FROM ${table} ORDER BY 1`)).rows);
    return tables;
  };

  it('every route that needs a right lets in nobody who has none, another’s, an expired, a forged or an ended one', async () => {
    const [ada, eve] = [await owner('ada@example.com', '+14155550132'), await owner('eve@example.com', '+14155550133')];
    const { members } = await ada.browser.read<{ members: { id: string }[] }>(
      'GET',
      `/api/account/businesses/${ada.businessId}/members`,
    );
    const { key } = await ada.browser.read<{ key: { id: string } }>(
      'POST',
      `/api/account/businesses/${ada.businessId}/api-keys`,
      { body: { name: 'Till', scopes: ['orders:read'], lifetime: 'never' } },
    );
    const { sessions } = await ada.browser.read<{ sessions: { id: string }[] }>('GET', '/api/account/sessions');
    const claims = {
      account: ada.account.id,
      rights: 1000,
      businesses: [{ id: ada.businessId, role: 'owner' as const }],
    };
    const real = ada.browser.cookies.get('owner') ?? '';
    const session = randomUUID();
    const ended = await authority.cookie({ ...claims, session });
    await authority.end(session);
    const account = randomUUID();
    const changed = await authority.cookie({ ...claims, account, rights: 1 });
    await authority.changeRights(account, 2);
    const as = (cookie: string) => new OwnerBrowser(app).call('GET', '/api/account/sessions', { headers: { cookie } });
    for (const cookie of [ended, changed])
      await waitFor('the end is known', async () => (await as(cookie)).status === 401);

    const staff = await new Browser(app).signIn();
    const nobodies: Record<string, Record<string, string>> = {
      'no right': {},
      'a visitor': { cookie: `visitor=${'A'.repeat(43)}` },
      ...Object.fromEntries(
        Object.entries(await authority.forgeries(claims)).map(([what, cookie]) => [what, { cookie }]),
      ),
      'an ended session': { cookie: ended },
      'rights from before a change': { cookie: changed },
      'a forged staff token': { authorization: `Bearer ${staff.slice(0, -6)}AAAAAA` },
    };
    const ofOwners: Record<string, Record<string, string>> = {
      ...nobodies,
      'a staff token as an owner’s': { cookie: `owner=${staff}`, authorization: `Bearer ${staff}` },
    };
    const ofStaff: Record<string, Record<string, string>> = {
      ...nobodies,
      'an owner’s token as staff’s': { cookie: `owner=${real}`, authorization: `Bearer ${real}` },
    };
    const othersOwner = { 'another owner': { cookie: `owner=${eve.browser.cookies.get('owner') ?? ''}` } };

    const places: Record<string, string> = {
      ':businessId': ada.businessId,
      ':memberId': members[0]!.id,
      ':locationId': ada.account.businesses[0]!.locations[0]!.id,
      ':keyId': key.id,
      ':contactId': ada.account.contacts[0]!.id,
      ':id': sessions[0]!.id,
    };
    const bodies: Record<string, unknown> = {
      'POST /api/account/businesses/:businessId/members': {
        name: 'Mallory',
        contact: 'mallory@example.com',
        role: 'owner',
      },
      'PUT /api/account/businesses/:businessId/members/:memberId': { role: 'staff' },
      'POST /api/account/businesses/:businessId/locations': { name: 'Evil', address: '', timeZone: 'UTC' },
      'PUT /api/account/businesses/:businessId/locations/:locationId': { name: 'Evil', address: '', timeZone: 'UTC' },
      'PUT /api/account/businesses/:businessId': { name: 'Evil', phone: '+14155550166' },
      'PUT /api/account': { name: 'Mallory' },
      'PUT /api/account/language': { language: 'it' },
      'POST /api/account/contacts': { contact: 'mallory@example.com' },
      'POST /api/account/contacts/confirm': { contact: 'mallory@example.com', code: '000000' },
      'POST /api/account/businesses/:businessId/api-keys': { name: 'Evil', scopes: ['orders:read'], lifetime: 'never' },
      'PUT /api/account/businesses/:businessId/plan': { plan: 'enterprise' },
      'POST /api/account/close': { confirm: 'close' },
      'PATCH /api/admin/businesses/:businessId/status': { status: 'approved' },
    };
    const queries: Record<string, string> = {
      'GET /api/account/businesses/:businessId/plan/preview': '?plan=enterprise',
    };
    const before = await state();
    expect(routesOf(app)).toEqual(expect.arrayContaining(OPEN));
    const doors = routesOf(app).filter((route) => !OPEN.includes(route));
    let attempts = 0;
    for (const door of doors) {
      const [method = '', path = ''] = door.split(' ');
      const address = path.replace(/:\w+/g, (name) => places[name] ?? name) + (queries[door] ?? '');
      // What names nothing is about the caller's own account, which another owner has too.
      const isOfOne = path.includes(':businessId') || /sessions\/:id|:contactId/.test(path);
      const intruders = path.startsWith('/api/admin') ? ofStaff : { ...ofOwners, ...(isOfOne && othersOwner) };
      for (const [who, headers] of Object.entries(intruders)) {
        const response = await new OwnerBrowser(app).call(method, address, { headers, body: bodies[door] });
        attempts++;
        expect([door, who, [401, 403, 404].includes(response.status) ? 'refused' : response.status]).toEqual([
          door,
          who,
          'refused',
        ]);
      }
    }
    expect(await state()).toEqual(before);
    expect(doors.length).toBeGreaterThanOrEqual(20);
    process.stdout.write(`identity: ${attempts} attempts at ${doors.length} routes, none got in\n`);
  });
});
