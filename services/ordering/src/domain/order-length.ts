import type { Order } from './order';
import { orderPlaced } from './order-facts';
import { OrderError } from './order.errors';

/**
 * Bytes of what is told of an order at most. A hundred dishes with their names and notes are far below; one with every
 * extra there is comes above. What the broker does not take would stay in the outbox, and what comes after it too; and
 * messages about the order would find nobody who answers what it holds.
 */
export const MAX_ORDER_BYTES = 256 * 1024;

/** @throws OrderError `ordering.too_long` */
export function assertNotTooLong(order: Omit<Order, 'number'>): void {
  const bytes = Buffer.byteLength(JSON.stringify(orderPlaced({ ...order, number: '' })));
  if (bytes > MAX_ORDER_BYTES)
    throw new OrderError(
      'ordering.too_long',
      'This order is too long to be sent in one piece. Please order fewer dishes or extras at once, and the rest by a second order.',
    );
}
