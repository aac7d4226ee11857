import { randomBytes, randomUUID } from 'node:crypto';
import {
  API_LIMITS,
  ApiKeyRpcV1,
  ApiOrders,
  BoardOrder,
  SalesFigures,
  type ApiKeyClaims,
  type ApiScope,
} from '@chalkboard/contracts';
import { Clock, hashOfApiKey } from '@chalkboard/service-kit/domain';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { OrderStatistics } from '../src/persistence/order-statistics';
import { answering } from './answering';
import { OrderingUnderTest } from './ordering-under-test';

/** Identity as far as it is asked about keys. */
const keys = new Map<string, ApiKeyClaims>();
/** Whose keys identity was asked about, by their hashes. */
const asked: string[] = [];

describe('orders by key, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  let authority: StandInAuthority;
  let stopAnswering: () => Promise<void>;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    authority = await StandInAuthority.start(ordering.nats);
    stopAnswering = await answering(ordering.nats, ApiKeyRpcV1.subject, ({ secretHash }) => {
      asked.push(String(secretHash));
      return { key: keys.get(String(secretHash)) ?? null };
    });
  });
  afterAll(async () => {
    await stopAnswering();
    await ordering.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  const aKey = (businessId: string, ...scopes: ApiScope[]) => {
    const secret = `cb_${randomBytes(32).toString('base64url')}`;
    const claims: ApiKeyClaims = { keyId: randomUUID(), businessId, scopes, rights: 1, expiresAt: null };
    keys.set(hashOfApiKey(secret), claims);
    return { secret, claims, revoke: () => keys.delete(hashOfApiKey(secret)) };
  };
  const call = (path: string, secret?: string) =>
    ordering.call('GET', path, { headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` } });
  const outcome = async (answer: Promise<Response>) => {
    const response = await answer;
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  const list = async (secret: string, query = '') =>
    ApiOrders.parse(await (await call(`/api/v1/orders${query}`, secret)).json());

  it('lists the orders of all menus of the business, placed last first, part by part and each once', async () => {
    const businessId = randomUUID();
    const [one, two] = [await ordering.restaurant({ businessId }), await ordering.restaurant({ businessId })];
    const placed: string[] = [];
    for (const { menu } of [one, two, one, one, two]) placed.unshift((await ordering.placed(menu)).orderId);
    const { secret } = aKey(businessId, 'orders:read');

    const read: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const part: ApiOrders = await list(secret, `?limit=2${next && `&cursor=${next}`}`);
      read.push(...part.orders.map(({ orderId }) => orderId));
      next = part.next;
    }
    expect(read).toEqual(placed);
    const ofOne = await list(secret, `?shareId=${one.menu.shareId}`);
    expect(ofOne.orders.map(({ shareId }) => shareId)).toEqual([one, one, one].map(({ menu }) => menu.shareId));
  });

  it('reads an order as the board shows it', async () => {
    const businessId = randomUUID();
    const { menu } = await ordering.restaurant({ businessId });
    const { orderId } = await ordering.placed(menu);
    const answer = await call(`/api/v1/orders/${orderId}`, aKey(businessId, 'orders:read').secret);
    expect(BoardOrder.parse(await answer.json())).toMatchObject({ orderId, status: 'placed', shareId: menu.shareId });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('treats menus and orders of another business, and of none, as if there were none', async () => {
    const others = await ordering.restaurant({ businessId: randomUUID() });
    const nobodys = await ordering.restaurant();
    const { secret } = aKey(randomUUID(), 'orders:read');
    for (const { menu } of [others, nobodys]) {
      const { orderId } = await ordering.placed(menu);
      expect(await outcome(call(`/api/v1/orders/${orderId}`, secret))).toEqual([404, 'ordering.order_not_found']);
      expect(await outcome(call(`/api/v1/orders?shareId=${menu.shareId}`, secret))).toEqual([
        404,
        'ordering.menu_not_found',
      ]);
    }
    expect((await list(secret)).orders).toEqual([]);
    expect(await outcome(call(`/api/v1/orders/${randomUUID()}`, secret))).toEqual([404, 'ordering.order_not_found']);
  });

  it('tells the sales of a menu, and of all menus of the business, and of no other', async () => {
    const businessId = randomUUID();
    const [one, two] = [await ordering.restaurant({ businessId }), await ordering.restaurant({ businessId })];
    const others = await ordering.restaurant({ businessId: randomUUID() });
    for (const { menu } of [one, one, two, others]) await ordering.placed(menu);
    await ordering.app.get(OrderStatistics).execute();
    const { secret } = aKey(businessId, 'figures:read');
    const today = new Date();
    const day = (shift: number) => new Date(today.getTime() + shift * 86_400_000).toISOString().slice(0, 10);
    const path = ({ menu }: typeof one, more = '') =>
      `/api/v1/figures?shareId=${menu.shareId}&from=${day(-1)}&to=${day(1)}${more}`;
    const read = async (at: string) => SalesFigures.parse(await (await call(at, secret)).json());
    expect((await read(path(one))).totals.orders).toBe(2);
    const all = await read(path(one, '&of=business'));
    expect([all.totals.orders, all.locations.length]).toEqual([3, 2]);
    expect(await outcome(call(path(others), secret))).toEqual([404, 'ordering.menu_not_found']);
    expect(await outcome(call(`/api/v1/figures?shareId=${one.menu.shareId}&from=x&to=y`, secret))).toEqual([
      400,
      'request.invalid',
    ]);
    expect(await outcome(call(path(one), aKey(businessId, 'orders:read').secret))).toEqual([
      403,
      'access.scope_missing',
    ]);
  });

  it('lets nobody in without a key that is good for it', async () => {
    const businessId = randomUUID();
    const { secret } = aKey(businessId, 'menus:read');
    expect(await outcome(call('/api/v1/orders'))).toEqual([401, 'access.key_needed']);
    expect(await outcome(call('/api/v1/orders', 'no key'))).toEqual([401, 'access.key_invalid']);
    expect(await outcome(call('/api/v1/orders', `cb_${'A'.repeat(43)}`))).toEqual([401, 'access.key_invalid']);
    expect(await outcome(call('/api/v1/orders', secret))).toEqual([403, 'access.scope_missing']);
    const { secret: expired, claims } = aKey(businessId, 'orders:read');
    keys.set(hashOfApiKey(expired), { ...claims, expiresAt: new Date(Date.now() - 1).toISOString() });
    expect(await outcome(call('/api/v1/orders', expired))).toEqual([401, 'access.key_invalid']);
  });

  it('moves an order with minutes, and takes the same move again for a repeat', async () => {
    const businessId = randomUUID();
    const { menu } = await ordering.restaurant({ businessId });
    const { orderId } = await ordering.placed(menu);
    const move = (body: object, secret: string) =>
      ordering.call('POST', `/api/v1/orders/${orderId}/moves`, {
        body,
        headers: { authorization: `Bearer ${secret}` },
      });
    const { secret } = aKey(businessId, 'orders:write');
    const accept = { move: 'accept', version: 1, minutes: 25 };
    const accepted = BoardOrder.parse(await (await move(accept, secret)).json());
    expect(accepted.history.at(-1)).toMatchObject({ status: 'accepted', by: 'restaurant' });
    const repeated = BoardOrder.parse(await (await move(accept, secret)).json());
    expect(repeated).toEqual(accepted);

    expect(await outcome(move({ move: 'start', version: 1 }, secret))).toEqual([409, 'ordering.order_changed']);
    expect(await outcome(move({ move: 'cancel', version: accepted.version }, secret))).toEqual([
      422,
      'ordering.reason_needed',
    ]);
    expect(await outcome(move({ move: 'delay', version: accepted.version }, secret))).toEqual([400, 'request.invalid']);
    expect(await outcome(move(accept, aKey(businessId, 'orders:read').secret))).toEqual([403, 'access.scope_missing']);
    expect(await outcome(move(accept, aKey(randomUUID(), 'orders:write').secret))).toEqual([
      404,
      'ordering.order_not_found',
    ]);
    const unchanged = await call(`/api/v1/orders/${orderId}`, aKey(businessId, 'orders:read').secret);
    expect(await unchanged.json()).toEqual(accepted);
  });

  it('refuses a cursor that was made up', async () => {
    const { secret } = aKey(randomUUID(), 'orders:read');
    expect(await outcome(call('/api/v1/orders?cursor=bm90aGluZw', secret))).toEqual([400, 'request.invalid']);
  });

  it('remembers a key for seconds, and asks again at once when its rights have changed', async () => {
    const { secret, claims, revoke } = aKey(randomUUID(), 'orders:read');
    expect((await call('/api/v1/orders', secret)).status).toBe(200);
    revoke();
    expect((await call('/api/v1/orders', secret)).status).toBe(200);
    await authority.changeRights(claims.keyId, 2);
    await waitFor('the key is refused', async () => (await call('/api/v1/orders', secret)).status === 401);
  });

  it('asks about made-up keys of an address a limited number of times, and serves good keys meanwhile', async () => {
    const flooding = '203.0.113.7';
    const from = (address: string, secret: string) =>
      ordering.call('GET', '/api/v1/orders', {
        headers: { authorization: `Bearer ${secret}`, 'x-forwarded-for': address },
      });
    const madeUp = () => `cb_${randomBytes(32).toString('base64url')}`;
    const now = jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date('2026-11-26T12:00:05Z'));
    const { secret: used } = aKey(randomUUID(), 'orders:read');
    expect((await from(flooding, used)).status).toBe(200);

    asked.length = 0;
    const calls = Array.from({ length: 600 }, madeUp);
    const statuses: number[] = [];
    const worker = async () => {
      for (let secret = calls.pop(); secret !== undefined; secret = calls.pop())
        statuses.push((await from(flooding, secret)).status);
    };
    await Promise.all(Array.from({ length: 12 }, worker));
    expect(asked).toHaveLength(API_LIMITS.unknownKeysPerMinute);
    expect(statuses.filter((status) => status === 401)).toHaveLength(API_LIMITS.unknownKeysPerMinute);
    expect(statuses.filter((status) => status === 429)).toHaveLength(600 - API_LIMITS.unknownKeysPerMinute);
    const refused = await from(flooding, madeUp());
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^application\/problem\+json/),
      'retry-after': '55',
    });
    expect(await refused.json()).toMatchObject({ status: 429, code: 'access.too_many_unknown_keys' });

    expect((await from('203.0.113.8', aKey(randomUUID(), 'orders:read').secret)).status).toBe(200);
    expect((await from(flooding, used)).status).toBe(200);
    // Long enough for it to be looked at again.
    now.mockReturnValue(new Date('2026-11-26T12:00:50Z'));
    asked.length = 0;
    expect((await from(flooding, used)).status).toBe(200);
    expect(asked).toEqual([hashOfApiKey(used)]);
  });

  it('asks once about a key that does not work, however often it is sent within seconds', async () => {
    const secret = `cb_${randomBytes(32).toString('base64url')}`;
    jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date('2026-11-26T12:10:05Z'));
    asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 200 }, () => call('/api/v1/orders', secret)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(asked).toEqual([hashOfApiKey(secret)]);
  });

  it('counts the requests of each key exactly, by two instances at once, and says what is left', async () => {
    const another = await ordering.another();
    const urls = [await ordering.app.getUrl(), await another.getUrl()];
    // One minute: all that follows is counted in it.
    const minute = new Date('2026-11-26T12:00:30Z');
    for (const app of [ordering.app, another]) jest.spyOn(app.get(Clock), 'now').mockReturnValue(minute);
    try {
      // 5200 requests in all.
      const made = Array.from({ length: 8 }, () => aKey(randomUUID(), 'orders:read').secret);
      const statuses = new Map(made.map((secret) => [secret, [] as number[]]));
      const each = API_LIMITS.requestsPerMinute + 50;
      const calls = Array.from({ length: each * made.length }, (_, index) => index);
      const worker = async () => {
        for (let index = calls.pop(); index !== undefined; index = calls.pop()) {
          const secret = made[index % made.length]!;
          const { status } = await fetch(`${urls[index % 2]}/api/v1/orders`, {
            headers: { authorization: `Bearer ${secret}` },
          });
          statuses.get(secret)!.push(status);
        }
      };
      await Promise.all(Array.from({ length: 12 }, worker));
      for (const answers of statuses.values()) {
        expect(answers.filter((status) => status === 200)).toHaveLength(API_LIMITS.requestsPerMinute);
        expect(answers.filter((status) => status === 429)).toHaveLength(50);
      }
      const refused = await call('/api/v1/orders', made[0]);
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'ratelimit-policy': '"minute";q=600;w=60',
        ratelimit: '"minute";r=0;t=30',
        'retry-after': '30',
      });
      const fresh = await call('/api/v1/orders', aKey(randomUUID(), 'orders:read').secret);
      expect(fresh.headers.get('ratelimit')).toBe('"minute";r=599;t=30');
    } finally {
      await another.close();
    }
  }, 120_000);
});
