import { minorToDecimal, type CustomerInfo, type OrderPlacedV1 } from '@chalkboard/contracts';
import { oneLine } from './one-line';

export interface OrderMessage {
  readonly order: OrderPlacedV1;
  readonly customer: CustomerInfo;
  readonly restaurantName: string;
  /** IANA name; the time is shown as the restaurant's clock shows it. */
  readonly timeZone: string;
}

const HOW_TO_STOP = 'Reply STOP to stop these messages';

/** What the restaurant reads of an order: everything it needs to make and hand over the food. */
export function writeOrderMessage({ order, customer, restaurantName, timeZone }: OrderMessage): string {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const isDelivery = order.orderType === 'delivery';
  const lines = [
    `${oneLine(restaurantName)}: new order ${order.orderNumber}`,
    `${isDelivery ? 'DELIVERY' : 'PICKUP'}, ${formatTime(order.placedAt, timeZone)}`,
    '',
    ...order.lines.map(({ quantity, name, options, total }) => {
      const choices = options.length > 0 ? ` (${options.map(oneLine).join(', ')})` : '';
      return `${quantity} x ${oneLine(name)}${choices} ${money(total)}`;
    }),
    '',
    ...(isDelivery ? [`Subtotal: ${money(order.subtotal)}`, `Delivery fee: ${money(order.deliveryFee)}`] : []),
    `Total: ${money(order.total)}`,
    `Payment: ${describePayment(order)}`,
    '',
    `Customer: ${oneLine(customer.name)}`,
    `Phone: ${oneLine(customer.phone)}`,
    ...(isDelivery ? [`Address: ${oneLine(customer.address ?? '')}`] : []),
    ...(customer.notes ? [`Notes: ${oneLine(customer.notes)}`] : []),
    '',
    HOW_TO_STOP,
  ];
  return lines.join('\n');
}

function describePayment({ paymentMethod, orderType }: OrderPlacedV1): string {
  return `${paymentMethod} ${orderType === 'delivery' ? 'at the door' : 'at pickup'}`;
}

function formatMoney(minor: number, currency: string): string {
  return plainSpaces(new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minorToDecimal(minor, currency)));
}

function formatTime(instant: string, timeZone: string): string {
  return plainSpaces(new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)));
}

/** Intl writes special blanks, and a single one of them makes an SMS cost twice as much. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
