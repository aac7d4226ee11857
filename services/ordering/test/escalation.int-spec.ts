import { randomUUID } from 'node:crypto';
import {
  CallChangedV1,
  CallDueV1,
  NotificationFailedV1,
  OrderEscalatedV1,
  OrderStatusChangedV1,
  OrderTicketsRpcV1,
  ReplyReceivedV2,
  type Board,
  type MenuSnapshot,
  type MessagePurpose,
  type OrderingSettings,
  type PlaceOrderResponse,
} from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { consumed, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EntityManager } from 'typeorm';
import { OrderRepository } from '../src/domain/order.repository';
import { defaultSettings, OrderingSettingsStore } from '../src/domain/ordering-settings';
import { anOrder } from '../src/domain/testing/order.factory';
import { EscalateOrdersHandler } from '../src/features/escalate-orders/escalate-orders.handler';
import { type Device, OrderingUnderTest } from './ordering-under-test';

const MINUTE_MS = 60_000;
const EVERYTHING: OrderingSettings = {
  ...defaultSettings(),
  autoRejectMinutes: 12,
  backupPhone: '(207) 555-0199',
  backupEmail: 'chef@example.com',
};

describe('orders that nobody answers, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  let other: NestFastifyApplication;
  let menu: MenuSnapshot;
  let owner: Device;
  /** By how much the clock of both instances was moved. */
  let movedMs: number;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    other = await ordering.another();
  });
  afterAll(async () => {
    await other.close();
    await ordering.stop();
  });
  beforeEach(async () => {
    movedMs = 0;
    for (const app of [ordering.app, other])
      jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + movedMs));
    ({ menu, owner } = await ordering.restaurant());
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await ordering.query('DELETE FROM order_deadlines');
  });

  const settle = (settings: OrderingSettings) =>
    ordering.app.get(OrderingSettingsStore).replace(menu.shareId, settings);
  const round = (app = ordering.app) => app.get(EscalateOrdersHandler).execute();
  /** Moves the clock and takes what is due then, unless a watch of the service was faster. */
  async function after(minutes: number): Promise<void> {
    movedMs += minutes * MINUTE_MS;
    await waitFor('all that is due', async () => {
      await round();
      const due = (await ordering.query('SELECT 1 FROM order_deadlines WHERE taken_at IS NULL AND due_at <= $1', [
        ordering.app.get(Clock).now(),
      ])) as unknown[];
      return due.length === 0;
    });
  }
  async function stepsOf(orderId: string): Promise<string[]> {
    const rows = (await ordering.query(
      `SELECT envelope->'data'->>'step' AS step FROM outbox WHERE subject = $1 AND envelope->>'subject' = $2 ORDER BY seq`,
      [OrderEscalatedV1.type, orderId],
    )) as { step: string }[];
    return rows.map(({ step }) => step);
  }
  const untaken = async (orderId: string) =>
    (await ordering.query('SELECT step FROM order_deadlines WHERE order_id = $1 AND taken_at IS NULL', [orderId])) as {
      step: string;
    }[];
  const orderOf = async (orderId: string) => (await ordering.app.get(OrderRepository).find(orderId))!;
  const fails = (orderId: string, purpose?: MessagePurpose) =>
    ordering.tell(NotificationFailedV1.type, orderId, 1, {
      notificationId: randomUUID(),
      orderId,
      channel: 'sms',
      purpose,
      reason: 'No such number.',
      failedAt: new Date().toISOString(),
    } satisfies NotificationFailedV1);
  const replies = (orderId: string, answer: ReplyReceivedV2['answer'], moreMinutes = 0) =>
    ordering.tell(ReplyReceivedV2.type, orderId, 1, {
      orderId,
      answer,
      moreMinutes,
      receivedAt: new Date().toISOString(),
    } satisfies ReplyReceivedV2);

  describe('the escalation', () => {
    it('goes on step by step, each once, and shown on the board', async () => {
      await settle(EVERYTHING);
      const { orderId } = await ordering.placed(menu);
      await after(2);
      expect(await stepsOf(orderId)).toEqual([]);
      await after(1.1);
      expect(await stepsOf(orderId)).toEqual(['second_message']);
      await after(3);
      await after(3);
      await after(0);
      expect(await stepsOf(orderId)).toEqual(['second_message', 'backup', 'tell_customer']);
      expect(await orderOf(orderId)).toMatchObject({ status: 'placed', version: 1 });
      const board = (await (
        await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device: owner })
      ).json()) as Board;
      expect(board.orders[0]!.escalations.map(({ step }) => step)).toEqual([
        'second_message',
        'backup',
        'tell_customer',
      ]);

      await after(3);
      expect(await orderOf(orderId)).toMatchObject({
        status: 'rejected',
        reason: 'The restaurant did not answer in time.',
      });
      const [event] = await ordering.published(orderId, OrderStatusChangedV1.type, 1);
      expect(event!.data).toMatchObject({
        move: 'reject',
        by: 'system',
        means: 'deadline',
        before: 'placed',
        status: 'rejected',
      });
    });

    it('never turns an order down where the restaurant did not ask for it', async () => {
      const { orderId } = await ordering.placed(menu);
      await after(3);
      await after(6);
      await after(24 * 60);
      expect(await stepsOf(orderId)).toEqual(['second_message', 'tell_customer']);
      expect((await orderOf(orderId)).status).toBe('placed');
    });

    it('ends as soon as somebody answers', async () => {
      await settle(EVERYTHING);
      const { orderId } = await ordering.placed(menu);
      await after(3.1);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1, minutes: 20 });
      await after(60);
      expect(await stepsOf(orderId)).toEqual(['second_message']);
      expect((await orderOf(orderId)).status).toBe('accepted');
      expect(await untaken(orderId)).toEqual([]);
    });

    it('is stored with the order or not at all, and once for a repeat', async () => {
      const send = () =>
        ordering.call('POST', '/api/orders', { body: anOrder(menu), headers: { 'idempotency-key': 'the-same-key' } });
      const [first, repeat] = [await send(), await send()];
      expect([first.status, repeat.status]).toEqual([201, 200]);
      const { orderId } = (await repeat.json()) as PlaceOrderResponse;
      expect(await untaken(orderId)).toHaveLength(2);
      const count = async () =>
        ((await ordering.query('SELECT count(*)::int AS count FROM order_deadlines')) as { count: number }[])[0]!.count;
      const before = await count();
      await ordering.query('ALTER TABLE outbox ADD CONSTRAINT out_of_order CHECK (false) NOT VALID');
      try {
        await expect(ordering.placed(menu)).rejects.toThrow('500');
      } finally {
        await ordering.query('ALTER TABLE outbox DROP CONSTRAINT out_of_order');
      }
      expect(await count()).toBe(before);
    });

    it('goes on by the service itself when a step becomes due', async () => {
      const { orderId } = await ordering.placed(menu);
      await ordering.query(`UPDATE order_deadlines SET due_at = $2 WHERE order_id = $1 AND step = 'second_message'`, [
        orderId,
        new Date(Date.now() + 200),
      ]);
      await waitFor('the second message', async () => (await stepsOf(orderId)).length === 1);
    });
  });

  describe('after an outage', () => {
    const skipped = async (orderId: string) =>
      (
        (await ordering.query('SELECT step FROM skipped_deadlines WHERE order_id = $1 ORDER BY due_at', [orderId])) as {
          step: string;
        }[]
      ).map(({ step }) => step);
    const escalations = async () =>
      (
        (await (await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device: owner })).json()) as Board
      ).orders[0]!.escalations.map(({ step }) => step);

    it('only the highest step that is due is taken, once, and the board shows no other', async () => {
      await settle(EVERYTHING);
      const { orderId } = await ordering.placed(menu);
      movedMs = 60 * MINUTE_MS;
      await Promise.all([round(), round(other)]);
      await after(0);
      expect(await stepsOf(orderId)).toEqual(['tell_customer']);
      expect(await skipped(orderId)).toEqual(['second_message', 'backup']);
      expect(await escalations()).toEqual(['tell_customer']);
    });

    it('the restaurant has the time again in which it could not answer, and then the order is turned down', async () => {
      await settle(EVERYTHING);
      const { orderId } = await ordering.placed(menu);
      await after(60);
      expect((await orderOf(orderId)).status).toBe('placed');
      await after(2.5);
      expect((await orderOf(orderId)).status).toBe('placed');
      await after(1);
      expect(await orderOf(orderId)).toMatchObject({
        status: 'rejected',
        reason: 'The restaurant did not answer in time.',
      });
      expect(await untaken(orderId)).toEqual([]);
    });

    it('the steps to come keep their distance from the one that came late', async () => {
      const { orderId } = await ordering.placed(menu);
      await after(5);
      await after(5);
      expect(await stepsOf(orderId)).toEqual(['second_message']);
      await after(1.1);
      expect(await stepsOf(orderId)).toEqual(['second_message', 'tell_customer']);
    });
  });

  describe('several instances', () => {
    it('share the work: every step is taken once', async () => {
      const orders = await Promise.all(Array.from({ length: 12 }, () => ordering.placed(menu)));
      movedMs = 3.1 * MINUTE_MS;
      await Promise.all([round(), round(other), round(), round(other)]);
      await after(6);
      for (const { orderId } of orders) expect(await stepsOf(orderId)).toEqual(['second_message', 'tell_customer']);
    });

    it('pass over what another one is taking, and do not wait for it', async () => {
      const { orderId } = await ordering.placed(menu);
      const busy = await ordering.lockedDeadline(orderId, 'second_message');
      movedMs = 3.1 * MINUTE_MS;
      expect(await round()).toBe(0);
      await busy.release();
      await after(0);
      expect(await stepsOf(orderId)).toEqual(['second_message']);
    });
  });

  it('takes a step again whose transaction broke, and tells it once; other orders do not wait for that one', async () => {
    const broken = await ordering.placed(menu);
    const fine = await ordering.placed(menu);
    const append = [ordering.app, other].map((app) => {
      const outbox = app.get(Outbox);
      const real = outbox.append.bind(outbox);
      return jest.spyOn(outbox, 'append').mockImplementation(async (manager: EntityManager, event) => {
        await real(manager, event);
        if (event.aggregateId === broken.orderId) throw new Error('the process ended here');
      });
    });
    movedMs = 3.1 * MINUTE_MS;
    await waitFor('the other order', async () => {
      await round();
      return (await stepsOf(fine.orderId)).length === 1;
    });
    expect(await stepsOf(broken.orderId)).toEqual([]);
    expect(await untaken(broken.orderId)).toHaveLength(2);
    for (const spy of append) spy.mockRestore();
    await after(0);
    expect(await stepsOf(broken.orderId)).toEqual(['second_message']);
  });

  it('goes on to the next step at once when a message cannot be delivered, and never turns the order down for that', async () => {
    await settle({ ...EVERYTHING, escalateAfter: { secondMessage: 3, backup: 6, tellCustomer: 11 } });
    const { orderId } = await ordering.placed(menu);
    for (const steps of [
      ['second_message'],
      ['second_message', 'backup'],
      ['second_message', 'backup', 'tell_customer'],
    ]) {
      await fails(orderId);
      await waitFor(steps.join(', '), async () => (await stepsOf(orderId)).length === steps.length);
      expect(await stepsOf(orderId)).toEqual(steps);
    }
    const failures = async () =>
      ((await ordering.query('SELECT 1 FROM order_notifications WHERE order_id = $1', [orderId])) as unknown[]).length;
    await fails(orderId);
    await waitFor('the fourth failure', async () => (await failures()) === 4);
    await after(0);
    expect((await orderOf(orderId)).status).toBe('placed');
  });

  it('goes on at once for a message that asked the restaurant, and not for a word to the customer', async () => {
    const { orderId } = await ordering.placed(menu);
    const failures = async () =>
      ((await ordering.query("SELECT 1 FROM inbox WHERE durable LIKE '%notification-failed%'")) as unknown[]).length;
    const before = await failures();
    await fails(orderId, 'status');
    await waitFor('the failure', async () => (await failures()) > before);
    expect(await ordering.query('SELECT 1 FROM order_notifications WHERE order_id = $1', [orderId])).toEqual([]);
    await after(0);
    expect(await stepsOf(orderId)).toEqual([]);
    await fails(orderId, 'order');
    await waitFor('the next step', async () => (await stepsOf(orderId)).length === 1);
  });

  describe('a reply to the message', () => {
    it('accepts the order, later with a 2, and turns it down with a 3', async () => {
      const [one, two, three] = await Promise.all([
        ordering.placed(menu),
        ordering.placed(menu),
        ordering.placed(menu),
      ]);
      await replies(one.orderId, 'accept');
      await replies(two.orderId, 'accept', 40);
      await replies(three.orderId, 'reject');
      const [first, second, third] = await Promise.all(
        [one, two, three].map(({ orderId }) => ordering.published(orderId, OrderStatusChangedV1.type, 1)),
      );
      expect(first![0]!.data).toMatchObject({ status: 'accepted', by: 'restaurant', means: 'sms' });
      const promisedIn = ({ promisedAt, changedAt }: Record<string, unknown>) =>
        (Date.parse(promisedAt as string) - Date.parse(changedAt as string)) / MINUTE_MS;
      expect(promisedIn(first![0]!.data)).toBe(25);
      expect(promisedIn(second![0]!.data)).toBe(65);
      expect(third![0]!.data).toMatchObject({
        status: 'rejected',
        reason: 'The restaurant turned the order down by message.',
      });
    });

    it('does nothing once the order was answered, or when there is none; and is not parked', async () => {
      const { orderId, secret } = await ordering.placed(menu);
      await ordering.call('POST', `/api/orders/track/${secret}/cancel`, { body: {} });
      await replies(orderId, 'accept');
      await replies(randomUUID(), 'accept');
      const last = await ordering.placed(menu);
      await replies(last.orderId, 'accept');
      await ordering.published(last.orderId, OrderStatusChangedV1.type, 1);
      await consumed(ordering.nats, 'ordering', ReplyReceivedV2);
      expect((await orderOf(orderId)).status).toBe('cancelled');
      expect(await ordering.query('SELECT 1 FROM dead_letters')).toEqual([]);
    });
  });

  it('gives notify the links and the backup contact, and nothing of an order that does not exist', async () => {
    const ask = async (...orderIds: string[]) =>
      (await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds }), { timeout: 10_000 })).json<{
        reply: { tickets: unknown[] };
      }>().reply.tickets;
    const { orderId, secret } = await ordering.placed(menu);
    expect(await ask(orderId)).toEqual([
      {
        orderId,
        customer: { name: 'Ada', phone: '555 0100' },
        trackingPath: `/order/${secret}`,
        boardPath: `/board/${await ordering.boardLink(orderId)}`,
        contents: expect.objectContaining({
          orderType: 'pickup',
          lines: [expect.objectContaining({ quantity: expect.any(Number) })],
          total: expect.any(Number),
        }),
        textUpdates: true,
        caller: { address: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    ]);
    await settle({ ...EVERYTHING, backupEmail: '' });
    expect(await ask(randomUUID(), orderId)).toEqual([
      expect.objectContaining({ orderId, backup: { phone: '(207) 555-0199' } }),
    ]);
  });

  describe('with a call', () => {
    const changed = (orderId: string, version: number, data: Partial<CallChangedV1>) =>
      ordering.tell(CallChangedV1.type, orderId, version, {
        callId: randomUUID(),
        orderId,
        changedAt: new Date().toISOString(),
        ...data,
      });
    const cardOf = async (orderId: string) => {
      const board = (await (
        await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device: owner })
      ).json()) as Board;
      return board.orders.find((order) => order.orderId === orderId)!;
    };

    it('is told when it is due, and is no step that older readers do not know', async () => {
      await settle({ ...defaultSettings(), callAfterMinutes: 4 });
      const { orderId } = await ordering.placed(menu);
      await after(3);
      await after(1);
      const [due] = await ordering.published(orderId, CallDueV1.type, 1);
      expect(due!.data).toMatchObject({ orderId, shareId: menu.shareId });
      expect(await stepsOf(orderId)).toEqual(['second_message']);
      expect((await cardOf(orderId)).escalations.map(({ step }) => step)).toEqual(['second_message']);
    });

    it('shows on the board what became of it, the last word counts, and a key counts as seen', async () => {
      const { orderId } = await ordering.placed(menu);
      await changed(orderId, 1, { state: 'calling' });
      await changed(orderId, 3, { state: 'seen' });
      await changed(orderId, 2, { state: 'answered' });
      await consumed(ordering.nats, 'ordering', CallChangedV1);
      const card = await cardOf(orderId);
      expect([card.call?.state, card.status, card.seenAt !== undefined]).toEqual(['seen', 'placed', true]);
    });

    it('that reached nobody makes the next step due at once', async () => {
      await settle({ ...defaultSettings(), callAfterMinutes: 1 });
      const { orderId } = await ordering.placed(menu);
      await after(1);
      await changed(orderId, 1, { state: 'failed', reason: 'The line was busy.' });
      await consumed(ordering.nats, 'ordering', CallChangedV1);
      await after(0);
      expect(await stepsOf(orderId)).toEqual(['second_message']);
      expect((await cardOf(orderId)).call).toMatchObject({ state: 'failed', reason: 'The line was busy.' });
    });
  });
});
