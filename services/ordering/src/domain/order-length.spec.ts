import { LETTERS, ORDER } from '@chalkboard/contracts';
import type { Order } from './order';
import { orderPlaced } from './order-facts';
import { assertNotTooLong, MAX_ORDER_BYTES } from './order-length';
import { aPlacedOrder } from './testing/placed-order.factory';

const orderOf = (lines: number, line: Partial<Order['lines'][number]>) =>
  aPlacedOrder({
    lines: Array.from({ length: lines }, () => ({
      itemId: 'a dish',
      name: 'x',
      options: [],
      quantity: 1,
      unitPrice: 100,
      total: 100,
      ...line,
    })),
  });
const bytesOf = (order: Order) => Buffer.byteLength(JSON.stringify({ ...orderPlaced(order), orderNumber: '' }));

describe('the length of an order', () => {
  it('is taken of a hundred dishes with the longest names and notes, in any script', () => {
    expect(() =>
      assertNotTooLong(
        orderOf(ORDER.maxLines, {
          name: '長'.repeat(LETTERS.name),
          notes: '長'.repeat(ORDER.maxItemNotes),
          options: ['長'.repeat(LETTERS.sizeLabel)],
        }),
      ),
    ).not.toThrow();
  });

  it('is refused of what the contracts take at most: twenty extras of the longest names with each dish', () => {
    const longest = orderOf(ORDER.maxLines, {
      name: '長'.repeat(LETTERS.name),
      notes: '長'.repeat(ORDER.maxItemNotes),
      options: Array.from({ length: 20 }, () => '長'.repeat(LETTERS.name)),
    });
    expect(bytesOf(longest)).toBeGreaterThan(1024 * 1024);
    expect(() => assertNotTooLong(longest)).toThrow(
      expect.objectContaining({
        code: 'ordering.too_long',
        detail: expect.stringContaining('This order is too long') as string,
      }),
    );
  });

  it('is measured to the byte', () => {
    const room = MAX_ORDER_BYTES - bytesOf(orderOf(1, { notes: '' }));
    expect(() => assertNotTooLong(orderOf(1, { notes: 'x'.repeat(room) }))).not.toThrow();
    expect(() => assertNotTooLong(orderOf(1, { notes: 'x'.repeat(room + 1) }))).toThrow();
  });
});
