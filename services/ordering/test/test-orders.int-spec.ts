import { randomUUID } from 'node:crypto';
import {
  OrderPlacedV1,
  OrderProofRpcV1,
  OrderStatusChangedV1,
  OrderTicketsRpcV1,
  RETENTION,
  type Board,
  type BoardHistory,
  type MenuSnapshot,
  type OrderTicket,
  type PlaceOrderResponse,
  type TrackedOrder,
} from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { anOrder } from '../src/domain/testing/order.factory';
import { PurgeOrdersHandler } from '../src/features/purge-orders.handler';
import { OrderStatistics } from '../src/persistence/order-statistics';
import { OrderingUnderTest, type Device } from './ordering-under-test';

describe('test orders, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => ordering.stop());

  const place = (menu: MenuSnapshot, device?: Device) =>
    ordering.call('POST', '/api/orders', {
      body: anOrder(menu, { test: true }),
      device,
      headers: { 'idempotency-key': randomUUID() },
    });
  const placed = async (menu: MenuSnapshot, owner: Device) => {
    const response = await place(menu, owner);
    expect(response.status).toBe(201);
    const { orderId, trackingUrl } = (await response.json()) as PlaceOrderResponse;
    return { orderId, secret: trackingUrl.replace('/order/', '') };
  };
  const board = async (menu: MenuSnapshot, device: Device) =>
    (await (await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device })).json()) as Board;
  const asked = async <T>(subject: string, request: object) =>
    ((await ordering.nats.request(subject, JSON.stringify(request), { timeout: 10_000 })).json() as { reply: T }).reply;

  it('are taken from the restaurant and refused to everybody else, who leave nothing behind', async () => {
    const { menu, owner } = await ordering.restaurant();
    for (const device of [undefined, { cookie: `visitor=${'x'.repeat(43)}` }]) {
      const refused = await place(menu, device);
      expect([refused.status, await refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'ordering.test_denied', detail: expect.stringContaining('order as a guest') }),
      ]);
    }
    expect(await ordering.query('SELECT 1 FROM orders WHERE share_id = $1', [menu.shareId])).toEqual([]);
    expect((await place(menu, owner)).status).toBe(201);
  });

  it('need a sign-in where the menu belongs to a business and nobody is signed in', async () => {
    const { menu } = await ordering.restaurant({ businessId: randomUUID(), editRightHashes: [] });
    const refused = await place(menu, { cookie: `visitor=${'x'.repeat(43)}` });
    expect([refused.status, await refused.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'access.sign_in_needed' }),
    ]);
  });

  it('are refused to who came to the board by the link in a message: it is no right to the menu', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    const phone = await ordering.phoneWith(await ordering.boardLink(orderId));
    expect((await place(menu, phone)).status).toBe(403);
  });

  it('are marked in their events, on the board, on the tracking page and in what messages are written from', async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId, secret } = await placed(menu, owner);
    const real = await ordering.placed(menu);
    await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1, minutes: 20 });

    const [published] = await ordering.published(orderId, OrderPlacedV1.type, 1);
    const [moved] = await ordering.published(orderId, OrderStatusChangedV1.type, 1);
    expect([
      published?.data['test'],
      moved?.data['test'],
      (await ordering.published(real.orderId, OrderPlacedV1.type, 1))[0]?.data['test'],
    ]).toEqual([true, true, undefined]);

    const { orders } = await board(menu, owner);
    expect(new Map(orders.map((order) => [order.orderId, order.test]))).toEqual(
      new Map([
        [orderId, true],
        [real.orderId, undefined],
      ]),
    );
    const tracked = (await (await ordering.call('GET', `/api/orders/track/${secret}`)).json()) as TrackedOrder;
    expect(tracked.test).toBe(true);
    const { tickets } = await asked<{ tickets: OrderTicket[] }>(OrderTicketsRpcV1.subject, { orderIds: [orderId] });
    expect(tickets[0]?.contents?.test).toBe(true);
  });

  it('prove no order to a review, and nobody is asked twice to answer them', async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId, secret } = await placed(menu, owner);
    expect(await asked(OrderProofRpcV1.subject, { trackingSecret: secret })).toEqual({ proof: null });
    expect(await ordering.query('SELECT 1 FROM order_deadlines WHERE order_id = $1', [orderId])).toEqual([]);
  });

  it('change no statistics: not the board’s day, not its history, not the daily ones, and not what is left when orders are gone', async () => {
    const { menu, owner } = await ordering.restaurant();
    await placed(menu, owner);
    await ordering.placed(menu);
    expect((await board(menu, owner)).today).toMatchObject({ orders: 1, revenue: 2500 });
    const history = (await (
      await ordering.call('GET', `/api/orders/board/${menu.shareId}/history`, { device: owner })
    ).json()) as BoardHistory;
    expect([history.orders.length, history.days]).toEqual([2, [expect.objectContaining({ orders: 1, revenue: 2500 })]]);

    await ordering.app.get(OrderStatistics).execute();
    const counted = () =>
      ordering.query('SELECT orders::int, revenue::int FROM menu_day_figures WHERE share_id = $1', [menu.shareId]);
    expect(await counted()).toEqual([{ orders: 1, revenue: 2500 }]);

    jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + RETENTION.ordersMs + 86_400_000));
    await ordering.app.get(PurgeOrdersHandler).execute();
    expect(
      await ordering.query('SELECT orders::int, revenue::int FROM day_totals WHERE share_id = $1', [menu.shareId]),
    ).toEqual([{ orders: 1, revenue: 2500 }]);
    expect(await counted()).toEqual([{ orders: 1, revenue: 2500 }]);
  });
});
