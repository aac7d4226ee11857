import { randomUUID } from 'node:crypto';
import {
  Board,
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessReopenedV1,
  BusinessStatusChangedV1,
  MenuUpdatedV1,
} from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { routesOf, StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { StorageType } from 'nats';
import { anOrder } from '../src/domain/testing/order.factory';
import { OrderingUnderTest, type Device } from './ordering-under-test';

const DAY_MS = 86_400_000;

describe('menus of businesses, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  let authority: StandInAuthority;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    await (
      await ordering.nats.jetstreamManager()
    ).streams.add({ name: 'IDENTITY', subjects: ['identity.business.>'], storage: StorageType.Memory });
    authority = await StandInAuthority.start(ordering.nats);
    await waitFor('the keys', () => ordering.app.get(TokenVerifier).knows(authority.keyId));
  });
  afterAll(() => ordering.stop());

  const member = async (businessId: string, role: 'owner' | 'staff' = 'owner'): Promise<Device> => ({
    cookie: await authority.cookie({ businesses: [{ id: businessId, role }] }),
  });
  const restaurant = async () => {
    const businessId = randomUUID();
    return { businessId, ...(await ordering.restaurant({ businessId })) };
  };
  const place = (menu: Parameters<typeof anOrder>[0]) =>
    ordering.call('POST', '/api/orders', { body: anOrder(menu), headers: { 'idempotency-key': randomUUID() } });
  const outcome = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];
  const board = (shareId: string, device?: Device) => ordering.call('GET', `/api/orders/board/${shareId}`, { device });
  const now = () => new Date().toISOString();
  const handled = (type: string) =>
    `SELECT count(*)::int AS count FROM inbox WHERE durable = 'ordering-on-${type.split('.').slice(1).join('-')}'`;
  /** Tells it, and waits until it was handled. */
  const published = async (type: string, businessId: string, version: number, data: object) => {
    const count = async () => ((await ordering.query(handled(type))) as { count: number }[])[0]!.count;
    const before = await count();
    await ordering.tell(type, businessId, version, { businessId, ...data });
    await waitFor('it was handled', async () => (await count()) > before);
  };

  describe('a board', () => {
    it.each(['owner', 'staff'] as const)('is open to members of the menu’s business: %s', async (role) => {
      const { menu, businessId } = await restaurant();
      const { orderId } = await ordering.placed(menu);
      const device = await member(businessId, role);
      expect(Board.parse(await (await board(menu.shareId, device)).json()).orders).toMatchObject([{ orderId }]);
      const moved = await ordering.moved(device, menu.shareId, orderId, { move: 'accept', version: 1 });
      expect(moved.history.at(-1)).toMatchObject({ status: 'accepted', by: 'restaurant', means: 'board' });
    });

    it('shows nothing more on an open stream when the session ends, however long it stays open', async () => {
      const { menu, businessId, owner } = await restaurant();
      const session = randomUUID();
      const device = { cookie: await authority.cookie({ session, businesses: [{ id: businessId, role: 'staff' }] }) };
      const stream = await ordering.follow<Board>(`/api/orders/board/${menu.shareId}/events`, 'board', device);
      await stream.next(({ orders }) => orders.length === 0);
      await ordering.placed(menu);
      await stream.next(({ orders }) => orders.length === 1);
      await authority.end(session);
      await waitFor('the end is known', async () => (await board(menu.shareId, device)).status === 401);
      const other = await ordering.follow<Board>(`/api/orders/board/${menu.shareId}/events`, 'board', owner);
      for (const count of [2, 3]) {
        await ordering.placed(menu);
        await other.next(({ orders }) => orders.length === count);
      }
      // What others have seen twice over would have come here by now.
      expect(stream.has(({ orders }) => orders.length > 1)).toBe(false);
      for (const each of [stream, other]) each.close();
    });

    it('knows the members as soon as the menu was claimed', async () => {
      const { menu } = await ordering.restaurant();
      const businessId = randomUUID();
      const device = await member(businessId);
      expect((await board(menu.shareId, device)).status).toBe(403);
      await ordering.tell(MenuUpdatedV1.type, menu.shareId, 2, { ...menu, version: 2, businessId });
      await waitFor('the claim', async () => (await board(menu.shareId, device)).status === 200);
    });
  });

  describe('orders', () => {
    it('stop with a plain problem when the business is rejected, and are taken again when it is approved', async () => {
      const { menu, businessId, owner } = await restaurant();
      await ordering.placed(menu);
      await published(BusinessStatusChangedV1.type, businessId, 3, {
        before: 'pending',
        status: 'rejected',
        changedAt: now(),
      });
      expect(await outcome(await place(menu))).toEqual([409, 'ordering.orders_stopped']);
      expect(
        await outcome(
          await ordering.call('POST', '/api/orders/quote', {
            body: { shareId: menu.shareId, orderType: 'pickup', cart: anOrder(menu).cart },
          }),
        ),
      ).toEqual([409, 'ordering.orders_stopped']);
      const entered = {
        customer: { name: 'Eve', phone: '' },
        orderType: 'pickup',
        paymentMethod: 'cash',
        cart: anOrder(menu).cart,
      };
      expect(
        await outcome(
          await ordering.call('POST', `/api/orders/board/${menu.shareId}/orders`, { device: owner, body: entered }),
        ),
      ).toEqual([409, 'ordering.orders_stopped']);
      // What was taken before is finished.
      const { orders } = Board.parse(await (await board(menu.shareId, owner)).json());
      await ordering.moved(owner, menu.shareId, orders[0]!.orderId, { move: 'accept', version: 1 });

      await published(BusinessStatusChangedV1.type, businessId, 4, {
        before: 'rejected',
        status: 'approved',
        changedAt: now(),
      });
      await ordering.placed(menu);
      await published(BusinessStatusChangedV1.type, businessId, 3, {
        before: 'pending',
        status: 'rejected',
        changedAt: now(),
      });
      await ordering.placed(menu);
    });

    it('are taken while the business waits for its approval', async () => {
      const { menu, businessId } = await restaurant();
      await published(BusinessStatusChangedV1.type, businessId, 1, {
        before: 'pending',
        status: 'pending',
        changedAt: now(),
      });
      await ordering.placed(menu);
    });

    it('stop when the account is closed and come back when it is reopened, whatever its status is', async () => {
      const { menu, businessId } = await restaurant();
      await published(BusinessClosedV1.type, businessId, 5, {
        closedAt: now(),
        goneAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
      });
      await published(BusinessStatusChangedV1.type, businessId, 6, {
        before: 'pending',
        status: 'approved',
        changedAt: now(),
      });
      expect(await outcome(await place(menu))).toEqual([410, 'ordering.menu_withdrawn']);
      await published(BusinessReopenedV1.type, businessId, 7, { reopenedAt: now() });
      await ordering.placed(menu);
    });

    it('are gone with all that was kept of them when the business is gone; others’ stay, the log says what went, and what comes late is not kept again', async () => {
      const [gone, other] = [await restaurant(), await restaurant()];
      for (const { menu, owner } of [gone, other])
        await ordering.call('PUT', `/api/orders/board/${menu.shareId}/items/margherita/stock`, {
          device: owner,
          body: { remaining: 5 },
        });
      const [one, two] = [await ordering.placed(gone.menu), await ordering.placed(other.menu)];
      await published(BusinessErasedV1.type, gone.businessId, 9, { erasedAt: now() });
      expect(await ordering.query('SELECT share_id, remaining FROM item_stock')).toEqual([
        { share_id: other.menu.shareId, remaining: 3 },
      ]);
      for (const table of ['orders', 'menus', 'ordering_settings', 'day_totals', 'idempotency_keys', 'stock_holds']) {
        expect([
          table,
          await ordering.query(`SELECT 1 FROM ${table} WHERE share_id = $1`, [gone.menu.shareId]),
        ]).toEqual([table, []]);
      }
      expect(await ordering.query('SELECT 1 FROM order_deadlines WHERE order_id = $1', [one.orderId])).toEqual([]);
      expect((await ordering.call('GET', `/api/orders/track/${one.secret}`)).status).toBe(404);
      expect((await ordering.call('GET', `/api/orders/track/${two.secret}`)).status).toBe(200);
      expect(
        await ordering.query(
          `SELECT what, count FROM retention_log WHERE business_id = $1 AND what IN ('orders', 'menus') ORDER BY id`,
          [gone.businessId],
        ),
      ).toEqual([
        { what: 'orders', count: 1 },
        { what: 'menus', count: 1 },
      ]);

      await published(MenuUpdatedV1.type, gone.menu.shareId, 2, { ...gone.menu, version: 2 });
      expect(await ordering.query('SELECT 1 FROM menus WHERE share_id = $1', [gone.menu.shareId])).toEqual([]);
    });
  });

  describe('closed doors', () => {
    /** Open to all, each for the reason its declaration gives. */
    const OPEN = [
      'GET /health',
      'GET /live',
      'GET /metrics',
      'GET /ready',
      'GET /api/orders/now/:shareId',
      'GET /api/orders/maps',
      'POST /api/orders',
      'POST /api/orders/quote',
      // Says where an address is, of a menu that has a geocoder for it.
      'POST /api/orders/locate',
      'POST /api/orders/locations',
      'POST /api/orders/board-links',
      // Takes a cookie of the caller alone.
      'DELETE /api/orders/tables/:shareId/visit',
    ];

    it('every route that needs a right lets in nobody who has none, another’s, an expired, a forged or an ended one', async () => {
      const { menu, businessId, owner } = await restaurant();
      const { orderId } = await ordering.placed(menu);
      const other = await ordering.restaurant();
      const { orderId: othersOrder, secret } = await ordering.placed(other.menu);
      const link = await ordering.boardLink(othersOrder);
      const claims = { businesses: [{ id: businessId, role: 'owner' as const }] };
      const [session, account] = [randomUUID(), randomUUID()];
      const [ended, changed] = [
        await authority.cookie({ ...claims, session }),
        await authority.cookie({ ...claims, account }),
      ];
      for (const cookie of [ended, changed]) expect((await board(menu.shareId, { cookie })).status).toBe(200);
      await authority.end(session);
      await authority.changeRights(account, 2);
      for (const cookie of [ended, changed])
        await waitFor('the end is known', async () => (await board(menu.shareId, { cookie })).status === 401);
      const intruders: Record<string, string> = {
        'no right': 'other=1',
        'another menu’s device': other.owner.cookie,
        'another menu’s link': `board_${menu.shareId}=${link}`,
        'a link made up': `board_${menu.shareId}=${'x'.repeat(48)}`,
        'another business’s owner': (await member(randomUUID())).cookie,
        ...(await authority.forgeries(claims)),
        'an ended session': ended,
        'rights from before a change': changed,
      };
      const entered = {
        customer: { name: 'Eve', phone: '' },
        orderType: 'pickup',
        paymentMethod: 'cash',
        cart: anOrder(menu).cart,
      };
      const { settings } = Board.parse(await (await board(menu.shareId, owner)).json());
      const bodies: Record<string, unknown> = {
        'POST /api/orders/board/:shareId/seen': { orderIds: [orderId] },
        'PUT /api/orders/board/:shareId/settings': settings,
        'POST /api/orders/board/:shareId/orders': entered,
        'PUT /api/orders/board/:shareId/orders/:orderId': { ...entered, version: 1 },
        'POST /api/orders/board/:shareId/orders/:orderId/moves': { move: 'accept', version: 1 },
        'PUT /api/orders/board/:shareId/items/:itemId': { soldOut: true },
        'PUT /api/orders/board/:shareId/items/:itemId/stock': { remaining: 3 },
        'PUT /api/orders/track/:secret/texts': { agreed: false },
        'POST /api/orders/tables/:shareId/visit': { code: 'x'.repeat(43) },
        'POST /api/orders/tables/:shareId/calls': { kind: 'waiter' },
        'PUT /api/orders/board/:shareId/tables/service': {
          on: true,
          payAtTable: true,
          payAtCounter: true,
          card: true,
          cash: true,
        },
        'POST /api/orders/board/:shareId/tables': { names: ['1'] },
        'PUT /api/orders/board/:shareId/tables/:tableId': { name: '2' },
        'PUT /api/orders/board/:shareId/tables/:tableId/lock': { locked: true },
        'POST /api/orders/board/:shareId/tabs/:tabId/close': { how: 'cash' },
      };
      const before = (await (await board(menu.shareId, owner)).json()) as Board;
      expect(routesOf(ordering.app)).toEqual(expect.arrayContaining(OPEN));
      const doors = routesOf(ordering.app).filter((route) => !OPEN.includes(route));
      let attempts = 0;
      for (const door of doors) {
        const [method = '', path = ''] = door.split(' ');
        // Who knows the secret of an order may follow it: here it is one that belongs to none.
        const address = path
          .replace(':shareId', menu.shareId)
          .replace(':orderId', orderId)
          .replace(':itemId', 'margherita')
          .replace(/:(tableId|tabId|callId)/, randomUUID())
          .replace(':secret', `${secret.slice(0, -4)}AAAA`);
        for (const [who, cookie] of Object.entries(intruders)) {
          const response = await ordering.call(method, address, { device: { cookie }, body: bodies[door] });
          attempts++;
          expect([door, who, [401, 403, 404].includes(response.status) ? 'refused' : response.status]).toEqual([
            door,
            who,
            'refused',
          ]);
        }
      }
      const after = (await (await board(menu.shareId, owner)).json()) as Board;
      expect({ ...after, now: '' }).toEqual({ ...before, now: '' });
      expect(doors.length).toBeGreaterThanOrEqual(13);
      process.stdout.write(`ordering: ${attempts} attempts at ${doors.length} routes, none got in\n`);
    });
  });
});
