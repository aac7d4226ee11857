import type { MenuSnapshot, PlaceOrderRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { anItem } from '../src/domain/testing/order.factory';
import { OrderingUnderTest, type Device } from './ordering-under-test';

/** Two for 25.00 and, with 8.25 % and a service charge of 10 %, 2.06 and 2.50 more. */
const RULES: MenuSnapshot['rules'] = {
  taxes: {
    included: false,
    rounding: 'order',
    rates: [{ id: 's', name: 'Sales tax', pickup: 8.25, delivery: 8.25 }],
    defaultRateId: 's',
    categoryRates: {},
    itemRates: {},
    serviceCharge: { name: 'Service', percent: 10, pickup: true, delivery: true },
  },
};
const SEEN = { subtotal: 25, serviceCharge: 2.5, tax: 2.06, total: 29.56 } satisfies Partial<PlaceOrderRequest>;

describe('the orders of some days as a file, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());
  afterEach(() => jest.restoreAllMocks());

  const at = (instant: string) => jest.spyOn(ordering.app.get(Clock), 'now').mockReturnValue(new Date(instant));
  const file = (menu: MenuSnapshot, query: string, device?: Device) =>
    ordering.call('GET', `/api/orders/board/${menu.shareId}/history/csv?${query}`, { device });
  const lines = async (menu: MenuSnapshot, query: string, device: Device) => {
    const response = await file(menu, query, device);
    expect(response.status).toBe(200);
    return (await response.text()).trimEnd().split('\r\n');
  };

  it('has a row for each order that counts, by the days of the restaurant, with taxes by rate and no guest’s name', async () => {
    const { menu, owner } = await ordering.restaurant({ rules: RULES });
    // 23:30 on the fifth in New York.
    at('2026-03-06T04:30:00Z');
    const before = await ordering.placed(menu, SEEN);
    at('2026-03-06T17:00:00Z');
    const first = await ordering.placed(menu, SEEN);
    const refused = await ordering.placed(menu, SEEN);
    await ordering.moved(owner, menu.shareId, refused.orderId, {
      move: 'reject',
      version: 1,
      reason: 'We are closing.',
    });
    at('2026-03-07T03:00:00Z');
    const last = await ordering.placed(menu, SEEN);

    const row = (number: string, placed: string) =>
      `${number},${placed},pickup,cash,placed,USD,25,0,2.5,2.06,29.56,0,,25,2.06`;
    const response = await file(menu, 'from=2026-03-06&to=2026-03-06', owner);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="orders-2026-03-06-2026-03-06.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toContain('Ada');
    expect(text.trimEnd().split('\r\n')).toEqual([
      'Order,Placed,Type,Payment,Status,Currency,Subtotal,Delivery fee,Service charge,Tax added,Total,Tip,Paid,' +
        'Net at 8.25 % Sales tax,Tax at 8.25 % Sales tax',
      row(first.orderNumber, '2026-03-06 12:00'),
      row(last.orderNumber, '2026-03-06 22:00'),
    ]);
    expect(await lines(menu, 'from=2026-03-05&to=2026-03-05', owner)).toEqual([
      expect.stringContaining('Order,'),
      row(before.orderNumber, '2026-03-05 23:30'),
    ]);
  });

  it('has every order once, however many parts it is read in', async () => {
    const { menu, owner } = await ordering.restaurant();
    at('2026-03-06T17:00:00Z');
    const { orderId } = await ordering.placed(menu);
    // Many at the same instant: a part ends between them.
    await ordering.query(
      `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'N' || n))).*
       FROM orders o, generate_series(1, 1200) AS n WHERE o.id = $1`,
      [orderId],
    );
    const numbers = (await lines(menu, 'from=2026-03-06&to=2026-03-06', owner))
      .slice(1)
      .map((one) => one.split(',')[0]);
    expect(numbers).toHaveLength(1201);
    expect(new Set(numbers).size).toBe(1201);
  });

  it('is a mere heading where nothing was ordered', async () => {
    const { menu, owner } = await ordering.restaurant({ items: [anItem()] });
    expect(await lines(menu, 'from=2026-01-01&to=2026-12-31', owner)).toHaveLength(1);
  });

  it('is for who may use the board alone', async () => {
    const { menu } = await ordering.restaurant();
    const { owner: stranger } = await ordering.restaurant();
    for (const device of [undefined, stranger])
      expect((await file(menu, 'from=2026-03-06&to=2026-03-06', device)).status).toBe(403);
  });

  it.each([
    ['days that are turned round', 'from=2026-03-07&to=2026-03-06', 'must not be before the first day'],
    ['more than a year', 'from=2025-03-06&to=2026-03-07', 'a year at most'],
    ['what is no date', 'from=2026-02-30&to=2026-03-07', 'from'],
    ['no day at all', '', 'from'],
  ])('refuses %s with a sentence', async (_, query, words) => {
    const { menu, owner } = await ordering.restaurant();
    const response = await file(menu, query, owner);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(words);
  });
});
