import { randomUUID } from 'node:crypto';
import {
  MenuExtractedV1,
  MenuSnapshotRpcV1,
  MenuUpdatedV1,
  OrderPlacedV1,
  OrderTicketsRpcV1,
  type EventEnvelope,
  type MenuSnapshot,
  type OrderTicket,
  type PlaceOrderRequest,
  type PlaceOrderResponse,
  type TrackedOrder,
} from '@chalkboard/contracts';
import { createService, parseConfig } from '@chalkboard/service-kit';
import { consumed, TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { StorageType, type NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { OrderingConfig } from '../src/config';
import { OrderNumbers } from '../src/domain/order-number';
import { aMenu, anItem, anOrder } from '../src/domain/testing/order.factory';
import { OrderingModule } from '../src/ordering.module';
import { answering, carriesAll } from './answering';

describe('the ordering service, alone with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let app: NestFastifyApplication;
  let url: string;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    nats = await platform.connectNats();
    const manager = await nats.jetstreamManager();
    // The streams of the services that are not here.
    await manager.streams.add({ name: 'MENU', subjects: ['menu.menu.>'], storage: StorageType.Memory });
    await manager.streams.add({
      name: 'NOTIFY',
      subjects: ['notify.notification.>', 'notify.reply.>', 'notify.call.>'],
      storage: StorageType.Memory,
    });
    const config = parseConfig(
      OrderingConfig,
      platform.environment('ordering', {
        ORDER_LINK_KEY: 'a key for tests, and for tests alone',
        UNLIMITED_ORDERS: '1',
      }),
    );
    await carriesAll(nats);
    app = await createService({ service: 'ordering', config, module: OrderingModule.register(config) });
    url = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    await nats.close();
    await platform.stop();
  });

  async function tell(type: string, menu: MenuSnapshot): Promise<void> {
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id: randomUUID(),
      source: '/services/menu',
      type,
      subject: menu.shareId,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion: menu.version,
      correlationid: randomUUID(),
      data: menu,
    };
    await nats.jetstream().publish(type, JSON.stringify(envelope), { msgID: envelope.id });
  }

  /** A menu that ordering knows. */
  async function known(changes: Partial<MenuSnapshot> = {}): Promise<MenuSnapshot> {
    const menu = aMenu({ shareId: randomUUID(), ...changes });
    await tell(MenuExtractedV1.type, menu);
    await waitFor(
      'the projection',
      async () =>
        ((await app.get(DataSource).query('SELECT 1 FROM menus WHERE share_id = $1', [menu.shareId])) as unknown[])
          .length === 1,
    );
    return menu;
  }

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/orders`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const countOrders = async () =>
    (
      (await app
        .get(DataSource)
        .query(
          'SELECT (SELECT count(*) FROM orders)::int + (SELECT count(*) FROM outbox)::int + (SELECT count(*) FROM idempotency_keys)::int AS count',
        )) as { count: number }[]
    )[0]!.count;

  it('refuses a size and an extra that are sold out alone, says which, and takes the others', async () => {
    const variants = [
      { id: 's', label: 'Small', unitPrice: 1000 },
      { id: 'l', label: 'Large', unitPrice: 1400, soldOut: true },
    ];
    const menu = await known({
      items: [
        anItem({ unitPrice: null, variants, addOns: [{ id: 'basil', name: 'Basil', unitPrice: 75, soldOut: true }] }),
      ],
    });
    const ordered = (variantId: string, addOnIds: string[], total: number) =>
      post(
        anOrder(menu, {
          cart: [{ name: 'Margherita', price: '', quantity: 1, total, itemId: 'margherita', variantId, addOnIds }],
          subtotal: total,
          total,
        }),
      );
    const refusals = await Promise.all([ordered('l', [], 14), ordered('s', ['basil'], 10.75)]);
    expect(
      await Promise.all(
        refusals.map(async (response) => [
          response.status,
          ((await response.json()) as { code: string; detail: string }).detail,
        ]),
      ),
    ).toEqual([
      [409, '“Large” is sold out for “Margherita”. Please choose again.'],
      [409, '“Basil” is sold out for “Margherita”. Please choose again.'],
    ]);
    expect((await ordered('s', [], 10)).status).toBe(201);
  });

  it('takes an order, prices it, and tells it as OrderPlaced without who ordered', async () => {
    const menu = await known();
    const response = await post(anOrder(menu));
    expect(response.status).toBe(201);
    const placed = (await response.json()) as PlaceOrderResponse;
    expect(placed).toMatchObject({ success: true, total: 25, notifications: ['sms', 'board'] });
    expect(placed.orderNumber).toMatch(/^[A-Z0-9]{5}$/);

    const event = await waitFor('OrderPlaced', async () => {
      const found = await (
        await nats.jetstreamManager()
      ).streams.getMessage('ORDERING', { last_by_subj: OrderPlacedV1.type });
      const envelope = found.json<EventEnvelope<OrderPlacedV1>>();
      return envelope.subject === placed.orderId && envelope;
    });
    expect(event.data).toMatchObject({
      orderNumber: placed.orderNumber,
      total: 2500,
      lines: [{ name: 'Margherita', quantity: 2, unitPrice: 1250, total: 2500 }],
    });
    expect(JSON.stringify(event)).not.toContain('Ada');

    const { reply } = (
      await nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [placed.orderId] }), { timeout: 10_000 })
    ).json<{ reply: { tickets: OrderTicket[] } }>();
    expect(reply.tickets[0]?.customer.name).toBe('Ada');
  });

  it.each([true, false, undefined])(
    'tells with the ticket what the guest answered to the allergy notice: %s',
    async (allergyConfirmed) => {
      const menu = await known();
      const placed = (await (
        await post({ ...anOrder(menu), ...(allergyConfirmed !== undefined && { allergyConfirmed }) })
      ).json()) as PlaceOrderResponse;
      const { reply } = (
        await nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [placed.orderId] }), {
          timeout: 10_000,
        })
      ).json<{ reply: { tickets: OrderTicket[] } }>();
      expect(reply.tickets[0]?.contents?.allergyConfirmed).toBe(allergyConfirmed);
    },
  );

  it('keeps in which language the guest read, and tells it with the order, its ticket and its page', async () => {
    const menu = await known();
    const placed = (await (await post({ ...anOrder(menu), language: 'de' })).json()) as PlaceOrderResponse;
    const again = (await (await post({ ...anOrder(menu), language: 'fr' })).json()) as PlaceOrderResponse;
    expect(again.orderId).toBe(placed.orderId);
    const event = await waitFor('OrderPlaced', async () => {
      const found = await (
        await nats.jetstreamManager()
      ).streams.getMessage('ORDERING', { last_by_subj: OrderPlacedV1.type });
      const envelope = found.json<EventEnvelope<OrderPlacedV1>>();
      return envelope.subject === placed.orderId && envelope;
    });
    const { reply } = (
      await nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [placed.orderId] }), { timeout: 10_000 })
    ).json<{ reply: { tickets: OrderTicket[] } }>();
    const page = (await (
      await fetch(`${url}/api/orders/track/${placed.trackingUrl.replace('/order/', '')}`)
    ).json()) as TrackedOrder;
    expect([event.data.language, reply.tickets[0]?.language, page.language]).toEqual(['de', 'de', 'de']);
    expect((await post({ ...anOrder(menu), language: 'tlh' })).status).toBe(400);
  });

  it('makes one order of a repeat under one key, however many come at once', async () => {
    const menu = await known();
    const key = randomUUID();
    const before = await countOrders();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => post(anOrder(menu), { 'idempotency-key': key })),
    );
    const bodies = (await Promise.all(responses.map((response) => response.json()))) as PlaceOrderResponse[];
    expect(new Set(bodies.map(({ orderId }) => orderId)).size).toBe(1);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(11);
    expect(await countOrders()).toBe(before + 3);
  });

  it('makes one order of a double tap without any key', async () => {
    const menu = await known();
    const [first, second] = (await Promise.all(
      [post(anOrder(menu)), post(anOrder(menu))].map(async (response) => (await response).json()),
    )) as PlaceOrderResponse[];
    expect(first!.orderId).toBe(second!.orderId);
  });

  it('never gives a number twice within a menu', async () => {
    const menu = await known();
    // The generator is made to repeat itself, which by chance it does once in eight million.
    const numbers = jest
      .spyOn(app.get(OrderNumbers), 'next')
      .mockReturnValueOnce('AAAAA')
      .mockReturnValueOnce('AAAAA')
      .mockReturnValueOnce('AAAAC');
    const first = (await (await post(anOrder(menu), { 'idempotency-key': randomUUID() })).json()) as PlaceOrderResponse;
    const second = (await (
      await post(anOrder(menu), { 'idempotency-key': randomUUID() })
    ).json()) as PlaceOrderResponse;
    numbers.mockRestore();
    expect([first.orderNumber, second.orderNumber]).toEqual(['AAAAA', 'AAAAC']);
  });

  it('stores each of many that come at once, though some share a key and some draw a number that is used', async () => {
    const menu = await known();
    const before = await countOrders();
    let drawn = 0;
    // Ten numbers are drawn twice.
    const numbers = jest
      .spyOn(app.get(OrderNumbers), 'next')
      .mockImplementation(() => `Z${String(drawn < 20 ? drawn++ % 10 : drawn++).padStart(4, '0')}`);
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const bodies = (await Promise.all(
      [...keys, ...keys.slice(0, 5)].map(async (key) => (await post(anOrder(menu), { 'idempotency-key': key })).json()),
    )) as PlaceOrderResponse[];
    numbers.mockRestore();
    expect(new Set(bodies.map(({ orderId }) => orderId)).size).toBe(20);
    expect(new Set(bodies.map(({ orderNumber }) => orderNumber)).size).toBe(20);
    expect(await countOrders()).toBe(before + 3 * 20);
  });

  it('refuses a key that was used for something else', async () => {
    const menu = await known();
    const key = randomUUID();
    await post(anOrder(menu), { 'idempotency-key': key });
    const other = await post(
      { ...anOrder(menu), customerInfo: { name: 'Bob', phone: '1' } },
      { 'idempotency-key': key },
    );
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'ordering.idempotency_key_reused' });
  });

  it('prices by the newest menu its owner has, when its own knowledge would refuse the customer', async () => {
    const menu = await known();
    const newer = aMenu({ ...menu, version: 2, items: menu.items.map((item) => ({ ...item, unitPrice: 1300 })) });
    const quiet = await answering(nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: newer }));
    const order = anOrder(newer);
    const response = await post(order);
    await quiet();
    expect(response.status).toBe(201);
    expect(((await response.json()) as PlaceOrderResponse).total).toBe(26);
  });

  it('takes nothing by the prices of before, though it has just taken an order by them', async () => {
    const menu = await known();
    const place = (order: PlaceOrderRequest) => post(order, { 'idempotency-key': randomUUID() });
    expect((await place(anOrder(menu))).status).toBe(201);
    const dearer = aMenu({ ...menu, version: 2, items: menu.items.map((item) => ({ ...item, unitPrice: 1300 })) });
    await tell(MenuUpdatedV1.type, dearer);
    await waitFor(
      'the new prices',
      async () =>
        (
          (await app
            .get(DataSource)
            .query('SELECT 1 FROM menus WHERE share_id = $1 AND version = 2', [menu.shareId])) as unknown[]
        ).length === 1,
    );
    const before = await countOrders();
    const quiet = await answering(nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: dearer }));
    const refused = await place(anOrder(menu));
    await quiet();
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'ordering.total_mismatch',
        fresh: expect.objectContaining({ total: 26 }) as unknown,
      }),
    ]);
    expect(await countOrders()).toBe(before);
    expect((await place(anOrder(dearer))).status).toBe(201);
  });

  it('lets the last version of a menu win, whatever order the events come in', async () => {
    const menu = await known({ version: 5 });
    await tell(MenuUpdatedV1.type, { ...menu, version: 4, restaurantName: 'Older' });
    await tell(MenuUpdatedV1.type, { ...menu, version: 6, restaurantName: 'Newer' });
    await consumed(nats, 'ordering', MenuUpdatedV1);
    const [row] = (await app
      .get(DataSource)
      .query('SELECT snapshot FROM menus WHERE share_id = $1', [menu.shareId])) as { snapshot: MenuSnapshot }[];
    expect(row?.snapshot.restaurantName).toBe('Newer');
  });

  describe('refuses, in clear words, and leaves nothing behind', () => {
    const cases: [string, number, (menu: MenuSnapshot) => unknown, object][] = [
      [
        'a menu nobody knows',
        503,
        (menu) => ({ ...anOrder(menu), shareId: 'unknown' }),
        { code: 'dependency.unavailable' },
      ],
      ['malformed JSON', 400, () => '{"shareId":', { code: 'request.malformed' }],
      [
        'a negative quantity',
        400,
        (menu) => withLine(menu, { quantity: -1 }),
        {
          code: 'request.invalid',
          detail: 'Please check the quantity in entry 1 of the cart: it has to be 1 or more.',
          errors: [{ path: 'cart.0.quantity', message: 'has to be 1 or more' }],
        },
      ],
      ['a fraction of a dish', 400, (menu) => withLine(menu, { quantity: 1.5 }), { code: 'request.invalid' }],
      [
        'an item that is not on the menu',
        422,
        (menu) => withLine(menu, { itemId: 'nothing' }),
        { code: 'ordering.item_not_on_menu' },
      ],
      [
        'a total that does not match',
        409,
        (menu) => ({ ...anOrder(menu), total: 1 }),
        { code: 'ordering.total_mismatch', fresh: { total: 25, subtotal: 25 } },
      ],
      [
        'no name',
        422,
        (menu) => ({ ...anOrder(menu), customerInfo: { name: '', phone: '1' } }),
        { title: 'Missing Information', detail: 'Please fill in your name and phone number.' },
      ],
      [
        'delivery to nowhere',
        422,
        (menu) => ({ ...anOrder(menu), orderType: 'delivery' }),
        { title: 'Delivery Address Required', detail: 'Please enter your delivery address.' },
      ],
      [
        'a number that cannot be one',
        422,
        (menu) => ({ ...anOrder(menu), customerInfo: { name: 'Ada', phone: '12345' } }),
        { title: 'Phone Number Not Valid', code: 'ordering.phone_not_valid' },
      ],
    ];

    it.each(cases)('%s', async (_, status, body, problem) => {
      const menu = await known();
      const before = await countOrders();
      const response = await post(body(menu));
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({ status, ...problem });
      expect(await countOrders()).toBe(before);
    });

    it('a menu its owner does not know either', async () => {
      const quiet = await answering(nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: null }));
      const response = await post({ ...anOrder(aMenu()), shareId: 'unknown' });
      await quiet();
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ title: 'Menu Not Found' });
    });
  });

  it('denies what nobody declared, and unknown addresses', async () => {
    expect((await fetch(`${url}/api/orders`)).status).toBe(404);
    expect((await fetch(`${url}/api/orders/1`, { method: 'DELETE' })).status).toBe(404);
  });
});

function withLine(menu: MenuSnapshot, change: object): PlaceOrderRequest {
  const order = anOrder(menu);
  return { ...order, cart: [{ ...order.cart[0]!, ...change }] };
}
