import { randomUUID } from 'node:crypto';
import { OrderPlacedV1, RETENTION, type AdminStats, type OrderStatusChangedV1 } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { consumed, waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { OrderFacts } from '../src/accounts/domain/order-facts';
import { AnonymiseOrdersHandler } from '../src/accounts/features/anonymise-orders.handler';
import { OrderFactProjection } from '../src/accounts/persistence/order-fact-projection';
import {
  ADMIN,
  Browser,
  publishChange,
  publishCorrection,
  publishOrder,
  startIdentity,
  startPlatform,
} from './running-identity';

describe('figures for staff, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;
  let token: string;
  let browser: Browser;

  beforeEach(async () => {
    platform = await startPlatform();
    nats = await platform.connectNats();
    app = await startIdentity(platform, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, DEMO_DATA: '1' });
    database = await platform.connectDatabase('identity');
    browser = new Browser(app);
    token = await browser.signIn();
  });

  afterEach(async () => {
    await app.close();
    await nats.close();
    await database.end();
    await platform.stop();
  });

  const stats = async (): Promise<AdminStats> =>
    (await (await browser.call('GET', '/api/admin/stats', { token })).json()) as AdminStats;
  const settled = (eventIds: string[]) =>
    waitFor(
      'the events to be handled',
      async () =>
        (await database.query('SELECT 1 FROM inbox WHERE event_id = ANY($1)', [eventIds])).rowCount === eventIds.length,
    );

  it('count the demo business, once however often it is loaded', async () => {
    expect(await stats()).toEqual({
      totalBusinesses: 1,
      monthlyRevenue: 0,
      pendingRegistrations: 0,
      newSignupsThisMonth: 1,
    });
    await app.close();
    app = await startIdentity(platform, { DEMO_DATA: '1' });
    browser = new Browser(app);
    token = await browser.signIn();
    expect((await stats()).totalBusinesses).toBe(1);
  });

  it('count pending ones, and as new only those of this month', async () => {
    await database.query(
      `INSERT INTO businesses (id, business_name, owner_name, email, phone, registration_status, subscription_plan, created_at)
       SELECT gen_random_uuid(), 'B', 'O', 'o@example.com', '1', status, 'free', at FROM (VALUES ('pending', now()), ('pending', now() - interval '40 days'), ('rejected', now() - interval '400 days')) AS given (status, at)`,
    );
    expect(await stats()).toMatchObject({ totalBusinesses: 4, pendingRegistrations: 2, newSignupsThisMonth: 2 });
  });

  it('know nothing of test orders, whatever becomes of them and in whatever sequence it is told', async () => {
    const test = await publishOrder(nats, { test: true });
    const accepted = await publishChange(nats, test.data, 'accepted', 2);
    const corrected = await publishCorrection(nats, test.data, 9900, 3);
    const real = await publishOrder(nats, { total: 700, subtotal: 700 });
    await settled([test.id, accepted.id, corrected.id, real.id]);
    expect((await database.query('SELECT order_id FROM order_facts')).rows).toEqual([{ order_id: real.data.orderId }]);
    expect((await stats()).monthlyRevenue).toBe(7);
  });

  it('raise this month’s revenue by an order’s total, once for an event that comes twice', async () => {
    const one = await publishOrder(nats, { total: 1999, subtotal: 1999 });
    await nats.jetstream().publish(OrderPlacedV1.type, JSON.stringify(one));
    const two = await publishOrder(nats, { total: 1, subtotal: 1 });
    await settled([one.id, two.id]);
    await consumed(nats, 'identity', OrderPlacedV1);
    expect((await stats()).monthlyRevenue).toBe(20);
  });

  it('leave out other months, other currencies, and orders that came to nothing', async () => {
    const lost = await publishOrder(nats);
    const events = [
      await publishOrder(nats, { total: 500, subtotal: 500 }),
      await publishOrder(nats, { placedAt: new Date(Date.now() - 40 * 86_400_000).toISOString() }),
      await publishOrder(nats, { currency: 'EUR' }),
      lost,
      await publishChange(nats, lost.data, 'cancelled', 3),
    ];
    await settled(events.map(({ id }) => id));
    expect((await stats()).monthlyRevenue).toBe(5);
  });

  it('count what an order came to at last, in whatever sequence it is heard', async () => {
    const kept = (await publishOrder(nats, { total: 500, subtotal: 500 })).data;
    const [late, latest] = [randomUUID(), randomUUID()].map((orderId) => ({
      ...kept,
      orderId,
      total: 700,
      subtotal: 700,
    }));
    const early = [await publishCorrection(nats, latest!, 900, 4), await publishChange(nats, late!, 'rejected', 2)];
    await settled(early.map(({ id }) => id));
    const others = [
      await publishOrder(nats, late),
      await publishOrder(nats, latest),
      await publishCorrection(nats, kept, 300, 3),
      // Published before, consumed after.
      await publishCorrection(nats, latest!, 800, 3),
      await publishChange(nats, kept, 'accepted', 2),
    ];
    await settled(others.map(({ id }) => id));
    expect((await stats()).monthlyRevenue).toBe(12);
  });

  describe('after two years', () => {
    let movedMs = 0;
    beforeEach(() => {
      movedMs = 0;
      jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + movedMs));
    });
    afterEach(() => jest.restoreAllMocks());

    const anonymise = () => app.get(AnonymiseOrdersHandler).execute();
    const rows = async (sql: string) => (await database.query(sql)).rows as Record<string, unknown>[];

    it('know no order any more, and count what its month came to all the same', async () => {
      const placedAt = '2026-03-31T23:30:00Z';
      const lost = await publishOrder(nats, { placedAt, total: 900, subtotal: 900 });
      const orders = [
        await publishOrder(nats, { placedAt }),
        await publishOrder(nats, { placedAt: '2026-03-01T00:00:00Z' }),
        await publishOrder(nats, { placedAt, currency: 'EUR' }),
        lost,
      ];
      await settled([...orders, await publishChange(nats, lost.data, 'cancelled', 2)].map(({ id }) => id));
      const march = { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-04-01T00:00:00Z') };
      const revenue = () => app.get(OrderFacts).revenue(march, 'USD');
      expect(await revenue()).toBe(2500);

      movedMs = Date.parse(placedAt) + RETENTION.analyticsMs - Date.now() - 1000;
      expect(await anonymise()).toBe(1);
      movedMs += 2000;
      expect(await anonymise()).toBe(3);
      expect(await anonymise()).toBe(0);
      expect(await rows('SELECT 1 FROM order_facts')).toEqual([]);
      expect(
        await rows(
          `SELECT month::text, currency, orders, refused, revenue_minor::int AS revenue FROM order_month_totals ORDER BY currency`,
        ),
      ).toEqual([
        { month: '2026-03-01', currency: 'EUR', orders: 1, refused: 0, revenue: 1250 },
        { month: '2026-03-01', currency: 'USD', orders: 3, refused: 1, revenue: 2500 },
      ]);
      expect(await revenue()).toBe(2500);
      const log = await rows('SELECT what, count, at, older_than FROM retention_log ORDER BY id');
      expect(log.map(({ what, count }) => [what, count])).toEqual([
        ['order facts', 1],
        ['order facts', 3],
      ]);
      for (const { at, older_than: olderThan } of log)
        expect((at as Date).getTime() - (olderThan as Date).getTime()).toBe(RETENTION.analyticsMs);
    });

    it('know nothing of orders either whose placing was never heard', async () => {
      const unheard = { orderId: randomUUID(), orderNumber: 'K7F4M', shareId: 'demo' } as OrderPlacedV1;
      await settled([(await publishChange(nats, unheard, 'cancelled', 2)).id]);
      movedMs = RETENTION.analyticsMs - 60_000;
      expect(await anonymise()).toBe(0);
      movedMs = RETENTION.analyticsMs + 60_000;
      expect(await anonymise()).toBe(1);
      expect(await rows('SELECT 1 FROM order_month_totals')).toEqual([]);
    });

    it('are made anonymous once, in several batches and by several instances', async () => {
      await database.query(
        `INSERT INTO order_facts (order_id, share_id, total_minor, currency, placed_at, status) SELECT 'o' || n, 'demo', 100, 'USD', '2020-03-06T12:00:00Z', 'completed' FROM generate_series(1, 1300) AS n`,
      );
      const other = await startIdentity(platform);
      try {
        await Promise.all([anonymise(), other.get(AnonymiseOrdersHandler).execute()]);
        await anonymise();
      } finally {
        await other.close();
      }
      expect(await rows('SELECT orders, revenue_minor::int AS revenue FROM order_month_totals')).toEqual([
        { orders: 1300, revenue: 130_000 },
      ]);
      expect(await rows('SELECT sum(count)::int AS sum FROM retention_log')).toEqual([{ sum: 1300 }]);
    });
  });

  it('are written in one order for all, so that two transactions with the same orders cannot wait for each other', async () => {
    const orders = app.get(OrderFactProjection);
    const change = (orderId: string, version: number, status: OrderStatusChangedV1['status'] = 'accepted') =>
      ({ orderId, version, status }) as OrderStatusChangedV1 & { version: number };
    const write = (changes: Parameters<OrderFactProjection['changeStatus']>[0]) =>
      app.get(DataSource).transaction((manager) => orders.changeStatus(changes, manager));
    await write([change('b', 2), change('a', 2)]);
    await database.query('BEGIN');
    await database.query("SELECT 1 FROM order_facts WHERE order_id = 'a' FOR UPDATE");
    const waiting = write([change('b', 3), change('a', 4, 'completed'), change('a', 3)]);
    await waitFor(
      'the other transaction to wait',
      async () =>
        (
          await database.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )
        ).rowCount,
    );
    // It waits for the first and has taken no other.
    expect((await database.query("SELECT 1 FROM order_facts WHERE order_id = 'b' FOR UPDATE NOWAIT")).rowCount).toBe(1);
    await database.query('COMMIT');
    await waiting;
    expect(
      (await database.query('SELECT order_id, status, status_version FROM order_facts ORDER BY order_id')).rows,
    ).toEqual([
      { order_id: 'a', status: 'completed', status_version: 4 },
      { order_id: 'b', status: 'accepted', status_version: 3 },
    ]);
  });
});
