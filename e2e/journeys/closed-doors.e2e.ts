import { createHash, randomUUID, type JsonWebKey } from 'node:crypto';
import {
  AddedWebhook,
  AdminContactMessages,
  AdminReferrals,
  AdminTokenResponse,
  API_SCOPES,
  Board,
  MadeApiKey,
  NewEditLink,
  OWNER_COOKIE,
  OwnedLocation,
  PlaceOrderResponse,
  type Menu,
} from '@chalkboard/contracts';
import { Business, signInByLink } from '../support/business';
import { demoMenu, orderFrom } from '../support/demo-order';
import { OPEN, routesOf, SECRETS } from '../support/doors';
import { expired, forgeriesOf, signedAgain } from '../support/forged-tokens';
import { messageAbout } from '../support/outbox';
import { signInLetter } from '../support/sign-in-messages';
import { StaffDesk } from '../support/staff-desk';
import { ADMIN, DEMO_SHARE_ID, useSystem } from '../support/system';
import { expectNothingSince, tracesAtRest } from '../support/traces';
import { until } from '../support/until';
import { problemOf, Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSystem();

const signIn = async (staff: Visitor) => {
  const answer = await staff.call('/api/admin/login', {
    method: 'POST',
    json: { email: ADMIN.email, password: ADMIN.password },
  });
  expect(answer.status).toBe(200);
  return { answer, token: AdminTokenResponse.parse(answer.json).token };
};
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('staff', () => {
  test('a forged token is refused everywhere, the real one is not', async () => {
    const staff = new Visitor(system().url);
    const { token } = await signIn(staff);
    for (const path of ['/api/admin/stats', '/api/admin/profile']) {
      expect((await staff.call(path, bearer(token))).status).toBe(200);
      for (const [how, forged] of Object.entries(forgeriesOf(token)))
        expect([how, problemOf(await staff.call(path, bearer(forged))).status]).toEqual([how, 401]);
      expect(problemOf(await staff.call(path)).status).toBe(401);
    }
  });

  test('a token ends with its session', async () => {
    const staff = new Visitor(system().url);
    const { token } = await signIn(staff);
    expect((await staff.call('/api/admin/logout', { method: 'POST', ...bearer(token) })).status).toBeLessThan(300);
    expect(problemOf(await staff.call('/api/admin/stats', bearer(token))).status).toBe(401);
    expect(problemOf(await staff.call('/api/admin/refresh', { method: 'POST' })).status).toBe(401);
  });

  test('a wrong password and an unknown address are told alike', async () => {
    const stranger = new Visitor(system().url);
    const attempts = await Promise.all(
      [ADMIN.email, 'nobody@example.com'].map((email) =>
        stranger.call('/api/admin/login', { method: 'POST', json: { email, password: 'guess' } }),
      ),
    );
    for (const attempt of attempts)
      expect(problemOf(attempt)).toMatchObject({ status: 401, title: 'Login failed', detail: 'Invalid credentials' });
    expect(
      problemOf(await stranger.call('/api/admin/login', { method: 'POST', json: { email: '', password: '' } })),
    ).toMatchObject({ title: 'Missing fields', detail: 'Please enter both email and password' });
  });

  test('the cookies are out of reach of scripts and of other sites', async () => {
    const { answer } = await signIn(new Visitor(system().url));
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/;\s*HttpOnly/i);
      expect(cookie).toMatch(/;\s*SameSite=(Lax|Strict)/i);
    }
  });
});

