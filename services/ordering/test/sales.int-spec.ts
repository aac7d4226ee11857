import { randomUUID } from 'node:crypto';
import {
  BusinessPlanRpcV1,
  MenuUpdatedV1,
  RETENTION,
  type MenuSnapshot,
  type PlaceOrderRequest,
  type PlanId,
  type SalesFigures,
} from '@chalkboard/contracts';
import { PlanGate } from '@chalkboard/service-kit';
import { waitFor } from '@chalkboard/service-kit/testing';
import { anItem } from '../src/domain/testing/order.factory';
import { PurgeOrdersHandler } from '../src/features/purge-orders.handler';
import { PurgeStatisticsHandler } from '../src/features/purge-statistics.handler';
import { answering } from './answering';
import { OrderingUnderTest, type Device } from './ordering-under-test';
import { DAY_MS, NOON, StatisticsUnderTest } from './statistics-under-test';

const DAYS = 'from=2026-03-09&to=2026-03-10';

describe('the sales of a menu, with a real Postgres and NATS', () => {
  let underTest: StatisticsUnderTest;
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    underTest = await StatisticsUnderTest.start();
    ({ ordering } = underTest);
  });
  beforeEach(() => underTest.resetClock());
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => underTest.stop());

  const get = (device: Device | undefined, shareId: string, query: string) =>
    ordering.call('GET', `/api/orders/board/${shareId}/sales${query}`, { ...(device && { device }) });
  const shown = async (device: Device, { shareId }: MenuSnapshot, query = DAYS) => {
    await underTest.count();
    const response = await get(device, shareId, `?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as SalesFigures;
  };
  const from = (phone: string): Partial<PlaceOrderRequest> => ({ customerInfo: { name: 'Ada', phone } });
  /** What a test says of an order's past, whose day is counted again. */
  const rewrite = async (orderId: string, placedAt: string) => {
    await underTest.rewrite(orderId, placedAt);
    await ordering.query('INSERT INTO recount_marks (day) VALUES ($1)', [placedAt.slice(0, 10)]);
  };

  it('are told by day, hour, dish and type, with tax and tip apart, and without orders that came to nothing', async () => {
    const { menu, owner } = await ordering.restaurant({
      items: [anItem(), anItem({ id: 'marinara', name: 'Marinara' })],
    });
    const [first, late] = [await ordering.placed(menu), await ordering.placed(menu, from('555 0177'))];
    const test = await ordering.placed(menu, from('555 0178'));
    await ordering.query('UPDATE orders SET test = true WHERE id = $1', [test.orderId]);
    const busy = await ordering.placed(menu, from('555 0179'));
    await ordering.moved(owner, menu.shareId, busy.orderId, {
      move: 'reject',
      version: 1,
      reason: 'We are too busy right now.',
    });
    await ordering.query(
      `UPDATE orders SET charges = '{"tip": 300, "tax": {"included": true, "rates": [{"name": "VAT", "percent": 10, "base": 2273, "amount": 227}]}}' WHERE id = $1`,
      [first.orderId],
    );
    await rewrite(late.orderId, '2026-03-10T03:59:00Z');
    const sales = await shown(owner, menu);
    expect(sales).toMatchObject({
      zone: 'America/New_York',
      currency: 'USD',
      otherCurrencies: [],
      countedAt: NOON.toISOString(),
      totals: { orders: 3, rejected: 1, cancelled: 0, revenue: 5000, tax: 227, tips: 300, guests: 3, returning: 0 },
      before: { from: '2026-03-02', to: '2026-03-03', totals: { orders: 0 } },
    });
    // Three minutes to midnight in New York is the day before.
    expect(sales.steps.map(({ start, orders, revenue }) => [start, orders, revenue])).toEqual([
      ['2026-03-09', 1, 2500],
      ['2026-03-10', 2, 2500],
    ]);
    expect(sales.hours.filter(({ orders }) => orders > 0).map(({ hour, orders }) => [hour, orders])).toEqual([
      [8, 2],
      [23, 1],
    ]);
    expect(sales.parts).toMatchObject({
      dish: [{ key: 'margherita', name: 'Margherita', orders: 2, quantity: 4, revenue: 5000 }],
      type: [{ key: 'pickup', orders: 2, revenue: 5000 }],
      source: [{ key: 'customer', orders: 2 }],
      channel: [{ key: 'sms', orders: 2 }],
      end: [{ key: 'busy', orders: 1, revenue: 2500 }],
    });
    expect(sales.neverOrdered).toEqual([{ key: 'marinara', name: 'Marinara', category: 'Pizza' }]);
  });

  it('say how long answers took, and which guests came again', async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu, from('(207) 555-0101'));
    underTest.now = new Date(NOON.getTime() + 120_000);
    await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1 });
    await ordering.placed(menu, from('+1 207 555 0101'));
    await ordering.placed(menu, from('(207) 555-0102'));
    expect((await shown(owner, menu)).totals).toMatchObject({
      guests: 3,
      returning: 1,
      answered: 1,
      answeredSoon: 1,
      answerSeconds: 120,
    });
  });

  it('are compared with the same days of the weeks before, of today as far as it has come', async () => {
    const { menu, owner } = await ordering.restaurant();
    for (const [phone, at] of [
      ['1', '2026-03-03T12:30:00Z'],
      ['2', '2026-03-03T18:00:00Z'],
      ['3', '2026-03-02T23:00:00Z'],
    ] as const)
      await rewrite((await ordering.placed(menu, from(`555 010${phone}`))).orderId, at);
    expect((await shown(owner, menu)).before.totals.orders).toBe(2);
    expect((await shown(owner, menu, 'from=2026-03-09&to=2026-03-11')).before.totals.orders).toBe(3);
  });

  it('follow the clock of the restaurant, also when the owner corrects it', async () => {
    const { menu, owner } = await ordering.restaurant({ timeZone: 'Asia/Kolkata' });
    await rewrite((await ordering.placed(menu)).orderId, '2026-02-09T18:45:00Z');
    const days = async () =>
      (await shown(owner, menu, 'from=2026-02-09&to=2026-02-10')).steps.map(({ orders }) => orders);
    expect(await days()).toEqual([0, 1]);
    await ordering.tell(MenuUpdatedV1.type, menu.shareId, 2, { ...menu, version: 2, timeZone: 'Europe/Rome' });
    await waitFor(
      'the new clock',
      async () =>
        ((await ordering.query('SELECT 1 FROM menus WHERE share_id = $1 AND version = 2', [menu.shareId])) as unknown[])
          .length === 1,
    );
    expect(await days()).toEqual([1, 0]);
  });

  it('outlive their orders by a year, and then know nothing but months', async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    await rewrite(orderId, '2025-04-01T12:00:00Z');
    await underTest.count();
    underTest.now = new Date(NOON.getTime() + 30 * DAY_MS);
    expect(await ordering.app.get(PurgeOrdersHandler).execute()).toBeGreaterThan(0);
    await ordering.query(`INSERT INTO recount_marks (day) VALUES ('2025-04-01')`);
    const april = async (more = '') => {
      const { totals, parts } = await shown(owner, menu, `from=2025-04-01&to=2025-04-30${more}`);
      return [totals.orders, totals.revenue, totals.guests, parts.dish.length];
    };
    expect(await april()).toEqual([1, 2500, 1, 1]);
    underTest.now = new Date(Date.parse('2025-04-20T12:00:00Z') + RETENTION.analyticsMs);
    await ordering.app.get(PurgeStatisticsHandler).execute();
    expect(await april()).toEqual([0, 0, 0, 0]);
    expect(await april('&step=month')).toEqual([1, 2500, 0, 0]);
  });

  it('are a file as well, whose cells start no formula', async () => {
    const { menu, owner } = await ordering.restaurant({ items: [anItem({ name: '=Margherita' })] });
    await ordering.placed(menu);
    await underTest.count();
    const file = async (table: string) => {
      const response = await get(owner, menu.shareId, `/csv?${DAYS}&table=${table}`);
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="sales-${table}-2026-03-09-2026-03-10.csv"`,
      );
      return (await response.text()).split('\r\n');
    };
    expect(await file('dish')).toEqual([
      'dish,Name,Currency,Orders,Quantity,Revenue',
      `margherita,'=Margherita,USD,1,2,25`,
      '',
    ]);
    expect((await file('steps')).slice(1, 3)).toEqual([
      '2026-03-09,USD,0,0,0,0,,0,0,0,0,0,0,',
      '2026-03-10,USD,1,0,0,25,25,0,0,0,1,0,0,',
    ]);
    expect(await file('hours')).toHaveLength(26);
  });

  it('are for who manages the business and for the right to edit, not for the kitchen, and of all its menus for managers alone', async () => {
    const businessId = randomUUID();
    const [{ menu, owner }, other] = [
      await ordering.restaurant({ businessId }),
      await ordering.restaurant({ businessId, restaurantName: 'Trattoria Two', timeZone: 'Asia/Tokyo' }),
    ];
    const { orderId } = await ordering.placed(menu);
    await ordering.placed(other.menu);
    await ordering.placed(other.menu, from('555 0142'));
    const phone = await ordering.phoneWith(await ordering.boardLink(orderId));
    expect((await get(phone, menu.shareId, `?${DAYS}`)).status).toBe(403);
    expect((await get(phone, menu.shareId, `/csv?${DAYS}&table=dish`)).status).toBe(403);
    expect((await get(undefined, menu.shareId, `?${DAYS}`)).status).toBe(401);
    expect((await get(other.owner, menu.shareId, `?${DAYS}`)).status).toBe(401);
    expect((await get(owner, menu.shareId, `?${DAYS}&of=business`)).status).toBe(403);
    const member = async (id: string, manages = true): Promise<Device> => ({
      cookie: await underTest.authority.cookie({ businesses: [{ id, role: 'staff', manages }] }),
    });
    expect((await get(await member(businessId, false), menu.shareId, `?${DAYS}`)).status).toBe(403);
    expect((await get(await member(randomUUID()), menu.shareId, `?${DAYS}`)).status).toBe(403);
    await underTest.count();
    const all = await get(await member(businessId), menu.shareId, `?${DAYS}&of=business`);
    const { totals, locations } = (await all.json()) as SalesFigures;
    expect([totals.orders, totals.revenue]).toEqual([3, 7500]);
    expect(locations.map(({ name, orders }) => [name, orders])).toEqual([
      ['Trattoria Two', 2],
      ['Trattoria', 1],
    ]);
  });

  it('are open to every plan until plans are enforced, and then to those that have them', async () => {
    const businessId = randomUUID();
    const { menu } = await ordering.restaurant({ businessId });
    const free = await ordering.restaurant();
    const device: Device = {
      cookie: await underTest.authority.cookie({ businesses: [{ id: businessId, role: 'owner' }] }),
    };
    expect((await get(device, menu.shareId, `?${DAYS}`)).status).toBe(200);
    expect((await get(free.owner, free.menu.shareId, `?${DAYS}`)).status).toBe(200);

    jest.spyOn(ordering.app.get(PlanGate), 'enforces', 'get').mockReturnValue(true);
    let plan: PlanId = 'free';
    const stop = await answering(ordering.nats, BusinessPlanRpcV1.subject, () => ({ plan }));
    for (const path of [`?${DAYS}`, `/csv?${DAYS}&table=dish`]) {
      const refused = await get(device, menu.shareId, path);
      expect(refused.status).toBe(403);
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
      expect(await refused.json()).toMatchObject({
        code: 'access.plan_needed',
        title: 'Not in your plan',
        detail: expect.stringContaining('part of the plans Pro and Enterprise') as string,
        plans: ['pro', 'enterprise'],
      });
    }
    // Who may not see them is told that, and nothing of the plan.
    const other: Device = {
      cookie: await underTest.authority.cookie({ businesses: [{ id: randomUUID(), role: 'owner' }] }),
    };
    expect(((await (await get(other, menu.shareId, `?${DAYS}`)).json()) as { code: string }).code).toBe(
      'ordering.board_denied',
    );
    expect((await get(free.owner, free.menu.shareId, `?${DAYS}`)).status).toBe(403);
    plan = 'pro';
    expect((await get(device, menu.shareId, `?${DAYS}`)).status).toBe(200);
    await stop();
  });
});
