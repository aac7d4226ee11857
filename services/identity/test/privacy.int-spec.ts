import { createHash, randomUUID } from 'node:crypto';
import {
  CUSTOMER_ORDERS_AT_ONCE,
  CustomerMessagesRpcV1,
  CustomerOrdersRpcV1,
  CustomerOrderSummaryRpcV1,
  ErasureContactRpcV1,
  ErasureRequestedV1,
  NotifyErasureDoneV1,
  OrderingErasureDoneV1,
  PRIVACY,
  PrivacyCodeRequestedV1,
  PrivacyCodeRpcV1,
  RETENTION,
  type CustomerMessage,
  type CustomerOrder,
  type ErasureReceipt,
  type EventDefinition,
  type EventEnvelope,
  type PrivacyAccount,
  type PrivacyExport,
  type PrivacyRequestResponse,
} from '@chalkboard/contracts';
import { streamOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { consumed, waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { PurgeRequestsHandler } from '../src/privacy/features/purge-requests.handler';
import { RepeatErasuresHandler } from '../src/privacy/features/repeat-erasures.handler';
import { allPublished, startIdentity, startPlatform } from './running-identity';

const EMAIL = 'quillon@farthingale.example';
const PHONE = '+15035550177';
const WORDS = /quillon|farthingale|5550177/i;
const ORDER_ID = '0b6f2c1e-6a0e-4b7e-9a55-0f6d3d0c7c11';

interface Asked {
  readonly after?: string;
  readonly orderIds?: string[];
}

const AT = '2026-03-01T12:00:00.000Z';
const anOrder = (orderId: string, more: Partial<CustomerOrder> = {}): CustomerOrder => ({
  orderId,
  orderNumber: 'K7F4M',
  shareId: 'demo',
  version: 1,
  status: 'placed',
  orderType: 'pickup',
  paymentMethod: 'cash',
  currency: 'USD',
  lines: [],
  subtotal: 0,
  deliveryFee: 0,
  total: 0,
  placedAt: AT,
  restaurantName: 'Trattoria',
  customer: { name: 'Quillon', phone: PHONE },
  allergyConfirmed: false,
  textConsent: [],
  history: [],
  ...more,
});
const messageOf = (id: string): CustomerMessage => ({
  id,
  channel: 'sms',
  audience: 'customer',
  purpose: 'status',
  orderNumber: null,
  writtenAt: AT,
  sentAt: AT,
  to: PHONE,
  subject: null,
  text: 'Your order is ready.',
});

describe('customers who want to see and erase what is kept of them, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let asOthers: NatsConnection[];
  let database: Client;
  let app: NestFastifyApplication;
  let other: NestFastifyApplication;
  let movedMs = 0;
  let orders: Partial<CustomerOrder>[] = [];
  /** Messages to them about no order; of each order there is one more, of its id. */
  let toThem: string[] = [];
  let pageSize = 20;
  let asked: [string, Asked][] = [];
  let address = 0;

  beforeAll(async () => {
    platform = await startPlatform();
    nats = await platform.connectNats();
    const [ordering, notify] = [await platform.connectNats('ordering'), await platform.connectNats('notify')];
    asOthers = [ordering, notify];
    const answer = (connection: NatsConnection, { subject }: { subject: string }, reply: (request: Asked) => unknown) =>
      connection.subscribe(subject, {
        callback: (_, message) => {
          const request = message.json<Asked>();
          asked.push([subject, request]);
          message.respond(JSON.stringify({ ok: true, reply: reply(request) }));
        },
      });
    const next = (ids: readonly string[], part: readonly string[]) =>
      part.at(-1) === ids.at(-1) ? null : (part.at(-1) ?? null);
    /** As many as the page holds, after the last one. */
    const partOf = (ids: readonly string[], after: string | undefined) =>
      ids.filter((id) => after === undefined || id > after).slice(0, pageSize);
    answer(ordering, CustomerOrdersRpcV1, ({ after }) => {
      const part = partOf(
        orders.map(({ orderId }) => orderId!),
        after,
      );
      return {
        orders: orders.filter(({ orderId }) => part.includes(orderId!)),
        total: orders.length,
        next: next(
          orders.map(({ orderId }) => orderId!),
          part,
        ),
      };
    });
    answer(ordering, CustomerOrderSummaryRpcV1, ({ after }) => {
      const ids = orders.map(({ orderId }) => orderId!);
      const part = partOf(ids, after);
      const open = orders.flatMap(({ orderId, orderNumber, restaurantName, erasableFrom }) =>
        part.includes(orderId!) && erasableFrom ? [{ orderNumber, restaurantName, erasableFrom }] : [],
      );
      return { total: orders.length, orderIds: part, open, next: next(ids, part) };
    });
    answer(notify, CustomerMessagesRpcV1, ({ after, orderIds = [] }) => {
      const ids = [...toThem, ...orderIds].toSorted();
      const part = partOf(ids, after);
      return {
        messages: part.map((id) => messageOf(id)),
        total: ids.length,
        stoppedSince: null,
        next: next(ids, part),
      };
    });
    await Promise.all(asOthers.map((connection) => connection.flush()));
    app = await startIdentity(platform);
    other = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
  });
  beforeEach(async () => {
    [movedMs, orders, pageSize, asked] = [0, [], 20, []];
    toThem = [randomUUID(), randomUUID()];
    address++;
    for (const each of [app, other])
      jest.spyOn(each.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + movedMs));
    await database.query(
      'TRUNCATE contact_messages, referrals, referrers, reviews, review_summaries, submission_counts, privacy_requests CASCADE',
    );
    await database.query('DELETE FROM retention_log');
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await Promise.all([app.close(), other.close()]);
    await Promise.all([nats, ...asOthers].map((connection) => connection.close()));
    await database.end();
    await platform.stop();
  });

  const call = async (
    method: string,
    path: string,
    {
      body,
      cookie = '',
      at = app,
      visitor = 'A',
    }: { body?: unknown; cookie?: string; at?: NestFastifyApplication; visitor?: string } = {},
  ): Promise<Response> =>
    fetch(`${await at.getUrl()}/api/privacy${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        cookie: [`visitor=${visitor.repeat(43)}`, cookie].join('; '),
        'x-forwarded-for': `203.0.113.${address}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const ask = async (subject: string, request: unknown) =>
    (await nats.request(subject, JSON.stringify(request), { timeout: 10_000 })).json<{
      reply: Record<string, unknown>;
    }>().reply;
  const begun = async (contact: string) => {
    const response = await call('POST', '/requests', { body: { contact } });
    expect(response.status).toBe(202);
    return (await response.json()) as PrivacyRequestResponse;
  };
  const codeOf = async (requestId: string) =>
    ((await ask(PrivacyCodeRpcV1.subject, { requestId })).message as { code: string }).code;
  const prove = (requestId: string, code: string, at?: NestFastifyApplication) =>
    call('POST', `/requests/${requestId}/code`, { body: { code }, at });
  /** @returns the cookie of who has proved it, and the request */
  const proved = async (contact: string) => {
    const { requestId } = await begun(contact);
    const response = await prove(requestId, await codeOf(requestId));
    expect(response.status).toBe(204);
    const [cookie] = response.headers.getSetCookie().filter((set) => set.startsWith('privacy='));
    for (const part of ['; Path=/api/privacy;', '; HttpOnly', '; SameSite=Strict']) expect(cookie).toContain(part);
    return { requestId, cookie: cookie!.split(';')[0]! };
  };
  const erased = async (contact: string) => {
    const { requestId, cookie } = await proved(contact);
    const response = await call('POST', '/erasures', { body: {}, cookie });
    expect(response.status).toBe(202);
    return { requestId, cookie, receipt: ((await response.json()) as { receipt: string }).receipt };
  };
  const tell = async (
    { type }: EventDefinition,
    source: string,
    requestId: string,
    part: number,
    data: object,
    id: string = randomUUID(),
  ) => {
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id,
      source: `/services/${source}`,
      type,
      subject: requestId,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion: part,
      correlationid: randomUUID(),
      data: { requestId, part, doneAt: new Date().toISOString(), ...data },
    };
    await nats.jetstream().publish(type, JSON.stringify(envelope));
    await waitFor(
      'the event to be handled',
      async () => (await database.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).rowCount,
    );
  };
  const ordersErased = (requestId: string, part: number, more: object = {}, id?: string) =>
    tell(
      OrderingErasureDoneV1,
      'ordering',
      requestId,
      part,
      { counts: { orders: 1 }, requestedAt: new Date().toISOString(), orderIds: [ORDER_ID], waiting: [], ...more },
      id,
    );
  const messagesErased = (requestId: string, part: number, id?: string) =>
    tell(NotifyErasureDoneV1, 'notify', requestId, part, { counts: { messages: 4 } }, id);
  const receiptOf = async (receipt: string) =>
    (await (await call('GET', `/erasures/${receipt}`)).json()) as ErasureReceipt;
  const kept = async () => {
    const { rows: tables } = await database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    );
    const parts: string[] = [];
    // One after the other: they share one connection.
    for (const { name } of tables) parts.push(JSON.stringify((await database.query(`SELECT * FROM ${name}`)).rows));
    return parts.join('\n');
  };
  const published = async () => {
    const manager = await nats.jetstreamManager();
    const { state } = await manager.streams.info(streamOf('identity'));
    const events: EventEnvelope[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++)
      events.push((await manager.streams.getMessage(streamOf('identity'), { seq })).json<EventEnvelope>());
    return events;
  };
  const review = (more: Record<string, unknown> = {}) => {
    const row = {
      id: randomUUID(),
      customer_name: 'Quillon F.',
      email: null,
      order_id: null,
      is_published: false,
      share_id: null,
      comment: 'Good, says Quillon',
      ...more,
    };
    return database.query(
      `INSERT INTO reviews (id, customer_name, email, restaurant_name, rating, comment, share_id, order_id, status, is_published, transcript_state, created_at)
       VALUES ($1, $2, $3, 'Trattoria', 4, $7, $4, $5, 'approved', $6, 'none', now())`,
      [row.id, row.customer_name, row.email, row.share_id, row.order_id, row.is_published, row.comment],
    );
  };
  /** A published review by somebody else, which these browsers find helpful. */
  const voted = async (...visitors: string[]) => {
    const id = randomUUID();
    await review({ id, customer_name: 'Grace', email: 'grace@example.com', comment: 'Fine', is_published: true });
    for (const visitor of visitors) {
      const response = await fetch(`${await app.getUrl()}/api/reviews/${id}/vote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `visitor=${visitor.repeat(43)}` },
        body: '{"vote":"helpful"}',
      });
      expect(response.status).toBe(200);
    }
    return id;
  };
  const hashOfVisitor = (visitor: string) => createHash('sha256').update(visitor.repeat(43)).digest('hex');
  const written = () =>
    database.query(
      `INSERT INTO contact_messages (id, name, email, category, message, received_at) VALUES (gen_random_uuid(), 'Quillon', 'Quillon@Farthingale.example', 'general', 'Hello', now())`,
    );

  it('get a code for a number or an address, by an event that names neither', async () => {
    const { requestId, channel, validMinutes } = await begun('(503) 555-0177');
    expect([channel, validMinutes]).toEqual(['sms', 15]);
    const event = await waitFor('the event', async () =>
      (await published()).find(({ subject }) => subject === requestId),
    );
    expect(event).toMatchObject({ type: PrivacyCodeRequestedV1.type, data: { requestId, channel: 'sms' } });
    expect(JSON.stringify(event)).not.toMatch(WORDS);
    expect((await ask(PrivacyCodeRpcV1.subject, { requestId })).message).toMatchObject({
      channel: 'sms',
      to: PHONE,
      code: expect.stringMatching(/^\d{6}$/),
      pagePath: '/privacy/my-data',
    });
    expect((await database.query('SELECT code_hashes::text AS hashes FROM privacy_requests')).rows[0].hashes).toMatch(
      /^\{[0-9a-f]{64}\}$/,
    );
    const refused = await call('POST', '/requests', { body: { contact: 'Quillon' } });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'privacy.contact_invalid' }),
    ]);
    const anywhere = await call('POST', '/requests', { body: { contact: '333 123 4567' } });
    expect([anywhere.status, await anywhere.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'privacy.country_code_missing',
        detail: expect.stringContaining('such as +39 333 123 4567'),
      }),
    ]);
  });

  it('prove it once, by one of the codes that were sent; a used one proves nothing', async () => {
    const { requestId } = await begun(EMAIL);
    const [first, second] = [await codeOf(requestId), await codeOf(requestId)];
    expect((await prove(requestId, first)).status).toBe(204);
    for (const code of [first, second]) expect((await prove(requestId, code)).status).toBe(422);
    expect((await ask(PrivacyCodeRpcV1.subject, { requestId })).message).toBeNull();
  });

  it('have five attempts, also when they come all at once and by several instances, and a quarter of an hour', async () => {
    const { requestId } = await begun(EMAIL);
    const code = await codeOf(requestId);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => prove(requestId, wrong, index % 2 ? app : other)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await prove(requestId, code)).status).toBe(422);
    expect((await database.query('SELECT code_tries FROM privacy_requests')).rows).toEqual([{ code_tries: 5 }]);

    const late = await begun(EMAIL);
    const lateCode = await codeOf(late.requestId);
    movedMs = PRIVACY.codeValidMs + 1000;
    expect((await prove(late.requestId, lateCode)).status).toBe(422);
  });

  it('have ten attempts an hour for one number or address, however many codes they ask for', async () => {
    const tried = async (contact: string) => {
      const { requestId } = await begun(contact);
      const wrong = (await codeOf(requestId)) === '000000' ? '000001' : '000000';
      const statuses: number[] = [];
      for (let times = 0; times < 5; times++) statuses.push((await prove(requestId, wrong)).status);
      return statuses;
    };
    const wrong = [422, 422, 422, 422, 422];
    expect([await tried(EMAIL), await tried(EMAIL), await tried(EMAIL)]).toEqual([
      wrong,
      wrong,
      [429, 429, 429, 429, 429],
    ]);
    expect(await tried(PHONE)).toEqual(wrong);
  });

  it('fill nobody’s telephone with codes', async () => {
    const answers = [];
    for (const visitor of ['A', 'B', 'C', 'D', 'E'])
      answers.push((await call('POST', '/requests', { body: { contact: PHONE }, visitor })).status);
    expect(answers).toEqual([202, 202, 202, 202, 429]);
    expect(
      (await database.query('SELECT key FROM submission_counts')).rows.map(({ key }) => key as string).join(),
    ).not.toMatch(WORDS);
  });

  it('see nothing without the proof, nor when its time is over or they have left', async () => {
    for (const path of ['/account', '/export']) expect((await call('GET', path)).status).toBe(403);
    expect((await call('POST', '/erasures', { body: {} })).status).toBe(403);
    expect((await call('GET', '/erasures/%00')).status).toBe(400);
    for (const receipt of ['x', 'A'.repeat(43)]) expect((await call('GET', `/erasures/${receipt}`)).status).toBe(404);
    expect((await call('GET', '/account', { cookie: `privacy=${'A'.repeat(43)}` })).status).toBe(403);
    const { cookie } = await proved(EMAIL);
    expect((await call('GET', '/account', { cookie })).status).toBe(200);
    movedMs = PRIVACY.openMs + 1000;
    expect((await call('GET', '/account', { cookie })).status).toBe(403);
    movedMs = 0;
    expect((await call('DELETE', '/account', { cookie })).status).toBe(204);
    expect((await call('GET', '/account', { cookie })).status).toBe(403);
    expect(await kept()).not.toMatch(WORDS);
  });

  it('see in short what is kept of them, and fetch all of it', async () => {
    await written();
    await review({ email: EMAIL });
    await review({ order_id: ORDER_ID });
    await voted('A', 'B');
    await database.query("INSERT INTO referrers (email, code, created_at) VALUES ($1, 'code', now())", [EMAIL]);
    const order = anOrder(ORDER_ID, { erasableFrom: AT });
    orders = [order];
    const { cookie } = await proved(EMAIL);
    expect((await (await call('GET', '/account', { cookie })).json()) as PrivacyAccount).toMatchObject({
      contact: { kind: 'email', value: EMAIL },
      orders: 1,
      open: [{ orderNumber: 'K7F4M', restaurantName: 'Trattoria', goneBy: AT }],
      messages: 3,
      stoppedSince: null,
      reviews: 2,
      contactMessages: 1,
      votes: 1,
      referrals: 0,
      referralLinks: 1,
    });
    const response = await call('GET', '/export', { cookie });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    const exported = (await response.json()) as PrivacyExport;
    expect(exported).toMatchObject({
      orders: [order],
      community: {
        reviews: [{ comment: 'Good, says Quillon' }, {}],
        contactMessages: [{ name: 'Quillon', message: 'Hello' }],
        votes: [{ restaurantName: 'Trattoria', vote: 'helpful' }],
        referralLinks: [{ email: EMAIL, code: 'code' }],
      },
    });
    expect(JSON.stringify(exported)).not.toContain('Grace');
    // Each part has what people may read, and no more: nothing by which a provider or a service knows a message.
    expect(exported.messages.map((message) => Object.keys(message).toSorted())).toEqual(
      exported.messages.map(() => [
        'audience',
        'channel',
        'id',
        'orderNumber',
        'purpose',
        'sentAt',
        'subject',
        'text',
        'to',
        'writtenAt',
      ]),
    );
  });

  it('are counted without reading a single order whole, and fetch all pages whatever their size', async () => {
    orders = Array.from({ length: 45 }, (_, index) =>
      anOrder(randomUUID(), { placedAt: new Date(Date.parse(AT) + index).toISOString() }),
    ).toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
    const { cookie } = await proved(EMAIL);
    const account = (await (await call('GET', '/account', { cookie })).json()) as PrivacyAccount;
    expect([account.orders, account.messages]).toEqual([45, 47]);
    expect(asked.some(([subject]) => subject === CustomerOrdersRpcV1.subject)).toBe(false);
    // Long orders make short pages: what says that there is more is the answer, and not its size.
    pageSize = 7;
    const exported = (await (await call('GET', '/export', { cookie })).json()) as PrivacyExport;
    expect(exported.orders.map(({ placedAt }) => placedAt)).toEqual(orders.map(({ placedAt }) => placedAt!).toSorted());
    expect([exported.orders.length, exported.messages.length]).toEqual([45, 47]);
  });

  it('get each of their orders and each message once, though there are more than can be asked about at once', async () => {
    orders = Array.from({ length: CUSTOMER_ORDERS_AT_ONCE + 3 }, () => anOrder(randomUUID())).toSorted((a, b) =>
      a.orderId < b.orderId ? -1 : 1,
    );
    pageSize = 2000;
    const { cookie } = await proved(EMAIL);
    const account = (await (await call('GET', '/account', { cookie })).json()) as PrivacyAccount;
    expect([account.orders, account.messages]).toEqual([orders.length, orders.length + 2]);
    pageSize = 800;
    const exported = (await (await call('GET', '/export', { cookie })).json()) as PrivacyExport;
    expect([exported.orders.length, exported.messages.length]).toEqual([orders.length, orders.length + 2]);
  });

  it('look 120 times an hour and fetch 20 times, however many codes they prove it by; then it says when they may again', async () => {
    const first = await proved(EMAIL);
    const statuses = async (path: string, times: number, cookie: string) => {
      const answers: number[] = [];
      for (let time = 0; time < times; time++)
        answers.push((await call('GET', path, { cookie, at: time % 2 ? app : other })).status);
      return answers;
    };
    expect(await statuses('/export', 20, first.cookie)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(await statuses('/account', 120, first.cookie))).toEqual(new Set([200]));
    const again = await proved(EMAIL);
    for (const path of ['/account', '/export']) {
      for (const { cookie } of [first, again]) {
        const refused = await call('GET', path, { cookie });
        expect([refused.status, refused.headers.get('content-type')]).toEqual([
          429,
          expect.stringContaining('application/problem+json'),
        ]);
        const { code, retryAfterSeconds } = (await refused.json()) as { code: string; retryAfterSeconds: number };
        expect([code, refused.headers.get('retry-after')]).toEqual(['submissions.too_many', String(retryAfterSeconds)]);
      }
    }
    const somebody = await proved(PHONE);
    expect((await call('GET', '/account', { cookie: somebody.cookie })).status).toBe(200);
    // Erasing is no look.
    expect((await call('POST', '/erasures', { body: {}, cookie: again.cookie })).status).toBe(202);
    expect(
      (await database.query('SELECT key FROM submission_counts')).rows.map(({ key }) => key as string).join(),
    ).not.toMatch(WORDS);
  });

  it('whose answer was lost get the same receipt again, also when all is done meanwhile; who has no right gets none', async () => {
    const { requestId, cookie, receipt } = await erased(EMAIL);
    await ordersErased(requestId, 1);
    await messagesErased(requestId, 1);
    expect((await receiptOf(receipt)).doneAt).not.toBeNull();
    const again = await call('POST', '/erasures', { body: { keepStop: true }, cookie });
    expect([again.status, await again.json()]).toEqual([202, { receipt }]);
    for (const path of ['/account', '/export']) expect((await call('GET', path, { cookie })).status).toBe(403);
    movedMs = PRIVACY.openMs + 1000;
    expect((await call('POST', '/erasures', { body: {}, cookie })).status).toBe(403);
  });

  it('are erased: by the address and by their orders, and the contact as soon as everybody has found by it', async () => {
    await written();
    await review({ email: EMAIL });
    await review({ order_id: ORDER_ID, is_published: true, share_id: 'demo' });
    const graces = await voted('A', 'B');
    await database.query("INSERT INTO review_summaries (share_id, count, ratings, version) VALUES ('demo', 3, 12, 3)");
    await database.query("INSERT INTO referrers (email, code, created_at) VALUES ($1, 'code', now())", [EMAIL]);
    const referral = (status: string, restaurant: string) =>
      database.query(
        'INSERT INTO referrals (id, referrer_email, restaurant_email, status, submitted_at, changed_at, reward_minor, credit_minor) VALUES (gen_random_uuid(), $1, $2, $3, now(), now(), 1, 1)',
        [EMAIL, restaurant, status],
      );
    await database.query(
      "INSERT INTO referrals (id, referrer_email, restaurant_email, status, submitted_at, changed_at, reward_minor, credit_minor) VALUES (gen_random_uuid(), 'grace@example.com', $1, 'signed_up', now(), now(), 1, 1)",
      [EMAIL],
    );
    await referral('sent', 'one@example.com');
    await referral('paid', 'two@example.com');
    const { requestId, cookie, receipt } = await erased(EMAIL);
    expect(await ask(ErasureContactRpcV1.subject, { requestId })).toEqual({
      contact: { kind: 'email', value: EMAIL },
      keepStop: false,
    });
    expect(
      ((await (await call('POST', '/erasures', { body: {}, cookie })).json()) as { receipt: string }).receipt,
    ).toBe(receipt);
    await allPublished(database);
    expect(
      (await published()).filter(({ type, subject }) => type === ErasureRequestedV1.type && subject === requestId),
    ).toHaveLength(1);
    expect(await receiptOf(receipt)).toMatchObject({ doneAt: null, removed: [], waiting: 0 });

    const [first, second] = [randomUUID(), randomUUID()];
    for (let times = 0; times < 3; times++) await ordersErased(requestId, 1, {}, first);
    await consumed(nats, 'identity', OrderingErasureDoneV1);
    expect((await ask(ErasureContactRpcV1.subject, { requestId })).contact).not.toBeNull();
    for (let times = 0; times < 3; times++) await messagesErased(requestId, 1, second);
    await consumed(nats, 'identity', NotifyErasureDoneV1);
    expect(await ask(ErasureContactRpcV1.subject, { requestId })).toEqual({ contact: null, keepStop: false });
    expect((await call('GET', '/account', { cookie })).status).toBe(403);

    expect(await kept()).not.toMatch(WORDS);
    expect(await kept()).not.toContain(hashOfVisitor('A'));
    expect((await database.query('SELECT id, customer_name, helpful FROM reviews')).rows).toEqual([
      { id: graces, customer_name: 'Grace', helpful: 1 },
    ]);
    expect((await database.query('SELECT visitor FROM review_votes')).rows).toEqual([{ visitor: hashOfVisitor('B') }]);
    expect((await database.query('SELECT count, ratings FROM review_summaries')).rows).toEqual([
      { count: 2, ratings: 8 },
    ]);
    expect(
      (
        await database.query(
          "SELECT status, split_part(referrer_email, ':', 1) AS referrer, split_part(restaurant_email, ':', 1) AS restaurant FROM referrals ORDER BY status",
        )
      ).rows,
    ).toEqual([
      { status: 'paid', referrer: 'removed', restaurant: 'two@example.com' },
      { status: 'signed_up', referrer: 'grace@example.com', restaurant: 'removed' },
    ]);
    const shown = await receiptOf(receipt);
    expect(shown.doneAt).not.toBeNull();
    expect(shown.removed).toEqual(
      expect.arrayContaining([
        { service: 'ordering', what: 'orders', count: 1 },
        { service: 'notify', what: 'messages', count: 4 },
        { service: 'identity', what: 'reviews', count: 2 },
        { service: 'identity', what: 'contactMessages', count: 1 },
        { service: 'identity', what: 'referrals', count: 3 },
        { service: 'identity', what: 'referralLinks', count: 1 },
        { service: 'identity', what: 'votes', count: 1 },
      ]),
    );
    expect((await published()).map((event) => JSON.stringify(event)).join()).not.toMatch(WORDS);
  });

  it('are told that open orders follow, and reviews of those go with them', async () => {
    const later = randomUUID();
    const goneBy = new Date(Date.now() + 86_400_000).toISOString();
    await review({ order_id: later });
    const { requestId, receipt } = await erased(PHONE);
    await messagesErased(requestId, 1);
    await ordersErased(requestId, 1, { waiting: [{ orderId: later, goneBy }] });
    expect(await receiptOf(receipt)).toMatchObject({ doneAt: null, waiting: 1, waitingUntil: goneBy });
    expect(await ask(ErasureContactRpcV1.subject, { requestId })).toMatchObject({ contact: null });
    expect((await database.query('SELECT 1 FROM reviews')).rowCount).toBe(1);
    await ordersErased(requestId, 2, { orderIds: [later] });
    expect((await receiptOf(receipt)).doneAt).toBeNull();
    await messagesErased(requestId, 2);
    expect(await receiptOf(receipt)).toMatchObject({ doneAt: expect.any(String), waiting: 0, waitingUntil: null });
    expect((await database.query('SELECT 1 FROM reviews')).rowCount).toBe(0);
  });

  it('are done when all parts are in, in whatever order they come and however often', async () => {
    const later = randomUUID();
    const waiting = [{ orderId: later, goneBy: new Date(Date.now() + 86_400_000).toISOString() }];
    const { requestId, receipt } = await erased(PHONE);
    await ordersErased(requestId, 2, { orderIds: [later] });
    await messagesErased(requestId, 2);
    expect(await receiptOf(receipt)).toMatchObject({ doneAt: null, waiting: 0 });
    expect((await ask(ErasureContactRpcV1.subject, { requestId })).contact).not.toBeNull();
    // What waited when it was told of waits no more.
    await ordersErased(requestId, 1, { waiting });
    expect(await receiptOf(receipt)).toMatchObject({ doneAt: null, waiting: 0, waitingUntil: null });
    for (let times = 0; times < 2; times++) await messagesErased(requestId, 1);
    const done = await receiptOf(receipt);
    expect(done).toMatchObject({ doneAt: expect.any(String), waiting: 0 });
    await review({ order_id: later });
    for (const [part, more] of [
      [1, { waiting }],
      [2, { orderIds: [later] }],
    ] as const)
      await ordersErased(requestId, part, more);
    expect(await receiptOf(receipt)).toEqual(done);
    expect((await database.query('SELECT 1 FROM reviews')).rowCount).toBe(1);
  });

  it('are asked for once more, once a day by two instances, when a step was lost; not while only an open order is waited for; and it is said when they are late, by a moved clock', async () => {
    const goneBy = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const [lost, halfway, waiting, finished] = [
      await erased(PHONE),
      await erased(EMAIL),
      await erased('+15035550178'),
      await erased('+15035550179'),
    ];
    await ordersErased(halfway.requestId, 1);
    for (const { requestId, more } of [
      { ...waiting, more: { waiting: [{ orderId: randomUUID(), goneBy }] } },
      { ...finished, more: {} },
    ]) {
      await ordersErased(requestId, 1, more);
      await messagesErased(requestId, 1);
    }
    const handlers = [app, other, app].map((each) => each.get(RepeatErasuresHandler));
    const said = handlers.map((handler) => jest.spyOn(handler['logger'], 'warn').mockImplementation());
    const repeat = async () =>
      (await Promise.all(handlers.map((handler) => handler.execute()))).reduce((all, count) => all + count, 0);
    const requests = async (requestId: string) => {
      await allPublished(database);
      return (await published()).filter(
        ({ type, subject }) => type === ErasureRequestedV1.type && subject === requestId,
      );
    };
    movedMs = PRIVACY.stalledMs - 60_000;
    expect(await repeat()).toBe(0);
    movedMs = PRIVACY.stalledMs + 60_000;
    expect([await repeat(), await repeat()]).toEqual([2, 0]);
    for (const { requestId } of [lost, halfway]) {
      const [first, again, ...more] = await requests(requestId);
      expect([again?.aggregateversion, again?.data, more]).toEqual([3, first?.data, []]);
    }
    for (const { requestId } of [waiting, finished]) expect(await requests(requestId)).toHaveLength(1);
    movedMs = 2 * PRIVACY.stalledMs + 60_000;
    expect(await repeat()).toBe(2);
    expect((await requests(lost.requestId)).map(({ aggregateversion }) => aggregateversion)).toEqual([2, 3, 4]);

    for (const warned of said) expect(warned).not.toHaveBeenCalled();
    movedMs = PRIVACY.overdueMs + 60_000;
    await repeat();
    expect(said[1]).toHaveBeenCalledWith('Erasures of customers that are overdue: 2');
    // Lost no more.
    await ordersErased(lost.requestId, 1);
    for (const { requestId } of [lost, halfway]) await messagesErased(requestId, 1);
    movedMs += PRIVACY.stalledMs;
    expect(await repeat()).toBe(0);
  });

  it('cannot have more codes sent to a number by erasing what is kept of it, or by leaving, nor guess more of them', async () => {
    for (let times = 0; times < 2; times++) await begun(PHONE);
    const { cookie } = await proved(PHONE);
    expect((await call('DELETE', '/account', { cookie })).status).toBe(204);
    const { requestId } = await erased(PHONE);
    await ordersErased(requestId, 1);
    await messagesErased(requestId, 1);
    expect(await ask(ErasureContactRpcV1.subject, { requestId })).toMatchObject({ contact: null });
    expect((await call('POST', '/requests', { body: { contact: PHONE }, visitor: 'B' })).status).toBe(429);
    expect(
      (await database.query("SELECT count FROM submission_counts WHERE scope = 'email' AND form = 'privacy-try'")).rows,
    ).toEqual([{ count: 2 }]);
    // Of the browser nothing is left; of the contact a hash, until its time is over.
    expect(
      (
        await database.query("SELECT 1 FROM submission_counts WHERE scope = 'visitor' AND key = $1", [
          hashOfVisitor('A'),
        ])
      ).rowCount,
    ).toBe(0);
    movedMs = 3_600_000;
    expect((await call('POST', '/requests', { body: { contact: PHONE } })).status).toBe(202);
  });

  it('leave no address behind in what counts how often they sent a form', async () => {
    const letter = {
      name: 'Quillon',
      email: EMAIL,
      subject: 'Hello',
      category: 'general',
      message: 'Do you deliver to us?',
    };
    const response = await fetch(`${await app.getUrl()}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(letter),
    });
    expect(response.status).toBe(201);
    const { rows } = await database.query<{ key: string }>("SELECT key FROM submission_counts WHERE scope = 'email'");
    expect(rows).toEqual([{ key: createHash('sha256').update(EMAIL).digest('hex') }]);
  });

  it('who asked and did not come back are erased, and receipts after a year; once by two instances, with a log', async () => {
    await begun(EMAIL);
    const { requestId, receipt } = await erased(PHONE);
    await ordersErased(requestId, 1);
    await messagesErased(requestId, 1);
    const purge = () => Promise.all([app, other, app].map((each) => each.get(PurgeRequestsHandler).execute()));
    const sum = (gone: { requests: number; receipts: number }[]) => [
      gone.reduce((all, { requests }) => all + requests, 0),
      gone.reduce((all, { receipts }) => all + receipts, 0),
    ];
    expect(sum(await purge())).toEqual([0, 0]);
    movedMs = PRIVACY.codeValidMs + 1000;
    expect(sum(await purge())).toEqual([1, 0]);
    movedMs = RETENTION.erasureReceiptMs - 60_000;
    expect(sum(await purge())).toEqual([0, 0]);
    movedMs = RETENTION.erasureReceiptMs + 60_000;
    expect(sum(await purge())).toEqual([0, 1]);
    expect((await call('GET', `/erasures/${receipt}`)).status).toBe(404);
    expect((await database.query('SELECT what, count FROM retention_log ORDER BY id')).rows).toEqual([
      { what: 'requests of customers', count: 1 },
      { what: 'receipts of erasures', count: 1 },
    ]);
  });
});
