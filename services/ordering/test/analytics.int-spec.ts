import { randomUUID } from 'node:crypto';
import { BusinessErasedV1, RETENTION, type OrderAnalytics, type StaffRole, type TopMenus } from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { PurgeOrdersHandler } from '../src/features/purge-orders.handler';
import { PurgeStatisticsHandler } from '../src/features/purge-statistics.handler';
import { OrderStatistics } from '../src/persistence/order-statistics';
import { OrderingUnderTest, type Device } from './ordering-under-test';
import { DAY_MS, NOON, StatisticsUnderTest } from './statistics-under-test';

describe('the statistics of orders, with a real Postgres and NATS', () => {
  let underTest: StatisticsUnderTest;
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    underTest = await StatisticsUnderTest.start();
    ({ ordering } = underTest);
  });
  beforeEach(() => underTest.resetClock());
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const table of [
      'order_deadlines',
      'idempotency_keys',
      'orders',
      'order_day_figures',
      'order_month_figures',
      'menu_day_figures',
      'menu_month_figures',
      'sales_counts',
      'sales_hours',
      'sales_parts',
      'sales_months',
      'recounts',
      'recount_marks',
      'retention_log',
    ])
      await ordering.query(`DELETE FROM ${table}`);
  });
  afterAll(() => underTest.stop());

  const get = async (path: string, role: StaffRole = 'admin') =>
    ordering.call('GET', `/api/admin/analytics/${path}`, {
      headers: { authorization: `Bearer ${await underTest.authority.staffToken({ role })}` },
    });
  const shown = async <T>(path: string) => (await (await get(path)).json()) as T;
  const reject = (device: Device, shareId: string, orderId: string) =>
    ordering.moved(device, shareId, orderId, { move: 'reject', version: 1, reason: 'We are closing.' });

  it('are of the day on which orders were placed, by UTC, with each currency for itself', async () => {
    const [dollars, euros] = [
      await ordering.restaurant({ currency: 'USD' }),
      await ordering.restaurant({ currency: 'EUR', restaurantName: 'Zum Löwen' }),
    ];
    const orders = [
      await ordering.placed(dollars.menu),
      await ordering.placed(dollars.menu),
      await ordering.placed(euros.menu),
    ];
    await underTest.rewrite(orders[0]!.orderId, '2026-03-09T23:59:59Z');
    await underTest.count();
    const statistics = (start: string, usd: number[], eur: number[]) => ({
      start,
      figures: [
        { currency: 'USD', orders: usd[0], refused: usd[1], revenue: usd[2] },
        { currency: 'EUR', orders: eur[0], refused: eur[1], revenue: eur[2] },
      ],
    });
    expect(await shown<OrderAnalytics>('orders?from=2026-03-08&to=2026-03-10')).toEqual({
      zone: 'UTC',
      step: 'day',
      from: '2026-03-08',
      to: '2026-03-10',
      countedAt: NOON.toISOString(),
      totals: statistics('', [2, 0, 5000], [1, 0, 2500]).figures,
      steps: [
        statistics('2026-03-08', [0, 0, 0], [0, 0, 0]),
        statistics('2026-03-09', [1, 0, 2500], [0, 0, 0]),
        statistics('2026-03-10', [1, 0, 2500], [1, 0, 2500]),
      ],
    });
    // The ninth was a Monday.
    expect(
      (await shown<OrderAnalytics>('orders?from=2026-03-08&to=2026-03-10&step=week')).steps.map(
        ({ start, figures: [usd] }) => [start, usd!.orders],
      ),
    ).toEqual([
      ['2026-03-02', 0],
      ['2026-03-09', 2],
    ]);
    expect(
      (await shown<OrderAnalytics>('orders?from=2026-02-15&to=2026-03-10&step=month')).steps.map(
        ({ start, figures: [usd] }) => [start, usd!.orders],
      ),
    ).toEqual([
      ['2026-02-01', 0],
      ['2026-03-01', 2],
    ]);
    const csv = await get('orders/csv?from=2026-03-09&to=2026-03-10');
    expect([csv.status, csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="orders-2026-03-09-2026-03-10.csv"',
    ]);
    expect((await csv.text()).split('\r\n')).toEqual([
      '"From (day, UTC)",Currency,Orders,Refused,Revenue',
      '2026-03-09,USD,1,0,25',
      '2026-03-09,EUR,0,0,0',
      '2026-03-10,USD,1,0,25',
      '2026-03-10,EUR,1,0,25',
      '',
    ]);
  });

  it('follow an order that is refused, today and long after the day was counted', async () => {
    const { menu, owner } = await ordering.restaurant();
    const [fresh, old] = [await ordering.placed(menu), await ordering.placed(menu)];
    await underTest.rewrite(old.orderId, '2026-02-20T12:00:00Z');
    await underTest.count();
    const totals = async (day: string) => (await shown<OrderAnalytics>(`orders?from=${day}&to=${day}`)).totals;
    expect(await totals('2026-02-20')).toEqual([{ currency: 'USD', orders: 1, refused: 0, revenue: 2500 }]);
    await reject(owner, menu.shareId, fresh.orderId);
    await reject(owner, menu.shareId, old.orderId);
    expect(await underTest.count()).toBeLessThan(6);
    expect(await totals('2026-03-10')).toEqual([{ currency: 'USD', orders: 1, refused: 1, revenue: 0 }]);
    expect(await totals('2026-02-20')).toEqual([{ currency: 'USD', orders: 1, refused: 1, revenue: 0 }]);
    expect(await ordering.query('SELECT 1 FROM recount_marks')).toEqual([]);
  });

  it('are the same however often and by however many they are counted, and have what came while nobody counted', async () => {
    const { menu } = await ordering.restaurant();
    await ordering.placed(menu);
    await underTest.count();
    jest.spyOn(OrderStatistics.prototype, 'attempt').mockResolvedValue();
    const other = await ordering.another();
    try {
      underTest.setClockOf(other);
      await Promise.all([underTest.count(), other.get(OrderStatistics).execute(), underTest.count()]);
      underTest.now = new Date(NOON.getTime() + 20 * DAY_MS);
      const { orderId } = await ordering.placed(menu);
      await underTest.rewrite(orderId, '2026-03-15T12:00:00Z');
      await other.get(OrderStatistics).execute();
    } finally {
      await other.close();
    }
    expect((await shown<OrderAnalytics>('orders?from=2026-03-01&to=2026-03-31&step=month')).totals).toEqual([
      { currency: 'USD', orders: 2, refused: 0, revenue: 5000 },
    ]);
  });

  it('stay when their orders are erased after a year', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    await underTest.rewrite(orderId, '2025-04-01T12:00:00Z');
    await underTest.count();
    underTest.now = new Date(NOON.getTime() + 30 * DAY_MS);
    expect(await ordering.app.get(PurgeOrdersHandler).execute()).toBe(1);
    await ordering.query(`INSERT INTO recount_marks (day) VALUES ('2025-04-01')`);
    await underTest.count();
    expect((await shown<OrderAnalytics>('orders?from=2025-04-01&to=2025-04-01')).totals).toEqual([
      { currency: 'USD', orders: 1, refused: 0, revenue: 2500 },
    ]);
  });

  it('name the menus with the most orders, and with the most revenue in a currency, month by month', async () => {
    const [quiet, busy, euros] = [
      await ordering.restaurant({ restaurantName: 'Quiet' }),
      await ordering.restaurant({ restaurantName: '=Busy' }),
      await ordering.restaurant({ restaurantName: 'Zum Löwen', currency: 'EUR' }),
    ];
    for (const { menu } of [quiet, busy, busy, euros, euros, euros]) await ordering.placed(menu);
    const { orderId } = await ordering.placed(quiet.menu);
    await underTest.rewrite(orderId, '2026-02-10T12:00:00Z');
    await underTest.count();
    const names = async (query: string) =>
      (await shown<TopMenus>(`top-menus?${query}`)).months.map(({ month, menus }) => [
        month,
        ...menus.map(
          ({ restaurantName, orders, revenue, currency }) => `${restaurantName} ${orders} ${revenue} ${currency}`,
        ),
      ]);
    expect(await names('from=2026-01&to=2026-03')).toEqual([
      ['2026-01'],
      ['2026-02', 'Quiet 1 2500 USD'],
      ['2026-03', 'Zum Löwen 3 7500 EUR', '=Busy 2 5000 USD', 'Quiet 1 2500 USD'],
    ]);
    expect(await names('from=2026-03&to=2026-03&limit=1&currency=USD')).toEqual([['2026-03', '=Busy 2 5000 USD']]);
    expect(await names('from=2026-03&to=2026-03&sort=revenue&currency=USD')).toEqual([
      ['2026-03', '=Busy 2 5000 USD', 'Quiet 1 2500 USD'],
    ]);
    expect((await get('top-menus?from=2026-03&to=2026-03&sort=revenue')).status).toBe(400);
    expect(
      (await (await get('top-menus/csv?from=2026-03&to=2026-03&currency=USD&limit=1')).text()).split('\r\n')[1],
    ).toBe(`2026-03,'=Busy,${busy.menu.shareId},USD,2,0,50`);
  });

  it('forget a menu whose business is gone, and keep the totals, which name nobody', async () => {
    const businessId = randomUUID();
    const { menu } = await ordering.restaurant({ businessId });
    await ordering.placed(menu);
    await underTest.count();
    await ordering.nats
      .jetstreamManager()
      .then((manager) => manager.streams.add({ name: 'IDENTITY', subjects: ['identity.business.>'] }));
    await ordering.tell(BusinessErasedV1.type, businessId, 9, { businessId, erasedAt: NOON.toISOString() });
    await waitFor(
      'the menu to be gone',
      async () =>
        ((await ordering.query('SELECT 1 FROM menus WHERE share_id = $1', [menu.shareId])) as unknown[]).length === 0,
    );
    for (const table of ['menu_day_figures', 'menu_month_figures'])
      expect(await ordering.query(`SELECT 1 FROM ${table}`)).toEqual([]);
    await underTest.count();
    expect((await shown<TopMenus>('top-menus?from=2026-03&to=2026-03')).months[0]!.menus).toEqual([]);
    expect((await shown<OrderAnalytics>('orders?from=2026-03-10&to=2026-03-10')).totals).toEqual([
      { currency: 'USD', orders: 1, refused: 0, revenue: 2500 },
    ]);
  });

  it('are the totals of months alone after two years, and of no menu', async () => {
    const { menu } = await ordering.restaurant();
    const days = ['2026-03-01T12:00:00Z', '2026-03-05T12:00:00Z', '2026-03-09T12:00:00Z', '2026-02-01T12:00:00Z'];
    for (const day of days) await underTest.rewrite((await ordering.placed(menu)).orderId, day);
    await underTest.count();
    const march = async () =>
      (await shown<OrderAnalytics>('orders?from=2026-02-01&to=2026-03-31&step=month')).steps.map(
        ({ figures: [usd] }) => usd?.orders,
      );
    expect(await march()).toEqual([1, 3]);
    underTest.now = new Date(Date.parse('2026-03-06T00:30:00Z') + RETENTION.analyticsMs);
    const purge = () => ordering.app.get(PurgeStatisticsHandler).execute();
    // Of the sales of three days: how many orders, an hour, and by dish, type, source and channel.
    expect(await purge()).toBe(3 + 3 + 2 + 3 * (1 + 1 + 4));
    expect(await purge()).toBe(0);
    expect(await march()).toEqual([1, 3]);
    expect((await shown<OrderAnalytics>('orders?from=2026-03-01&to=2026-03-31')).totals).toEqual([
      { currency: 'USD', orders: 1, refused: 0, revenue: 2500 },
    ]);
    expect((await shown<TopMenus>('top-menus?from=2026-03&to=2026-03')).months[0]!.menus).toEqual([]);
    expect(await ordering.query('SELECT what, count FROM retention_log ORDER BY what')).toEqual([
      { what: 'menu_day_figures', count: 3 },
      { what: 'menu_month_figures', count: 2 },
      { what: 'order_day_figures', count: 3 },
      { what: 'sales_counts', count: 3 },
      { what: 'sales_hours', count: 3 },
      { what: 'sales_parts', count: 12 },
    ]);
    // A count that comes later does not bring back what is gone.
    await underTest.count();
    expect(await ordering.query(`SELECT 1 FROM menu_month_figures WHERE month < '2026-03-02'`)).toEqual([]);
  });

  it('are for admins, and asked for in days that there are', async () => {
    for (const path of ['orders?from=2026-03-01&to=2026-03-02', 'top-menus?from=2026-03&to=2026-03']) {
      expect((await get(path, 'billing')).status).toBe(403);
      expect((await ordering.call('GET', `/api/admin/analytics/${path}`)).status).toBe(401);
    }
    for (const query of [
      'from=2026-02-30&to=2026-03-02',
      'from=2026-03-02&to=2026-03-01',
      'from=2010-01-01&to=2026-01-01',
      'to=2026-03-01',
    ])
      expect([query, (await get(`orders?${query}`)).status]).toEqual([query, 400]);
  });

  it('of today are there within seconds by themselves', async () => {
    jest.restoreAllMocks();
    const { menu } = await ordering.restaurant();
    await ordering.placed(menu);
    const today = new Date().toISOString().slice(0, 10);
    const other = await ordering.another();
    try {
      await waitFor(
        'the order to be counted',
        async () => (await shown<OrderAnalytics>(`orders?from=${today}&to=${today}`)).totals[0]?.orders === 1,
        45_000,
      );
    } finally {
      await other.close();
    }
  });
});