describe('another site', () => {
  test('cannot act with the visitor’s cookies', async () => {
    const visitor = new Visitor(system().url);
    const menu = await demoMenu(visitor);
    const before = await tracesAtRest(system());
    const headers = { cookie: `visitor=${'A'.repeat(43)}`, origin: 'https://evil.example' };
    const calls = [
      ['POST', '/api/orders', orderFrom(menu, { dish: 'Cacio e Pepe' })],
      ['PUT', `/api/menu/${DEMO_SHARE_ID}`, { restaurantName: 'Evil' }],
      ['POST', '/api/admin/login', ADMIN],
      ['POST', '/api/admin/refresh', {}],
    ] as const;
    for (const [method, path, json] of calls) {
      for (const origin of [headers.origin, 'null', `${system().url}.evil.example`]) {
        const answer = await visitor.call(path, { method, headers: { ...headers, origin }, json });
        expect([path, origin, problemOf(answer)]).toMatchObject([
          path,
          origin,
          { status: 403, code: 'access.foreign_origin' },
        ]);
      }
    }
    await expectNothingSince(before, system());
  });

  test('is not let in by the answers either', async () => {
    const answer = await new Visitor(system().url).call(`/api/menu/${DEMO_SHARE_ID}`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('addresses that nobody declared', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/orders'],
    ['GET', '/api/menu'],
    ['DELETE', `/api/menu/${DEMO_SHARE_ID}`],
    ['GET', '/api/admin'],
    ['GET', '/api/admin/unknown'],
    ['POST', '/api/notify/outbox'],
    ['GET', '/api/health/../../health'],
    ['GET', '/api/menu/..%2f..%2fhealth'],
  ])('%s %s is refused', async (method, path) => {
    const answer = await new Visitor(system().url).call(path, { method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('"checks"');
  });
});

describe('headers', () => {
  test('a page runs scripts and styles of this site only, and cannot be framed where it matters', async () => {
    const visitor = new Visitor(system().url);
    for (const path of ['/', `/menu/${DEMO_SHARE_ID}`, '/admin', '/nowhere']) {
      const { headers } = await visitor.call(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
    }
    expect((await visitor.call('/admin')).headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('an answer of the API is not sniffed, and says what to ask about', async () => {
    const { headers } = await new Visitor(system().url).call(`/api/menu/${DEMO_SHARE_ID}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toBeTruthy();
  });
});

describe('one-time links and codes', () => {
  const asked = async (visitor: Visitor, contact: string) =>
    (await visitor.call('/api/account/sign-in', { method: 'POST', json: { contact } })).status;
  const byCode = (visitor: Visitor, contact: string, code = '') =>
    visitor.call('/api/account/sign-in/code', { method: 'POST', json: { contact, code } });
  const byLink = (visitor: Visitor, link: string) =>
    visitor.call('/api/account/sign-in/link', { method: 'POST', json: { secret: link.split('#')[1] } });
  const other = (code = '') => (code === '000000' ? '111111' : '000000');
  const letterTo = async (contact: string) => {
    const visitor = new Visitor(system().url);
    expect(await asked(visitor, contact)).toBe(202);
    return { visitor, ...(await signInLetter(system().url, contact)) };
  };
  const register = async (email: string, phone: string) => {
    const json = {
      businessName: 'Lavagna',
      ownerName: 'Ada',
      email,
      phone,
      address: '1 Elm St',
      city: 'Portland',
      businessType: 'cafe',
      termsAccepted: true,
    };
    expect((await new Visitor(system().url).call('/api/business/signup', { method: 'POST', json })).status).toBe(201);
    return email;
  };

  test('work once, and using one of a message ends the other', async () => {
    const email = await register('once@doors.example', '(207) 555-0160');
    const { visitor, link, code } = await letterTo(email);
    expect((await byCode(visitor, email, code)).status).toBe(200);
    expect(problemOf(await byCode(new Visitor(system().url), email, code)).status).toBe(401);
    expect(problemOf(await byLink(new Visitor(system().url), link)).status).toBe(401);
  });

  test('are over after a quarter of an hour', async () => {
    const email = await register('late@doors.example', '(207) 555-0161');
    const { visitor, link, code } = await letterTo(email);
    const [times] = await system().database.rows<{ minutes: number }>(
      `SELECT extract(epoch FROM expires_at - requested_at) / 60 AS minutes FROM identity.sign_ins WHERE account_id = (SELECT account_id FROM identity.account_contacts WHERE value = $1)`,
      [email],
    );
    expect(Number(times?.minutes)).toBe(15);
    // A quarter of an hour passes.
    await system().database.rows(
      `UPDATE identity.sign_ins SET requested_at = requested_at - interval '15 minutes', expires_at = expires_at - interval '15 minutes' WHERE account_id = (SELECT account_id FROM identity.account_contacts WHERE value = $1)`,
      [email],
    );
    expect(problemOf(await byCode(visitor, email, code)).status).toBe(401);
    expect(problemOf(await byLink(visitor, link)).status).toBe(401);
  });

  test('are not guessed: after five wrong codes the right one is none, and the sixth message of an hour is not sent', async () => {
    const email = await register('guess@doors.example', '(207) 555-0162');
    const { visitor, code } = await letterTo(email);
    for (let guess = 0; guess < 5; guess += 1)
      expect(problemOf(await byCode(visitor, email, other(code))).status).toBe(401);
    expect(problemOf(await byCode(visitor, email, code)).status).toBe(401);

    const answers = await Promise.all(Array.from({ length: 6 }, () => asked(new Visitor(system().url), email)));
    expect(answers.filter((status) => status === 202)).toHaveLength(4);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    // Another's guesses meet the same end, wherever they come from.
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => byCode(new Visitor(system().url), email, other(code))),
    );
    expect(guesses.every(({ status }) => status === 401 || status === 429)).toBe(true);
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

/** As the provider of messages calls, with a signature that it did not make. */
const FORGED_WEBHOOK = {
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  },
  body: 'MessageSid=SM1&From=%2B12075550151&Body=1&MessageStatus=delivered',
};

// It stands last: its many wrong secrets make this machine's address wait.
test('a walk over every route of every service finds no way in', async () => {
  const { url, database } = system();
  const staff = await StaffDesk.open(system());
  const ada = await Business.open(system(), { name: 'Ada', email: 'ada@doors.example', phone: '(207) 555-0151' });
  const eve = await Business.open(system(), { name: 'Eve', email: 'eve@doors.example', phone: '(207) 555-0152' });

  const opened = async (business: Business) => {
    const shareId = await business.upload();
    const menu = (await business.owner.call(`/api/menu/${shareId}`)).json as Menu;
    const dish = menu.categories
      .flatMap(({ items }) => items)
      .find(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain);
    const order = orderFrom(menu, { dish: dish?.name ?? '' });
    const placed = await until('an order', async () => {
      const { status, json } = await new Visitor(url).call('/api/orders', { method: 'POST', json: order });
      return status === 201 && PlaceOrderResponse.parse(json);
    });
    // What follows of it by itself has followed.
    await messageAbout(url, placed.orderNumber);
    return { shareId, menu, order, itemId: dish?.id ?? '', ...placed };
  };
  const place = await opened(ada);
  const elsewhere = await opened(eve);
  const boardOf = (shareId: string, who: Visitor) =>
    until(`the board of ${shareId}`, async () => {
      const { status, json } = await who.call(`/api/orders/board/${shareId}`);
      return status === 200 && Board.parse(json);
    });
  const { settings } = await boardOf(place.shareId, ada.owner);
  await boardOf(elsewhere.shareId, eve.owner);
  const link = NewEditLink.parse(
    (await ada.owner.call(`/api/menu/${place.shareId}/edit-links`, { method: 'POST', json: {} })).json,
  );

  // Keys: real once and over, real for somebody else, and made by whom has seen a real one.
  const [{ key } = {} as { key: JsonWebKey }] = await database.rows<{ key: JsonWebKey }>(
    'SELECT private_jwk AS key FROM identity.signing_keys ORDER BY created_at DESC LIMIT 1',
  );
  const former = await ada.formerMember(system(), 'bo@doors.example');
  const again = await signInByLink(system(), 'ada@doors.example', [ada.letter]);
  const ended = again.visitor.cookie(OWNER_COOKIE) ?? '';
  expect((await again.visitor.call('/api/account/sign-out', { method: 'POST' })).status).toBe(204);
  const leaver = await StaffDesk.open(system());
  await leaver.signOut();
  const asOwner = (token: string) => ({ cookie: `${OWNER_COOKIE}=${token}` });
  const asStaff = (token: string) => ({ authorization: `Bearer ${token}` });
  const named = (
    kind: string,
    tokens: Readonly<Record<string, string>>,
    as: (token: string) => Record<string, string>,
  ) => Object.fromEntries(Object.entries(tokens).map(([how, token]) => [`${kind} token ${how}`, as(token)]));
  const anybody: Record<string, Record<string, string>> = {
    'no right': {},
    'a visitor made up': { cookie: `visitor=${'A'.repeat(43)}` },
    'an expired owner’s token': asOwner(expired(ada.token, key)),
    'an ended session of the owner': asOwner(ended),
    'somebody removed from the team': asOwner(former),
    'an owner’s token for another audience': asOwner(signedAgain(ada.token, key, { aud: 'visitor' })),
    'a staff token as an owner’s': asOwner(staff.token),
    ...named('an owner’s', forgeriesOf(ada.token), asOwner),
    'a board link made up': { cookie: `board_${place.shareId}=${'A'.repeat(64)}` },
  };
  const strangers: Record<string, Record<string, string>> = {
    ...anybody,
    'an expired staff token': asStaff(expired(staff.token, key)),
    'an ended session of staff': asStaff(leaver.token),
    'a staff token for another audience': asStaff(signedAgain(staff.token, key, { aud: 'owner' })),
    ...named('a staff', forgeriesOf(staff.token), asStaff),
  };
  const intoStaff = { ...strangers, 'an owner': { cookie: ada.owner.cookieHeader, ...asStaff(ada.token) } };
  const keyOf = async ({ id, owner }: Business) => {
    const json = { name: 'A program', scopes: API_SCOPES, lifetime: '30' };
    const made = await owner.call(`/api/account/businesses/${id}/api-keys`, { method: 'POST', json });
    return { authorization: `Bearer ${MadeApiKey.parse(made.json).secret}` };
  };
  const program = await keyOf(ada);
  const another: Record<string, Record<string, string>> = {
    'another owner’s program': await keyOf(eve),
    'another owner': { cookie: eve.owner.cookieHeader },
    'another owner under this one’s visitor name': {
      cookie: `${asOwner(eve.token).cookie}; visitor=${'B'.repeat(43)}`,
    },
  };

  const letter = {
    name: 'Jo Park',
    email: 'jo@doors.example',
    subject: 'Oysters',
    category: 'bug',
    message: 'The price of the oysters is wrong.',
  };
  expect((await new Visitor(url).call('/api/contact', { method: 'POST', json: letter })).status).toBe(201);
  const {
    items: [message],
  } = AdminContactMessages.parse((await staff.call('/api/admin/contact-messages?search=oysters')).json);
  const referral = { referrerEmail: 'friend@doors.example', restaurantEmail: 'noodles@doors.example' };
  expect((await new Visitor(url).call('/api/referrals', { method: 'POST', json: referral })).status).toBe(201);
  const {
    items: [referred],
  } = AdminReferrals.parse((await staff.call('/api/admin/referrals?search=noodles')).json);

  // No message is sent there: nothing is corrected here.
  const webhook = await ada.owner.call(`/api/notify/businesses/${ada.id}/webhooks`, {
    method: 'POST',
    json: { url: 'https://93.184.216.34/', events: ['order.corrected'] },
  });
  const places: Record<string, string> = {
    ':shareId': place.shareId,
    ':orderId': place.orderId,
    ':itemId': place.itemId,
    ':linkId': link.id,
    ':businessId': ada.id,
    ':locationId': ada.locationId,
    ':locationShareId': place.shareId,
    ':memberId': (await ada.members())[0]?.id ?? '',
    ':id': await ada.sessionId(),
    ':kind': 'email',
    ':contactId': randomUUID(),
    ':keyId': randomUUID(),
    ':endpointId': AddedWebhook.parse(webhook.json).endpoint.id,
    ':deliveryId': randomUUID(),
    ':printerId': randomUUID(),
    ':page': '1',
    ':jobId': 'job',
    ':messageId': message?.id ?? '',
    ':referralId': referred?.id ?? '',
    ':reviewId': randomUUID(),
    ':sequence': '1',
  };
  const entered = {
    customer: { name: 'Eve', phone: '' },
    orderType: 'pickup',
    paymentMethod: 'cash',
    cart: place.order.cart,
  };
  const bodies: Record<string, unknown> = {
    'PUT /api/menu/:shareId': { restaurantName: 'Evil' },
    'POST /api/menu/:shareId/translation/suggestions': { language: 'de', texts: [{ id: 'menu', field: 'note' }] },
    'POST /api/menu/:shareId/claim': { businessId: ada.id },
    'POST /api/menu/:shareId/edit-links': {},
    'PUT /api/menu/:shareId/photos': { cover: null },
    'POST /api/menu/:shareId/own-locations': { restaurantName: 'Evil', restaurantAddress: '1 Evil St' },
    'PUT /api/menu/:shareId/own-prices': { prices: [{ id: 'x', priceMinor: 1 }] },
    'POST /api/menu/:shareId/photos/from-page': { page: 1, part: { x: 0, y: 0, width: 1, height: 1 } },
    'POST /api/orders/board/:shareId/seen': { orderIds: [place.orderId] },
    'PUT /api/orders/board/:shareId/settings': settings,
    'POST /api/orders/board/:shareId/orders': entered,
    'PUT /api/orders/board/:shareId/orders/:orderId': { ...entered, version: 1 },
    'POST /api/orders/board/:shareId/orders/:orderId/moves': { move: 'accept', minutes: 20, version: 1 },
    'PUT /api/orders/board/:shareId/items/:itemId': { soldOut: true },
    'PUT /api/orders/board/:shareId/items/:itemId/stock': { remaining: 3 },
    'POST /api/account/businesses/:businessId/members': {
      name: 'Mallory',
      contact: 'mallory@doors.example',
      role: 'owner',
    },
    'PUT /api/account/businesses/:businessId/members/:memberId': { role: 'staff' },
    'POST /api/account/businesses/:businessId/locations': { name: 'Evil', address: '', timeZone: 'UTC' },
    'PATCH /api/v1/menus/:shareId/items/:itemId': { name: 'Evil' },
    'PUT /api/v1/menus/:shareId/items/:itemId/availability': { soldOut: true },
    'POST /api/account/businesses/:businessId/api-keys': { name: 'Evil', scopes: ['orders:read'], lifetime: 'never' },
    'POST /api/notify/businesses/:businessId/webhooks': { url: 'https://evil.example/', events: ['order.placed'] },
    'PUT /api/account/businesses/:businessId/locations/:locationId': { name: 'Evil', address: '', timeZone: 'UTC' },
    'PUT /api/account/businesses/:businessId': { name: 'Evil', phone: '(207) 555-0000' },
    'PUT /api/account': { name: 'Evil' },
    'PUT /api/account/language': { language: 'it' },
    'POST /api/account/contacts': { contact: 'evil@doors.example' },
    'POST /api/account/contacts/confirm': { contact: 'evil@doors.example', code: '123456' },
    'POST /api/account/close': { confirm: 'close' },
    'POST /api/notify/menus/:shareId/test-messages': { channel: 'sms' },
    'POST /api/notify/menus/:shareId/printers': { kind: 'cloud', name: 'Evil', paper: 80 },
    'PUT /api/notify/menus/:shareId/printers/:printerId': { kind: 'cloud', name: 'Evil', paper: 80 },
    'PUT /api/account/businesses/:businessId/plan': { plan: 'enterprise' },
    'PATCH /api/admin/businesses/:businessId/status': { status: 'rejected' },
    'PUT /api/admin/businesses/:businessId/plan': { plan: 'enterprise', note: 'Asked for it' },
    'POST /api/admin/businesses/:businessId/notes': { text: 'Evil' },
    'POST /api/admin/employees': {
      email: 'mallory@doors.example',
      password: 'quiet harbour lantern 7',
      firstName: 'Mallory',
      lastName: 'Evil',
      role: 'admin',
    },
    'PATCH /api/admin/contact-messages/:messageId': { state: 'closed' },
    'PUT /api/admin/profile': { firstName: 'Evil', lastName: 'Evil', email: ADMIN.email },
  };
  const days = '?from=2026-01-01&to=2026-01-31';
  const queries: Record<string, string> = {
    'GET /api/account/businesses/:businessId/plan/preview': '?plan=enterprise',
    'GET /api/admin/businesses/:businessId/plan/preview': '?plan=enterprise',
    ...Object.fromEntries(
      ['conversions', 'orders', 'notifications'].flatMap((statistics) =>
        ['', '/csv'].map((file) => [`GET /api/admin/analytics/${statistics}${file}`, days]),
      ),
    ),
    ...Object.fromEntries(
      ['', '/csv'].map((file) => [`GET /api/admin/analytics/top-menus${file}`, '?from=2026-01&to=2026-03']),
    ),
    'GET /api/orders/board/:shareId/history/csv': days,
    'GET /api/orders/board/:shareId/sales': days,
    'GET /api/orders/board/:shareId/sales/csv': `${days}&table=dish`,
    'GET /api/v1/figures': `${days}&shareId=${place.shareId}`,
    'GET /api/menu/:shareId/visits': days,
    'GET /api/menu/:shareId/visits/csv': days,
  };
  const addressOf = (door: string) =>
    (door.split(' ')[1] ?? '').replace(/:\w+/g, (name) => places[name] ?? name) + (queries[door] ?? '');
  const fingerprint = async () => {
    const tables = [
      'identity.businesses',
      'identity.business_locations',
      'identity.business_members',
      'identity.accounts',
      'identity.account_contacts',
      'identity.staff_members',
      'identity.subscriptions',
      'notify.webhook_endpoints',
      'identity.business_notes',
      'identity.contact_messages',
      'identity.referrals',
      'menu.menus',
      'ordering.orders',
      'ordering.ordering_settings',
      'ordering.tables',
      'ordering.table_service',
    ];
    const rows = await Promise.all(
      tables.map((table) => database.rows<{ row: unknown }>(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY 1`)),
    );
    return Object.fromEntries(
      tables.map((table, at) => [table, createHash('sha256').update(JSON.stringify(rows[at])).digest('hex')]),
    );
  };

  const routes = routesOf(system());
  for (const known of [...OPEN, ...Object.keys(SECRETS)]) expect(routes).toContain(known);
  const doors = routes.filter((route) => !OPEN.includes(route) && !(route in SECRETS));
  const [before, traces] = [await fingerprint(), await tracesAtRest(system())];
  let attempts = 0;
  const got: string[] = [];
  /** The status alone: who got into a stream would read it for ever. */
  const answerOf = async (path: string, call: RequestInit = {}) => {
    const { status, body } = await fetch(url + path, call);
    await body?.cancel();
    return status;
  };
  const withJson = (headers: Readonly<Record<string, string>>, json: unknown) =>
    json === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  const knock = async (door: string, who: string, path: string, call: RequestInit, refusals: readonly number[]) => {
    attempts += 1;
    const status = await answerOf(path, call);
    if (!refusals.includes(status)) got.push(`${door}, ${who}: ${status}`);
  };

  for (const door of doors) {
    const [method = '', path = ''] = door.split(' ');
    const address = addressOf(door);
    const ofStaff = path.startsWith('/api/admin');
    // What names nothing is about the caller's own account, which another owner has too.
    const ofOne = /:(shareId|businessId|id)\b/.test(path) && !ofStaff;
    const form = path.startsWith('/api/notify/twilio');
    for (const [who, headers] of Object.entries(ofStaff ? intoStaff : { ...anybody, ...(ofOne && another) })) {
      const called = form
        ? { headers: { ...headers, ...FORGED_WEBHOOK.headers }, body: FORGED_WEBHOOK.body }
        : withJson(headers, bodies[door]);
      await knock(door, who, address, { method, ...called }, [401, 403, 404]);
    }
  }
  for (const [door, { secret, body }] of Object.entries(SECRETS)) {
    const [method = '', path = ''] = door.split(' ');
    for (const [who, headers] of Object.entries(strangers))
      await knock(
        door,
        who,
        path.replace(/:\w+/, secret ?? ''),
        { method, ...withJson(headers, body) },
        [401, 403, 404, 422, 429],
      );
  }
  // What is open to all shows nobody more than it shows everybody.
  for (const [who, headers] of Object.entries({ ...strangers, ...another })) {
    attempts += 1;
    const { json } = await new Visitor(url).call(`/api/menu/${place.shareId}/access`, { headers });
    if ((json as { canEdit?: boolean }).canEdit !== false) got.push(`access, ${who}: ${JSON.stringify(json)}`);
  }

  expect(got).toEqual([]);
  expect(await fingerprint()).toEqual(before);
  await expectNothingSince(traces, system());
  expect(doors.length).toBeGreaterThanOrEqual(100);

  // The same doors open to those who have the right: they were doors.
  const readable = doors.filter(
    (door) => door.startsWith('GET ') && !/:(jobId|page|sequence|reviewId|version)|\/events$/.test(door),
  );
  // There are codes of tables to print only where there is a table.
  const { status: added } = await ada.owner.call(`/api/orders/board/${place.shareId}/tables`, {
    method: 'POST',
    json: { names: ['1'] },
  });
  expect(added).toBe(200);
  // Prices of its own has a menu that follows another one.
  const location = await ada.owner.call(`/api/menu/${place.shareId}/own-locations`, {
    method: 'POST',
    json: { restaurantName: 'Doors by the river', restaurantAddress: '2 River St' },
  });
  expect([location.status, location.text]).toEqual([201, expect.anything()]);
  const { shareId: ofLocation } = OwnedLocation.parse(location.json);
  const shut: string[] = [];
  for (const door of readable) {
    const address = door.endsWith('/own-prices') ? `/api/menu/${ofLocation}/own-prices` : addressOf(door);
    const status = await answerOf(address, {
      headers: address.startsWith('/api/admin')
        ? staff.headers
        : address.startsWith('/api/v1/')
          ? program
          : { cookie: ada.owner.cookieHeader },
    });
    if (status !== 200) shut.push(`${door}: ${status}`);
  }
  expect(shut).toEqual([]);
  process.stdout.write(
    `closed doors: ${attempts} attempts at ${doors.length + Object.keys(SECRETS).length} of ${routes.length} routes of all services, none got in\n`,
  );
});
