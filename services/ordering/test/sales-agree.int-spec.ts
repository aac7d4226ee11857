import { randomUUID } from 'node:crypto';
import {
  ErasureRequestedV1,
  ORDER_MOVES,
  REJECT_REASONS,
  RETENTION,
  type MenuSnapshot,
  type OrderMove,
  type SalesFigures,
} from '@chalkboard/contracts';
import { StreamErasure } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import type { Order } from '../src/domain/order';
import { OrderBases } from '../src/domain/order-basis';
import { correctedOrder } from '../src/domain/order-correction';
import { isFinal, moved, movesOf } from '../src/domain/order-lifecycle';
import { OrderRepository } from '../src/domain/order.repository';
import { anItem } from '../src/domain/testing/order.factory';
import { aPlacedOrder } from '../src/domain/testing/placed-order.factory';
import { EraseCustomersHandler } from '../src/features/erase-customers/erase-customers.handler';
import { PurgeOrdersHandler } from '../src/features/purge-orders.handler';
import { BusinessErasure } from '../src/persistence/business-erasure';
import { BusinessProjection } from '../src/persistence/business-projection';
import { CustomerErasures } from '../src/persistence/customer-erasures';
import { OrderStatistics } from '../src/persistence/order-statistics';
import { SalesReader } from '../src/persistence/sales/sales-reader';
import { OrderingUnderTest } from './ordering-under-test';

const HOUR_MS = 3_600_000;
/** The whole of it, as long as which it may take. */
const LIMIT_MS = 20_000;

/** Just before the clocks change in each zone, one of them by half an hour, one beside full hours, one never. */
const PLACES = [
  { zone: 'America/New_York', begins: '2026-03-07T20:00:00Z' },
  { zone: 'Europe/London', begins: '2026-10-24T12:00:00Z' },
  { zone: 'Australia/Lord_Howe', begins: '2026-04-04T06:00:00Z' },
  { zone: 'America/St_Johns', begins: '2026-10-31T20:00:00Z' },
  { zone: 'Asia/Kathmandu', begins: '2026-05-01T10:00:00Z' },
] as const;

const MENU_ITEMS = [
  anItem(),
  anItem({ id: 'marinara', name: 'Marinara', unitPrice: 999 }),
  anItem({ id: 'calzone', name: 'Calzone', unitPrice: 1333 }),
];
/** What a history leaves behind. */
const KEPT = [
  ...['order_deadlines', 'idempotency_keys', 'orders', 'recounts', 'recount_marks'],
  ...['order_day_figures', 'menu_day_figures', 'menu_month_figures', 'sales_counts', 'sales_hours', 'sales_parts'],
];
const PHONES = ['(207) 555-0101', '+1 207 555 0102', '2075550103'];

const line = fc.record({ item: fc.constantFrom(...MENU_ITEMS), quantity: fc.integer({ min: 1, max: 4 }) });
const placing = fc.record({
  does: fc.constant('place' as const),
  at: fc.constantFrom(0, 0, 1),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  phone: fc.constantFrom(...PHONES),
  tip: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
  tax: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  fee: fc.constantFrom(0, 350),
  test: fc.boolean(),
  byRestaurant: fc.boolean(),
});
const changing = fc.record({
  does: fc.constantFrom('move' as const, 'correct' as const),
  which: fc.nat(20),
  move: fc.constantFrom(...ORDER_MOVES),
  by: fc.constantFrom('restaurant' as const, 'customer' as const, 'system' as const),
  reason: fc.constantFrom(...REJECT_REASONS, 'Ada was rude'),
  line,
});
const counting = fc.record({ does: fc.constant('count' as const) });
const erasing = fc.record({ does: fc.constant('erase' as const), phone: fc.constantFrom(...PHONES) });
/** An account is closed, taken back, or gone after its time, each of one of two businesses. */
const closing = fc.record({
  does: fc.constantFrom('close' as const, 'reopen' as const, 'remove' as const),
  at: fc.constantFrom(0, 1),
});
const history = fc.record({
  place: fc.constantFrom(...PLACES),
  steps: fc.array(
    fc.record({
      hours: fc.double({ min: 0, max: 7, noNaN: true }),
      what: fc.oneof(
        { weight: 5, arbitrary: placing },
        { weight: 6, arbitrary: changing },
        { weight: 1, arbitrary: counting },
        { weight: 1, arbitrary: erasing },
        { weight: 1, arbitrary: closing },
      ),
    }),
    { minLength: 6, maxLength: 24 },
  ),
});
type Step =
  typeof history extends fc.Arbitrary<infer H extends { steps: readonly unknown[] }> ? H['steps'][number] : never;

