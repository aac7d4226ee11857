import { randomUUID } from 'node:crypto';
import { OrderPlacedV1, type AdminStats } from '@chalkboard/contracts';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { ADMIN, Browser, publishChange, publishCorrection, publishOrder, startIdentity, startPlatform } from './running-identity';

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

  const stats = async (): Promise<AdminStats> => (await (await browser.call('GET', '/api/admin/stats', { token })).json()) as AdminStats;
  const settled = (eventIds: string[]) =>
    waitFor('the events to be handled', async () => (await database.query('SELECT 1 FROM inbox WHERE event_id = ANY($1)', [eventIds])).rowCount === eventIds.length);

  it('count the demo business, once however often it is loaded', async () => {
    expect(await stats()).toEqual({ totalBusinesses: 1, monthlyRevenue: 0, pendingRegistrations: 0, newSignupsThisMonth: 1 });
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

  it('raise this month’s revenue by an order’s total, once for an event that comes twice', async () => {
    const one = await publishOrder(nats, { total: 1999, subtotal: 1999 });
    await nats.jetstream().publish(OrderPlacedV1.type, JSON.stringify(one));
    const two = await publishOrder(nats, { total: 1, subtotal: 1 });
    await settled([one.id, two.id]);
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
    const [late, latest] = [randomUUID(), randomUUID()].map((orderId) => ({ ...kept, orderId, total: 700, subtotal: 700 }));
    const early = [await publishCorrection(nats, latest!, 900, 4), await publishChange(nats, late!, 'rejected', 2)];
    await settled(early.map(({ id }) => id));
    const others = [
      await publishOrder(nats, late),
      await publishOrder(nats, latest),
      await publishCorrection(nats, kept, 300, 3),
      // Told before, heard after.
      await publishCorrection(nats, latest!, 800, 3),
      await publishChange(nats, kept, 'accepted', 2),
    ];
    await settled(others.map(({ id }) => id));
    expect((await stats()).monthlyRevenue).toBe(12);
  });
});
