import {
  CallDueV1,
  OrderCorrectedV1,
  OrderEscalatedV1,
  OrderReprintAskedV1,
  OrderStatusChangedV1,
  type EscalationStep,
  type OrderPlacedV1,
} from '@chalkboard/contracts';
import type { Order } from './order';
import { optionalCharges } from './pricing/optional-charges';

/** A fact about an order, to be told in the transaction that made it true. */
export type OrderFact =
  | { readonly definition: typeof OrderStatusChangedV1; readonly data: OrderStatusChangedV1 }
  | { readonly definition: typeof OrderCorrectedV1; readonly data: OrderCorrectedV1 }
  | { readonly definition: typeof OrderReprintAskedV1; readonly data: OrderReprintAskedV1 }
  | { readonly definition: typeof OrderEscalatedV1; readonly data: OrderEscalatedV1 }
  | { readonly definition: typeof CallDueV1; readonly data: CallDueV1 };

/** An order after a change, with what is to be told of it. */
export interface ChangedOrder {
  readonly order: Order;
  readonly facts: readonly OrderFact[];
}

/** The event of an order that was placed. No event contains personal data: who needs it asks ordering. */
export function orderPlaced(order: Order): OrderPlacedV1 {
  const {
    id: orderId,
    number: orderNumber,
    shareId,
    orderType,
    paymentMethod,
    currency,
    lines,
    subtotal,
    deliveryFee,
    total,
    channels,
    placedAt,
  } = order;
  return {
    orderId,
    orderNumber,
    shareId,
    orderType,
    paymentMethod,
    currency,
    lines: [...lines],
    subtotal,
    deliveryFee,
    ...optionalCharges(order),
    total,
    channels,
    placedAt: placedAt.toISOString(),
    ...(order.scheduledFor && { scheduledFor: order.scheduledFor.toISOString() }),
    ...(order.language !== undefined && { language: order.language }),
    ...(order.enteredBy === 'restaurant' && { enteredByRestaurant: true }),
    ...(order.test && { test: order.test }),
    ...(order.table && { table: { name: order.table.name } }),
  };
}

/** What is told of the last move of an order. @throws Error when its last change was no move */
export function statusChanged(order: Order): OrderFact {
  const last = order.history.at(-1);
  const before = order.history.at(-2);
  if (!last?.move || !before) throw new Error('the last change of the order was no move');
  return {
    definition: OrderStatusChangedV1,
    data: {
      orderId: order.id,
      orderNumber: order.number,
      shareId: order.shareId,
      move: last.move,
      before: before.status,
      status: last.status,
      by: last.by,
      means: last.means,
      ...(last.linkOrderId !== undefined && { linkOrderId: last.linkOrderId }),
      ...(last.reason !== undefined && { reason: last.reason }),
      ...(last.promisedAt && { promisedAt: last.promisedAt.toISOString() }),
      changedAt: last.at.toISOString(),
      ...(order.test && { test: order.test }),
    },
  };
}

/** What is told of a correction of an order's lines. @param before the order as it was */
export function corrected(order: Order, before: Pick<Order, 'total'>, at: Date): OrderFact {
  const { id: orderId, number: orderNumber, shareId, currency, total } = order;
  return {
    definition: OrderCorrectedV1,
    data: {
      orderId,
      orderNumber,
      shareId,
      currency,
      totalBefore: before.total,
      total,
      correctedAt: at.toISOString(),
      ...(order.test && { test: order.test }),
    },
  };
}

/** What is told when somebody at the board wants an order's tickets again. */
export function reprintAsked({ id: orderId, number: orderNumber, shareId }: Order, at: Date): OrderFact {
  return { definition: OrderReprintAskedV1, data: { orderId, orderNumber, shareId, askedAt: at.toISOString() } };
}

/** What is told when nobody answered an order by one of its deadlines. */
export function escalated(order: Order, step: EscalationStep, at: Date): OrderFact {
  const { id: orderId, number: orderNumber, shareId, placedAt } = order;
  return {
    definition: OrderEscalatedV1,
    data: { orderId, orderNumber, shareId, step, placedAt: placedAt.toISOString(), escalatedAt: at.toISOString() },
  };
}

/** What is told when a restaurant is to be called about an order. */
export function callDue({ id: orderId, number: orderNumber, shareId, placedAt }: Order, at: Date): OrderFact {
  return {
    definition: CallDueV1,
    data: { orderId, orderNumber, shareId, placedAt: placedAt.toISOString(), dueAt: at.toISOString() },
  };
}