/** A business with one menu. */
interface Restaurant {
  readonly businessId: string;
  readonly menu: MenuSnapshot;
  /** What was stored of it. */
  readonly ids: string[];
  /** Its orders as they were when it was removed; undefined: it is there. */
  removed?: readonly Order[];
}

describe('over any history of orders, with a real Postgres', () => {
  let ordering: OrderingUnderTest;
  let now = new Date();
  /** Of the newest change of a business. */
  let version = 0;

  beforeAll(async () => {
    // Counted, purged and erased when the test says so; what streams hold of a guest is shown elsewhere.
    jest.spyOn(OrderStatistics.prototype, 'attempt').mockResolvedValue();
    jest.spyOn(EraseCustomersHandler.prototype, 'sweep').mockResolvedValue();
    jest.spyOn(StreamErasure.prototype, 'events').mockResolvedValue(0);
    jest.spyOn(StreamErasure.prototype, 'deadLetters').mockResolvedValue(0);
    ordering = await OrderingUnderTest.start();
    jest.spyOn(ordering.app.get(Clock), 'now').mockImplementation(() => now);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await ordering.stop();
  });

  const orders = () => ordering.app.get(OrderRepository);
  const count = () => ordering.app.get(OrderStatistics).execute();

  async function open(timeZone: string): Promise<Restaurant> {
    const businessId = randomUUID();
    const { menu } = await ordering.restaurant({ businessId, timeZone, items: MENU_ITEMS });
    return { businessId, menu, ids: [] };
  }

  /** Stores it, unless its business takes none, or there is no such menu any more. */
  async function place(
    { menu, ids, removed }: Restaurant,
    step: Extract<Step['what'], { does: 'place' }>,
  ): Promise<void> {
    if (removed) return;
    const lines = step.lines.map(({ item: { id, name, unitPrice }, quantity }) => ({
      itemId: id,
      name,
      options: [],
      quantity,
      unitPrice: unitPrice ?? 0,
      total: quantity * (unitPrice ?? 0),
    }));
    const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
    const { number: _, ...order } = aPlacedOrder({
      id: randomUUID(),
      shareId: menu.shareId,
      lines,
      subtotal,
      deliveryFee: step.fee,
      total: subtotal + step.fee,
      orderType: step.fee > 0 ? 'delivery' : 'pickup',
      customer: { name: 'Ada', phone: step.phone },
      callingCode: '1',
      placedAt: now,
      ...(step.tip !== undefined && { tip: step.tip }),
      ...(step.tax !== undefined && {
        tax: {
          included: true,
          amount: step.tax,
          rates: [{ name: 'VAT', percent: 10, base: subtotal - step.tax, amount: step.tax }],
        },
      }),
      ...(step.test && { test: true as const }),
      enteredBy: step.byRestaurant ? 'restaurant' : 'customer',
    });
    const scope = { shareId: menu.shareId, visitor: 'somebody', key: order.id };
    const basis = await ordering.app.get(OrderBases).read(menu.shareId);
    if (basis && (await orders().place({ order, scope, requestHash: order.id, basis }))) ids.push(order.id);
  }

  /** Does it where the order's life allows it. */
  async function change(menu: MenuSnapshot, id: string, step: Extract<Step['what'], { does: 'move' | 'correct' }>) {
    await orders().change(id, (order) => {
      if (step.does === 'move')
        return movesOf(order, step.by).includes(step.move)
          ? {
              order: moved(order, { ...moveOf(step.move), by: step.by, means: 'board', at: now, reason: step.reason }),
              facts: [],
            }
          : undefined;
      if (isFinal(order) || order.erasedAt) return undefined;
      const { item, quantity } = step.line;
      const cart = [{ name: item.name, price: '', quantity, total: 0, itemId: item.id }];
      const { customer, orderType, paymentMethod } = order;
      const asked = {
        customer,
        orderType,
        paymentMethod,
        cart,
        means: 'board' as const,
        at: now,
        request: randomUUID(),
      };
      return { order: correctedOrder(order, menu, asked), facts: [] };
    });
  }
  const moveOf = (move: OrderMove) => ({ move, ...(move === 'delay' && { promisedAt: now }) });

  async function erase(phone: string): Promise<void> {
    const value = `+1${phone.replace(/\D/g, '').slice(-10)}`;
    const request = { requestId: randomUUID(), requestedAt: now.toISOString() } as ErasureRequestedV1;
    await ordering.app
      .get(DataSource)
      .transaction((manager) => ordering.app.get(CustomerErasures).begin(request, { kind: 'phone', value }, manager));
    await ordering.query('DELETE FROM outbox');
    await ordering.app.get(EraseCustomersHandler).execute();
  }

  async function close(
    restaurant: Restaurant,
    does: Extract<Step['what'], { does: 'close' | 'reopen' | 'remove' }>['does'],
  ): Promise<void> {
    const { businessId, removed } = restaurant;
    if (does === 'remove' && !removed) restaurant.removed = await held(restaurant);
    await ordering.app.get(DataSource).transaction(async (manager) => {
      const closedAt = does === 'reopen' ? null : now.toISOString();
      await ordering.app.get(BusinessProjection).keepClosing(businessId, closedAt, ++version, manager);
      if (does === 'remove') await ordering.app.get(BusinessErasure).erase(businessId, now.toISOString(), manager);
    });
  }

  /** Its orders, as far as they are there. */
  async function held({ ids }: Restaurant): Promise<Order[]> {
    return (await Promise.all(ids.map((id) => orders().find(id)))).filter((order) => order !== undefined);
  }

  /** Of everybody together, by day (UTC) and currency. */
  async function totalsOfDays(): Promise<Record<string, object>> {
    const rows = (await ordering.query(
      `SELECT day::text || ' ' || currency AS key, orders::int, refused::int, revenue::int FROM order_day_figures WHERE orders > 0`,
    )) as { key: string; orders: number; refused: number; revenue: number }[];
    return Object.fromEntries(rows.map(({ key, ...totals }) => [key, totals]));
  }

  async function shown(menu: MenuSnapshot, { from, to }: { from: string; to: string }): Promise<SalesFigures> {
    return ordering.app.get(SalesReader).show(menu, { from, to, step: 'day', of: 'menu' });
  }

  it('sales agree with the orders to the cent, by day, hour and dish; also when guests are erased, businesses close or are gone, and orders are gone', async () => {
    const began = performance.now();
    let runs = 0;
    await fc.assert(
      fc
        .asyncProperty(history, async ({ place: { zone, begins }, steps }) => {
          if (performance.now() - began > LIMIT_MS * 0.6) return;
          runs++;
          const restaurants = [await open(zone), await open(zone)] as const;
          now = new Date(begins);
          for (const { hours, what } of steps) {
            now = new Date(now.getTime() + Math.round(hours * HOUR_MS));
            if (what.does === 'place') await place(restaurants[what.at]!, what);
            else if (what.does === 'count') await count();
            else if (what.does === 'erase') await erase(what.phone);
            else if ('which' in what) {
              const open = restaurants.filter(({ removed }) => !removed);
              const all = open.flatMap(({ menu, ids }) => ids.map((id) => ({ menu, id })));
              const which = all[what.which % all.length];
              if (which) await change(which.menu, which.id, what);
            } else await close(restaurants[what.at]!, what.does);
          }
          await count();
          const day = (at: Date) => DateTime.fromJSDate(at, { zone }).toISODate()!;
          const days = { from: day(new Date(begins)), to: day(now) };
          /** All that says what was sold, without until when it is counted. */
          const figures = () =>
            Promise.all(
              restaurants.map(async ({ menu }) => {
                const { countedAt: _, ...sales } = await shown(menu, days);
                return sales;
              }),
            );
          const before = await figures();
          const totals = await totalsOfDays();
          const stored = await Promise.all(restaurants.map(held));
          expect(before.map(inShort)).toEqual(stored.map((of) => counted(of, zone)));
          // What a business sold stays in the totals of days when it is gone.
          expect(totals).toEqual(countedByDay([...stored, ...restaurants.map(({ removed = [] }) => removed)].flat()));

          for (const phone of PHONES) await erase(phone);
          await ordering.query('DELETE FROM sales_counts');
          await count();
          expect([await figures(), await totalsOfDays()]).toEqual([before, totals]);

          await close(restaurants[1], 'remove');
          await count();
          const [own, gone] = await figures();
          expect([own, inShort(gone!), await totalsOfDays()]).toEqual([before[0], counted([], zone), totals]);

          now = new Date(now.getTime() + RETENTION.ordersMs + 3 * 24 * HOUR_MS);
          await ordering.app.get(PurgeOrdersHandler).execute();
          await count();
          const [afterwards] = await figures();
          const inTime = ({ totals: all, parts, steps: byDay, hours: byHour }: (typeof before)[number]) => ({
            all,
            parts,
            byDay,
            byHour,
          });
          expect([inTime(afterwards!), await totalsOfDays()]).toEqual([inTime(before[0]!), totals]);
          await ordering.query('DELETE FROM recounts');
        })
        .afterEach(async () => {
          for (const table of KEPT) await ordering.query(`DELETE FROM ${table}`);
        }),
      { numRuns: 40 },
    );
    expect(runs).toBeGreaterThan(5);
    process.stdout.write(`sales agree with the orders over ${runs} histories\n`);
  }, 60_000);
});

