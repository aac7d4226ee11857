import type { MenuSnapshot } from '@chalkboard/contracts';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { whatsappChat } from '@chalkboard/menu-rules/phone-number';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { tipRows } from '@chalkboard/menu-rules/tip';
import type { Order } from './order';
import { formatMoney } from './order-rules';

/**
 * A click-to-chat link with the order written into it, or undefined when the restaurant does not use the channel. A
 * courtesy: the order is stored and told without it.
 */
export function whatsappLink(menu: MenuSnapshot, order: Order): string | undefined {
  if (!order.channels.includes('whatsapp') || !menu.restaurantPhone) return undefined;
  const { added, included } = chargeRows(order);
  const charge = ({ name, amount }: { readonly name: string; readonly amount: number }) =>
    `${name} ${formatMoney(amount, order.currency)}`;
  const text = [
    `${order.test ? 'TEST, not a real order. ' : ''}Order ${order.number} (${order.table ? tableLabel(order.table.name) : order.orderType}${order.zone === undefined ? '' : `, ${order.zone}`})`,
    ...order.lines.map(
      (line) =>
        `${line.quantity} x ${[line.name, ...line.options].join(', ')} ${formatMoney(line.total, order.currency)}`,
    ),
    ...added.map(charge),
    `Total ${formatMoney(order.total, order.currency)}`,
    ...included.map(charge),
    ...tipRows(order).map(charge),
  ].join('\n');
  return whatsappChat(menu.restaurantPhone, menu.currency, text);
}
