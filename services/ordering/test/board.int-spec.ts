import { randomUUID } from 'node:crypto';
import {
  Board,
  BoardHistory,
  BoardItems,
  BoardOrder,
  MenuSnapshotRpcV1,
  NotificationDeliveredV1,
  OrderCorrectedV1,
  OrderPlacedV1,
  OrderReprintAskedV1,
  OrderStatusChangedV1,
  SoldOutRpcV1,
  type MenuSnapshot,
  type OpenBoardResponse,
} from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { anItem, anOrder } from '../src/domain/testing/order.factory';
import { answering } from './answering';
import { OrderingUnderTest, type Device } from './ordering-under-test';

const DAY_MS = 86_400_000;

describe('the board of a restaurant, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());
  afterEach(() => jest.restoreAllMocks());

  const get = (menu: MenuSnapshot, device?: Device, more = '') =>
    ordering.call('GET', `/api/orders/board/${menu.shareId}${more}`, { device });
  const board = async (menu: MenuSnapshot, device: Device) => Board.parse(await (await get(menu, device)).json());
  const history = async (menu: MenuSnapshot, device: Device, query = '') =>
    BoardHistory.parse(await (await get(menu, device, `/history${query}`)).json());
  const open = (link: string) => ordering.call('POST', '/api/orders/board-links', { body: { link } });
  const at = (instant: string) => jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date(instant));

  describe('is open', () => {
    it('to who may edit the menu', async () => {
      const { menu, owner } = await ordering.restaurant();
      const { orderId } = await ordering.placed(menu);
      const response = await get(menu, owner);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(Board.parse(await response.json())).toMatchObject({
        shareId: menu.shareId,
        restaurantName: 'Trattoria',
        currency: 'USD',
        timeZone: 'America/New_York',
        hasPhone: true,
        orders: [{ orderId, moves: ['accept', 'reject'], customer: { name: 'Ada' } }],
      });
    });

    it('by the link in a message, which becomes a cookie that no script reads and that counts for this board alone', async () => {
      const { menu } = await ordering.restaurant();
      const { orderId } = await ordering.placed(menu);
      const link = await ordering.boardLink(orderId);
      const response = await open(link);
      expect((await response.json()) as OpenBoardResponse).toEqual({ shareId: menu.shareId, orderId });
      const cookie = response.headers.getSetCookie().find((set) => set.startsWith('board_'))!;
      expect(cookie).toContain(`board_${menu.shareId}=${link};`);
      for (const attribute of ['HttpOnly', 'SameSite=Lax', `Path=/api/orders/board/${menu.shareId}`])
        expect(cookie).toContain(attribute);
      const days = (Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!) - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30);
      expect((await board(menu, await ordering.phoneWith(link))).orders).toHaveLength(1);
    });

    it('to nobody else: no cookie, another menu’s right, another menu’s link under this one’s name', async () => {
      const { menu } = await ordering.restaurant();
      const { orderId } = await ordering.placed(menu);
      const other = await ordering.restaurant();
      const foreign = await ordering.boardLink((await ordering.placed(other.menu)).orderId);
      const strangers: (Device | undefined)[] = [
        undefined,
        other.owner,
        { cookie: `board_${menu.shareId}=${foreign}` },
        { cookie: `board_${menu.shareId}=${'x'.repeat(48)}` },
      ];
      const cart = anOrder(menu).cart;
      const entered = { customer: { name: 'Eve', phone: '' }, orderType: 'pickup', paymentMethod: 'cash', cart };
      const doors: [string, string, unknown?][] = [
        ['GET', ''],
        ['GET', '/events'],
        ['GET', '/history'],
        ['GET', '/items'],
        ['POST', '/seen', { orderIds: [orderId] }],
        ['PUT', '/settings', (await board(other.menu, other.owner)).settings],
        ['POST', '/orders', entered],
        ['PUT', `/orders/${orderId}`, { ...entered, version: 1 }],
        ['POST', `/orders/${orderId}/moves`, { move: 'accept', version: 1 }],
        ['POST', `/orders/${orderId}/prints`],
        ['PUT', '/items/margherita', { soldOut: true }],
        ['PUT', '/items/margherita/stock', { remaining: 3 }],
      ];
      for (const device of strangers) {
        for (const [method, path, body] of doors) {
          const response = await ordering.call(method, `/api/orders/board/${menu.shareId}${path}`, { device, body });
          expect([method, path, response.status]).toEqual([method, path, 403]);
          expect(await response.json()).toMatchObject({ code: 'ordering.board_denied' });
        }
      }
    });

    it('for one menu’s orders only: an order of another menu is not found on it', async () => {
      const [mine, other] = [await ordering.restaurant(), await ordering.restaurant()];
      const { orderId } = await ordering.placed(other.menu);
      expect((await ordering.move(mine.owner, mine.menu.shareId, orderId, { move: 'accept', version: 1 })).status).toBe(
        404,
      );
      await ordering.call('POST', `/api/orders/board/${mine.menu.shareId}/seen`, {
        device: mine.owner,
        body: { orderIds: [orderId] },
      });
      expect((await board(other.menu, other.owner)).orders[0]!.seenAt).toBeUndefined();
    });

    it('not by a made-up link, nor by the secret of a tracking page', async () => {
      const { menu } = await ordering.restaurant();
      const { secret } = await ordering.placed(menu);
      for (const link of ['x'.repeat(48), secret]) {
        const response = await open(link);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({
          code: 'ordering.link_not_valid',
          title: 'This link does not work',
        });
        expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith('board_'))).toEqual([]);
      }
    });

    it('until the link ends, also for who has opened it before', async () => {
      const { menu } = await ordering.restaurant();
      const link = await ordering.boardLink((await ordering.placed(menu)).orderId);
      const phone = await ordering.phoneWith(link);
      jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 31 * DAY_MS));
      expect((await open(link)).status).toBe(404);
      expect((await get(menu, phone)).status).toBe(403);
    });
  });

  describe('is the same on every device', () => {
    it('showing a new order, what was done to it and what became of its message, as it happens', async () => {
      const { menu, owner } = await ordering.restaurant();
      const screen = await ordering.follow<Board>(`/api/orders/board/${menu.shareId}/events`, 'board', owner);
      await screen.next(({ orders }) => orders.length === 0);
      const { orderId } = await ordering.placed(menu);
      await screen.next(({ orders }) => orders[0]?.status === 'placed' && orders[0].seenAt === undefined);

      const phone = await ordering.phoneWith(await ordering.boardLink(orderId));
      const seen = await ordering.call('POST', `/api/orders/board/${menu.shareId}/seen`, {
        device: phone,
        body: { orderIds: [orderId] },
      });
      expect(seen.status).toBe(204);
      await screen.next(({ orders }) => orders[0]?.seenAt !== undefined && orders[0].version === 1);

      await ordering.moved(phone, menu.shareId, orderId, { move: 'accept', version: 1, minutes: 20 });
      await screen.next(({ orders }) => orders[0]?.status === 'accepted');

      await ordering.tell(NotificationDeliveredV1.type, orderId, 1, {
        notificationId: randomUUID(),
        orderId,
        channel: 'sms',
        provider: 'stand-in',
        deliveredAt: new Date().toISOString(),
      });
      const published = await screen.next(({ orders }) => orders[0]?.messages.length === 1);
      expect(published.orders[0]!.messages).toMatchObject([{ channel: 'sms', status: 'delivered' }]);
      screen.close();
    });

    it('whole at once for a device that lost its connection', async () => {
      const { menu, owner } = await ordering.restaurant();
      const path = `/api/orders/board/${menu.shareId}/events`;
      const screen = await ordering.follow<Board>(path, 'board', owner);
      await screen.next(({ orders }) => orders.length === 0);
      screen.close();
      await ordering.placed(menu);
      await ordering.placed(menu);
      const again = await ordering.follow<Board>(path, 'board', owner);
      await again.next(({ orders }) => orders.length === 2);
      again.close();
    });

    it('but for what each of them may do, and for one whose link has ended', async () => {
      const { menu, owner } = await ordering.restaurant();
      const path = `/api/orders/board/${menu.shareId}/events`;
      const phone = await ordering.phoneWith(await ordering.boardLink((await ordering.placed(menu)).orderId));
      const [screen, linked] = [
        await ordering.follow<Board>(path, 'board', owner),
        await ordering.follow<Board>(path, 'board', phone),
      ];
      await ordering.placed(menu);
      await screen.next(({ orders, mayEndLinks }) => orders.length === 2 && mayEndLinks === true);
      await linked.next(({ orders, mayEndLinks }) => orders.length === 2 && mayEndLinks === false);
      expect([
        screen.has(({ mayEndLinks }) => !mayEndLinks),
        linked.has(({ mayEndLinks }) => mayEndLinks === true),
      ]).toEqual([false, false]);

      expect(
        (await ordering.call('DELETE', `/api/orders/board/${menu.shareId}/links`, { device: owner })).status,
      ).toBeLessThan(300);
      for (const count of [3, 4]) {
        await ordering.placed(menu);
        await screen.next(({ orders }) => orders.length === count);
      }
      // What the other has seen twice over would have come here by now.
      expect(linked.has(({ orders }) => orders.length > 2)).toBe(false);
      for (const each of [screen, linked]) each.close();
    });

    it('what was first seen stays so', async () => {
      const { menu, owner } = await ordering.restaurant();
      const { orderId } = await ordering.placed(menu);
      const see = () =>
        ordering.call('POST', `/api/orders/board/${menu.shareId}/seen`, {
          device: owner,
          body: { orderIds: [orderId] },
        });
      await see();
      const first = (await board(menu, owner)).orders[0]!.seenAt;
      await see();
      expect((await board(menu, owner)).orders[0]!.seenAt).toBe(first);
    });
  });

  describe('shows', () => {
    it('first what is due first, and of what is finished only what was finished today', async () => {
      const { menu, owner } = await ordering.restaurant();
      at('2026-03-06T17:00:00Z');
      const yesterdays = await ordering.placed(menu);
      const open = await ordering.placed(menu);
      await ordering.moved(owner, menu.shareId, yesterdays.orderId, {
        move: 'reject',
        version: 1,
        reason: 'We are closing.',
      });
      at('2026-03-07T17:00:00Z');
      const finished = await ordering.placed(menu);
      const fresh = await ordering.placed(menu);
      await ordering.moved(owner, menu.shareId, finished.orderId, {
        move: 'reject',
        version: 1,
        reason: 'We are closing.',
      });
      expect((await board(menu, owner)).orders.map(({ orderId }) => orderId)).toEqual([
        open.orderId,
        fresh.orderId,
        finished.orderId,
      ]);
    });

    it("counts of the day by the restaurant's clock, turned down orders apart from the revenue", async () => {
      const { menu, owner } = await ordering.restaurant();
      // Half past eleven in the evening, and half past midnight, in New York.
      at('2026-03-07T04:30:00Z');
      await ordering.placed(menu);
      at('2026-03-07T05:30:00Z');
      expect((await board(menu, owner)).today).toEqual({ date: '2026-03-07', orders: 0, revenue: 0, refused: 0 });
      await ordering.placed(menu);
      const { orderId } = await ordering.placed(menu);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', version: 1, reason: 'We are closing.' });
      expect((await board(menu, owner)).today).toEqual({ date: '2026-03-07', orders: 2, revenue: 2500, refused: 1 });
      expect((await history(menu, owner)).days).toEqual([
        { date: '2026-03-07', orders: 2, revenue: 2500, refused: 1 },
        { date: '2026-03-06', orders: 1, revenue: 2500, refused: 0 },
      ]);
    });

    it('the whole day on which the clock is put forward, and the whole one on which it is put back', async () => {
      const { menu, owner } = await ordering.restaurant();
      for (const instant of [
        '2026-03-08T05:00:00Z',
        '2026-03-09T03:59:59Z',
        '2026-11-01T04:00:00Z',
        '2026-11-02T04:59:59Z',
      ]) {
        at(instant);
        await ordering.placed(menu);
      }
      expect((await history(menu, owner)).days).toMatchObject([
        { date: '2026-11-01', orders: 2 },
        { date: '2026-03-08', orders: 2 },
      ]);
    });

    it('the history page by page, losing none of the orders placed at one instant, and at its end the days of which only totals are left', async () => {
      const { menu, owner } = await ordering.restaurant();
      const ids: string[] = [];
      for (const instant of [
        '2026-03-04T17:00:00Z',
        '2026-03-05T17:00:00Z',
        '2026-03-05T17:00:00Z',
        '2026-03-06T17:00:00Z',
      ]) {
        at(instant);
        ids.push((await ordering.placed(menu)).orderId);
      }
      await ordering.query(
        `INSERT INTO day_totals (share_id, day, currency, orders, refused, revenue) VALUES ($1, '2025-02-01', 'USD', 7, 1, 15000)`,
        [menu.shareId],
      );
      const first = await history(menu, owner, '?limit=2');
      expect(first).toMatchObject({ more: true, days: [{ date: '2026-03-06' }, { date: '2026-03-05', orders: 2 }] });
      const second = await history(menu, owner, `?limit=2&before=${first.orders.at(-1)!.placedAt}`);
      expect(second).toMatchObject({
        more: false,
        days: [
          { date: '2026-03-04', orders: 1 },
          { date: '2025-02-01', orders: 7, refused: 1, revenue: 15000 },
        ],
      });
      expect([...first.orders, ...second.orders].map(({ orderId }) => orderId).sort()).toEqual(ids.sort());
    });

    it('and refuses a page that there is not', async () => {
      const { menu, owner } = await ordering.restaurant();
      expect((await get(menu, owner, '/history?limit=0')).status).toBe(400);
      expect((await get(menu, owner, '/history?before=yesterday')).status).toBe(400);
    });
  });

  describe('takes an order at the counter', () => {
    const entered = (menu: MenuSnapshot, changes: object = {}) => ({
      customer: { name: 'Grace', phone: '' },
      orderType: 'pickup',
      paymentMethod: 'cash',
      cart: anOrder(menu).cart,
      ...changes,
    });
    const enter = (menu: MenuSnapshot, device: Device, body: object, key: string = randomUUID()) =>
      ordering.call('POST', `/api/orders/board/${menu.shareId}/orders`, {
        device,
        body,
        headers: { 'idempotency-key': key },
      });

    it('accepted at once, seen, priced by the server, and told to nobody', async () => {
      const { menu, owner } = await ordering.restaurant();
      const response = await enter(
        menu,
        owner,
        entered(menu, { minutes: 10, cart: [{ ...anOrder(menu).cart[0]!, total: 0.01 }] }),
      );
      expect(response.status).toBe(201);
      const order = BoardOrder.parse(await response.json());
      expect(order).toMatchObject({
        status: 'accepted',
        version: 1,
        total: 2500,
        enteredBy: 'restaurant',
        customer: { name: 'Grace' },
        moves: expect.arrayContaining(['start', 'cancel']),
      });
      expect(Date.parse(order.promisedAt!) - Date.parse(order.placedAt)).toBe(10 * 60_000);
      expect(order.seenAt).toBeDefined();
      const [placed] = await ordering.published(order.orderId, OrderPlacedV1.type, 1);
      expect(placed!.data).toMatchObject({ enteredByRestaurant: true, channels: [] });
      await ordering.moved(owner, menu.shareId, order.orderId, { move: 'complete', version: 1 });
      const [completed] = await ordering.published(order.orderId, OrderStatusChangedV1.type, 1);
      expect(completed!.data).toMatchObject({ before: 'accepted', status: 'completed' });
    });

    it('once, however often it is sent', async () => {
      const { menu, owner } = await ordering.restaurant();
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter(menu, owner, entered(menu), key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
      expect((await board(menu, owner)).orders).toHaveLength(1);
      expect((await enter(menu, owner, entered(menu, { minutes: 5 }), key)).status).toBe(422);
    });

    it('and refuses one of nobody, to nowhere, or of what is not on the menu', async () => {
      const { menu, owner } = await ordering.restaurant();
      const refusals: [object, string][] = [
        [{ customer: { name: ' ', phone: '' } }, 'ordering.missing_information'],
        [{ orderType: 'delivery' }, 'ordering.delivery_address_required'],
        [{ cart: [{ ...anOrder(menu).cart[0]!, itemId: 'gold' }] }, 'ordering.item_not_on_menu'],
      ];
      for (const [change, code] of refusals)
        expect(await (await enter(menu, owner, entered(menu, change))).json()).toMatchObject({ status: 422, code });
      expect((await board(menu, owner)).orders).toEqual([]);
    });
  });

  describe('corrects an order', () => {
    const correct = (menu: MenuSnapshot, device: Device, orderId: string, version: number, quantity: number) =>
      ordering.call('PUT', `/api/orders/board/${menu.shareId}/orders/${orderId}`, {
        device,
        body: {
          version,
          customer: { name: 'Ada', phone: '555 0100' },
          orderType: 'pickup',
          paymentMethod: 'card',
          cart: [{ ...anOrder(menu).cart[0]!, quantity }],
        },
      });

    it('at the server’s prices, once, and tells the new total', async () => {
      const { menu, owner } = await ordering.restaurant();
      const { orderId } = await ordering.placed(menu);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1 });
      const answers = await Promise.all([correct(menu, owner, orderId, 2, 3), correct(menu, owner, orderId, 2, 3)]);
      for (const answer of answers)
        expect(BoardOrder.parse(await answer.json())).toMatchObject({
          version: 3,
          status: 'accepted',
          total: 3750,
          paymentMethod: 'card',
        });
      const [published] = await ordering.published(orderId, OrderCorrectedV1.type, 1);
      expect(published!.data).toMatchObject({ totalBefore: 2500, total: 3750 });
    });

    it('not over the change of another device, and not once it has ended', async () => {
      const { menu, owner } = await ordering.restaurant();
      const { orderId } = await ordering.placed(menu);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', version: 1, reason: 'We are closing.' });
      expect(await (await correct(menu, owner, orderId, 1, 3)).json()).toMatchObject({
        status: 409,
        code: 'ordering.order_changed',
        order: { status: 'rejected', version: 2 },
      });
      expect(await (await correct(menu, owner, orderId, 2, 3)).json()).toMatchObject({
        status: 409,
        code: 'ordering.move_not_allowed',
      });
    });
  });

  describe('has tickets printed again', () => {
    const again = (menu: MenuSnapshot, device: Device, orderId: string) =>
      ordering.call('POST', `/api/orders/board/${menu.shareId}/orders/${orderId}/prints`, { device });
    const PRINTED = { channels: { sms: true, whatsapp: false, print: true } };

    it('by who has printers, which leaves the order as it is', async () => {
      const { menu, owner } = await ordering.restaurant(PRINTED);
      const { orderId } = await ordering.placed(menu);
      const before = await board(menu, owner);
      expect(before.prints).toBe(true);
      expect((await again(menu, owner, orderId)).status).toBe(202);
      const [asked] = await ordering.published(orderId, OrderReprintAskedV1.type, 1);
      expect(asked!.data).toMatchObject({ orderId, shareId: menu.shareId, orderNumber: before.orders[0]!.orderNumber });
      expect((await board(menu, owner)).orders).toEqual(before.orders);
    });

    it('not where nothing is printed, not of an order that nobody is to make, and not of another menu’s', async () => {
      const { menu, owner } = await ordering.restaurant(PRINTED);
      const plain = await ordering.restaurant();
      const { orderId } = await ordering.placed(plain.menu);
      expect((await board(plain.menu, plain.owner)).prints).toBeUndefined();
      const refused = async (response: Response) => ((await response.json()) as { code: string }).code;
      expect(await refused(await again(plain.menu, plain.owner, orderId))).toBe('ordering.not_printed');
      expect(await refused(await again(menu, owner, orderId))).toBe('ordering.order_not_found');
      const ended = await ordering.placed(menu);
      await ordering.moved(owner, menu.shareId, ended.orderId, { move: 'reject', version: 1, reason: 'Closing.' });
      expect(await refused(await again(menu, owner, ended.orderId))).toBe('ordering.not_printed');
    });
  });

  describe('has a dish marked as sold out', () => {
    it('by the service that owns the menu, and then shows it so', async () => {
      const { menu, owner } = await ordering.restaurant({
        items: [
          anItem(),
          anItem({ id: 'fish', name: 'Catch of the day', unitPrice: null }),
          anItem({ id: 'soup', name: 'Soup', uncertain: true }),
        ],
      });
      let current = menu;
      const asked: unknown[] = [];
      const quiet = [
        await answering(ordering.nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: current })),
        await answering(ordering.nats, SoldOutRpcV1.subject, (request) => {
          asked.push(request);
          current = { ...menu, version: 2, items: [{ ...menu.items[0]!, soldOut: true }, ...menu.items.slice(1)] };
          return { version: 2 };
        }),
      ];
      const items = BoardItems.parse(await (await get(menu, owner, '/items')).json());
      expect(items.items.map(({ id, orderable }) => [id, orderable])).toEqual([
        ['margherita', true],
        ['fish', false],
        ['soup', false],
      ]);

      const response = await ordering.call('PUT', `/api/orders/board/${menu.shareId}/items/margherita`, {
        device: owner,
        body: { soldOut: true },
      });
      for (const stop of quiet) await stop();
      expect(response.status).toBe(200);
      expect(asked).toEqual([{ shareId: menu.shareId, itemId: 'margherita', soldOut: true }]);
      expect(BoardItems.parse(await response.json()).items[0]).toMatchObject({
        id: 'margherita',
        soldOut: true,
        orderable: false,
      });
      // The next customer is refused at once, before any event about it has come.
      const refused = await ordering.call('POST', '/api/orders', { body: anOrder(menu) });
      expect(await refused.json()).toMatchObject({ code: 'ordering.item_not_available' });
    });

    it('or one of its sizes alone, which leaves the others to be ordered', async () => {
      const variants = [
        { id: 's', label: 'Small', unitPrice: 1000 },
        { id: 'l', label: 'Large', unitPrice: 1400 },
      ];
      const { menu, owner } = await ordering.restaurant({ items: [anItem({ unitPrice: null, variants })] });
      let current = menu;
      const asked: unknown[] = [];
      const quiet = [
        await answering(ordering.nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: current })),
        await answering(ordering.nats, SoldOutRpcV1.subject, (request) => {
          asked.push(request);
          current = {
            ...menu,
            version: 2,
            items: [
              {
                ...menu.items[0]!,
                variants: variants.map((size) => (size.id === 'l' ? { ...size, soldOut: true } : size)),
              },
            ],
          };
          return { version: 2 };
        }),
      ];
      const response = await ordering.call('PUT', `/api/orders/board/${menu.shareId}/items/margherita`, {
        device: owner,
        body: { soldOut: true, partId: 'l' },
      });
      for (const stop of quiet) await stop();
      expect(asked).toEqual([{ shareId: menu.shareId, itemId: 'margherita', partId: 'l', soldOut: true }]);
      const [shown] = BoardItems.parse(await response.json()).items;
      expect([shown!.soldOut, shown!.orderable, shown!.variants.map(({ soldOut = false }) => soldOut)]).toEqual([
        false,
        true,
        [false, true],
      ]);
    });

    it('unless there is no such dish, or nobody to ask', async () => {
      const { menu, owner } = await ordering.restaurant();
      const sellOut = () =>
        ordering.call('PUT', `/api/orders/board/${menu.shareId}/items/gold`, {
          device: owner,
          body: { soldOut: true },
        });
      const quiet = await answering(ordering.nats, SoldOutRpcV1.subject, () => ({ version: null }));
      expect(await (await sellOut()).json()).toMatchObject({ code: 'ordering.item_not_on_menu' });
      await quiet();
      expect((await sellOut()).status).toBe(503);
    });
  });
});
