import { randomUUID } from 'node:crypto';
import {
  BoardItems,
  MenuSnapshotRpcV1,
  ORDER,
  QuoteResponse,
  SoldOutRpcV1,
  type HappyHour,
  type MenuSnapshot,
  type PlaceOrderRequest,
  type ServingTime,
} from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { anItem, anOrder } from '../src/domain/testing/order.factory';
import { answering } from './answering';
import { OrderingUnderTest } from './ordering-under-test';

const EVENINGS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '16:00', to: '18:00' }));
const dinner: ServingTime = {
  id: 'dinner',
  name: 'Dinner',
  when: { weekly: EVENINGS, exceptions: [] },
  for: { categoryIds: [], itemIds: ['margherita'] },
};
const happy: HappyHour = { ...dinner, id: 'happy', name: 'Happy hour', off: { kind: 'percent', percent: 20 } };

describe('times of day, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => ordering.stop());

  const at = (instant: string) => jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date(instant));
  const restaurant = (rules: MenuSnapshot['rules'], changes: Partial<MenuSnapshot> = {}) =>
    ordering.restaurant({ timeZone: 'UTC', rules, ...changes });
  const quoted = async (menu: MenuSnapshot, changes: object = {}) =>
    QuoteResponse.parse(
      await (
        await ordering.call('POST', '/api/orders/quote', {
          body: { shareId: menu.shareId, orderType: 'pickup', cart: anOrder(menu).cart, ...changes },
        })
      ).json(),
    );
  const place = async (menu: MenuSnapshot, changes: Partial<PlaceOrderRequest> = {}, key: string = randomUUID()) => {
    const response = await ordering.call('POST', '/api/orders', {
      body: anOrder(menu, changes),
      headers: { 'idempotency-key': key },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  /** Two of the dish for 20 % less. */
  const lowered = (menu: MenuSnapshot, held?: string): Partial<PlaceOrderRequest> => {
    const [line] = anOrder(menu).cart;
    return {
      cart: [{ ...line!, price: '$10.00', total: 20 }],
      subtotal: 20,
      total: 20,
      ...(held !== undefined && { held }),
    };
  };

  it('a price that was quoted in a happy hour holds ten minutes over its end, and not longer', async () => {
    const { menu } = await restaurant({ happyHours: [happy] });
    at('2026-03-02T17:58:00Z');
    const { held, total } = await quoted(menu);
    expect(total).toBe(2000);

    at('2026-03-02T18:07:59Z');
    expect(await quoted(menu)).toMatchObject({ total: 2500 });
    expect(await place(menu, lowered(menu, held))).toMatchObject({ status: 201, body: { total: 20 } });

    at('2026-03-02T18:08:01Z');
    const late = await place(menu, lowered(menu, held));
    expect(late).toMatchObject({ status: 409, body: { code: 'ordering.total_mismatch' } });
    expect(JSON.stringify(late.body)).toContain('"total":25');
  });

  it('an order of a happy hour keeps its price, and an order with another token is the same order', async () => {
    const { menu } = await restaurant({ happyHours: [happy] });
    at('2026-03-02T17:58:00Z');
    const { held } = await quoted(menu);
    const key = randomUUID();
    const first = await place(menu, lowered(menu, held), key);
    at('2026-03-02T17:59:00Z');
    const second = await place(menu, lowered(menu, (await quoted(menu)).held), key);
    expect([first.status, second.status, second.body.orderId]).toEqual([201, 200, first.body.orderId]);
    expect(await ordering.query('SELECT total::int FROM orders WHERE id = $1', [first.body.orderId])).toEqual([
      { total: 2000 },
    ]);
  });

  it('a token that is forged, or of another menu, holds nothing', async () => {
    const { menu } = await restaurant({ happyHours: [happy] });
    const { menu: other } = await restaurant({ happyHours: [happy] });
    at('2026-03-02T17:58:00Z');
    const foreign = (await quoted(other)).held;
    at('2026-03-02T18:01:00Z');
    for (const held of [foreign, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'x'])
      expect(await place(menu, lowered(menu, held))).toMatchObject({
        status: 409,
        body: { code: 'ordering.total_mismatch' },
      });
  });

  it('a quote has no token unless a happy hour of its dishes holds, or begins while it would hold', async () => {
    const { menu } = await restaurant({ happyHours: [happy] });
    const { menu: plain } = await restaurant(undefined);
    at('2026-03-02T15:45:00Z');
    expect((await quoted(menu)).held).toBeUndefined();
    at(new Date(Date.parse('2026-03-02T16:00:00Z') - ORDER.quoteHoldsMs).toISOString());
    expect((await quoted(menu)).held).toEqual(expect.any(String));
    at('2026-03-02T17:00:00Z');
    expect((await quoted(menu)).held).toEqual(expect.any(String));
    expect(await quoted(plain)).not.toHaveProperty('held');
  });

  it('a dish outside of its serving time is refused, told with its line, and taken for then', async () => {
    const { menu } = await restaurant({ servingTimes: [dinner] });
    at('2026-03-02T12:00:00Z');
    const detail = 'Margherita is served from 16:00. Choose a later time or remove it.';
    const now = await quoted(menu);
    expect(now.lines[0]).toMatchObject({ problem: { code: 'ordering.not_served_then', detail } });
    expect(now.times.slots.every((slot) => /T1[67]:/.test(slot))).toBe(true);
    expect(now.times.slots[0]).toBe('2026-03-02T16:00:00.000Z');
    expect(await place(menu)).toMatchObject({ status: 409, body: { code: 'ordering.not_served_then', detail } });

    const scheduledFor = now.times.slots[0]!;
    expect((await quoted(menu, { scheduledFor })).lines[0]).toMatchObject({ total: 2500 });
    expect(await place(menu, { scheduledFor })).toMatchObject({ status: 201 });
    at('2026-03-02T17:00:00Z');
    expect(await place(menu)).toMatchObject({ status: 201 });
  });

  it('the restaurant marks a dish as sold out until it opens tomorrow; it is there again without any event', async () => {
    const { menu, owner } = await restaurant(undefined, {
      openingHours: {
        weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '11:00', to: '22:00' })),
        exceptions: [],
      },
      items: [anItem()],
    });
    const asked: unknown[] = [];
    let current = menu;
    const ends = [
      await answering(ordering.nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: current })),
      await answering(ordering.nats, SoldOutRpcV1.subject, (request) => {
        asked.push(request);
        current = { ...menu, version: 2, items: [anItem({ soldOut: true, soldOutUntil: request.until as string })] };
        return { version: 2 };
      }),
    ];
    try {
      at('2026-03-02T20:00:00Z');
      const answer = await ordering.call('PUT', `/api/orders/board/${menu.shareId}/items/margherita`, {
        device: owner,
        body: { soldOut: true, until: 'tomorrow' },
      });
      expect(BoardItems.parse(await answer.json()).items[0]).toMatchObject({
        soldOut: true,
        soldOutUntil: '2026-03-03T11:00:00.000Z',
        orderable: false,
      });
      expect(asked).toEqual([
        { shareId: menu.shareId, itemId: 'margherita', soldOut: true, until: '2026-03-03T11:00:00.000Z' },
      ]);

      at('2026-03-03T11:00:00Z');
      const items = await ordering.call('GET', `/api/orders/board/${menu.shareId}/items`, { device: owner });
      expect(BoardItems.parse(await items.json()).items[0]).toMatchObject({ soldOut: false, orderable: true });
      expect(await place(menu)).toMatchObject({ status: 201 });
    } finally {
      await Promise.all(ends.map((end) => end()));
    }
  });
});
