import { FINAL_STATUSES, type BoardOrder } from '@chalkboard/contracts';
import { DateTime, IANAZone } from 'luxon';
import type { OrderRecords } from './board.repository';
import type { Order } from './order';
import { movesOf } from './order-lifecycle';
import { paidSince } from './payment/paid-marks';
import { optionalCharges } from './pricing/optional-charges';
import { shownCustomer } from './tables/table-customer';

/** An order as the restaurant sees it. */
export function boardOrderOf(order: Order, { messages, escalations, call }: OrderRecords): BoardOrder {
  return {
    orderId: order.id,
    ...factsOf(order),
    customer: shownCustomer(order),
    allergyConfirmed: order.allergyConfirmed,
    ...(order.allergyAsked && { allergyAsked: order.allergyAsked }),
    enteredBy: order.enteredBy,
    ...(order.seenAt && { seenAt: order.seenAt.toISOString() }),
    moves: movesOf(order, 'restaurant'),
    history: order.history.map(({ status, move, at, by, means, reason, promisedAt, totals }, index) => ({
      status,
      at: at.toISOString(),
      by,
      means,
      ...(reason !== undefined && { reason }),
      ...(promisedAt && { promisedAt: promisedAt.toISOString() }),
      ...(index > 0 && !move && { correction: totals ? { totalBefore: totals.before, total: totals.after } : {} }),
    })),
    ...(order.paidMarks && { paidMarks: order.paidMarks.map(({ linkOrderId: _, ...mark }) => mark) }),
    messages,
    escalations,
    ...(call && { call }),
  };
}

/** What both sides see of an order. */
export function factsOf(order: Order) {
  const paidAt = paidSince(order);
  return {
    orderNumber: order.number,
    shareId: order.shareId,
    version: order.version,
    status: order.status,
    ...(order.reason !== undefined && { reason: order.reason }),
    orderType: order.orderType,
    paymentMethod: order.paymentMethod,
    currency: order.currency,
    lines: [...order.lines],
    subtotal: order.subtotal,
    deliveryFee: order.deliveryFee,
    ...optionalCharges(order),
    total: order.total,
    ...(paidAt && { paidAt: paidAt.toISOString() }),
    placedAt: order.placedAt.toISOString(),
    ...(order.scheduledFor && { scheduledFor: order.scheduledFor.toISOString() }),
    ...(order.promisedAt && { promisedAt: order.promisedAt.toISOString() }),
    ...(order.test && { test: order.test }),
    ...(order.table && { table: { name: order.table.name } }),
  };
}

/** Orders that need work, those first that are due first; then finished ones, the latest first. */
export function inWorkingOrder(orders: readonly Order[]): Order[] {
  const finished = (order: Order) => FINAL_STATUSES.includes(order.status);
  return [
    ...orders.filter((order) => !finished(order)).toSorted((a, b) => dueAt(a) - dueAt(b)),
    ...orders.filter(finished).toSorted((a, b) => changedAt(b) - changedAt(a)),
  ];
}

/** When it was promised or is wanted; an order that is wanted as soon as possible is due since it was placed. */
function dueAt({ promisedAt, scheduledFor, placedAt }: Order): number {
  return (promisedAt ?? scheduledFor ?? placedAt).getTime();
}

function changedAt({ history, placedAt }: Order): number {
  return (history.at(-1)?.at ?? placedAt).getTime();
}

/** The zone of a restaurant's clock; UTC where its menu names none that there is. */
export function clockOf({ timeZone }: { readonly timeZone: string }): string {
  return IANAZone.isValidZone(timeZone) ? timeZone : 'UTC';
}

/** The date that a clock of this zone shows, "2026-03-08". */
export function dateOf(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('yyyy-MM-dd');
}
