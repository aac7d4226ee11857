import { REPLY_LATER_MINUTES, type CustomerInfo, type OrderPlacedV1 } from '@chalkboard/contracts';
import { allergyAnswer, formatMoney, formatTime } from './message-format';
import { phoneLine, plainLine } from './plain-line';

export interface OrderMessage {
  readonly order: OrderPlacedV1;
  readonly customer: CustomerInfo;
  readonly restaurantName: string;
  /** IANA name; the time is shown as the restaurant's clock shows it. */
  readonly timeZone: string;
  /** Address of the board, by which the order can be answered. */
  readonly boardUrl?: string;
  /** What the customer answered to the allergy notice; absent: the checkout showed none. */
  readonly allergyConfirmed?: boolean;
}

/** Above every text about a test order. */
export const TEST_ORDER = 'TEST ORDER: please do not make it.';
export const HOW_TO_STOP = 'Reply STOP to stop these messages';
export const HOW_TO_ANSWER = `Reply 1 accept, 2 +${REPLY_LATER_MINUTES} min, 3 reject`;

/** What the restaurant reads of an order: everything it needs to answer it, and to make and hand over the food. */
export function writeOrderMessage({
  order,
  customer,
  restaurantName,
  timeZone,
  boardUrl,
  allergyConfirmed,
}: OrderMessage): string {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const isDelivery = order.orderType === 'delivery';
  const lines = [
    ...(order.test ? [TEST_ORDER] : []),
    `${plainLine(restaurantName)}: new order ${order.orderNumber}`,
    `${isDelivery ? 'DELIVERY' : 'PICKUP'}, ${formatTime(order.placedAt, timeZone)}`,
    order.scheduledFor ? `WANTED FOR ${formatTime(order.scheduledFor, timeZone)}` : 'As soon as possible',
    '',
    ...order.lines.flatMap(({ quantity, name, options, notes, total }) => {
      // A message with a letter outside GSM 03.38, such as "×", takes more than twice as many parts.
      const words = options.map((option) => plainLine(option).replaceAll('×', 'x'));
      const choices = words.length > 0 ? ` (${words.join(', ')})` : '';
      return [
        `${quantity} x ${plainLine(name)}${choices} ${money(total)}`,
        ...(notes?.trim() ? [`  - ${plainLine(notes)}`] : []),
      ];
    }),
    '',
    ...(isDelivery ? [`Subtotal: ${money(order.subtotal)}`, `Delivery fee: ${money(order.deliveryFee)}`] : []),
    `Total: ${money(order.total)}`,
    `Payment: ${describePayment(order)}`,
    '',
    `Customer: ${plainLine(customer.name)}`,
    `Phone: ${phoneLine(customer.phone)}`,
    ...(isDelivery ? [`Address: ${plainLine(customer.address ?? '')}`] : []),
    ...(customer.notes ? [`Notes: ${plainLine(customer.notes)}`] : []),
    ...(allergyConfirmed === undefined ? [] : [allergyAnswer(allergyConfirmed)]),
    '',
    ...(boardUrl ? [`Answer here: ${boardUrl}`] : []),
    HOW_TO_ANSWER,
    HOW_TO_STOP,
  ];
  return lines.join('\n');
}

function describePayment({ paymentMethod, orderType }: OrderPlacedV1): string {
  return `${paymentMethod} ${orderType === 'delivery' ? 'at the door' : 'at pickup'}`;
}
