import { randomUUID } from 'node:crypto';
import {
  CustomerOrdersRpcV1,
  ErasureContactRpcV1,
  ErasureRequestedV1,
  MenuPublishedV1,
  OrderingErasureDoneV1,
  OrderTicketsRpcV1,
  PRIVACY,
  TextStandingRpcV1,
  type CustomerContact,
  type EventEnvelope,
  type MenuSnapshot,
  type TextUpdates,
} from '@chalkboard/contracts';
import { streamOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { consumed, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { StorageType } from 'nats';
import { EraseCustomersHandler } from '../src/features/erase-customers/erase-customers.handler';
import { answering } from './answering';
import { OrderingUnderTest, type Device } from './ordering-under-test';

const CUSTOMER = {
  name: 'Quillon Farthingale',
  phone: '(503) 555-0177',
  email: 'Quillon@Farthingale.example',
  address: '9 Quagmire Lane',
  notes: 'Ask for Quillon',
};
const PHONE: CustomerContact = { kind: 'phone', value: '+15035550177' };
const EMAIL: CustomerContact = { kind: 'email', value: 'quillon@farthingale.example' };
const WORDS = /Quillon|Farthingale|Quagmire|5550177|555-0177/i;

describe('what is kept of the orders of a customer, with a real Postgres and a real NATS', () => {
  let ordering: OrderingUnderTest;
  let other: NestFastifyApplication;
  let endAnswers: () => Promise<void>;
  let contact: CustomerContact | null = PHONE;
  let movedMs = 0;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    await (
      await ordering.nats.jetstreamManager()
    ).streams.add({
      name: streamOf('identity'),
      subjects: ['identity.business.>', 'identity.erasure.>'],
      storage: StorageType.Memory,
    });
    other = await ordering.another();
    endAnswers = await answering(ordering.nats, ErasureContactRpcV1.subject, () => ({ contact, keepStop: false }));
  });
  beforeEach(() => {
    [contact, movedMs] = [PHONE, 0];
    for (const app of [ordering.app, other])
      jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + movedMs));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const table of ['customer_erasures', 'idempotency_keys', 'orders'])
      await ordering.query(`DELETE FROM ${table}`);
  });
  afterAll(async () => {
    await endAnswers();
    await other.close();
    await ordering.stop();
  });

  const rows = async (sql: string, parameters: unknown[] = []) =>
    (await ordering.query(sql, parameters)) as Record<string, unknown>[];
  const placed = (menu: MenuSnapshot, customerInfo: object = CUSTOMER, more: object = {}) =>
    ordering.placed(menu, { customerInfo: { ...CUSTOMER, ...customerInfo }, ...more });
  const end = (owner: Device, { shareId }: MenuSnapshot, orderId: string) =>
    ordering.moved(owner, shareId, orderId, { move: 'reject', reason: 'Quillon did not answer', version: 1 });
  /** @param times how often the same event comes */
  const request = async (times = 1) => {
    const [requestId, now] = [randomUUID(), new Date().toISOString()];
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id: randomUUID(),
      source: '/services/identity',
      type: ErasureRequestedV1.type,
      subject: requestId,
      time: now,
      datacontenttype: 'application/json',
      aggregateversion: 2,
      correlationid: randomUUID(),
      data: { requestId, requestedAt: now },
    };
    for (let time = 0; time < times; time++)
      await ordering.nats.jetstream().publish(ErasureRequestedV1.type, JSON.stringify(envelope));
    return requestId;
  };
  const done = (requestId: string, parts = 1): Promise<EventEnvelope<Record<string, unknown>>[]> =>
    ordering.published(requestId, OrderingErasureDoneV1.type, parts);
  const purge = (app = ordering.app) => app.get(EraseCustomersHandler).execute();
  const ask = async (of: CustomerContact, after?: string) =>
    CustomerOrdersRpcV1.reply.parse(
      (
        await ordering.nats.request(CustomerOrdersRpcV1.subject, JSON.stringify({ contact: of, after }), {
          timeout: 10_000,
        })
      ).json<{ reply: unknown }>().reply,
    );
  const everything = async () => {
    const tables = await rows(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    );
    return (
      await Promise.all(tables.map(async ({ name }) => JSON.stringify(await rows(`SELECT * FROM ${name as string}`))))
    ).join('\n');
  };
  const streamed = async (stream: string) => {
    const manager = await ordering.nats.jetstreamManager();
    const { state } = await manager.streams.info(stream);
    const texts: string[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await manager.streams.getMessage(stream, { seq }).catch(() => undefined);
      if (message) texts.push(message.string());
    }
    return texts.join('\n');
  };

  it('is shown by how the number is dialled, however it was typed, and by the address, whatever its case', async () => {
    const { menu } = await ordering.restaurant();
    const [one, two] = [await placed(menu), await placed(menu, { phone: '+1 503.555.0177', email: '' })];
    await placed(menu, { phone: '503 555 0178', email: 'somebody@example.com' });
    expect((await ask(PHONE)).orders.map(({ orderId }) => orderId).sort()).toEqual([one.orderId, two.orderId].sort());
    const { orders, total } = await ask(EMAIL);
    expect([orders.map(({ orderId }) => orderId), total]).toEqual([[one.orderId], 1]);
    expect(orders[0]).toMatchObject({
      restaurantName: menu.restaurantName,
      customer: CUSTOMER,
      textConsent: [],
      erasableFrom: expect.any(String),
    });
    for (let more = 0; more < 25; more++) await placed(menu);
    const first = await ask(PHONE);
    const second = await ask(PHONE, first.orders.at(-1)!.orderId);
    expect([first.total, first.orders.length, second.orders.length]).toEqual([27, 20, 7]);
    expect([first.next, second.next]).toEqual([first.orders.at(-1)!.orderId, null]);
  });

  it('goes from an order that has ended, out of tables and streams; what was sold stays, and the tracking link ends', async () => {
    const { menu, owner } = await ordering.restaurant();
    const order = await placed(menu);
    const before = (
      await rows('SELECT number, total, currency, placed_at, status FROM orders WHERE id = $1', [order.orderId])
    )[0];
    await end(owner, menu, order.orderId);
    const requestId = await request();
    const [event] = await done(requestId);
    expect(event).toMatchObject({
      aggregateversion: 1,
      data: { requestId, part: 1, orderIds: [order.orderId], waiting: [], counts: { orders: 1, idempotency_keys: 1 } },
    });
    expect(JSON.stringify(event)).not.toMatch(WORDS);
    expect(await everything()).not.toMatch(WORDS);
    expect(await streamed(streamOf('ordering'))).not.toMatch(WORDS);
    expect(
      await rows('SELECT number, total, currency, placed_at, status FROM orders WHERE id = $1', [order.orderId]),
    ).toEqual([{ ...before, status: 'rejected' }]);
    expect((await ordering.call('GET', `/api/orders/track/${order.secret}`)).status).toBe(404);
    const board = await ordering.call('GET', `/api/orders/board/${menu.shareId}/history`, { device: owner });
    expect([board.status, await board.text()]).toEqual([200, expect.not.stringMatching(WORDS)]);
    const ticket = (
      await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [order.orderId] }), {
        timeout: 10_000,
      })
    ).json<{ reply: { tickets: { customer: object }[] } }>();
    expect(ticket.reply.tickets[0]?.customer).toEqual({ name: '', phone: '' });
    expect((await rows("SELECT count FROM retention_log WHERE what = 'orders of a customer'")).at(-1)).toEqual({
      count: 1,
    });
    expect((await ask(PHONE)).total).toBe(0);
  });

  it('leaves the orders of everybody else alone', async () => {
    const { menu, owner } = await ordering.restaurant();
    const [theirs, another] = [
      await placed(menu),
      await placed(menu, { name: 'Grace', phone: '503 555 0142', email: 'grace@example.com' }),
    ];
    for (const { orderId } of [theirs, another])
      await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', reason: 'Closed', version: 1 });
    const requestId = await request();
    const [event] = await done(requestId);
    expect(event?.data).toMatchObject({ orderIds: [theirs.orderId] });
    expect(await rows(`SELECT customer->>'name' AS name, reason FROM orders WHERE id = $1`, [another.orderId])).toEqual(
      [{ name: 'Grace', reason: 'Closed' }],
    );
    expect(await streamed(streamOf('ordering'))).toContain(another.orderId);
  });

  it('goes by a number that was typed without its country code too, and not from the same digits in another country', async () => {
    contact = { kind: 'phone', value: '+393331234567' };
    const [italian, german] = [
      await ordering.restaurant({ currency: 'EUR', timeZone: 'Europe/Rome', restaurantPhone: undefined }),
      await ordering.restaurant({ currency: 'EUR', timeZone: 'Europe/Berlin', restaurantPhone: undefined }),
    ];
    const [theirs, another] = [
      await placed(italian.menu, { phone: '333 123 4567' }),
      await placed(german.menu, { phone: '333 123 4567' }),
    ];
    await end(italian.owner, italian.menu, theirs.orderId);
    // What stays in the outbox of somebody else names nobody for the tests that follow.
    await ordering.moved(german.owner, german.menu.shareId, another.orderId, {
      move: 'reject',
      reason: 'Closed',
      version: 1,
    });
    expect((await done(await request()))[0]?.data).toMatchObject({ orderIds: [theirs.orderId] });
    expect(
      await rows(`SELECT customer->>'name' AS name, customer->>'phone' AS phone FROM orders WHERE id = $1`, [
        theirs.orderId,
      ]),
    ).toEqual([{ name: '', phone: '' }]);
  });

  it('waits until an open order has ended, and is told in parts', async () => {
    const { menu, owner } = await ordering.restaurant();
    const [ended, open] = [await placed(menu), await placed(menu)];
    await end(owner, menu, ended.orderId);
    const requestId = await request();
    const [first] = await done(requestId);
    expect(first?.data).toMatchObject({ orderIds: [ended.orderId], waiting: [{ orderId: open.orderId }] });
    expect(await rows(`SELECT customer->>'name' AS name FROM orders WHERE id = $1`, [open.orderId])).toEqual([
      { name: CUSTOMER.name },
    ]);
    expect(await purge()).toBe(0);
    contact = null;
    await end(owner, menu, open.orderId);
    await purge();
    const [, second] = await done(requestId, 2);
    expect(second).toMatchObject({ aggregateversion: 2, data: { part: 2, orderIds: [open.orderId], waiting: [] } });
    expect(await everything()).not.toMatch(WORDS);
    expect(
      await rows('SELECT 1 FROM customer_erasures WHERE done_at IS NULL UNION ALL SELECT 1 FROM erasing_orders'),
    ).toEqual([]);
  });

  it('waits no longer than three days for an order that nobody ends, by a moved clock', async () => {
    const { menu } = await ordering.restaurant();
    const open = await placed(menu);
    const requestId = await request();
    expect((await done(requestId))[0]?.data).toMatchObject({ orderIds: [], waiting: [{ orderId: open.orderId }] });
    movedMs = PRIVACY.openOrderMs - 60_000;
    expect(await purge()).toBe(0);
    movedMs = PRIVACY.openOrderMs + 60_000;
    await purge();
    await done(requestId, 2);
    expect(await everything()).not.toMatch(WORDS);
  });

  it('has one effect for an event that comes again, and is done once by two instances', async () => {
    const { menu, owner } = await ordering.restaurant();
    const orders = [await placed(menu), await placed(menu), await placed(menu)];
    for (const { orderId } of orders) await end(owner, menu, orderId);
    const requestId = await request(4);
    await Promise.all([purge(), purge(other), purge(), purge(other)]);
    const [event] = await done(requestId);
    await consumed(ordering.nats, 'ordering', ErasureRequestedV1);
    await Promise.all([purge(), purge(other)]);
    expect(
      await rows(`SELECT count(*)::int AS count FROM outbox WHERE subject = $1 AND envelope->>'subject' = $2`, [
        OrderingErasureDoneV1.type,
        requestId,
      ]),
    ).toEqual([{ count: 1 }]);
    expect((event?.data.orderIds as string[]).toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted());
  });

  it('is told to have gone when the orders that were waited for are gone by themselves', async () => {
    const { menu } = await ordering.restaurant();
    await placed(menu);
    const requestId = await request();
    await done(requestId);
    for (const table of ['idempotency_keys', 'orders']) await ordering.query(`DELETE FROM ${table}`);
    await purge();
    expect((await done(requestId, 2))[1]?.data).toMatchObject({ part: 2, orderIds: [], waiting: [] });
  });

  it('tells of it too where there is nothing', async () => {
    contact = { kind: 'email', value: 'nobody@example.com' };
    expect((await done(await request()))[0]?.data).toMatchObject({ orderIds: [], waiting: [], counts: { orders: 0 } });
  });

  it('goes from dead letters with its number; with a name, which may be anybody’s word, it does not', async () => {
    const { menu, owner } = await ordering.restaurant();
    const order = await placed(menu);
    await end(owner, menu, order.orderId);
    const deadLetters = async (count: number) =>
      waitFor(`${count} dead letters`, async () => (await rows('SELECT 1 FROM dead_letters')).length === count);
    await ordering.nats.jetstream().publish(MenuPublishedV1.type, JSON.stringify({ menu: `of ${CUSTOMER.phone}` }));
    await ordering.nats.jetstream().publish(MenuPublishedV1.type, JSON.stringify({ menu: `of ${CUSTOMER.name}` }));
    await deadLetters(2);
    expect((await done(await request()))[0]?.data).toMatchObject({ counts: { dead_letters: 1 } });
    await deadLetters(1);
  });

  it('says what the customer agreed to, and the tracking page changes it', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId, secret } = await placed(menu, {}, { textUpdates: true });
    const stop = await answering(ordering.nats, TextStandingRpcV1.subject, ({ phone }) => ({
      stopped: phone !== CUSTOMER.phone,
    }));
    const path = `/api/orders/track/${secret}/texts`;
    const texts = async (response: Promise<Response>) => (await (await response).json()) as TextUpdates;
    expect(await texts(ordering.call('GET', path))).toEqual({ agreed: true, stopped: false });
    for (let times = 0; times < 2; times++)
      expect(await texts(ordering.call('PUT', path, { body: { agreed: false } }))).toEqual({
        agreed: false,
        stopped: false,
      });
    await stop();
    expect((await rows('SELECT text_consent FROM orders WHERE id = $1', [orderId]))[0]?.text_consent).toEqual([
      { agreed: true, means: 'checkout', at: expect.any(String) },
      { agreed: false, means: 'tracking', at: expect.any(String) },
    ]);
    const { reply } = (
      await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [orderId] }), {
        timeout: 10_000,
      })
    ).json<{ reply: { tickets: { textUpdates: boolean }[] } }>();
    expect(reply.tickets[0]?.textUpdates).toBe(false);
    expect((await ordering.call('GET', '/api/orders/track/nothing/texts')).status).toBe(404);
    expect((await ordering.call('PUT', path, { body: {} })).status).toBe(400);
  });
});
