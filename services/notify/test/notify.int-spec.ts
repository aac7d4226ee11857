import { randomUUID } from 'node:crypto';
import { MenuSnapshotRpcV1, NotificationDeliveredV1, OrderPlacedV1, type EventEnvelope } from '@chalkboard/contracts';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { OrderStates } from '../src/persistence/order-states';
import {
  CUSTOMER,
  menuSnapshot,
  Neighbours,
  notifyPlatform,
  orderPlaced,
  readOutbox,
  startNotify,
} from './running-notify';

describe('telling a restaurant of an order, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let neighbours: Neighbours;
  let app: NestFastifyApplication;
  let database: Client;

  beforeEach(async () => {
    platform = await notifyPlatform();
    neighbours = await Neighbours.start(platform);
    app = await startNotify(platform);
    database = await platform.connectDatabase('notify');
  });

  afterEach(async () => {
    await app.close();
    await database.end();
    await neighbours.stop();
    await platform.stop();
  });

  const handled = (eventId: string) =>
    waitFor(
      'the event to be handled',
      async () => (await database.query('SELECT 1 FROM inbox WHERE event_id = $1', [eventId])).rowCount,
    );
  const settled = () =>
    waitFor(
      'all messages to have an outcome',
      async () =>
        (await database.query("SELECT 1 FROM notifications WHERE status IN ('pending', 'sending')")).rowCount === 0,
    );
  const outboxOf = (total: number) =>
    waitFor(`${total} messages`, async () => {
      const outbox = await readOutbox(app, '?limit=1000');
      return outbox.total >= total && outbox;
    });

  it('sends what the kitchen needs, and says that it was delivered', async () => {
    await neighbours.answerTickets();
    await handled(await neighbours.publishMenu(menuSnapshot()));
    const order = orderPlaced();
    const causationId = await neighbours.publishOrder(order);

    const { messages } = await outboxOf(1);
    expect(messages).toEqual([
      expect.objectContaining({ channel: 'sms', to: '+14155550132', orderNumber: 'K7F4M', causationId }),
    ]);
    for (const part of [
      'Trattoria Lavagna',
      'K7F4M',
      '2 x Margherita (Large) $24.00',
      '1 x Tiramisù $7.50',
      'Total: $31.50',
      CUSTOMER.name,
      CUSTOMER.phone,
      'No basil',
      'http://chalkboard.test/board/b0a4d',
      'Reply 1 accept, 2 +15 min, 3 reject',
    ]) {
      expect(messages[0]?.body).toContain(part);
    }
    const [delivered] = await waitFor('NotificationDelivered', async () => {
      const told = await neighbours.told(NotificationDeliveredV1);
      return told.length > 0 && told;
    });
    expect(delivered).toMatchObject({
      subject: messages[0]?.id,
      causationid: causationId,
      correlationid: `request-of-${causationId}`,
      aggregateversion: 1,
    });
    expect(NotificationDeliveredV1.schema.parse(delivered?.data)).toMatchObject({
      orderId: order.orderId,
      channel: 'sms',
      provider: 'local-outbox',
    });
  });

  it('says of a test order that it is one, first of all', async () => {
    await neighbours.answerTickets();
    await handled(await neighbours.publishMenu(menuSnapshot()));
    await neighbours.publishOrder(orderPlaced({ test: true }));
    const { messages } = await outboxOf(1);
    expect(messages[0]?.body).toMatch(/^TEST ORDER: please do not make it\./);
  });

  it('sends once when the event comes again', async () => {
    await neighbours.answerTickets();
    await handled(await neighbours.publishMenu(menuSnapshot()));
    const order = orderPlaced();
    const id = randomUUID();
    for (let times = 0; times < 5; times++) await neighbours.publish(OrderPlacedV1, order.orderId, order, id);
    await neighbours.consumed(OrderPlacedV1);
    await settled();
    expect((await readOutbox(app, '?orderNumber=K7F4M')).total).toBe(1);
  });

  it('asks for the menu it has not heard of, and for a number it does not have yet', async () => {
    await neighbours.answerTickets();
    await neighbours.answerSnapshots(menuSnapshot({ version: 3, restaurantPhone: '(415) 555-0177' }));
    await neighbours.publishOrder(orderPlaced({ orderNumber: 'FIRST' }));
    expect((await outboxOf(1)).messages[0]?.to).toBe('+14155550177');

    await handled(await neighbours.publishMenu(menuSnapshot({ version: 2, restaurantPhone: undefined })));
    await neighbours.publishOrder(orderPlaced({ orderNumber: 'SECND' }));
    expect((await outboxOf(2)).messages[0]?.to).toBe('+14155550177');
  });

  it('keeps no transaction open while it waits for what it asks', async () => {
    await neighbours.answerTickets();
    const menu = await platform.connectNats('menu');
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((isAsked) => {
      menu.subscribe(MenuSnapshotRpcV1.subject, {
        callback: (_error, message) => {
          answer = () => message.respond(JSON.stringify({ ok: true, reply: { snapshot: menuSnapshot() } }));
          isAsked();
        },
      });
    });
    await menu.flush();
    await neighbours.publishOrder(orderPlaced());
    await asked;
    // Those of others end by themselves; one that waited for the answer would not.
    await waitFor(
      'no transaction to be open',
      async () =>
        (
          await database.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
          )
        ).rowCount === 0,
    );
    answer();
    await outboxOf(1);
    await menu.close();
  });

  it('writes where orders stand in one order for all, so that two transactions with the same orders cannot wait for each other', async () => {
    const states = app.get(OrderStates);
    const placed = (orderId: string) =>
      ({ aggregateversion: 1, data: orderPlaced({ orderId }) }) as EventEnvelope<OrderPlacedV1>;
    const write = () =>
      app.get(DataSource).transaction((manager) => states.placed([placed('b'), placed('a')], manager));
    await write();
    await database.query('BEGIN');
    await database.query("SELECT 1 FROM order_states WHERE order_id = 'a' FOR UPDATE");
    const waiting = write();
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
    expect((await database.query("SELECT 1 FROM order_states WHERE order_id = 'b' FOR UPDATE NOWAIT")).rowCount).toBe(
      1,
    );
    await database.query('COMMIT');
    expect([...(await waiting).keys()].sort()).toEqual(['a', 'b']);
  });

  it('trusts the newest version of a menu, whatever comes last', async () => {
    for (const [version, restaurantName] of [
      [1, 'One'],
      [3, 'Three'],
      [2, 'Two'],
    ] as const)
      await handled(await neighbours.publishMenu(menuSnapshot({ version, restaurantName })));
    expect((await database.query('SELECT version, restaurant_name FROM recipients')).rows).toEqual([
      { version: 3, restaurant_name: 'Three' },
    ]);
  });

  it('waits for ordering when it cannot say who ordered', async () => {
    await handled(await neighbours.publishMenu(menuSnapshot()));
    const id = await neighbours.publishOrder(orderPlaced());
    await neighbours.redelivered(OrderPlacedV1);
    expect((await database.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).rowCount).toBe(0);
    await neighbours.answerTickets();
    await outboxOf(1);
  });

  it('sends nothing to a menu without a number, and nothing on a channel that is off or of an order that the restaurant entered', async () => {
    await neighbours.answerTickets();
    await neighbours.answerSnapshots(menuSnapshot({ restaurantPhone: undefined }));
    await handled(await neighbours.publishOrder(orderPlaced()));
    await neighbours.answerSnapshots(menuSnapshot({ version: 2 }));
    await handled(await neighbours.publishMenu(menuSnapshot({ version: 2 })));
    await handled(await neighbours.publishOrder(orderPlaced({ channels: ['whatsapp'] })));
    await handled(await neighbours.publishOrder(orderPlaced({ enteredByRestaurant: true })));
    expect((await database.query('SELECT 1 FROM notifications')).rowCount).toBe(0);
  });

  it('takes up what a crashed instance was about to send, and leaves one message', async () => {
    const insert = async (sent: boolean): Promise<string> => {
      const { rows } = await database.query<{ id: string }>(
        `INSERT INTO notifications (order_id, order_number, share_id, audience, purpose, channel, destination, destination_hash, part, body, status, attempts, next_attempt_at, lease_until, causation_id, correlation_id, created_at)
         VALUES ('o', 'CRASH', 'demo', 'restaurant', 'order', 'sms', '+1', 'hash', 1, 'text', 'sending', 1, now() - interval '2 minutes', now() - interval '1 second', gen_random_uuid(), 'c', now()) RETURNING id`,
      );
      const id = rows[0]!.id;
      if (sent)
        await database.query(
          "INSERT INTO outbox_messages VALUES ($1, 'sms', '+1', 'text', gen_random_uuid(), 'CRASH', now())",
          [id],
        );
      return id;
    };
    const ids = [await insert(false), await insert(true)];
    await waitFor('both to be told', async () => (await neighbours.told(NotificationDeliveredV1)).length === 2);
    expect((await readOutbox(app)).messages.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect((await database.query('SELECT DISTINCT status, attempts FROM notifications')).rows).toEqual([
      { status: 'sent', attempts: 2 },
    ]);
  });

  it('sends each of many once, by two instances of which one ends in the middle', async () => {
    await neighbours.answerTickets();
    await handled(await neighbours.publishMenu(menuSnapshot()));
    const twin = await startNotify(platform);
    const orders = Array.from({ length: 100 }, (_, index) => orderPlaced({ orderNumber: `N${index}` }));
    const published = Promise.all(orders.map((order) => neighbours.publishOrder(order)));
    await outboxOf(20);
    await twin.close();
    const causes = await published;
    // What the twin had been given and not begun comes back when its time is over.
    const { messages } = await outboxOf(100);
    expect(messages.map(({ causationId }) => causationId).sort()).toEqual([...causes].sort());
    const told = await waitFor('all to be told', async () => {
      const events: EventEnvelope[] = await neighbours.told(NotificationDeliveredV1);
      return events.length >= 100 && events;
    });
    expect(new Set(told.map(({ subject }) => subject)).size).toBe(100);
  });

  it('sends a text that is too long for one message in several, with every line', async () => {
    await neighbours.answerTickets();
    await handled(await neighbours.publishMenu(menuSnapshot()));
    const lines = Array.from({ length: 60 }, (_, index) => ({
      itemId: `i${index}`,
      name: `A dish with quite a long name, number ${index}`,
      options: [],
      quantity: 1,
      unitPrice: 100,
      total: 100,
    }));
    await neighbours.publishOrder(orderPlaced({ lines, subtotal: 6000, total: 6000 }));
    const { messages } = await outboxOf(3);
    const text = messages.map(({ body }) => body).join('\n');
    for (const { name } of lines) expect(text).toContain(`1 x ${name} $1.00`);
    expect(messages.every(({ body }) => body.length <= 1600 && body.includes('K7F4M'))).toBe(true);
  });

  it('shows the outbox to this machine only', async () => {
    const url = `${await app.getUrl()}/api/notify/outbox`;
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(200);
    for (const claimed of ['203.0.113.5', '192.168.1.5', '127.0.0.1, 192.168.1.5', '127.0.0.1, 203.0.113.5']) {
      const response = await fetch(url, { headers: { 'x-forwarded-for': claimed } });
      expect([claimed, response.status]).toEqual([claimed, 404]);
    }
    expect((await fetch(`${url}?limit=0`)).status).toBe(400);
  });
});
