import { createHash, randomUUID } from 'node:crypto';
import {
  CUSTOMER_ORDERS_AT_ONCE,
  CustomerOrdersRpcV1,
  PRIVACY,
  PrivacyCodeRequestedV1,
  PrivacyCodeRpcV1,
  type PrivacyAccount,
  type PrivacyExport,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { anOrder, AT, PHONE } from './customer-data-stand-in';
import { EMAIL, ORDER_ID, PrivacyUnderTest, WORDS } from './privacy-under-test';

describe('customers who want to see what is kept of them, on a real Postgres and a real NATS', () => {
  let privacy: PrivacyUnderTest;
  let database: Client;
  let app: NestFastifyApplication;
  let other: NestFastifyApplication;

  beforeAll(async () => {
    privacy = await PrivacyUnderTest.start();
    ({ app, other, database } = privacy);
  });
  afterAll(() => privacy.stop());
  beforeEach(() => privacy.reset());
  afterEach(() => jest.restoreAllMocks());

  it('get a code for a number or an address, by an event that names neither', async () => {
    const { requestId, channel, validMinutes } = await privacy.begun('(503) 555-0177');
    expect([channel, validMinutes]).toEqual(['sms', 15]);
    const event = await waitFor('the event', async () =>
      (await privacy.published()).find(({ subject }) => subject === requestId),
    );
    expect(event).toMatchObject({ type: PrivacyCodeRequestedV1.type, data: { requestId, channel: 'sms' } });
    expect(JSON.stringify(event)).not.toMatch(WORDS);
    expect((await privacy.ask(PrivacyCodeRpcV1.subject, { requestId })).message).toMatchObject({
      channel: 'sms',
      to: PHONE,
      code: expect.stringMatching(/^\d{6}$/),
      pagePath: '/privacy/my-data',
    });
    expect((await database.query('SELECT code_hashes::text AS hashes FROM privacy_requests')).rows[0].hashes).toMatch(
      /^\{[0-9a-f]{64}\}$/,
    );
    const refused = await privacy.call('POST', '/requests', { body: { contact: 'Quillon' } });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'privacy.contact_invalid' }),
    ]);
    const anywhere = await privacy.call('POST', '/requests', { body: { contact: '333 123 4567' } });
    expect([anywhere.status, await anywhere.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'privacy.country_code_missing',
        detail: expect.stringContaining('such as +39 333 123 4567'),
      }),
    ]);
  });

  it('prove it once, by one of the codes that were sent; a used one proves nothing', async () => {
    const { requestId } = await privacy.begun(EMAIL);
    const [first, second] = [await privacy.codeOf(requestId), await privacy.codeOf(requestId)];
    expect((await privacy.prove(requestId, first)).status).toBe(204);
    for (const code of [first, second]) expect((await privacy.prove(requestId, code)).status).toBe(422);
    expect((await privacy.ask(PrivacyCodeRpcV1.subject, { requestId })).message).toBeNull();
  });

  it('have five attempts, also when they come all at once and by several instances, and a quarter of an hour', async () => {
    const { requestId } = await privacy.begun(EMAIL);
    const code = await privacy.codeOf(requestId);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => privacy.prove(requestId, wrong, index % 2 ? app : other)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await privacy.prove(requestId, code)).status).toBe(422);
    expect((await database.query('SELECT code_tries FROM privacy_requests')).rows).toEqual([{ code_tries: 5 }]);

    const late = await privacy.begun(EMAIL);
    const lateCode = await privacy.codeOf(late.requestId);
    privacy.movedMs = PRIVACY.codeValidMs + 1000;
    expect((await privacy.prove(late.requestId, lateCode)).status).toBe(422);
  });

  it('have ten attempts an hour for one number or address, however many codes they ask for', async () => {
    const tried = async (contact: string) => {
      const { requestId } = await privacy.begun(contact);
      const wrong = (await privacy.codeOf(requestId)) === '000000' ? '000001' : '000000';
      const statuses: number[] = [];
      for (let times = 0; times < 5; times++) statuses.push((await privacy.prove(requestId, wrong)).status);
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
      answers.push((await privacy.call('POST', '/requests', { body: { contact: PHONE }, visitor })).status);
    expect(answers).toEqual([202, 202, 202, 202, 429]);
    expect(
      (await database.query('SELECT key FROM submission_counts')).rows.map(({ key }) => key as string).join(),
    ).not.toMatch(WORDS);
  });

  it('see nothing without the proof, nor when its time is over or they have left', async () => {
    for (const path of ['/account', '/export']) expect((await privacy.call('GET', path)).status).toBe(403);
    expect((await privacy.call('POST', '/erasures', { body: {} })).status).toBe(403);
    expect((await privacy.call('GET', '/erasures/%00')).status).toBe(400);
    for (const receipt of ['x', 'A'.repeat(43)])
      expect((await privacy.call('GET', `/erasures/${receipt}`)).status).toBe(404);
    expect((await privacy.call('GET', '/account', { cookie: `privacy=${'A'.repeat(43)}` })).status).toBe(403);
    const { cookie } = await privacy.proved(EMAIL);
    expect((await privacy.call('GET', '/account', { cookie })).status).toBe(200);
    privacy.movedMs = PRIVACY.openMs + 1000;
    expect((await privacy.call('GET', '/account', { cookie })).status).toBe(403);
    privacy.movedMs = 0;
    expect((await privacy.call('DELETE', '/account', { cookie })).status).toBe(204);
    expect((await privacy.call('GET', '/account', { cookie })).status).toBe(403);
    expect(await privacy.kept()).not.toMatch(WORDS);
  });

  it('see in short what is kept of them, and fetch all of it', async () => {
    await privacy.written();
    await privacy.review({ email: EMAIL });
    await privacy.review({ order_id: ORDER_ID });
    await privacy.voted('A', 'B');
    await database.query("INSERT INTO referrers (email, code, created_at) VALUES ($1, 'code', now())", [EMAIL]);
    const order = anOrder(ORDER_ID, { erasableFrom: AT });
    privacy.others.orders = [order];
    const { cookie } = await privacy.proved(EMAIL);
    expect((await (await privacy.call('GET', '/account', { cookie })).json()) as PrivacyAccount).toMatchObject({
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
    const response = await privacy.call('GET', '/export', { cookie });
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
    privacy.others.orders = Array.from({ length: 45 }, (_, index) =>
      anOrder(randomUUID(), { placedAt: new Date(Date.parse(AT) + index).toISOString() }),
    ).toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
    const { cookie } = await privacy.proved(EMAIL);
    const account = (await (await privacy.call('GET', '/account', { cookie })).json()) as PrivacyAccount;
    expect([account.orders, account.messages]).toEqual([45, 47]);
    expect(privacy.others.asked.some(([subject]) => subject === CustomerOrdersRpcV1.subject)).toBe(false);
    // Long orders make short pages: what says that there is more is the answer, and not its size.
    privacy.others.pageSize = 7;
    const exported = (await (await privacy.call('GET', '/export', { cookie })).json()) as PrivacyExport;
    expect(exported.orders.map(({ placedAt }) => placedAt)).toEqual(
      privacy.others.orders.map(({ placedAt }) => placedAt!).toSorted(),
    );
    expect([exported.orders.length, exported.messages.length]).toEqual([45, 47]);
  });

  it('get each of their orders and each message once, though there are more than can be asked about at once', async () => {
    privacy.others.orders = Array.from({ length: CUSTOMER_ORDERS_AT_ONCE + 3 }, () => anOrder(randomUUID())).toSorted(
      (a, b) => (a.orderId < b.orderId ? -1 : 1),
    );
    privacy.others.pageSize = 2000;
    const { cookie } = await privacy.proved(EMAIL);
    const account = (await (await privacy.call('GET', '/account', { cookie })).json()) as PrivacyAccount;
    expect([account.orders, account.messages]).toEqual([
      privacy.others.orders.length,
      privacy.others.orders.length + 2,
    ]);
    privacy.others.pageSize = 800;
    const exported = (await (await privacy.call('GET', '/export', { cookie })).json()) as PrivacyExport;
    expect([exported.orders.length, exported.messages.length]).toEqual([
      privacy.others.orders.length,
      privacy.others.orders.length + 2,
    ]);
  });

  it('look 120 times an hour and fetch 20 times, however many codes they prove it by; then it says when they may again', async () => {
    const first = await privacy.proved(EMAIL);
    const statuses = async (path: string, times: number, cookie: string) => {
      const answers: number[] = [];
      for (let time = 0; time < times; time++)
        answers.push((await privacy.call('GET', path, { cookie, at: time % 2 ? app : other })).status);
      return answers;
    };
    expect(await statuses('/export', 20, first.cookie)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(await statuses('/account', 120, first.cookie))).toEqual(new Set([200]));
    const again = await privacy.proved(EMAIL);
    for (const path of ['/account', '/export']) {
      for (const { cookie } of [first, again]) {
        const refused = await privacy.call('GET', path, { cookie });
        expect([refused.status, refused.headers.get('content-type')]).toEqual([
          429,
          expect.stringContaining('application/problem+json'),
        ]);
        const { code, retryAfterSeconds } = (await refused.json()) as { code: string; retryAfterSeconds: number };
        expect([code, refused.headers.get('retry-after')]).toEqual(['submissions.too_many', String(retryAfterSeconds)]);
      }
    }
    const somebody = await privacy.proved(PHONE);
    expect((await privacy.call('GET', '/account', { cookie: somebody.cookie })).status).toBe(200);
    // Erasing is no look.
    expect((await privacy.call('POST', '/erasures', { body: {}, cookie: again.cookie })).status).toBe(202);
    expect(
      (await database.query('SELECT key FROM submission_counts')).rows.map(({ key }) => key as string).join(),
    ).not.toMatch(WORDS);
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
});