const takenOf = ({ status }: Order) => status !== 'rejected' && status !== 'cancelled';
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
const taxOf = ({ tax }: Order) => sum(tax?.rates ?? [], ({ amount }) => amount);

/** What the orders themselves come to, counted another way than the statement counts it. */
function counted(all: readonly Order[], zone: string) {
  const orders = all.filter(({ test }) => !test);
  const taken = orders.filter(takenOf);
  const clock = ({ placedAt }: Order) => DateTime.fromJSDate(placedAt, { zone });
  const by = <Key>(keyOf: (order: Order) => Key) => {
    const groups = new Map<Key, { orders: number; revenue: number }>();
    for (const order of orders) {
      const group = groups.get(keyOf(order)) ?? { orders: 0, revenue: 0 };
      groups.set(keyOf(order), {
        orders: group.orders + 1,
        revenue: group.revenue + (takenOf(order) ? order.total : 0),
      });
    }
    return Object.fromEntries(groups);
  };
  const dishes: Record<string, { quantity: number; revenue: number }> = {};
  for (const { lines } of taken)
    for (const { itemId, quantity, total } of lines) {
      const dish = (dishes[itemId] ??= { quantity: 0, revenue: 0 });
      dish.quantity += quantity;
      dish.revenue += total;
    }
  return {
    orders: orders.length,
    rejected: orders.filter(({ status }) => status === 'rejected').length,
    cancelled: orders.filter(({ status }) => status === 'cancelled').length,
    revenue: sum(taken, ({ total }) => total),
    tax: sum(taken, taxOf),
    tips: sum(taken, ({ tip = 0 }) => tip),
    returning: orders.filter(({ returningGuest }) => returningGuest).length,
    days: by((order) => clock(order).toISODate()!),
    hours: by((order) => clock(order).hour),
    dishes,
    ofTypes: sum(taken, ({ total }) => total),
    notEarned: sum(
      orders.filter((order) => !takenOf(order)),
      ({ total }) => total,
    ),
  };
}

