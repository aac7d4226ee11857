import { randomUUID } from 'node:crypto';
import {
  OrderProofRpcV1,
  OrderStatusChangedV1,
  TrackedOrder,
  type MenuSnapshot,
  type OrderProof,
} from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { type Device, OrderingUnderTest } from './ordering-under-test';

const DAY_MS = 86_400_000;

describe('the life of an order, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  let menu: MenuSnapshot;
  let owner: Device;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    ({ menu, owner } = await ordering.restaurant());
  });
  afterAll(() => ordering.stop());
  afterEach(() => jest.restoreAllMocks());

  const track = (secret: string) => ordering.call('GET', `/api/orders/track/${secret}`);
  const cancel = (secret: string, body?: object) =>
    ordering.call('POST', `/api/orders/track/${secret}/cancel`, { body });
  const tracked = async (response: Response) => TrackedOrder.parse(await response.json());

  describe('for the customer', () => {
    it('is followed by the secret that placing it gave', async () => {
      const { secret, orderNumber } = await ordering.placed(menu);
      const response = await track(secret);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await tracked(response)).toMatchObject({
        orderNumber,
        status: 'placed',
        version: 1,
        total: 2500,
        customerName: 'Ada',
        restaurantPhone: '(207) 555-0142',
        timeZone: 'America/New_York',
        seen: false,
        unanswered: false,
        canCancel: true,
      });
    });

    it('is followed with what the customer gave, when it is likely to be ready, and what became of telling the restaurant', async () => {
      const { menu, owner } = await ordering.restaurant();
      await ordering.call('PUT', `/api/orders/board/${menu.shareId}/settings`, {
        device: owner,
        body: {
          prepMinutes: 25,
          busyExtraMinutes: 10,
          pausedUntil: null,
          escalateAfter: { secondMessage: 5, backup: 10, tellCustomer: 15 },
          autoRejectMinutes: null,
        },
      });
      const customerInfo = { name: 'Ada', phone: '2075550119', address: '4 Pearl Street', notes: 'Ring twice' };
      const { orderId, secret } = await ordering.placed(menu, {
        customerInfo,
        orderType: 'delivery',
        deliveryFee: 5,
        total: 30,
      });
      const placed = await tracked(await track(secret));
      expect(placed).toMatchObject({
        customerPhone: '2075550119',
        customerAddress: '4 Pearl Street',
        customerNotes: 'Ring twice',
        told: [{ channel: 'sms', status: expect.stringMatching(/^(under_way|held_back)$/) as string }],
      });
      expect(Date.parse(placed.expectedAt!) - Date.parse(placed.placedAt)).toBe(35 * 60_000);
      await ordering.query(
        "INSERT INTO order_notifications (notification_id, order_id, channel, status, settled_at, reason) VALUES ($2, $1, 'sms', 'failed', now(), 'No such number.')",
        [orderId, randomUUID()],
      );
      expect(await tracked(await track(secret))).toMatchObject({
        told: [{ channel: 'sms', status: 'failed' }],
        notifications: ['board'],
      });
      await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1, minutes: 30 });
      expect((await tracked(await track(secret))).expectedAt).toBeUndefined();
    });

    it('is proved by that secret and by no other, with nothing of who ordered', async () => {
      const { orderId, secret } = await ordering.placed(menu);
      const prove = async (trackingSecret: string) =>
        (
          await ordering.nats.request(OrderProofRpcV1.subject, JSON.stringify({ trackingSecret }), { timeout: 10_000 })
        ).json<{ reply: { proof: OrderProof | null } }>().reply.proof;
      const proof = {
        orderId,
        shareId: menu.shareId,
        restaurantName: menu.restaurantName,
        orderType: 'pickup',
        placedAt: expect.any(String) as string,
      };
      expect(await prove(secret)).toEqual({ ...proof, status: 'placed' });
      await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1, minutes: 30 });
      await ordering.moved(owner, menu.shareId, orderId, { move: 'complete', version: 2 });
      expect(await prove(secret)).toEqual({ ...proof, status: 'completed' });
      for (const other of [await ordering.boardLink(orderId), 'A'.repeat(secret.length), ''])
        expect(await prove(other)).toBeNull();
    });

    it('moves live, until nothing will change any more', async () => {
      const { orderId, secret } = await ordering.placed(menu);
      const page = await ordering.follow<TrackedOrder>(`/api/orders/track/${secret}/events`, 'order');
      await page.next(({ status, seen }) => status === 'placed' && !seen);
      await ordering.call('POST', `/api/orders/board/${menu.shareId}/seen`, {
        device: owner,
        body: { orderIds: [orderId] },
      });
      await page.next(({ status, seen }) => status === 'placed' && seen);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1, minutes: 30 });
      const accepted = await page.next(({ status }) => status === 'accepted');
      expect(accepted).toMatchObject({ canCancel: false, history: [{ status: 'placed' }, { status: 'accepted' }] });
      expect(Date.parse(accepted.promisedAt!) - Date.now()).toBeGreaterThan(29 * 60_000);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'complete', version: 2 });
      await page.next(({ status }) => status === 'completed');
      await page.ended();
    });

    it('is cancelled while nobody has accepted it; once more does nothing', async () => {
      const { orderId, secret } = await ordering.placed(menu);
      const answers = await Promise.all([
        cancel(secret, { reason: 'We eat out.' }),
        cancel(secret, { reason: 'We eat out.' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await tracked(answers[1]!)).toMatchObject({
        status: 'cancelled',
        reason: 'We eat out.',
        version: 2,
        canCancel: false,
      });
      const [event] = await ordering.published(orderId, OrderStatusChangedV1.type, 1);
      expect(event!.data).toMatchObject({
        move: 'cancel',
        by: 'customer',
        means: 'tracking',
        before: 'placed',
        status: 'cancelled',
      });
    });

    it('is cancelled without a word as well', async () => {
      const { secret } = await ordering.placed(menu);
      expect(await tracked(await cancel(secret))).toMatchObject({ status: 'cancelled' });
    });

    it('is not cancelled once it was accepted: the customer is asked to call', async () => {
      const { orderId, secret, orderNumber } = await ordering.placed(menu);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1 });
      const refused = await cancel(secret, {});
      expect(refused.status).toBe(409);
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
      expect(await refused.json()).toMatchObject({
        code: 'ordering.move_not_allowed',
        title: 'Not possible any more',
        detail: `Order ${orderNumber} was accepted already. Please call the restaurant.`,
      });
    });

    it('is either accepted or cancelled when both are asked for at once', async () => {
      const { orderId, secret } = await ordering.placed(menu);
      const [accepting, cancelling] = await Promise.all([
        ordering.move(owner, menu.shareId, orderId, { move: 'accept', version: 1 }),
        cancel(secret, {}),
      ]);
      expect([accepting.status, cancelling.status].sort()).toEqual([200, 409]);
      await ordering.published(orderId, OrderStatusChangedV1.type, 1);
    });

    it('says when the restaurant has not answered for long, until it does', async () => {
      const { orderId, secret } = await ordering.placed(menu);
      await ordering.query(
        `INSERT INTO order_deadlines (order_id, step, due_at, taken_at) VALUES ($1, 'tell_customer', now(), now()) ON CONFLICT (order_id, step) DO UPDATE SET taken_at = excluded.taken_at`,
        [orderId],
      );
      expect(await tracked(await track(secret))).toMatchObject({ unanswered: true });
      await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1 });
      expect(await tracked(await track(secret))).toMatchObject({ unanswered: false });
    });

    it('is shown to nobody with a made-up secret, the id of the order, or a link to the board', async () => {
      const { orderId } = await ordering.placed(menu);
      for (const secret of ['made-up', orderId, await ordering.boardLink(orderId)]) {
        for (const response of [
          await track(secret),
          await cancel(secret, {}),
          await ordering.call('GET', `/api/orders/track/${secret}/events`),
        ]) {
          expect(response.status).toBe(404);
          expect(await response.json()).toMatchObject({ code: 'ordering.order_not_found' });
        }
      }
    });

    it('cannot be followed for ever', async () => {
      const { secret } = await ordering.placed(menu);
      jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 61 * DAY_MS));
      expect((await track(secret)).status).toBe(404);
    });
  });

  describe('for the restaurant', () => {
    it('goes from placed to completed, each step told with who did it and by what means', async () => {
      const { orderId } = await ordering.placed(menu);
      for (const [index, move] of ['accept', 'start', 'ready', 'complete'].entries())
        await ordering.moved(owner, menu.shareId, orderId, { move, version: index + 1 });
      const events = await ordering.published(orderId, OrderStatusChangedV1.type, 4);
      expect(events.map(({ data }) => [data.before, data.status, data.by, data.means])).toEqual([
        ['placed', 'accepted', 'restaurant', 'board'],
        ['accepted', 'preparing', 'restaurant', 'board'],
        ['preparing', 'ready', 'restaurant', 'board'],
        ['ready', 'completed', 'restaurant', 'board'],
      ]);
      expect(events.map(({ aggregateversion }) => aggregateversion)).toEqual([2, 3, 4, 5]);
    });

    it('is accepted by the link in the message, and says so', async () => {
      const { orderId } = await ordering.placed(menu);
      const phone = await ordering.phoneWith(await ordering.boardLink(orderId));
      expect(
        (await ordering.moved(phone, menu.shareId, orderId, { move: 'accept', version: 1 })).history.at(-1),
      ).toMatchObject({ by: 'restaurant', means: 'link' });
    });

    it('tells which order the link was sent with, for a link opens the whole board, and none for who may edit the menu', async () => {
      const [first, second, third] = [
        await ordering.placed(menu),
        await ordering.placed(menu),
        await ordering.placed(menu),
      ];
      const phone = await ordering.phoneWith(await ordering.boardLink(first.orderId));
      for (const [device, { orderId }] of [
        [phone, first],
        [phone, second],
        [owner, third],
      ] as const)
        await ordering.moved(device, menu.shareId, orderId, { move: 'accept', version: 1 });
      const published = async ({ orderId }: { orderId: string }) =>
        (await ordering.published(orderId, OrderStatusChangedV1.type, 1))[0]!.data;
      expect([
        (await published(first)).linkOrderId,
        (await published(second)).linkOrderId,
        (await published(third)).linkOrderId,
      ]).toEqual([first.orderId, first.orderId, undefined]);
    });

    it('is promised for what the settings say when it is accepted without minutes', async () => {
      const { orderId } = await ordering.placed(menu);
      await ordering.query(
        `INSERT INTO ordering_settings (share_id, settings, changed_at) VALUES ($1, $2, now()) ON CONFLICT (share_id) DO UPDATE SET settings = excluded.settings`,
        [
          menu.shareId,
          JSON.stringify({
            prepMinutes: 20,
            busyExtraMinutes: 15,
            pausedUntil: null,
            escalateAfter: { secondMessage: 3, backup: 6, tellCustomer: 9 },
            autoRejectMinutes: null,
          }),
        ],
      );
      const { promisedAt, history } = await ordering.moved(owner, menu.shareId, orderId, {
        move: 'accept',
        version: 1,
      });
      expect(Date.parse(promisedAt!) - Date.parse(history.at(-1)!.at)).toBe(35 * 60_000);
    });

    it('is delayed once by a request that is sent three times', async () => {
      const { orderId } = await ordering.placed(menu);
      const accepted = await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1, minutes: 30 });
      const delay = { move: 'delay', version: 2, minutes: 15 };
      const first = await ordering.moved(owner, menu.shareId, orderId, delay);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'start', version: 3 });
      const repeats = await Promise.all([
        ordering.moved(owner, menu.shareId, orderId, delay),
        ordering.moved(owner, menu.shareId, orderId, delay),
      ]);
      expect(Date.parse(first.promisedAt!) - Date.parse(accepted.promisedAt!)).toBe(15 * 60_000);
      for (const repeat of repeats)
        expect(repeat).toMatchObject({ version: 4, status: 'preparing', promisedAt: first.promisedAt });
      await ordering.published(orderId, OrderStatusChangedV1.type, 3);
    });

    it('is accepted by one of two devices at once; the other is shown what became of it', async () => {
      const { orderId } = await ordering.placed(menu);
      const phone = await ordering.phoneWith(await ordering.boardLink(orderId));
      const accept = { move: 'accept', version: 1, minutes: 20 };
      const answers = await Promise.all([
        ordering.move(owner, menu.shareId, orderId, accept),
        ordering.move(phone, menu.shareId, orderId, accept),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = await answers.find(({ status }) => status === 409)!.json();
      expect(late).toMatchObject({
        code: 'ordering.order_changed',
        title: 'Changed on another device',
        order: { orderId, status: 'accepted', version: 2 },
      });
      await ordering.published(orderId, OrderStatusChangedV1.type, 1);
    });

    it('is told apart on two telephones that opened the same link', async () => {
      const { orderId } = await ordering.placed(menu);
      const link = await ordering.boardLink(orderId);
      const accept = { move: 'accept', version: 1, minutes: 20 };
      await ordering.moved(await ordering.phoneWith(link), menu.shareId, orderId, accept);
      expect((await ordering.move(await ordering.phoneWith(link), menu.shareId, orderId, accept)).status).toBe(409);
    });

    it.each([
      ['a move that its status does not allow', { move: 'complete', version: 1 }, 409, 'ordering.move_not_allowed'],
      ['turning it down without a reason', { move: 'reject', version: 1 }, 422, 'ordering.reason_needed'],
      ['a delay without minutes', { move: 'delay', version: 1 }, 400, 'request.invalid'],
      ['a negative preparation time', { move: 'accept', version: 1, minutes: -5 }, 400, 'request.invalid'],
      ['a version that never was', { move: 'accept', version: 7 }, 409, 'ordering.order_changed'],
      ['a move that there is not', { move: 'eat', version: 1 }, 400, 'request.invalid'],
    ])('refuses %s, and leaves it as it is', async (_, request, status, code) => {
      const { orderId, secret } = await ordering.placed(menu);
      const response = await ordering.move(owner, menu.shareId, orderId, request);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({ code });
      expect(await tracked(await track(secret))).toMatchObject({ status: 'placed', version: 1 });
    });

    it('does not know orders that are not there, and none by something that is no id', async () => {
      expect((await ordering.move(owner, menu.shareId, randomUUID(), { move: 'accept', version: 1 })).status).toBe(404);
      expect((await ordering.move(owner, menu.shareId, "1' OR '1'='1", { move: 'accept', version: 1 })).status).toBe(
        400,
      );
    });
  });
});
