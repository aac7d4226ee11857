import { randomUUID } from 'node:crypto';
import {
  BoardItems,
  MenuUpdatedV1,
  OrdersNow,
  QuoteResponse,
  type BoardOrder,
  type MenuSnapshot,
  type PlaceOrderRequest,
  type PlaceOrderResponse,
} from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as fc from 'fast-check';
import { anItem, anOrder } from '../src/domain/testing/order.factory';
import { OrderingUnderTest, type Device } from './ordering-under-test';

jest.setTimeout(120_000);

/** Quantities by the id of the item. */
type Wanted = Readonly<Record<string, number>>;

const ITEMS = [
  anItem({ id: 'lasagne', name: 'Lasagne', unitPrice: 1000 }),
  anItem({ id: 'soup', name: 'Soup', unitPrice: 500 }),
  anItem({ id: 'bread', name: 'Bread', unitPrice: 200 }),
];

describe('portions that a restaurant counts, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  let second: NestFastifyApplication;
  let urls: readonly string[];

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    second = await ordering.another();
    urls = [await ordering.app.getUrl(), await second.getUrl()];
  });
  afterAll(async () => {
    await second.close();
    await ordering.stop();
  });

  const restaurant = () => ordering.restaurant({ items: ITEMS });
  const cartOf = (wanted: Wanted | readonly (readonly [string, number])[]): PlaceOrderRequest['cart'] =>
    (Array.isArray(wanted) ? (wanted as (readonly [string, number])[]) : Object.entries(wanted as Wanted)).map(
      ([itemId, quantity]) => {
        const { name, unitPrice } = ITEMS.find(({ id }) => id === itemId)!;
        return { name, price: '', quantity, total: (quantity * unitPrice!) / 100, itemId };
      },
    );
  const requestOf = (
    menu: MenuSnapshot,
    wanted: Wanted | readonly (readonly [string, number])[],
    more: Partial<PlaceOrderRequest> = {},
  ): PlaceOrderRequest => {
    const cart = cartOf(wanted);
    const total = cart.reduce((sum, line) => sum + line.total, 0);
    return anOrder(menu, { cart, subtotal: total, total, ...more });
  };
  const place = (body: PlaceOrderRequest, { key = randomUUID() as string, instance = 0, cookie = '' } = {}) =>
    fetch(`${urls[instance]}/api/orders`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
    });
  const placed = async (menu: MenuSnapshot, wanted: Wanted) => {
    const response = await place(requestOf(menu, wanted));
    if (response.status !== 201) throw new Error(`not placed: ${response.status} ${await response.text()}`);
    const { orderId, trackingUrl } = (await response.json()) as PlaceOrderResponse;
    return { orderId, secret: trackingUrl.replace('/order/', '') };
  };
  const refusal = async (response: Response) => {
    const { code, detail } = (await response.json()) as { code: string; detail: string };
    return [response.status, code, detail];
  };

  const count = (menu: MenuSnapshot, device: Device | undefined, itemId: string, remaining: unknown) =>
    ordering.call('PUT', `/api/orders/board/${menu.shareId}/items/${itemId}/stock`, { device, body: { remaining } });
  const counted = async (menu: MenuSnapshot, device: Device, itemId: string, remaining: number | null) => {
    const response = await count(menu, device, itemId, remaining);
    expect(response.status).toBe(200);
    return BoardItems.parse(await response.json());
  };
  const left = async ({ shareId }: MenuSnapshot, itemId = 'lasagne') =>
    (
      (await ordering.query('SELECT remaining FROM item_stock WHERE share_id = $1 AND item_id = $2', [
        shareId,
        itemId,
      ])) as { remaining: number }[]
    )[0]?.remaining;
  const held = async ({ shareId }: MenuSnapshot, itemId = 'lasagne') =>
    (
      (await ordering.query(
        'SELECT coalesce(sum(quantity), 0)::int AS held FROM stock_holds WHERE share_id = $1 AND item_id = $2',
        [shareId, itemId],
      )) as { held: number }[]
    )[0]!.held;
  const now = async ({ shareId }: MenuSnapshot) =>
    OrdersNow.parse(await (await ordering.call('GET', `/api/orders/now/${shareId}`)).json());
  const quoted = async (menu: MenuSnapshot, wanted: readonly (readonly [string, number])[]) =>
    QuoteResponse.parse(
      await (
        await ordering.call('POST', '/api/orders/quote', {
          body: { shareId: menu.shareId, orderType: 'pickup', cart: cartOf(wanted) },
        })
      ).json(),
    );
  const entered = (menu: MenuSnapshot, device: Device, wanted: Wanted, key: string = randomUUID()) =>
    ordering.call('POST', `/api/orders/board/${menu.shareId}/orders`, {
      device,
      headers: { 'idempotency-key': key },
      body: {
        customer: { name: 'Counter', phone: '' },
        orderType: 'pickup',
        paymentMethod: 'cash',
        cart: cartOf(wanted),
      },
    });
  const correct = (menu: MenuSnapshot, device: Device, orderId: string, version: number, wanted: Wanted) =>
    ordering.call('PUT', `/api/orders/board/${menu.shareId}/orders/${orderId}`, {
      device,
      body: {
        version,
        customer: { name: 'Ada', phone: '555 0100' },
        orderType: 'pickup',
        paymentMethod: 'cash',
        cart: cartOf(wanted),
      },
    });

  it('are taken by a combo that has the dish in it, and come back with it', async () => {
    const { menu, owner } = await ordering.restaurant({
      items: ITEMS,
      rules: {
        choices: {
          groups: [
            {
              id: 'side',
              name: 'Side',
              kind: 'each',
              min: 1,
              max: 1,
              free: 0,
              options: [{ id: 'bread', name: 'Bread', unitPrice: 0, itemId: 'bread' }],
            },
          ],
          dishes: [{ itemId: 'lasagne', groupIds: ['side'] }],
        },
      },
    });
    await counted(menu, owner, 'bread', 3);
    const combo = requestOf(menu, { lasagne: 2 });
    const cart = combo.cart.map((line) => ({ ...line, choices: [{ groupId: 'side', optionId: 'bread' }] }));
    const response = await place({ ...combo, cart });
    expect(response.status).toBe(201);
    const { orderId } = (await response.json()) as PlaceOrderResponse;
    expect(await left(menu, 'bread')).toBe(1);
    expect(await refusal(await place({ ...combo, cart }))).toEqual([
      409,
      'ordering.item_not_available',
      'Only 1 of “Bread” is left.',
    ]);
    await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', version: 1, reason: 'We are closing.' });
    expect([await left(menu, 'bread'), await held(menu, 'bread')]).toEqual([3, 0]);
  });

  it('sell exactly three portions to 100 orders that come at the same time at two instances', async () => {
    const { menu, owner } = await restaurant();
    await counted(menu, owner, 'lasagne', 3);
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => place(requestOf(menu, { lasagne: 1 }), { instance: index % 2 })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(97);
    for (const response of refused)
      expect(await refusal(response)).toEqual([
        409,
        'ordering.item_not_available',
        '“Lasagne” is sold out. Please remove it from your cart.',
      ]);
    expect([await left(menu), await held(menu)]).toEqual([0, 3]);
    expect(await ordering.query('SELECT 1 FROM orders WHERE share_id = $1', [menu.shareId])).toHaveLength(3);
  });

  it('are taken by several lines of one order together, and a refusal says how many are left', async () => {
    const { menu, owner } = await restaurant();
    await counted(menu, owner, 'lasagne', 3);
    const twice = [['lasagne', 2] as const, ['lasagne', 2] as const];
    expect(await refusal(await place(requestOf(menu, twice)))).toEqual([
      409,
      'ordering.item_not_available',
      'Only 3 of “Lasagne” are left.',
    ]);
    expect((await place(requestOf(menu, [['lasagne', 2] as const, ['lasagne', 1] as const]))).status).toBe(201);
    expect(await left(menu)).toBe(0);
  });

  it('are taken once by an order that is sent again, also at the same time and of the last portion', async () => {
    const { menu, owner } = await restaurant();
    await counted(menu, owner, 'lasagne', 2);
    const [key, body] = [randomUUID(), requestOf(menu, { lasagne: 2 })];
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => place(body, { key, instance: index % 2 })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
    const ids = await Promise.all(responses.map(async (each) => ((await each.json()) as PlaceOrderResponse).orderId));
    expect(new Set(ids).size).toBe(1);
    expect((await place(body, { key })).status).toBe(200);
    expect([await left(menu), await held(menu)]).toEqual([0, 2]);
  });

  it('are taken by orders of one batch that want counted and other dishes, in any sequence', async () => {
    const { menu, owner } = await restaurant();
    await counted(menu, owner, 'lasagne', 8);
    await counted(menu, owner, 'soup', 8);
    const carts: (readonly (readonly [string, number])[])[] = Array.from({ length: 48 }, (_, index) =>
      index % 3 === 0
        ? [['bread', 3]]
        : index % 3 === 1
          ? [
              ['lasagne', 1],
              ['soup', 1],
              ['bread', 1],
            ]
          : [
              ['soup', 1],
              ['lasagne', 1],
            ],
    );
    const responses = await Promise.all(
      carts.map((cart, index) => place(requestOf(menu, cart), { instance: index % 2 })),
    );
    const sold = responses.map(({ status }) => status === 201);
    expect(sold.filter((_, index) => index % 3 === 0)).toEqual(Array<boolean>(16).fill(true));
    expect(sold.filter((isSold, index) => index % 3 !== 0 && isSold)).toHaveLength(8);
    expect([await left(menu), await left(menu, 'soup')]).toEqual([0, 0]);
    expect([await held(menu), await held(menu, 'soup'), await held(menu, 'bread')]).toEqual([8, 8, 0]);
  });

  it('hold from the moment they are counted, though an instance remembers a menu without counts', async () => {
    const { menu, owner } = await restaurant();
    for (const instance of [0, 1])
      expect((await place(requestOf(menu, { lasagne: 1 }), { instance })).status).toBe(201);
    await counted(menu, owner, 'lasagne', 1);
    expect((await place(requestOf(menu, { lasagne: 2 }), { instance: 1 })).status).toBe(409);
    expect((await place(requestOf(menu, { lasagne: 1 }), { instance: 1 })).status).toBe(201);
    expect((await place(requestOf(menu, { lasagne: 1 }))).status).toBe(409);
    await counted(menu, owner, 'lasagne', null);
    for (const instance of [0, 1])
      expect((await place(requestOf(menu, { lasagne: 9 }), { instance })).status).toBe(201);
    expect([await left(menu), await held(menu)]).toEqual([undefined, 0]);
    expect(await ordering.query('SELECT counted FROM menus WHERE share_id = $1', [menu.shareId])).toEqual([
      { counted: false },
    ]);
  });

  it('stay counted when the menu changes, and are told with no event of the menu', async () => {
    const { menu, owner } = await restaurant();
    await counted(menu, owner, 'lasagne', 2);
    await ordering.tell(MenuUpdatedV1.type, menu.shareId, 2, { ...menu, version: 2 });
    await placed(menu, { lasagne: 1 });
    expect(await left(menu)).toBe(1);
    expect(
      await ordering.query(`SELECT DISTINCT subject FROM outbox WHERE envelope->'data'->>'shareId' = $1`, [
        menu.shareId,
      ]),
    ).toEqual([{ subject: 'ordering.order.placed.v1' }]);
  });

  it('are not taken by a test order', async () => {
    const { menu, owner } = await restaurant();
    await counted(menu, owner, 'lasagne', 1);
    const response = await place(requestOf(menu, { lasagne: 5 }, { test: true }), { cookie: owner.cookie });
    expect(response.status).toBe(201);
    expect([await left(menu), await held(menu)]).toEqual([1, 0]);
  });

  it('are taken by an order that the restaurant enters, once, and are not sold twice', async () => {
    const { menu, owner } = await restaurant();
    await counted(menu, owner, 'lasagne', 3);
    const key = randomUUID();
    expect((await entered(menu, owner, { lasagne: 2 }, key)).status).toBe(201);
    expect((await entered(menu, owner, { lasagne: 2 }, key)).status).toBe(200);
    expect(await left(menu)).toBe(1);
    expect(await refusal(await entered(menu, owner, { lasagne: 2 }))).toEqual([
      409,
      'ordering.item_not_available',
      'Only 1 of “Lasagne” is left.',
    ]);
    expect((await entered(menu, owner, { bread: 2 })).status).toBe(201);
    expect(await left(menu)).toBe(1);
  });

  describe('come back exactly once', () => {
    it('when the restaurant rejects an order, also when the move is repeated', async () => {
      const { menu, owner } = await restaurant();
      await counted(menu, owner, 'lasagne', 3);
      const { orderId } = await placed(menu, { lasagne: 2 });
      expect(await left(menu)).toBe(1);
      const reject = { move: 'reject', version: 1, reason: 'No oven' };
      const answers = await Promise.all([1, 2, 3].map(() => ordering.move(owner, menu.shareId, orderId, reject)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect([await left(menu), await held(menu)]).toEqual([3, 0]);
    });

    it('when the guest cancels, also twice', async () => {
      const { menu, owner } = await restaurant();
      await counted(menu, owner, 'lasagne', 3);
      const { secret } = await placed(menu, { lasagne: 3, bread: 1 });
      expect(await now(menu)).toMatchObject({ left: [{ itemId: 'lasagne', remaining: 0 }] });
      const cancel = () => ordering.call('POST', `/api/orders/track/${secret}/cancel`, { body: {} });
      expect((await Promise.all([cancel(), cancel()])).map(({ status }) => status)).toEqual([200, 200]);
      expect([await left(menu), await held(menu)]).toEqual([3, 0]);
      await placed(menu, { lasagne: 3 });
    });

    it('when the restaurant cancels an order that it had accepted', async () => {
      const { menu, owner } = await restaurant();
      await counted(menu, owner, 'lasagne', 3);
      const { orderId } = await placed(menu, { lasagne: 3 });
      await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1 });
      expect(await left(menu)).toBe(0);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'cancel', version: 2, reason: 'No oven' });
      expect(await left(menu)).toBe(3);
    });

    it('by the difference when an order is corrected; what it holds it keeps though nothing is left', async () => {
      const { menu, owner } = await restaurant();
      await counted(menu, owner, 'lasagne', 3);
      const { orderId } = await placed(menu, { lasagne: 3 });
      const corrections = await Promise.all(
        [1, 2].map(() => correct(menu, owner, orderId, 1, { lasagne: 3, bread: 1 })),
      );
      expect(corrections.map(({ status }) => status)).toEqual([200, 200]);
      expect([await left(menu), await held(menu)]).toEqual([0, 3]);
      expect(await refusal(await correct(menu, owner, orderId, 2, { lasagne: 4 }))).toEqual([
        409,
        'ordering.item_not_available',
        '“Lasagne” is sold out. Please remove it from your cart.',
      ]);
      expect((await correct(menu, owner, orderId, 2, { lasagne: 1 })).status).toBe(200);
      expect([await left(menu), await held(menu)]).toEqual([2, 1]);
      expect((await correct(menu, owner, orderId, 3, { lasagne: 2 })).status).toBe(200);
      expect([await left(menu), await held(menu)]).toEqual([1, 2]);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', version: 4, reason: 'No oven' });
      expect([await left(menu), await held(menu)]).toEqual([3, 0]);
    });

    it('never for portions that were ordered before they were counted', async () => {
      const { menu, owner } = await restaurant();
      const { orderId } = await placed(menu, { lasagne: 2 });
      await counted(menu, owner, 'lasagne', 1);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', version: 1, reason: 'No oven' });
      expect(await left(menu)).toBe(1);
    });
  });

  describe('are shown', () => {
    it('to guests when few are left, and to nobody of a menu without counts', async () => {
      const { menu, owner } = await restaurant();
      expect(await now(menu)).not.toHaveProperty('left');
      await counted(menu, owner, 'lasagne', 3);
      await counted(menu, owner, 'soup', 6);
      expect((await now(menu)).left).toEqual([{ itemId: 'lasagne', remaining: 3 }]);
      await counted(menu, owner, 'lasagne', 0);
      expect((await now(menu)).left).toEqual([{ itemId: 'lasagne', remaining: 0 }]);
      await counted(menu, owner, 'lasagne', null);
      expect((await now(menu)).left).toEqual([]);
    });

    it('to the restaurant with each dish that is counted; what is sold out cannot be ordered', async () => {
      const { menu, owner } = await restaurant();
      const { items: before } = await counted(menu, owner, 'lasagne', 2);
      expect(before.map(({ id, remaining, orderable }) => [id, remaining, orderable])).toEqual([
        ['lasagne', 2, true],
        ['soup', undefined, true],
        ['bread', undefined, true],
      ]);
      await placed(menu, { lasagne: 2 });
      const response = await ordering.call('GET', `/api/orders/board/${menu.shareId}/items`, { device: owner });
      expect(BoardItems.parse(await response.json()).items[0]).toMatchObject({ remaining: 0, orderable: false });
    });

    it('in a quote with each line that wants more than is left for it', async () => {
      const { menu, owner } = await restaurant();
      const cart = [
        ['lasagne', 2],
        ['bread', 1],
        ['lasagne', 2],
        ['soup', 2],
      ] as const;
      expect((await quoted(menu, cart)).lines.filter(({ problem }) => problem)).toEqual([]);
      await counted(menu, owner, 'lasagne', 3);
      await counted(menu, owner, 'soup', 0);
      const { lines, subtotal } = await quoted(menu, cart);
      expect(lines.map(({ problem, left: instead }) => [problem?.detail, instead])).toEqual([
        [undefined, undefined],
        [undefined, undefined],
        ['Only 3 of “Lasagne” are left.', 1],
        ['“Soup” is sold out. Please remove it from your cart.', undefined],
      ]);
      expect(subtotal).toBe(2200);
    });
  });

  it('are counted by who may use the board alone, and by whole numbers of dishes of the menu alone', async () => {
    const { menu, owner } = await restaurant();
    const other = await restaurant();
    for (const device of [undefined, other.owner]) {
      const response = await count(menu, device, 'lasagne', 3);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        403,
        'ordering.board_denied',
      ]);
    }
    for (const bad of [-1, 10_000, 1.5, '3', undefined])
      expect((await count(menu, owner, 'lasagne', bad)).status).toBe(400);
    expect((await refusal(await count(menu, owner, 'pizza', 3))).slice(0, 2)).toEqual([
      422,
      'ordering.item_not_on_menu',
    ]);
    expect(await ordering.query('SELECT 1 FROM item_stock WHERE share_id = $1', [menu.shareId])).toEqual([]);
  });

  it('agree after any history of orders and changes: none is lost, none is sold twice', async () => {
    const wanted = fc.record({
      lasagne: fc.integer({ min: 0, max: 3 }),
      soup: fc.integer({ min: 0, max: 3 }),
      bread: fc.constant(1),
    });
    const pick = fc.nat({ max: 50 });
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('place' as const), wanted, pick }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('enter' as const), wanted, pick }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('correct' as const), wanted, pick }) },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constantFrom('accept' as const, 'reject' as const, 'cancel' as const, 'repeat' as const),
          wanted,
          pick,
        }),
      },
    );
    const only = (all: Wanted): Wanted =>
      Object.fromEntries(Object.entries(all).filter(([, quantity]) => quantity > 0));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 10 }), async (rounds) => {
        const { menu, owner } = await restaurant();
        const initial = { lasagne: 6, soup: 4 };
        for (const [itemId, remaining] of Object.entries(initial)) await counted(menu, owner, itemId, remaining);
        const known: { orderId: string; body?: PlaceOrderRequest; key?: string }[] = [];
        const board = async () =>
          (
            (await (await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device: owner })).json()) as {
              orders: BoardOrder[];
            }
          ).orders;
        for (const steps of rounds) {
          const orders = new Map((await board()).map((order) => [order.orderId, order]));
          // Steps of a round happen at the same time.
          await Promise.all(
            steps.map(async ({ kind, wanted: all, pick: at }) => {
              if (kind === 'place' || kind === 'enter') {
                const [key, body] = [randomUUID(), requestOf(menu, only(all))];
                const response = await (kind === 'place'
                  ? place(body, { key, instance: at % 2 })
                  : entered(menu, owner, only(all), key));
                expect([201, 409]).toContain(response.status);
                if (response.status === 201)
                  known.push({
                    orderId: ((await response.json()) as { orderId: string }).orderId,
                    ...(kind === 'place' && { body, key }),
                  });
                return;
              }
              const chosen = known[at % (known.length || 1)];
              const order = chosen && orders.get(chosen.orderId);
              if (!chosen || !order) return;
              if (kind === 'repeat') {
                if (chosen.body) expect((await place(chosen.body, { key: chosen.key! })).status).toBe(200);
              } else if (kind === 'correct') {
                expect([200, 409]).toContain(
                  (await correct(menu, owner, chosen.orderId, order.version, only(all))).status,
                );
              } else {
                const { status } = await ordering.move(owner, menu.shareId, chosen.orderId, {
                  move: kind,
                  version: order.version,
                  ...(kind !== 'accept' && { reason: 'No oven' }),
                });
                expect([200, 409]).toContain(status);
              }
            }),
          );
        }
        const live = (await board()).filter(({ status }) => status !== 'rejected' && status !== 'cancelled');
        for (const [itemId, atFirst] of Object.entries(initial)) {
          const inOrders = live
            .flatMap(({ lines }) => lines)
            .filter((line) => line.itemId === itemId)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          const remaining = (await left(menu, itemId))!;
          expect(remaining).toBeGreaterThanOrEqual(0);
          expect(remaining + inOrders).toBe(atFirst);
          expect(await held(menu, itemId)).toBe(inOrders);
        }
      }),
      { numRuns: 25 },
    );
  });
});