/** What all orders come to, by day (UTC) and currency. */
function countedByDay(all: readonly Order[]) {
  const totals: Record<string, { orders: number; refused: number; revenue: number }> = {};
  for (const order of all.filter(({ test }) => !test)) {
    const ofDay = (totals[`${order.placedAt.toISOString().slice(0, 10)} ${order.currency}`] ??= {
      orders: 0,
      refused: 0,
      revenue: 0,
    });
    ofDay.orders++;
    if (takenOf(order)) ofDay.revenue += order.total;
    else ofDay.refused++;
  }
  return totals;
}

/** The same of the figures. */
function inShort({ totals, steps, hours, parts }: Omit<SalesFigures, 'countedAt'>) {
  const { orders, rejected, cancelled, revenue, tax, tips, returning } = totals;
  const some = <Row extends { orders: number; revenue: number }>(
    rows: readonly Row[],
    keyOf: (row: Row) => string | number,
  ) =>
    Object.fromEntries(
      rows.filter((row) => row.orders > 0).map((row) => [keyOf(row), { orders: row.orders, revenue: row.revenue }]),
    );
  return {
    orders,
    rejected,
    cancelled,
    revenue,
    tax,
    tips,
    returning,
    days: some(steps, ({ start }) => start),
    hours: some(hours, ({ hour }) => hour),
    dishes: Object.fromEntries(
      parts.dish.map(({ key, quantity, revenue: earned }) => [key, { quantity, revenue: earned }]),
    ),
    ofTypes: sum(parts.type, ({ revenue: earned }) => earned),
    notEarned: sum(parts.end, ({ revenue: lost }) => lost),
  };
}
