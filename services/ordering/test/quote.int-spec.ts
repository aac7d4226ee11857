import { randomUUID } from 'node:crypto';
import {
  MenuSnapshotRpcV1,
  OrdersNow,
  QuoteResponse,
  type MenuSnapshot,
  type OpeningHours,
  type OrderingSettings,
  type PlaceOrderRequest,
} from '@chalkboard/contracts';
import { DateTime } from 'luxon';
import { defaultSettings } from '../src/domain/ordering-settings';
import { anItem, anOrder } from '../src/domain/testing/order.factory';
import { answering } from './answering';
import { OrderingUnderTest, type Device } from './ordering-under-test';

const ZONE = 'America/New_York';
const MINUTE_MS = 60_000;

describe('what an order costs and when it can be had, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());

  const ask = (menu: MenuSnapshot, changes: object = {}) =>
    ordering.call('POST', '/api/orders/quote', {
      body: { shareId: menu.shareId, orderType: 'pickup', cart: anOrder(menu).cart, ...changes },
    });
  const quoted = async (menu: MenuSnapshot, changes: object = {}) =>
    QuoteResponse.parse(await (await ask(menu, changes)).json());
  const place = (menu: MenuSnapshot, changes: Partial<PlaceOrderRequest> = {}) =>
    ordering.call('POST', '/api/orders', {
      body: anOrder(menu, changes),
      headers: { 'idempotency-key': randomUUID() },
    });
  const change = (menu: MenuSnapshot, device: Device | undefined, settings: Partial<OrderingSettings>) =>
    ordering.call('PUT', `/api/orders/board/${menu.shareId}/settings`, {
      device,
      body: { ...defaultSettings(), ...settings },
    });

  /** Open the day after tomorrow only, at noon. */
  function closedNow(): OpeningHours {
    const day = DateTime.now().setZone(ZONE).plus({ days: 2 }).weekday;
    return { weekly: [{ day, from: '12:00', to: '22:00' }], exceptions: [] };
  }

  it('is quoted in minor units with the menu’s minimum and currency, and nothing is kept', async () => {
    const { menu } = await ordering.restaurant({ fees: { delivery: 450, minimumOrder: 1000 } });
    expect(await quoted(menu, { orderType: 'delivery' })).toMatchObject({
      currency: 'USD',
      timeZone: ZONE,
      subtotal: 2500,
      deliveryFee: 450,
      total: 2950,
      minimumOrder: 1000,
      lines: [{ name: 'Margherita', options: [], quantity: 2, unitPrice: 1250, total: 2500 }],
      times: { asap: true, prepMinutes: 25, busy: false },
    });
    expect(await ordering.query('SELECT 1 FROM orders WHERE share_id = $1', [menu.shareId])).toEqual([]);
  });

  it('does not fail for a line that cannot be ordered, and says of it what placing the order would', async () => {
    const { menu } = await ordering.restaurant({
      items: [anItem(), anItem({ id: 'clams', name: 'Clams', soldOut: true })],
    });
    const cart = [...anOrder(menu).cart, { name: 'Clams', price: '$20.00', quantity: 1, total: 20, itemId: 'clams' }];
    const { lines, total } = await quoted(menu, { cart });
    const refused = (await (await place(menu, { cart })).json()) as { code: string; detail: string };
    expect(total).toBe(2500);
    expect(lines[1]).toEqual({
      name: 'Clams',
      options: [],
      quantity: 1,
      problem: { code: refused.code, detail: refused.detail },
    });
  });

  it('is quoted for an empty cart, for its times', async () => {
    const { menu } = await ordering.restaurant();
    expect(await quoted(menu, { cart: [] })).toMatchObject({ lines: [], total: 0, times: { asap: true } });
  });

  it('is quoted by the newest menu its owner has, where the customer saw another price', async () => {
    const { menu } = await ordering.restaurant();
    const newer = { ...menu, version: 2, items: [anItem({ unitPrice: 1300 })] };
    const quiet = await answering(ordering.nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: newer }));
    expect((await quoted(menu, { cart: anOrder(newer).cart })).total).toBe(2600);
    await quiet();
  });

  it('is refused for a menu that nobody has', async () => {
    const quiet = await answering(ordering.nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: null }));
    const response = await ordering.call('POST', '/api/orders/quote', {
      body: { shareId: 'unknown', orderType: 'pickup', cart: [] },
    });
    await quiet();
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'ordering.menu_not_found' }),
    ]);
  });

  it('says without a cart whether orders are taken now, and that they are not while the restaurant has paused', async () => {
    const { menu, owner } = await ordering.restaurant();
    const now = async () =>
      OrdersNow.parse(await (await ordering.call('GET', `/api/orders/now/${menu.shareId}`)).json());
    expect(await now()).toEqual({ taken: 'now', prepMinutes: 25 });
    const pausedUntil = new Date(Date.now() + 30 * MINUTE_MS).toISOString();
    expect((await change(menu, owner, { pausedUntil })).status).toBe(200);
    expect(await now()).toMatchObject({ taken: 'paused', pausedUntil, why: expect.any(String) });
  });

  describe('for a later time', () => {
    it('an order is taken at one that is offered, though the restaurant is closed, and what is asked for with a dish is kept', async () => {
      const { menu } = await ordering.restaurant({ openingHours: closedNow() });
      const { times } = await quoted(menu);
      expect(times).toMatchObject({ asap: false, opensAt: times.slots[0] });
      const cart = anOrder(menu).cart.map((line) => ({ ...line, notes: 'no basil' }));
      const response = await place(menu, { scheduledFor: times.slots[3], cart });
      expect(response.status).toBe(201);
      const { orderId } = (await response.json()) as { orderId: string };
      const [placed] = await ordering.published(orderId, 'ordering.order.placed.v1', 1);
      expect(placed?.data).toMatchObject({ scheduledFor: times.slots[3], lines: [{ notes: 'no basil' }] });
    });

    it('the guest takes the time of a pickup along as a calendar file, and of no other order', async () => {
      const { menu } = await ordering.restaurant({ openingHours: closedNow() });
      const { times } = await quoted(menu);
      const { trackingUrl } = (await (await place(menu, { scheduledFor: times.slots[3] })).json()) as {
        trackingUrl: string;
      };
      const calendar = (path: string) => ordering.call('GET', `/api/orders/track/${path.split('/').at(-1)}/pickup.ics`);
      const response = await calendar(trackingUrl);
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'no-store',
      ]);
      const start = new Date(times.slots[3]!).toISOString().slice(0, 19).replace(/[-:]/g, '');
      const lines = (await response.text()).split('\r\n');
      expect(lines).toEqual(expect.arrayContaining([`DTSTART:${start}Z`, 'METHOD:PUBLISH', 'SEQUENCE:1']));
      const open = await ordering.restaurant();
      const now = await calendar((await ordering.placed(open.menu)).secret);
      expect([now.status, await now.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'ordering.no_pickup_time' }),
      ]);
    });

    it('an order is refused at any other, and at once it is told when the restaurant opens', async () => {
      const { menu } = await ordering.restaurant({ openingHours: closedNow() });
      const { times } = await quoted(menu);
      const early = new Date(Date.parse(times.slots[0]!) - 15 * MINUTE_MS).toISOString();
      const refused = await place(menu, { scheduledFor: early });
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'ordering.time_not_available' }),
      ]);
      const closed = await place(menu);
      expect([closed.status, await closed.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'ordering.closed', detail: times.why }),
      ]);
      expect(times.why).toMatch(/It takes orders again on \w+day at 12:00 PM\.$/);
    });

    it('the spec’s checks come first', async () => {
      const { menu } = await ordering.restaurant({ openingHours: closedNow() });
      expect(await (await place(menu, { customerInfo: { name: '', phone: '' } })).json()).toMatchObject({
        code: 'ordering.missing_information',
      });
      expect(await (await place(menu, { total: 1 })).json()).toMatchObject({ code: 'ordering.total_mismatch' });
    });
  });

  describe('the restaurant’s settings', () => {
    it('are the defaults until it changes them, and hold from the next quote on', async () => {
      const { menu, owner } = await ordering.restaurant();
      expect((await quoted(menu)).times).toMatchObject({ prepMinutes: 25, busy: false });
      const wanted = { ...defaultSettings(), prepMinutes: 30, busyExtraMinutes: 15, backupPhone: '+12075550100' };
      const saved = await change(menu, owner, wanted);
      expect([saved.status, await saved.json()]).toEqual([200, wanted]);
      expect((await quoted(menu)).times).toMatchObject({ prepMinutes: 45, busy: true });
    });

    it('pause the orders until their time, or until somebody ends it', async () => {
      const { menu, owner } = await ordering.restaurant();
      await change(menu, owner, { pausedUntil: new Date(Date.now() + 30 * MINUTE_MS).toISOString() });
      const { times } = await quoted(menu);
      expect(times).toMatchObject({ asap: false, slots: [] });
      const refused = await place(menu);
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'ordering.paused', detail: times.why }),
      ]);
      await change(menu, owner, { pausedUntil: null });
      expect((await place(menu)).status).toBe(201);
    });

    it('are changed by who may use the board, also by its link, and by nobody else', async () => {
      const { menu } = await ordering.restaurant();
      const { orderId } = await ordering.placed(menu);
      const phone = await ordering.phoneWith(await ordering.boardLink(orderId));
      expect((await change(menu, phone, { prepMinutes: 40 })).status).toBe(200);
      const stranger = await change(menu, undefined, { prepMinutes: 10 });
      expect([stranger.status, await stranger.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'ordering.board_denied' }),
      ]);
      expect((await quoted(menu)).times.prepMinutes).toBe(40);
    });

    it('are told to every board that is open', async () => {
      const { menu, owner } = await ordering.restaurant();
      const board = await ordering.follow<{ settings: OrderingSettings }>(
        `/api/orders/board/${menu.shareId}/events`,
        'board',
        owner,
      );
      await change(menu, owner, { busyExtraMinutes: 10 });
      expect((await board.next(({ settings }) => settings.busyExtraMinutes === 10)).settings.prepMinutes).toBe(25);
      board.close();
    });
  });
});
