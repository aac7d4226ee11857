import type { MenuSnapshot, OrderPlacedV1, PlaceOrderRequest, TableService } from '@chalkboard/contracts';
import { whatsappChat } from '@chalkboard/menu-rules/phone-number';
import { canBePhone } from '@chalkboard/menu-rules/possible-phone';
import { OrderError } from './order.errors';
import { assertDelivered } from './pricing/delivery-zone';
import type { OrderCharges } from './pricing/order-charges';

/** Amount for people: "$12.50". */
export function formatMoney(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** maximumFractionDigits);
}

/**
 * The checkout's rules, in the spec's order and words (product spec, section 5); where it is delivered comes after the
 * address and before the minimum. Last, whether the number can be one.
 * @param tableService at a table, where name and number may be left out and payment has flags of its own
 * @throws OrderError for the first that is broken
 */
export function assertOrderable(
  menu: MenuSnapshot,
  request: PlaceOrderRequest,
  charges: Pick<OrderCharges, 'subtotal' | 'minimumOrder' | 'delivery'>,
  tableService?: TableService,
): void {
  const { customerInfo, orderType, paymentMethod } = request;
  const { subtotal, minimumOrder } = charges;
  if (!tableService && (!customerInfo.name || !customerInfo.phone))
    throw new OrderError('ordering.missing_information', 'Please fill in your name and phone number.');
  if (orderType === 'delivery' && !customerInfo.address)
    throw new OrderError('ordering.delivery_address_required', 'Please enter your delivery address.');
  assertDelivered(charges);
  if (subtotal < minimumOrder) {
    throw new OrderError(
      'ordering.minimum_order_not_met',
      `Minimum order is ${formatMoney(minimumOrder, menu.currency)}. Please add more items.`,
    );
  }
  if (tableService ? !tableService[paymentMethod] : !accepts(menu, orderType, paymentMethod)) {
    const method = paymentMethod === 'card' ? 'Card' : 'Cash';
    throw new OrderError(
      'ordering.payment_method_not_available',
      `${method} payments are not accepted ${tableService ? 'at the table' : `for ${orderType}`}.`,
    );
  }
  if (!(tableService && !customerInfo.phone) && !canBePhone(customerInfo.phone, menu))
    throw new OrderError(
      'ordering.phone_not_valid',
      'This cannot be a phone number. Please check it; a number of another country needs its country code, such as +44.',
    );
}

function accepts(
  { accepts: offered }: MenuSnapshot,
  orderType: PlaceOrderRequest['orderType'],
  method: PlaceOrderRequest['paymentMethod'],
): boolean {
  if (orderType === 'pickup') return method === 'card' ? offered.cardPickup : offered.cashPickup;
  return method === 'card' ? offered.cardDelivery : offered.cashDelivery;
}

/** The channels that tell the restaurant of an order: those that are on and that can reach it. */
export function channelsOf(menu: MenuSnapshot): OrderPlacedV1['channels'] {
  const { restaurantPhone: phone, currency, channels } = menu;
  const chat = phone && whatsappChat(phone, currency, '');
  return [
    ...(channels.sms && phone ? (['sms'] as const) : []),
    ...(channels.whatsapp && chat ? (['whatsapp'] as const) : []),
    ...(channels.print ? (['print'] as const) : []),
  ];
}
