import { randomUUID } from 'node:crypto';
import {
  Board,
  BoardHistory,
  BoardOrder,
  OrderTicketsRpcV1,
  QuoteResponse,
  TrackedOrder,
  type FreshPrices,
  type MenuSnapshot,
  type PlaceOrderRequest,
  type TaxRules,
} from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { anItem, anOrder } from '../src/domain/testing/order.factory';
import { OrderRetention } from '../src/persistence/order-retention';
import { OrderingUnderTest, type Device } from './ordering-under-test';

const taxes: TaxRules = {
  included: false,
  rounding: 'order',
  rates: [
    { id: 's', name: 'Sales tax', pickup: 8.25, delivery: 10 },
    { id: 'd', name: 'Drinks tax', pickup: 12.5, delivery: 12.5 },
  ],
  defaultRateId: 's',
  categoryRates: { drinks: 'd' },
  itemRates: {},
  deliveryRateId: 's',
  serviceCharge: { name: 'Service', percent: 10, pickup: true, delivery: true },
};
const items = [anItem(), anItem({ id: 'cola', name: 'Cola', categoryId: 'drinks', unitPrice: 300 })];
/** Two dishes and a drink for pickup: 8.25 % of 25.00 is 2.06, 12.5 % of 3.00 is 0.38, 10 % of 28.00 is 2.80. */
const cart = [
  { name: 'Margherita', price: '', quantity: 2, total: 25, itemId: 'margherita' },
  { name: 'Cola', price: '', quantity: 1, total: 3, itemId: 'cola' },
];
const agreed = {
  subtotal: 2800,
  deliveryFee: 0,
  serviceCharge: { name: 'Service', amount: 280 },
  tax: {
    included: false,
    rates: [
      { name: 'Drinks tax', percent: 12.5, base: 300, amount: 38 },
      { name: 'Sales tax', percent: 8.25, base: 2500, amount: 206 },
    ],
    amount: 244,
  },
  total: 3324,
};
const seen = { cart, subtotal: 28, serviceCharge: 2.8, tax: 2.44, total: 33.24 };

