import type { Order, PaidMark } from '../order';
import { OrderError } from '../order.errors';

/** Since when an order is marked as paid; undefined: it is not, or that was taken back. */
export function paidSince({ paidMarks }: Pick<Order, 'paidMarks'>): Date | undefined {
  const last = paidMarks?.at(-1);
  return last?.paid ? new Date(last.at) : undefined;
}

/**
 * The order marked as paid, or not any more. Its version stays: nothing about making it has changed.
 * @returns undefined where it is so already
 * @throws OrderError `ordering.paid_with_the_tab` at a table; `ordering.nothing_to_pay` for one that was turned down or
 * cancelled, unless its mark is taken back
 */
export function markedPaid(order: Order, mark: PaidMark): Order | undefined {
  if (order.table)
    throw new OrderError(
      'ordering.paid_with_the_tab',
      'What is ordered at a table is paid with its tab. Close the tab, and say how it was paid.',
    );
  if ((paidSince(order) !== undefined) === mark.paid) return undefined;
  if (mark.paid && (order.status === 'rejected' || order.status === 'cancelled'))
    throw new OrderError('ordering.nothing_to_pay', `Order ${order.number} has ended: nothing is to be paid for it.`);
  return { ...order, paidMarks: [...(order.paidMarks ?? []), mark] };
}
