import type { OrderingSettings, TrackedOrder } from '@chalkboard/contracts';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { clockOf, factsOf } from '../../domain/board';
import type { OrderRecords } from '../../domain/board.repository';
import { sha256 } from '../../domain/idempotency';
import type { MenuHouse } from '../../domain/menus';
import type { Order } from '../../domain/order';
import { namedChannels, toldBy } from '../../domain/order-channels';
import { movesOf } from '../../domain/order-lifecycle';
import { expectedUnanswered } from '../../domain/promised-time';

/** An order as its customer sees it. */
export function trackedOrderOf(
  order: Order,
  menu: MenuHouse,
  settings: OrderingSettings,
  { escalations, messages }: OrderRecords,
): TrackedOrder {
  const { customer } = order;
  const expectedAt = expectedUnanswered(order, settings);
  return {
    ...factsOf(order),
    restaurantName: menu.restaurantName,
    ...(menu.restaurantPhone && { restaurantPhone: menu.restaurantPhone }),
    timeZone: clockOf(menu),
    ...(order.language !== undefined && { language: order.language }),
    customerName: order.table ? customer.name || tableLabel(order.table.name) : customer.name,
    ...(customer.phone && { customerPhone: customer.phone }),
    ...(customer.address && order.orderType === 'delivery' && { customerAddress: deliveryAddress(customer) }),
    ...(customer.notes && { customerNotes: customer.notes }),
    ...(expectedAt && { expectedAt: expectedAt.toISOString() }),
    seen: order.seenAt !== undefined,
    unanswered: order.status === 'placed' && escalations.some(({ step }) => step === 'tell_customer'),
    notifications: namedChannels(order, messages),
    told: toldBy(order, messages),
    canCancel: movesOf(order, 'customer').includes('cancel'),
    history: order.history
      .filter(({ status }, index, all) => status !== all[index - 1]?.status)
      .map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

/** Grows with each version, and is another one when what the customer reads changes within a version. */
export function revisionOf({ version, seen, unanswered, paidAt, payment, told: published = [] }: TrackedOrder): string {
  const paying = payment ? `-pay.${sha256(payment.url).slice(0, 8)}` : '';
  return `${version}${seen ? '-seen' : ''}${unanswered ? '-unanswered' : ''}${paidAt ? '-paid' : ''}${paying}-${published.map(({ channel, status }) => `${channel}.${status}`).join('.')}`;
}
