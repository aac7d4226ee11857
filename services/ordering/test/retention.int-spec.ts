import { RETENTION, type DayTotals } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BoardRepository } from '../src/domain/board.repository';
import { PurgeOrdersHandler } from '../src/features/purge-orders.handler';
import { OrderingUnderTest } from './ordering-under-test';

const DAY_MS = 86_400_000;

describe('orders after a year, with a real Postgres', () => {
  let ordering: OrderingUnderTest;
  let other: NestFastifyApplication;
  let movedMs = 0;
  const now = () => new Date(Date.now() + movedMs);

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    other = await ordering.another();
  });
  beforeEach(() => {
    movedMs = 0;
    for (const app of [ordering.app, other]) jest.spyOn(app.get(Clock), 'now').mockImplementation(now);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const table of ['order_notifications', 'idempotency_keys', 'orders', 'day_totals', 'retention_log'])
      await ordering.query(`DELETE FROM ${table}`);
  });
  afterAll(async () => {
    await other.close();
    await ordering.stop();
  });

  const purge = (app = ordering.app) => app.get(PurgeOrdersHandler).execute();
  const rows = async (sql: string, parameters: unknown[] = []) =>
    (await ordering.query(sql, parameters)) as Record<string, unknown>[];
  const totalsOf = (shareId: string, timeZone: string): Promise<DayTotals[]> =>
    ordering.app.get(BoardRepository).dayTotals({ shareId, timeZone, currency: 'USD', to: now() });
  /** What a test says of an order's past. */
  const rewrite = (orderId: string, placedAt: string, status = 'completed') =>
    ordering.query('UPDATE orders SET placed_at = $2, status = $3 WHERE id = $1', [orderId, placedAt, status]);

  it('go with their keys, deadlines and messages when the clock has moved on by a year, and not a day before', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    await ordering.query(
      `INSERT INTO order_notifications (notification_id, order_id, channel, status, settled_at) VALUES ('n1', $1, 'sms', 'delivered', now())`,
      [orderId],
    );
    await ordering.query(
      `INSERT INTO stock_holds (order_id, share_id, item_id, quantity) VALUES ($1, $2, 'margherita', 2)`,
      [orderId, menu.shareId],
    );
    movedMs = RETENTION.ordersMs - DAY_MS;
    expect(await purge()).toBe(0);
    expect(await rows('SELECT 1 FROM orders')).toHaveLength(1);
    movedMs = RETENTION.ordersMs + 1000;
    expect(await purge()).toBe(1);
    for (const table of ['orders', 'order_deadlines', 'order_notifications', 'idempotency_keys', 'stock_holds'])
      expect([table, await rows(`SELECT 1 FROM ${table}`)]).toEqual([table, []]);
    const [entry, ...more] = await rows('SELECT what, count, older_than, at FROM retention_log');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ what: 'orders', count: 1 });
    expect((entry!.at as Date).getTime() - (entry!.older_than as Date).getTime()).toBe(RETENTION.ordersMs);
    expect(await purge()).toBe(0);
    expect(await rows('SELECT 1 FROM retention_log')).toHaveLength(1);
  });

  it("leave the totals of their days by the restaurant's clock, and the board shows the same as before", async () => {
    const { menu } = await ordering.restaurant({ timeZone: 'America/New_York' });
    const [late, early, refused] = [
      await ordering.placed(menu),
      await ordering.placed(menu),
      await ordering.placed(menu),
    ];
    const recent = await ordering.placed(menu);
    // Half past midnight in London is still the day before in New York.
    await rewrite(late.orderId, '2024-03-07T00:30:00Z');
    await rewrite(early.orderId, '2024-03-06T17:00:00Z');
    await rewrite(refused.orderId, '2024-03-07T17:00:00Z', 'rejected');
    const before = await totalsOf(menu.shareId, menu.timeZone);
    expect(before.slice(1)).toEqual([
      { date: '2024-03-07', orders: 1, refused: 1, revenue: 0 },
      { date: '2024-03-06', orders: 2, refused: 0, revenue: 5000 },
    ]);
    expect(await purge()).toBe(3);
    expect(await rows('SELECT id FROM orders')).toEqual([{ id: recent.orderId }]);
    expect(await totalsOf(menu.shareId, menu.timeZone)).toEqual(before);
  });

  it('add to what was kept of the same day', async () => {
    const { menu } = await ordering.restaurant();
    for (let time = 0; time < 2; time++) {
      const { orderId } = await ordering.placed(menu);
      await rewrite(orderId, '2024-03-06T17:00:00Z');
      await purge();
    }
    expect(await totalsOf(menu.shareId, menu.timeZone)).toEqual([
      { date: '2024-03-06', orders: 2, refused: 0, revenue: 5000 },
    ]);
  });

  it('are counted once, in several batches and by several instances', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    await rewrite(orderId, '2024-03-06T17:00:00Z');
    await ordering.query(
      `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'N' || n))).* FROM orders AS o, generate_series(1, 1300) AS n WHERE o.id = $1`,
      [orderId],
    );
    const erased = await Promise.all([purge(), purge(other), purge(), purge(other)]);
    const rest = await purge();
    expect(erased.reduce((sum, count) => sum + count, rest)).toBe(1301);
    expect(await rows('SELECT orders, refused, revenue FROM day_totals')).toEqual([
      { orders: 1301, refused: 0, revenue: 1301 * 2500 },
    ]);
    expect(await rows('SELECT sum(count)::int AS sum FROM retention_log')).toEqual([{ sum: 1301 }]);
  });

  it('are kept, and so is what was counted, when the transaction breaks', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    await rewrite(orderId, '2024-03-06T17:00:00Z');
    await ordering.query('ALTER TABLE retention_log ADD CONSTRAINT nothing_goes CHECK (false) NOT VALID');
    await expect(purge()).rejects.toThrow('nothing_goes');
    await ordering.query('ALTER TABLE retention_log DROP CONSTRAINT nothing_goes');
    expect(await rows('SELECT 1 FROM day_totals')).toEqual([]);
    expect(await purge()).toBe(1);
  });
});
