import {
  REPLY_LATER_MINUTES,
  type CustomerInfo,
  type OrderPlacedV1,
  type StatedAllergens,
} from '@chalkboard/contracts';
import { allergensInWords } from '@chalkboard/menu-rules/allergen-words';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { tipRows } from '@chalkboard/menu-rules/tip';
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
  /** At a table: the guest's name, where one was given. */
  readonly guest?: string;
}

/** About one part of a text message. */
const MAX_ALLERGEN_LETTERS = 150;

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
  guest,
}: OrderMessage): string {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const isDelivery = order.orderType === 'delivery';
  const { added, included } = chargeRows(order);
  const charge = ({ name, amount }: { readonly name: string; readonly amount: number }) =>
    `${plainLine(name)}: ${money(amount)}`;
  const tellsAllergens = areAllergensShort(order);
  const lines = [
    ...(order.test ? [TEST_ORDER] : []),
    `${plainLine(restaurantName)}: new order ${order.orderNumber}`,
    `${order.table ? plainLine(tableLabel(order.table.name)).toUpperCase() : isDelivery ? 'DELIVERY' : 'PICKUP'}, ${formatTime(order.placedAt, timeZone)}`,
    order.scheduledFor ? `WANTED FOR ${formatTime(order.scheduledFor, timeZone)}` : 'As soon as possible',
    '',
    ...order.lines.flatMap(({ quantity, name, options, allergens, notes, total }) => {
      // A message with a letter outside GSM 03.38, such as "×", takes more than twice as many parts.
      const words = options.map((option) => plainLine(option).replaceAll('×', 'x'));
      const choices = words.length > 0 ? ` (${words.join(', ')})` : '';
      return [
        `${quantity} x ${plainLine(name)}${choices} ${money(total)}`,
        ...(allergens && tellsAllergens ? [`  ${allergenLine(allergens, options)}`] : []),
        ...(notes?.trim() ? [`  - ${plainLine(notes)}`] : []),
      ];
    }),
    '',
    ...(isDelivery || added.length > 0 ? [`Subtotal: ${money(order.subtotal)}`] : []),
    ...(isDelivery ? [`Delivery fee: ${money(order.deliveryFee)}`] : []),
    ...added.map(charge),
    `Total: ${money(order.total)}`,
    ...included.map(charge),
    ...tipRows(order).map(charge),
    `Payment: ${describePayment(order)}`,
    '',
    ...(order.table && !guest ? [] : [`Customer: ${plainLine(guest ?? customer.name)}`]),
    ...(order.table && !customer.phone ? [] : [`Phone: ${phoneLine(customer.phone)}`]),
    ...(isDelivery ? [`Address: ${plainLine(deliveryAddress(customer))}`] : []),
    ...(order.zone === undefined ? [] : [`Zone: ${plainLine(order.zone)}`]),
    ...(customer.notes ? [`Notes: ${plainLine(customer.notes)}`] : []),
    ...(allergyConfirmed === undefined ? [] : [allergyAnswer(allergyConfirmed)]),
    '',
    ...(boardUrl ? [`Answer here: ${boardUrl}`] : []),
    HOW_TO_ANSWER,
    HOW_TO_STOP,
  ];
  return lines.join('\n');
}

/** A text of many parts is read badly: what does not fit stands on the ticket and the board. */
function areAllergensShort({ lines }: OrderPlacedV1): boolean {
  const letters = lines.map(({ allergens, options }) => (allergens ? allergenLine(allergens, options).length : 0));
  return letters.reduce((sum, length) => sum + length, 0) <= MAX_ALLERGEN_LETTERS;
}

function allergenLine(allergens: StatedAllergens, options: readonly string[]): string {
  return plainLine(allergensInWords(allergens, options));
}

function describePayment({ paymentMethod, orderType, table }: OrderPlacedV1): string {
  return `${paymentMethod} ${table ? 'with the tab' : orderType === 'delivery' ? 'at the door' : 'at pickup'}`;
}
