import type { MenuSnapshot, TrackedOrder } from '@chalkboard/contracts';
import { clockOf, factsOf } from '../../domain/board';
import type { OrderRecords } from '../../domain/board.repository';
import type { Order } from '../../domain/order';
import { movesOf } from '../../domain/order-lifecycle';

/** An order as its customer sees it. */
export function trackedOrderOf(order: Order, menu: MenuSnapshot, { escalations }: Pick<OrderRecords, 'escalations'>): TrackedOrder {
  return {
    ...factsOf(order),
    restaurantName: menu.restaurantName,
    ...(menu.restaurantPhone && { restaurantPhone: menu.restaurantPhone }),
    timeZone: clockOf(menu),
    customerName: order.customer.name,
    seen: order.seenAt !== undefined,
    unanswered: order.status === 'placed' && escalations.some(({ step }) => step === 'tell_customer'),
    canCancel: movesOf(order, 'customer').includes('cancel'),
    history: order.history.filter(({ status }, index, all) => status !== all[index - 1]?.status).map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

/** Grows with each version, and is another one when what the customer reads changes within a version. */
export function revisionOf({ version, seen, unanswered }: TrackedOrder): string {
  return `${version}${seen ? '-seen' : ''}${unanswered ? '-unanswered' : ''}`;
}
