import type { Order } from '../domain/order';
import { aPlacedOrder } from '../domain/testing/placed-order.factory';
import { columnsOf, toOrder } from './order-columns';
import { OrderColumns, selectionOf, STORED_COLUMNS } from './order.entity';

/** An order with everything that an order can have. */
const FULL: Order = aPlacedOrder({
  orderType: 'delivery',
  zone: 'Old town',
  zoneMinutes: 15,
  tip: 200,
  callingCode: '49',
  paidMarks: [{ paid: true, means: 'board', at: '2026-03-06T19:00:00.000Z' }],
  textConsent: [{ agreed: true, means: 'checkout', at: '2026-03-06T18:00:00.000Z' }],
  erasedAt: new Date('2026-04-01T00:00:00Z'),
  allergyConfirmed: true,
  allergyAsked: true,
  test: true,
  table: { tableId: 'table-1', tabId: 'tab-1', name: '12' },
  carried: ['sms'],
  reason: 'The kitchen is closed.',
  scheduledFor: new Date('2026-03-06T20:00:00Z'),
  promisedAt: new Date('2026-03-06T20:10:00Z'),
  seenAt: new Date('2026-03-06T18:01:00Z'),
});

describe('the row of an order', () => {
  it('has every column, and null where the order has nothing', () => {
    const row = columnsOf({ ...aPlacedOrder(), reason: undefined });
    expect(Object.keys(row)).toEqual(OrderColumns.keyof().options);
    expect(row).toMatchObject({ reason: null, charges: null, tabId: null, carried: null, test: false });
  });

  it('holds what its columns say', () => {
    for (const order of [aPlacedOrder(), FULL]) expect(OrderColumns.parse(columnsOf(order))).toEqual(columnsOf(order));
  });

  it('becomes the order again', () => {
    for (const order of [aPlacedOrder({ textConsent: [] }), FULL]) expect(toOrder(columnsOf(order))).toEqual(order);
  });

  it('is selected by the names of its properties', () => {
    expect(selectionOf(OrderColumns.pick({ shareId: true, id: true }))).toBe(
      'orders.id AS "id", orders.share_id AS "shareId"',
    );
  });

  it('is declared with the types of the database', () => {
    expect(STORED_COLUMNS.find(({ name }) => name === 'currency')).toMatchObject({ type: 'char(3)' });
  });
});