describe('taxes and a service charge, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());
  afterEach(() => jest.restoreAllMocks());

  const restaurant = (changes: Partial<MenuSnapshot> = {}) =>
    ordering.restaurant({ items, rules: { taxes }, ...changes });
  const quoted = async (menu: MenuSnapshot, changes: object = {}) =>
    QuoteResponse.parse(
      await (
        await ordering.call('POST', '/api/orders/quote', {
          body: { shareId: menu.shareId, orderType: 'pickup', cart, ...changes },
        })
      ).json(),
    );
  const place = (menu: MenuSnapshot, changes: Partial<PlaceOrderRequest>) =>
    ordering.call('POST', '/api/orders', {
      body: anOrder(menu, changes),
      headers: { 'idempotency-key': randomUUID() },
    });
  const onBoard = async (menu: MenuSnapshot, device: Device) =>
    Board.parse(await (await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device })).json()).orders[0];
  const ticket = async (orderId: string) => {
    const message = await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [orderId] }), {
      timeout: 10_000,
    });
    return OrderTicketsRpcV1.reply.parse(message.json<{ reply: unknown }>().reply).tickets[0]?.contents;
  };

  it('are the same in quote, order, event, board, tracking page and ticket, also after a correction', async () => {
    const { menu, owner } = await restaurant();
    expect(await quoted(menu)).toMatchObject(agreed);
    const { orderId, secret } = await ordering.placed(menu, seen);
    const [event] = await ordering.published(orderId, 'ordering.order.placed.v1', 1);
    expect(event?.data).toMatchObject(agreed);
    expect(await onBoard(menu, owner)).toMatchObject(agreed);
    expect(await ticket(orderId)).toMatchObject(agreed);
    const tracked = await ordering.call('GET', `/api/orders/track/${secret}`);
    expect(TrackedOrder.parse(await tracked.json())).toMatchObject(agreed);

    const corrected = {
      subtotal: 1550,
      serviceCharge: { name: 'Service', amount: 155 },
      // 8.25 % of 12.50 is 1.03.
      tax: { rates: [{ amount: 38 }, { base: 1250, amount: 103 }], amount: 141 },
      total: 1846,
    };
    const response = await ordering.call('PUT', `/api/orders/board/${menu.shareId}/orders/${orderId}`, {
      device: owner,
      body: {
        customer: { name: 'Ada', phone: '555 0100' },
        orderType: 'pickup',
        paymentMethod: 'cash',
        cart: [{ ...cart[0]!, quantity: 1, total: 12.5 }, cart[1]!],
        version: 1,
      },
    });
    expect(BoardOrder.parse(await response.json())).toMatchObject({
      ...corrected,
      history: [{}, { correction: { totalBefore: 3324, total: 1846 } }],
    });
    expect(await onBoard(menu, owner)).toMatchObject(corrected);
    expect(await ticket(orderId)).toMatchObject(corrected);
  });

  it('change with the kind of order', async () => {
    const { menu } = await restaurant();
    expect(await quoted(menu, { orderType: 'delivery' })).toMatchObject({
      // 10 % of 25.00 + 5.00.
      tax: { rates: [{ amount: 38 }, { percent: 10, base: 3000, amount: 300 }], amount: 338 },
      total: 2800 + 500 + 280 + 338,
    });
  });

  it('within the prices leave the total as it is, and the browser sends none', async () => {
    const { serviceCharge: _service, ...rates } = taxes;
    const { menu, owner } = await restaurant({ rules: { taxes: { ...rates, included: true } } });
    await ordering.placed(menu, { cart, subtotal: 28, total: 28 });
    const order = await onBoard(menu, owner);
    expect(order).toMatchObject({ total: 2800, tax: { included: true, amount: 33 + 191 } });
    expect(order?.serviceCharge).toBeUndefined();
  });

  it('that a browser counted otherwise are refused with the fresh prices, and nothing is stored', async () => {
    const { menu, owner } = await restaurant();
    for (const wrong of [
      { ...seen, tax: 2.43, total: 33.23 },
      { ...seen, tax: undefined, serviceCharge: undefined, total: 28 },
    ]) {
      const response = await place(menu, wrong);
      expect(response.status).toBe(409);
      const problem = (await response.json()) as { code: string; fresh: FreshPrices };
      expect(problem).toMatchObject({
        code: 'ordering.total_mismatch',
        fresh: { subtotal: 28, tax: 2.44, serviceCharge: 2.8, total: 33.24 },
      });
    }
    expect(await onBoard(menu, owner)).toBeUndefined();
  });

  it('are counted for an order that the restaurant enters', async () => {
    const { menu, owner } = await restaurant();
    const response = await ordering.call('POST', `/api/orders/board/${menu.shareId}/orders`, {
      device: owner,
      body: { customer: { name: 'Grace', phone: '' }, orderType: 'pickup', paymentMethod: 'cash', cart },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(BoardOrder.parse(await response.json())).toMatchObject(agreed);
  });

  it('are not there for a menu without them: no field more', async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    const [event] = await ordering.published(orderId, 'ordering.order.placed.v1', 1);
    for (const told of [await quoted(menu), event!.data, await onBoard(menu, owner), await ticket(orderId)])
      expect(Object.keys(told!)).toEqual(expect.not.arrayContaining(['tax', 'serviceCharge', 'charges']));
    expect(await ordering.query('SELECT charges FROM orders WHERE id = $1', [orderId])).toEqual([{ charges: null }]);
  });

  it('add up by day for the owner, without orders that were turned down, and stay when the orders go', async () => {
    const { menu, owner } = await restaurant();
    jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date('2026-03-06T17:00:00Z'));
    await ordering.placed(menu, seen);
    await ordering.placed(menu, seen);
    const { orderId } = await ordering.placed(menu, seen);
    await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', version: 1, reason: 'We are closing.' });
    const days = async () =>
      BoardHistory.parse(
        await (await ordering.call('GET', `/api/orders/board/${menu.shareId}/history`, { device: owner })).json(),
      ).days;
    const day = {
      date: '2026-03-06',
      orders: 3,
      revenue: 6648,
      refused: 1,
      taxes: [
        { name: 'Drinks tax', percent: 12.5, base: 600, amount: 76 },
        { name: 'Sales tax', percent: 8.25, base: 5000, amount: 412 },
      ],
      serviceCharge: 560,
    };
    expect(await days()).toEqual([day]);
    // In two rounds, so that both are added to what is kept.
    const retention = ordering.app.get(OrderRetention);
    await retention.purge(new Date('2026-03-07T00:00:00Z'), 2, new Date());
    expect(await days()).toEqual([day]);
    await retention.purge(new Date('2026-03-07T00:00:00Z'), 100, new Date());
    expect(await days()).toEqual([day]);
  });
});
