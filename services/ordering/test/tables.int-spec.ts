import { randomUUID } from 'node:crypto';
import {
  OrderPlacedV1,
  OrderStatusChangedV1,
  OrderTicketsRpcV1,
  TableLinksRpcV1,
  type Board,
  type BoardOrder,
  type MenuSnapshot,
  type OrderTicket,
  type PlaceOrderRequest,
  type PlaceOrderResponse,
  type Problem,
  type TableList,
  type TableVisit,
} from '@chalkboard/contracts';
import { anOrder } from '../src/domain/testing/order.factory';
import { OrderingUnderTest, type Device } from './ordering-under-test';

const ON = { on: true, payAtTable: true, payAtCounter: false, card: true, cash: true };

describe('ordering at the table, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  beforeAll(async () => (ordering = await OrderingUnderTest.start({})));
  afterAll(() => ordering.stop());
  beforeEach(() => ordering.query('DELETE FROM order_counts'));

  const desk = (menu: MenuSnapshot, path: string) => `/api/orders/board/${menu.shareId}${path}`;
  const listed = async (menu: MenuSnapshot, owner: Device) =>
    (await (await ordering.call('GET', desk(menu, '/tables'), { device: owner })).json()) as TableList;
  const boardOf = async (menu: MenuSnapshot, owner: Device) =>
    (await (await ordering.call('GET', desk(menu, ''), { device: owner })).json()) as Board;
  const codeIn = ({ path }: { path: string }) => path.split('#table=')[1]!;
  const problem = async (response: Response) => {
    const { code, detail } = (await response.json()) as Problem;
    return { status: response.status, code, detail };
  };

  async function withTables(names = ['12', 'Terrace 3'], changes: Partial<MenuSnapshot> = {}) {
    const { menu, owner } = await ordering.restaurant(changes);
    await ordering.call('PUT', desk(menu, '/tables/service'), { device: owner, body: ON });
    await ordering.call('POST', desk(menu, '/tables'), { device: owner, body: { names } });
    const { tables } = await listed(menu, owner);
    return { menu, owner, tables };
  }
  const scan = (menu: MenuSnapshot, code: string, device?: Device) =>
    ordering.call('POST', `/api/orders/tables/${menu.shareId}/visit`, { body: { code }, ...(device && { device }) });
  /** A phone that scanned the code, with its cookies. */
  async function phoneAt(menu: MenuSnapshot, table: { path: string }): Promise<Device> {
    const response = await scan(menu, codeIn(table));
    if (response.status !== 200) throw new Error(`not joined: ${response.status}`);
    return {
      cookie: response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
  }
  const order = (menu: MenuSnapshot, device: Device, changes: Partial<PlaceOrderRequest> = {}, key = randomUUID()) =>
    ordering.call('POST', '/api/orders', {
      device,
      headers: { 'idempotency-key': key, 'x-forwarded-for': '203.0.113.9' },
      body: anOrder(menu, { atTable: true, customerInfo: { name: '', phone: '' }, ...changes }),
    });
  const ordered = async (menu: MenuSnapshot, device: Device, changes: Partial<PlaceOrderRequest> = {}) => {
    const response = await order(menu, device, changes);
    if (response.status !== 201) throw new Error(`not ordered: ${response.status} ${await response.text()}`);
    return (await response.json()) as PlaceOrderResponse;
  };
  const visitOf = (menu: MenuSnapshot, device: Device) =>
    ordering.call('GET', `/api/orders/tables/${menu.shareId}/visit`, { device });

  it('is off until the owner turns it on: nothing of it on the board, and no code counts', async () => {
    const { menu, owner } = await ordering.restaurant();
    expect((await boardOf(menu, owner)).tables).toBeUndefined();
    expect(await listed(menu, owner)).toMatchObject({ service: { on: false }, tables: [], maySetUp: true });
    await ordering.call('POST', desk(menu, '/tables'), { device: owner, body: { names: ['1'] } });
    const { tables } = await listed(menu, owner);
    expect(await problem(await scan(menu, codeIn(tables[0]!)))).toMatchObject({
      status: 409,
      code: 'ordering.tables_off',
    });
  });

  it('takes orders of two phones on one tab, without name or number, and says the table on every way', async () => {
    const { menu, owner, tables } = await withTables();
    const [first, second] = [await phoneAt(menu, tables[0]!), await phoneAt(menu, tables[0]!)];
    const one = await ordered(menu, first, { customerInfo: { name: 'Ann', phone: '' }, paymentMethod: 'card' });
    await ordered(menu, second);
    const visit = (await (await visitOf(menu, second)).json()) as TableVisit;
    expect(visit).toMatchObject({ table: '12', total: 5000, calls: [], orders: [{ total: 2500 }, { total: 2500 }] });

    const { tables: shown, orders } = await boardOf(menu, owner);
    expect(shown!.tabs).toMatchObject([{ table: '12', total: 5000, orders: [{}, {}] }]);
    expect(orders.map(({ table, orderType, customer }) => [table?.name, orderType, customer.name]).toSorted()).toEqual([
      ['12', 'pickup', 'Table 12'],
      ['12', 'pickup', 'Table 12, Ann'],
    ]);
    const [placed] = await ordering.published(one.orderId, OrderPlacedV1.type, 1);
    expect(placed!.data).toMatchObject({ orderType: 'pickup', table: { name: '12' } });
    const reply = await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [one.orderId] }));
    expect((JSON.parse(reply.string()) as { reply: { tickets: OrderTicket[] } }).reply.tickets[0]).toMatchObject({
      customer: { name: 'Table 12, Ann' },
      contents: { table: { name: '12', guest: 'Ann' } },
    });
    const tracked = await ordering.call('GET', one.trackingUrl.replace('/order/', '/api/orders/track/'));
    expect(await tracked.json()).toMatchObject({ table: { name: '12' }, customerName: 'Ann' });
  });

  it('holds a table of six phones on one address that orders thirty rounds in ten minutes', async () => {
    const { menu, owner, tables } = await withTables();
    const phones = await Promise.all(Array.from({ length: 6 }, () => phoneAt(menu, tables[0]!)));
    const statuses: number[] = [];
    for (let round = 0; round < 30; round++)
      statuses.push(...(await Promise.all(phones.map((phone) => order(menu, phone)))).map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([201]));
    const { tabs } = (await boardOf(menu, owner)).tables!;
    expect(tabs).toMatchObject([{ total: 180 * 2500 }]);
    expect(tabs[0]!.orders).toHaveLength(180);
    // Guests who are not at a table have their own limits left, on the same address.
    expect(
      (
        await ordering.call('POST', '/api/orders', {
          headers: { 'x-forwarded-for': '203.0.113.9' },
          body: anOrder(menu),
        })
      ).status,
    ).toBe(201);
  });

  it('takes forty of one phone, and two hundred of one tab, and other tables order meanwhile', async () => {
    const { menu, tables } = await withTables();
    const phone = await phoneAt(menu, tables[0]!);
    const responses: Response[] = [];
    for (let batch = 0; batch < 5; batch++)
      responses.push(...(await Promise.all(Array.from({ length: 10 }, () => order(menu, phone)))));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(await problem(responses.find(({ status }) => status === 429)!)).toMatchObject({
      code: 'ordering.too_many_orders',
      detail: expect.stringContaining('on this phone'),
    });
    await ordering.query(`UPDATE order_counts SET orders = 200 WHERE scope = 'tab'`);
    expect((await problem(await order(menu, await phoneAt(menu, tables[0]!)))).detail).toContain('from this table');
    expect((await order(menu, await phoneAt(menu, tables[1]!))).status).toBe(201);
  });

  it('shuts a stranger with a photograph of the code out by one press: a new code', async () => {
    const { menu, owner, tables } = await withTables();
    const photograph = codeIn(tables[0]!);
    const stranger = await phoneAt(menu, tables[0]!);
    await ordered(menu, stranger);
    const pressed = await ordering.call('POST', desk(menu, `/tables/${tables[0]!.tableId}/code`), { device: owner });
    const renewed = ((await pressed.json()) as TableList).tables[0]!;
    const ended = {
      status: 410,
      code: 'ordering.table_code_ended',
      detail: expect.stringContaining('not in use any more'),
    };
    expect(await problem(await scan(menu, photograph))).toEqual(ended);
    expect(await problem(await order(menu, stranger))).toEqual(ended);
    expect(await problem(await visitOf(menu, stranger))).toEqual(ended);
    expect((await order(menu, await phoneAt(menu, renewed))).status).toBe(201);
  });

  it('"This was nobody at the table" turns down all that waits, ends the tab and locks the table, by one press', async () => {
    const { menu, owner, tables } = await withTables();
    const stranger = await phoneAt(menu, tables[0]!);
    const [one, two] = [await ordered(menu, stranger), await ordered(menu, stranger)];
    const press = () => ordering.call('POST', desk(menu, `/orders/${one.orderId}/nobody`), { device: owner });
    const pressed = await press();
    expect(pressed.status).toBe(200);
    expect((await pressed.json()) as BoardOrder).toMatchObject({ status: 'rejected' });
    for (const { orderId } of [one, two]) {
      const [told] = await ordering.published(orderId, OrderStatusChangedV1.type, 1);
      expect(told!.data).toMatchObject({ status: 'rejected', reason: expect.any(String) });
    }
    const board = await boardOf(menu, owner);
    expect(board.tables).toMatchObject({ tabs: [], locked: [{ table: '12' }] });
    expect(await problem(await order(menu, stranger))).toMatchObject({ status: 409, code: 'ordering.table_locked' });
    expect(await problem(await scan(menu, codeIn(tables[0]!)))).toMatchObject({ code: 'ordering.table_locked' });
    // The same press again does nothing, also after staff has opened the table.
    await ordering.call('PUT', desk(menu, `/tables/${tables[0]!.tableId}/lock`), {
      device: owner,
      body: { locked: false },
    });
    expect((await press()).status).toBe(200);
    const guest = await phoneAt(menu, tables[0]!);
    expect((await order(menu, guest)).status).toBe(201);
    // The phone of before sat on a tab that has ended.
    expect(await problem(await order(menu, stranger))).toMatchObject({ status: 410, code: 'ordering.tab_closed' });
  });

  it('closes a tab as paid: its phones scan again, and the next guests have a tab of their own', async () => {
    const { menu, owner, tables } = await withTables();
    const phone = await phoneAt(menu, tables[0]!);
    const key = randomUUID();
    const first = (await (await order(menu, phone, {}, key)).json()) as PlaceOrderResponse;
    const [tab] = (await boardOf(menu, owner)).tables!.tabs;
    const close = () =>
      ordering.call('POST', desk(menu, `/tabs/${tab!.tabId}/close`), { device: owner, body: { how: 'card' } });
    expect([(await close()).status, (await close()).status]).toEqual([204, 204]);
    expect((await boardOf(menu, owner)).tables!.tabs).toEqual([]);
    expect(await problem(await order(menu, phone))).toMatchObject({ status: 410, code: 'ordering.tab_closed' });
    // A repeat of what was taken is answered all the same.
    const repeat = await order(menu, phone, {}, key);
    expect([repeat.status, ((await repeat.json()) as PlaceOrderResponse).orderId]).toEqual([200, first.orderId]);
    const next = await phoneAt(menu, tables[0]!);
    await ordered(menu, next);
    expect((await (await visitOf(menu, next)).json()) as TableVisit).toMatchObject({ total: 2500 });
    expect(
      await ordering.query('SELECT closed_how FROM tabs WHERE id = $1 AND closed_at IS NOT NULL', [tab!.tabId]),
    ).toEqual([{ closed_how: 'card' }]);
  });

  it('lets no order onto a tab that is being closed', async () => {
    const { menu, owner, tables } = await withTables();
    for (let turn = 0; turn < 8; turn++) {
      const phone = await phoneAt(menu, tables[0]!);
      await ordered(menu, phone);
      const [tab] = (await boardOf(menu, owner)).tables!.tabs;
      const [, ...late] = await Promise.all([
        ordering.call('POST', desk(menu, `/tabs/${tab!.tabId}/close`), { device: owner, body: { how: 'cash' } }),
        ...Array.from({ length: 4 }, () => order(menu, phone)),
      ]);
      const taken = late.filter(({ status }) => status === 201).length;
      expect(late.every(({ status }) => status === 201 || status === 410)).toBe(true);
      expect(
        await ordering.query(
          `SELECT count(*)::int AS orders, bool_and(placed_at <= closed_at) AS before FROM orders JOIN tabs ON tabs.id = tab_id WHERE tab_id = $1 GROUP BY tab_id`,
          [tab!.tabId],
        ),
      ).toMatchObject([{ orders: taken + 1 }]);
    }
    expect((await boardOf(menu, owner)).tables!.tabs).toEqual([]);
  });

  it('calls a waiter and asks for the bill, one of a kind at a time, until somebody answers', async () => {
    const { menu, owner, tables } = await withTables();
    const [first, second] = [await phoneAt(menu, tables[1]!), await phoneAt(menu, tables[1]!)];
    const board = await ordering.follow<Board>(desk(menu, '/events'), 'board', owner);
    const phone = await ordering.follow<TableVisit>(`/api/orders/tables/${menu.shareId}/visit/events`, 'table', second);
    const call = (device: Device, body: object) =>
      ordering.call('POST', `/api/orders/tables/${menu.shareId}/calls`, { device, body });
    expect(await problem(await call(first, { kind: 'bill' }))).toMatchObject({
      status: 409,
      code: 'ordering.nothing_ordered',
    });
    for (const device of [first, second, first]) expect((await call(device, { kind: 'waiter' })).status).toBe(200);
    const rung = await board.next(({ tables: now }) => now!.calls.length > 0);
    expect(rung.tables!.calls).toMatchObject([{ table: 'Terrace 3', kind: 'waiter' }]);
    await phone.next(({ calls }) => calls.includes('waiter'));
    await ordered(menu, second);
    await call(second, { kind: 'bill', payment: 'card' });
    const { calls } = (await boardOf(menu, owner)).tables!;
    expect(calls).toMatchObject([{ kind: 'waiter' }, { kind: 'bill', payment: 'card' }]);
    const answer = () => ordering.call('POST', desk(menu, `/calls/${calls[0]!.callId}/answer`), { device: owner });
    expect([(await answer()).status, (await answer()).status]).toEqual([204, 204]);
    expect((await boardOf(menu, owner)).tables!.calls).toMatchObject([{ kind: 'bill' }]);
    // The end of the tab is told to the phones, and answers what was open.
    const [tab] = (await boardOf(menu, owner)).tables!.tabs;
    await ordering.call('POST', desk(menu, `/tabs/${tab!.tabId}/close`), { device: owner, body: { how: 'card' } });
    expect(await phone.next(({ over }) => over !== undefined)).toMatchObject({
      orders: [],
      over: expect.stringContaining('was closed'),
    });
    await phone.ended();
    expect((await boardOf(menu, owner)).tables!.calls).toEqual([]);
    board.close();
  });

  it('has payment flags of its own, rates for eating there, and no minimum', async () => {
    const taxes = {
      included: true,
      rounding: 'order' as const,
      rates: [{ id: 'v', name: 'VAT', pickup: 7, delivery: 7, table: 19 }],
      defaultRateId: 'v',
      categoryRates: {},
      itemRates: {},
    };
    const { menu, owner, tables } = await withTables(['1'], {
      rules: { taxes },
      fees: { delivery: 500, minimumOrder: 9900 },
      accepts: { cardPickup: false, cashPickup: true, cardDelivery: false, cashDelivery: true },
    });
    const phone = await phoneAt(menu, tables[0]!);
    await ordered(menu, phone, { paymentMethod: 'card' });
    const [shown] = (await boardOf(menu, owner)).orders;
    expect(shown!.tax).toMatchObject({ rates: [{ percent: 19 }] });
    await ordering.call('PUT', desk(menu, '/tables/service'), { device: owner, body: { ...ON, card: false } });
    expect(await problem(await order(menu, phone, { paymentMethod: 'card' }))).toMatchObject({
      code: 'ordering.payment_method_not_available',
      detail: 'Card payments are not accepted at the table.',
    });
    const quoted = (flags: object) =>
      ordering
        .call('POST', '/api/orders/quote', {
          body: { shareId: menu.shareId, orderType: 'pickup', cart: anOrder(menu).cart, ...flags },
        })
        .then(
          (response) => response.json() as Promise<{ minimumOrder: number; tax: { rates: { percent: number }[] } }>,
        );
    expect([(await quoted({})).tax.rates[0]!.percent, (await quoted({ atTable: true })).tax.rates[0]!.percent]).toEqual(
      [7, 19],
    );
  });

  it('is set up by who may change the menu, and worked by everybody at the board', async () => {
    const { menu, owner, tables } = await withTables();
    const placed = await ordering.placed(menu);
    const waiter = await ordering.phoneWith(await ordering.boardLink(placed.orderId));
    const path = `/tables/${tables[0]!.tableId}`;
    for (const [method, to, body] of [
      ['PUT', '/tables/service', { ...ON, on: false }],
      ['POST', '/tables', { names: ['99'] }],
      ['PUT', path, { name: '99' }],
      ['DELETE', path, undefined],
    ] as const)
      expect((await ordering.call(method, desk(menu, to), { device: waiter, body })).status).toBe(403);
    expect(
      (await ordering.call('PUT', desk(menu, `${path}/lock`), { device: waiter, body: { locked: true } })).status,
    ).toBe(204);
    for (const to of ['/tables', '']) expect((await ordering.call('GET', desk(menu, to))).status).toBe(403);
    // Of another restaurant nothing is reached through one's own board.
    const other = await withTables();
    expect((await ordering.call('POST', desk(other.menu, `${path}/code`), { device: other.owner })).status).toBe(404);
    const guest = await phoneAt(menu, tables[1]!);
    const mine = await ordered(menu, guest);
    const foreign = await ordering.call('POST', desk(other.menu, `/orders/${mine.orderId}/nobody`), {
      device: other.owner,
    });
    expect(foreign.status).toBe(404);
    expect(await problem(await scan(other.menu, codeIn(tables[1]!)))).toMatchObject({
      status: 404,
      code: 'ordering.table_not_found',
    });
    expect((await ordering.call('DELETE', desk(menu, path), { device: owner })).status).toBe(200);
    expect(
      await problem(await ordering.call('DELETE', desk(menu, `/tables/${tables[1]!.tableId}`), { device: owner })),
    ).toMatchObject({ status: 409, code: 'ordering.tab_open' });
  });

  it('keeps names apart, and tells menu where the codes lead', async () => {
    const { menu, owner, tables } = await withTables(['1', '2', '1', ' 2 ']);
    expect(tables.map(({ name }) => name)).toEqual(['1', '2']);
    const renamed = await ordering.call('PUT', desk(menu, `/tables/${tables[0]!.tableId}`), {
      device: owner,
      body: { name: '2' },
    });
    expect(await problem(renamed)).toMatchObject({ status: 409, code: 'ordering.table_name_taken' });
    const many = Array.from({ length: 299 }, (_, at) => `T${at}`);
    const tooMany = await ordering.call('POST', desk(menu, '/tables'), { device: owner, body: { names: many } });
    expect(await problem(tooMany)).toMatchObject({ status: 422, code: 'ordering.too_many_tables' });
    const reply = await ordering.nats.request(TableLinksRpcV1.subject, JSON.stringify({ shareId: menu.shareId }));
    expect((JSON.parse(reply.string()) as { reply: unknown }).reply).toEqual({
      tables: tables.map(({ name, path }) => ({ name, path })),
    });
  });
});
