import { randomUUID } from 'node:crypto';
import {
  NotificationDeliveredV1,
  NotificationFailedV1,
  OrderChannelsRpcV1,
  OrderPlacedV1,
  OrderTicketsRpcV1,
  TrackedOrder,
  Board,
  type OrderChannels,
  type OrderTicket,
  type PlaceOrderResponse,
  type Problem,
} from '@chalkboard/contracts';
import { FixedClock } from '@chalkboard/service-kit/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { anOrder } from '../src/domain/testing/order.factory';
import { OrderCallerRetention } from '../src/persistence/order-caller-retention';
import { answering } from './answering';
import { OrderingUnderTest } from './ordering-under-test';

const DAY_MS = 86_400_000;

describe('how many orders are taken, and what is said of telling them, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  let second: NestFastifyApplication;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start({});
    second = await ordering.another();
  });
  afterAll(async () => {
    await second.close();
    await ordering.stop();
  });
  beforeEach(() => ordering.query('DELETE FROM order_counts'));

  type Menu = Awaited<ReturnType<OrderingUnderTest['restaurant']>>['menu'];
  let network = 0;
  const aNetwork = () => `203.0.113.${(network += 1)}`;
  const place = (
    menu: Menu,
    {
      address = aNetwork(),
      device,
      ...changes
    }: { address?: string; device?: { cookie: string }; test?: true; key?: string } = {},
  ) => {
    const { key = randomUUID(), ...order } = changes;
    return ordering.call('POST', '/api/orders', {
      body: anOrder(menu, order),
      headers: { 'idempotency-key': key, 'x-forwarded-for': address },
      ...(device && { device }),
    });
  };
  const taken = (responses: readonly Response[]) => responses.filter(({ status }) => status === 201).length;

  it('takes forty of five hundred from one network at one menu, says to the others when to come again, and others order meanwhile', async () => {
    const { menu } = await ordering.restaurant();
    const address = aNetwork();
    const responses: Response[] = [];
    for (let batch = 0; batch < 10; batch++)
      responses.push(...(await Promise.all(Array.from({ length: 50 }, () => place(menu, { address })))));
    expect(taken(responses)).toBe(40);
    const refused = responses.find(({ status }) => status === 429)!;
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()) as Problem).toMatchObject({
      code: 'ordering.too_many_orders',
      detail: expect.stringMatching(
        /Many orders came from your network in a short time\. Please try again in \d+ minutes?, or call the restaurant: \(207\) 555-0142/,
      ),
    });
    // What was refused used up nothing of the restaurant's own limit.
    expect((await place(menu)).status).toBe(201);
    expect((await place((await ordering.restaurant()).menu, { address })).status).toBe(201);
  });

  it('is exact over several instances', async () => {
    const { menu } = await ordering.restaurant();
    const url = await second.getUrl();
    const order = (origin?: string) => {
      const init = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-forwarded-for': '198.51.100.7',
        },
        body: JSON.stringify(anOrder(menu)),
      };
      return origin ? fetch(`${origin}/api/orders`, init) : place(menu, { address: '198.51.100.7' });
    };
    expect(taken(await Promise.all(Array.from({ length: 80 }, (_, turn) => order(turn % 2 ? url : undefined))))).toBe(
      40,
    );
  });

  it('takes eight of one browser, whatever networks it comes from', async () => {
    const { menu } = await ordering.restaurant();
    const device = { cookie: `visitor=${'b'.repeat(43)}` };
    const responses = [];
    for (let turn = 0; turn < 12; turn++) responses.push(await place(menu, { device }));
    expect(taken(responses)).toBe(8);
  });

  it('takes a hundred and fifty for one menu', async () => {
    const { menu } = await ordering.restaurant();
    const responses: Response[] = [];
    for (let batch = 0; batch < 4; batch++)
      responses.push(...(await Promise.all(Array.from({ length: 40 }, () => place(menu)))));
    expect(taken(responses)).toBe(150);
    expect(((await responses.find(({ status }) => status === 429)!.json()) as Problem).detail).toMatch(
      /more orders than it can answer/,
    );
  });

  it('gives the repeat of an order its answer, whatever is used up, and lets the restaurant try its own ordering', async () => {
    const { menu, owner } = await ordering.restaurant();
    const address = aNetwork();
    const key = randomUUID();
    const first = (await (await place(menu, { address, key })).json()) as PlaceOrderResponse;
    await Promise.all(Array.from({ length: 45 }, () => place(menu, { address })));
    expect((await place(menu, { address })).status).toBe(429);
    const repeat = await place(menu, { address, key });
    expect([repeat.status, ((await repeat.json()) as PlaceOrderResponse).orderId]).toEqual([200, first.orderId]);
    for (let turn = 0; turn < 10; turn++)
      expect((await place(menu, { address, device: owner, test: true })).status).toBe(201);
  });

  it('keeps a network address as a hash by a key alone, tells it to notify on the day, and forgets it after', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId } = (await (
      await place(menu, { address: '192.0.2.44', device: { cookie: `visitor=${'c'.repeat(43)}` } })
    ).json()) as PlaceOrderResponse;
    const ticket = async () =>
      (
        await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [orderId] }), {
          timeout: 10_000,
        })
      ).json<{ reply: { tickets: OrderTicket[] } }>().reply.tickets[0]!;
    expect((await ticket()).caller).toEqual({
      visitor: expect.stringMatching(/^[0-9a-f]{64}$/),
      address: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const tables =
      JSON.stringify(await ordering.query('SELECT to_jsonb(order_callers) AS called FROM order_callers')) +
      JSON.stringify(await ordering.query('SELECT to_jsonb(order_counts) AS counted FROM order_counts'));
    expect(tables).not.toContain('192.0.2.44');
    await new OrderCallerRetention(
      ordering.app.get(DataSource),
      new FixedClock(new Date(Date.now() + DAY_MS + 60_000)),
    ).execute();
    expect((await ticket()).caller).toBeUndefined();
    expect(await ordering.query('SELECT 1 FROM order_counts')).toEqual([]);
  });

  describe('what notify says of an order before it is taken', () => {
    let end: (() => Promise<void>) | undefined;
    const notifySays = async (reply: (asked: Record<string, unknown>) => OrderChannels) => {
      end = await answering(ordering.nats, OrderChannelsRpcV1.subject, reply);
    };
    afterEach(() => end?.());
    beforeAll(() => ordering.silence());

    const answerOf = async (response: Promise<Response>) => (await (await response).json()) as PlaceOrderResponse;
    const tracked = async ({ trackingUrl }: PlaceOrderResponse) =>
      TrackedOrder.parse(
        await (await ordering.call('GET', trackingUrl.replace('/order/', '/api/orders/track/'))).json(),
      );
    const placedEvent = async (orderId: string) => (await ordering.published(orderId, OrderPlacedV1.type, 1))[0]!.data;

    it('is what the guest is told: of six orders whose number gets five texts the sixth names the board alone', async () => {
      const { menu } = await ordering.restaurant();
      let left = 5;
      const held = {
        channel: 'sms' as const,
        reason: 'This number gets at most 5 messages a day until it is confirmed.',
      };
      await notifySays(() =>
        left-- > 0 ? { carried: ['sms'], heldBack: [], free: false } : { carried: [], heldBack: [held], free: false },
      );
      const answers = [];
      for (let turn = 0; turn < 6; turn++) answers.push(await answerOf(place(menu)));
      expect(answers.map(({ notifications }) => notifications)).toEqual([
        ...Array.from({ length: 5 }, () => ['sms', 'board']),
        ['board'],
      ]);
      expect(
        await Promise.all(answers.slice(4).map(async ({ orderId }) => (await placedEvent(orderId)).textPromise)),
      ).toEqual(['carried', 'held_back']);
      // Notify writes it down as held back, so that what is next on the escalation is done.
      expect((await placedEvent(answers[5]!.orderId)).channels).toEqual(['sms']);
      expect((await tracked(answers[5]!)).notifications).toEqual(['board']);
      expect((await tracked(answers[0]!)).notifications).toEqual(['sms', 'board']);
    });

    it('is asked once for requests with one key that come at once', async () => {
      const { menu } = await ordering.restaurant();
      const asked = new Set<unknown>();
      await notifySays(({ orderId }) => {
        asked.add(orderId);
        return { carried: ['sms'], heldBack: [], free: false };
      });
      const [key, address] = [randomUUID(), aNetwork()];
      const answers = await Promise.all(Array.from({ length: 6 }, () => answerOf(place(menu, { key, address }))));
      expect([...asked]).toEqual([answers[0]!.orderId]);
    });

    it('is nothing while notify is away: the order is taken, named is the board, and the text is sent when it is back', async () => {
      const { menu } = await ordering.restaurant();
      const answer = await answerOf(place(menu));
      expect(answer.notifications).toEqual(['board']);
      expect(await placedEvent(answer.orderId)).toMatchObject({ channels: ['sms'] });
      await ordering.tell(NotificationDeliveredV1.type, 'n1', 1, {
        notificationId: randomUUID(),
        orderId: answer.orderId,
        channel: 'sms',
        purpose: 'order',
        provider: 'twilio',
        deliveredAt: new Date().toISOString(),
      });
      const line = await ordering.follow<TrackedOrder>(
        `${answer.trackingUrl.replace('/order/', '/api/orders/track/')}/events`,
        'order',
      );
      await line.next(({ notifications }) => notifications?.includes('sms') === true);
      line.close();
    });

    it('is nothing when notify hangs, and the guest does not wait for it for long', async () => {
      const { menu } = await ordering.restaurant();
      const deaf = ordering.nats.subscribe(OrderChannelsRpcV1.subject, { callback: () => undefined });
      await ordering.nats.flush();
      const began = Date.now();
      expect((await answerOf(place(menu))).notifications).toEqual(['board']);
      expect(Date.now() - began).toBeLessThan(5000);
      deaf.unsubscribe();
      await ordering.nats.flush();
    });

    it('is shown on the board with why, and taken back from the guest, when a message fails after all', async () => {
      const { menu, owner } = await ordering.restaurant();
      await notifySays(() => ({ carried: ['sms'], heldBack: [], free: true }));
      const answer = await answerOf(place(menu));
      expect(answer.notifications).toEqual(['sms', 'board']);
      const line = await ordering.follow<TrackedOrder>(
        `${answer.trackingUrl.replace('/order/', '/api/orders/track/')}/events`,
        'order',
      );
      await line.next(({ notifications }) => notifications?.includes('sms') === true);
      await ordering.tell(NotificationFailedV1.type, 'n2', 1, {
        notificationId: randomUUID(),
        orderId: answer.orderId,
        channel: 'sms',
        purpose: 'order',
        reason: 'This number has asked to get no more messages.',
        failedAt: new Date().toISOString(),
      });
      await line.next(({ notifications }) => notifications?.join() === 'board');
      line.close();
      const board = Board.parse(
        await (await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device: owner })).json(),
      );
      expect(board.orders[0]!.messages).toEqual([
        {
          channel: 'sms',
          status: 'failed',
          at: expect.any(String),
          reason: 'This number has asked to get no more messages.',
        },
      ]);
    });
  });
});
