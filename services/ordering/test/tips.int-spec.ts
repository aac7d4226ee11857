import { randomUUID } from 'node:crypto';
import {
  Board,
  BoardHistory,
  BoardOrder,
  OrderTicketsRpcV1,
  QuoteResponse,
  TrackedOrder,
  type MenuSnapshot,
  type PlaceOrderRequest,
  type Problem,
  type TableList,
  type TableVisit,
} from '@chalkboard/contracts';
import { anOrder } from '../src/domain/testing/order.factory';
import { OrderRetention } from '../src/persistence/order-retention';
import { OrderingUnderTest, type Device } from './ordering-under-test';

describe('tips, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());

  const set = (menu: MenuSnapshot, device: Device, body: unknown) =>
    ordering.call('PUT', `/api/orders/board/${menu.shareId}/payment`, { body, device });
  async function tipped(shares = [10, 15, 20], changes: Partial<MenuSnapshot> = {}) {
    const { menu, owner } = await ordering.restaurant(changes);
    expect((await set(menu, owner, { tips: { shares } })).status).toBe(200);
    return { menu, owner };
  }
  const quoted = async (menu: MenuSnapshot) => {
    const { shareId, orderType, cart } = anOrder(menu);
    const response = await ordering.call('POST', '/api/orders/quote', { body: { shareId, orderType, cart } });
    return QuoteResponse.parse(await response.json());
  };
  const place = (menu: MenuSnapshot, changes: Partial<PlaceOrderRequest> | object) =>
    ordering.call('POST', '/api/orders', {
      body: { ...anOrder(menu), ...changes },
      headers: { 'idempotency-key': randomUUID() },
    });
  const count = async (menu: MenuSnapshot) =>
    (
      (await ordering.query('SELECT count(*)::int AS orders FROM orders WHERE share_id = $1', [menu.shareId])) as {
        orders: number;
      }[]
    )[0]?.orders;
  const boardOf = async (menu: MenuSnapshot, device: Device) =>
    Board.parse(await (await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device })).json());
  const daysOf = async (menu: MenuSnapshot, device: Device) =>
    BoardHistory.parse(
      await (await ordering.call('GET', `/api/orders/board/${menu.shareId}/history`, { device })).json(),
    ).days;

  it('are not asked for until the owner turns them on', async () => {
    const { menu, owner } = await ordering.restaurant();
    expect((await quoted(menu)).tips).toBeUndefined();
    await set(menu, owner, { tips: { shares: [10, 15, 20] } });
    expect((await quoted(menu)).tips).toEqual({
      shares: [
        { percent: 10, amount: 250 },
        { percent: 15, amount: 375 },
        { percent: 20, amount: 500 },
      ],
      highest: 2500,
    });
    await set(menu, owner, {});
    expect((await quoted(menu)).tips).toBeUndefined();
  });

  it('stand beside the total in order, event, board, page and ticket, and stay when the order is corrected', async () => {
    const { menu, owner } = await tipped();
    const { orderId, secret } = await ordering.placed(menu, { tip: 3.75 });
    const agreed = { subtotal: 2500, total: 2500, tip: 375 };
    const [event] = await ordering.published(orderId, 'ordering.order.placed.v1', 1);
    expect(event?.data).toMatchObject(agreed);
    expect((await boardOf(menu, owner)).orders[0]).toMatchObject(agreed);
    const page = await ordering.call('GET', `/api/orders/track/${secret}`);
    expect(TrackedOrder.parse(await page.json())).toMatchObject(agreed);
    const message = await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [orderId] }), {
      timeout: 10_000,
    });
    expect(OrderTicketsRpcV1.reply.parse(message.json<{ reply: unknown }>().reply).tickets[0]?.contents).toMatchObject(
      agreed,
    );
    const corrected = await ordering.call('PUT', `/api/orders/board/${menu.shareId}/orders/${orderId}`, {
      device: owner,
      body: {
        customer: { name: 'Ada', phone: '555 0100' },
        orderType: 'pickup',
        paymentMethod: 'cash',
        cart: [{ name: 'Margherita', price: '', quantity: 1, total: 12.5, itemId: 'margherita' }],
        version: 1,
      },
    });
    expect(BoardOrder.parse(await corrected.json())).toMatchObject({ total: 1250, tip: 375 });
  });

  it('are in the days apart from the revenue, also when their orders are gone; not those of what was turned down', async () => {
    const { menu, owner } = await tipped();
    await ordering.placed(menu, { tip: 2.5 });
    await ordering.placed(menu, { tip: 1 });
    const { orderId } = await ordering.placed(menu, { tip: 20 });
    await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', version: 1, reason: 'Closed.' });
    const totals = { orders: 3, refused: 1, revenue: 5000, tips: 350 };
    expect(await daysOf(menu, owner)).toMatchObject([totals]);
    const later = new Date(Date.now() + 60_000);
    await ordering.app.get(OrderRetention).purge(later, 1000, later);
    expect(await count(menu)).toBe(0);
    expect(await daysOf(menu, owner)).toMatchObject([totals]);
  });

  it.each([
    [{ tip: -1 }, 400, /cannot be less than nothing/],
    [{ tip: '3' }, 400, /has to be an amount/],
    [{ tip: null }, 400, /has to be an amount/],
    [{ tip: 2.505 }, 422, /not an amount of money/],
    [{ tip: 0.001 }, 422, /not an amount of money/],
    [{ tip: 25.01 }, 422, /at most as much as the dishes cost, \$25\.00/],
    [{ tip: 1e15 }, 422, /not an amount of money/],
  ])('such as %j are refused with a sentence, and nothing is ordered', async (changes, status, why) => {
    const { menu } = await tipped();
    const response = await place(menu, changes);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(why);
    expect(await count(menu)).toBe(0);
  });

  it('are refused by who takes none, also from a phone that was asked for one before', async () => {
    const { menu, owner } = await tipped();
    await ordering.placed(menu, { tip: 2.5 });
    await set(menu, owner, {});
    const response = await place(menu, { tip: 2.5 });
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([409, 'ordering.tips_not_taken']);
    expect((await place(menu, {})).status).toBe(201);
  });

  it.each([[[0]], [[51]], [[10.5]], [[20, 10]], [[10, 10]], [[1, 2, 3, 4, 5]], [['10']]])(
    'of shares such as %j are not set up, and what was stays',
    async (shares) => {
      const { menu, owner } = await tipped([10]);
      expect((await set(menu, owner, { tips: { shares } })).status).toBe(400);
      expect((await quoted(menu)).tips?.shares).toEqual([{ percent: 10, amount: 250 }]);
    },
  );

  it('at a table are on the tab, and closing it as paid marks each order so', async () => {
    const { menu, owner } = await tipped();
    const desk = `/api/orders/board/${menu.shareId}`;
    const service = { on: true, payAtTable: true, payAtCounter: false, card: true, cash: true };
    await ordering.call('PUT', `${desk}/tables/service`, { device: owner, body: service });
    await ordering.call('POST', `${desk}/tables`, { device: owner, body: { names: ['1'] } });
    const { tables } = (await (await ordering.call('GET', `${desk}/tables`, { device: owner })).json()) as TableList;
    const joined = await ordering.call('POST', `/api/orders/tables/${menu.shareId}/visit`, {
      body: { code: tables[0]!.path.split('#table=')[1]! },
    });
    const phone = {
      cookie: joined.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
    const placed = await ordering.call('POST', '/api/orders', {
      device: phone,
      headers: { 'idempotency-key': randomUUID() },
      body: anOrder(menu, { atTable: true, customerInfo: { name: '', phone: '' }, tip: 5 }),
    });
    expect(placed.status).toBe(201);
    const { orderId, trackingUrl } = (await placed.json()) as { orderId: string; trackingUrl: string };
    const visit = await ordering.call('GET', `/api/orders/tables/${menu.shareId}/visit`, { device: phone });
    expect((await visit.json()) as TableVisit).toMatchObject({ total: 3000, orders: [{ total: 2500, tip: 500 }] });
    const [tab] = (await boardOf(menu, owner)).tables!.tabs;
    expect(tab).toMatchObject({ total: 3000, orders: [{ total: 2500, tip: 500 }] });
    const byHand = await ordering.call('PUT', `${desk}/orders/${orderId}/paid`, {
      device: owner,
      body: { paid: true },
    });
    expect([byHand.status, ((await byHand.json()) as Problem).code]).toEqual([409, 'ordering.paid_with_the_tab']);
    for (const _ of [1, 2])
      await ordering.call('POST', `${desk}/tabs/${tab!.tabId}/close`, { device: owner, body: { how: 'card' } });
    const [order] = (await boardOf(menu, owner)).orders;
    expect(order?.paidMarks).toMatchObject([{ paid: true, means: 'board', tab: 'card' }]);
    const page = await ordering.call('GET', `/api/orders/track/${trackingUrl.replace('/order/', '')}`);
    expect(TrackedOrder.parse(await page.json()).paidAt).toBe(order?.paidAt);
  });
});
