import { aPlacedOrder } from '../testing/placed-order.factory';
import { orderPayment } from './order-payment';
import { markedPaid, paidSince } from './paid-marks';

const LINK = 'https://paypal.me/lucia/{amount}{currency}';
const at = '2026-03-06T19:00:00.000Z';
const accepted = aPlacedOrder({ status: 'accepted', tip: 300 });
const mark = { paid: true, means: 'board', at } as const;

describe('the restaurant’s own payment link', () => {
  it.each(['accepted', 'preparing', 'ready', 'out_for_delivery', 'completed'] as const)(
    'leads from an order that is %s to what it costs with the tip',
    (status) => {
      expect(orderPayment({ ...accepted, status }, LINK)).toEqual({
        host: 'paypal.me',
        url: 'https://paypal.me/lucia/28.00USD',
        withAmount: true,
      });
    },
  );

  it.each(['placed', 'rejected', 'cancelled'] as const)('is not shown of an order that is %s', (status) => {
    expect(orderPayment({ ...accepted, status }, LINK)).toBeUndefined();
  });

  it('is gone once it is paid, and there again when that is taken back', () => {
    const paid = markedPaid(accepted, mark)!;
    expect(orderPayment(paid, LINK)).toBeUndefined();
    expect(orderPayment(markedPaid(paid, { ...mark, paid: false })!, LINK)).toBeDefined();
  });

  it('is not shown at a table, of an order that costs nothing, and where there is none', () => {
    expect(orderPayment({ ...accepted, table: { tableId: 't', tabId: 'b', name: '2' } }, LINK)).toBeUndefined();
    expect(orderPayment({ ...accepted, total: 0, tip: 0 }, LINK)).toBeUndefined();
    expect(orderPayment(accepted, undefined)).toBeUndefined();
  });

  it('that today’s rules would refuse is not shown', () => {
    expect(orderPayment(accepted, 'http://paypal.me/lucia')).toBeUndefined();
  });

  it('without a place for the amount says so', () => {
    expect(orderPayment(accepted, 'https://buy.stripe.com/abc')).toMatchObject({ withAmount: false });
  });
});

describe('the mark that an order is paid', () => {
  it('says since when, and is kept with each time it was taken back', () => {
    const paid = markedPaid(accepted, mark)!;
    expect(paidSince(paid)?.toISOString()).toBe(at);
    expect(paid.version).toBe(accepted.version);
    const open = markedPaid(paid, { ...mark, paid: false })!;
    expect(paidSince(open)).toBeUndefined();
    expect(open.paidMarks).toHaveLength(2);
  });

  it('changes nothing when it is so already', () => {
    expect(markedPaid(accepted, { ...mark, paid: false })).toBeUndefined();
    expect(markedPaid(markedPaid(accepted, mark)!, mark)).toBeUndefined();
  });

  it('is not set on an order that has ended without being made, but can be taken back', () => {
    expect(() => markedPaid({ ...accepted, status: 'cancelled' }, mark)).toThrow(
      expect.objectContaining({ code: 'ordering.nothing_to_pay' }),
    );
    const paid = { ...markedPaid(accepted, mark)!, status: 'cancelled' as const };
    expect(markedPaid(paid, { ...mark, paid: false })).toBeDefined();
  });

  it('is set by closing the tab at a table', () => {
    expect(() => markedPaid({ ...accepted, table: { tableId: 't', tabId: 'b', name: '2' } }, mark)).toThrow(
      expect.objectContaining({ code: 'ordering.paid_with_the_tab' }),
    );
  });
});
