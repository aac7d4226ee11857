import {
  REPLY_LATER_MINUTES,
  type CustomerInfo,
  type OrderPlacedV1,
  type StatedAllergens,
  type UiLanguage,
} from '@chalkboard/contracts';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { say } from '../texts/texts';
import { allergyAnswer, formatMoney, formatTime } from './message-format';
import { allergensIn, chargesIn, handedOverIn, paymentIn, row } from './order-words';
import { phoneLine, plainLine } from './plain-line';

export interface OrderMessage {
  readonly order: OrderPlacedV1;
  readonly customer: CustomerInfo;
  readonly restaurantName: string;
  /** IANA name; the time is shown as the restaurant's clock shows it. */
  readonly timeZone: string;
  readonly language: UiLanguage;
  /** Address of the board, by which the order can be answered. */
  readonly boardUrl?: string;
  /** What the customer answered to the allergy notice; absent: the checkout showed none. */
  readonly allergyConfirmed?: boolean;
  /** At a table: the guest's name, where one was given. */
  readonly guest?: string;
}

/** About one part of a text message. */
const MAX_ALLERGEN_LETTERS = 150;

/** How a restaurant answers an order by text. */
export function howToAnswer(language: UiLanguage): string {
  return say(language, 'orders', 'howToAnswer', { minutes: REPLY_LATER_MINUTES });
}

/** What the restaurant reads of an order: everything it needs to answer it, and to make and hand over the food. */
export function writeOrderMessage({
  order,
  customer,
  restaurantName,
  timeZone,
  language,
  boardUrl,
  allergyConfirmed,
  guest,
}: OrderMessage): string {
  const t = (key: Parameters<typeof say<'orders'>>[2], values?: Readonly<Record<string, string | number>>) =>
    say(language, 'orders', key, values);
  const named = (
    key: 'subtotal' | 'deliveryFee' | 'total' | 'customer' | 'phone' | 'address' | 'zone' | 'notes',
    value: string,
  ) => row(language, t(key), value);
  const time = (instant: string) => formatTime(instant, timeZone, language);
  const money = (minor: number) => formatMoney(minor, order.currency, language);
  const isDelivery = order.orderType === 'delivery';
  const { above, below } = chargesIn(order, language);
  const charge = ({ name, amount }: { readonly name: string; readonly amount: number }) =>
    row(language, plainLine(name), money(amount));
  const tellsAllergens = areAllergensShort(order, language);
  const lines = [
    ...(order.test ? [t('test')] : []),
    t('new', { restaurant: plainLine(restaurantName), number: order.orderNumber }),
    `${plainLine(handedOverIn(order, language))}, ${time(order.placedAt)}`,
    order.scheduledFor ? t('wanted', { time: time(order.scheduledFor) }) : t('soon'),
    '',
    ...order.lines.flatMap(({ quantity, name, options, allergens, notes, total }) => {
      // A message with a letter outside GSM 03.38, such as "×", takes more than twice as many parts.
      const words = options.map((option) => plainLine(option).replaceAll('×', 'x'));
      const choices = words.length > 0 ? ` (${words.join(', ')})` : '';
      return [
        `${quantity} x ${plainLine(name)}${choices} ${money(total)}`,
        ...(allergens && tellsAllergens ? [`  ${allergenLine(allergens, options, language)}`] : []),
        ...(notes?.trim() ? [`  - ${plainLine(notes)}`] : []),
      ];
    }),
    '',
    ...(isDelivery || above.length > 0 ? [named('subtotal', money(order.subtotal))] : []),
    ...(isDelivery ? [named('deliveryFee', money(order.deliveryFee))] : []),
    ...above.map(charge),
    named('total', money(order.total)),
    ...below.map(charge),
    paymentIn(order, language),
    '',
    ...(order.table && !guest ? [] : [named('customer', plainLine(guest ?? customer.name))]),
    ...(order.table && !customer.phone ? [] : [named('phone', phoneLine(customer.phone))]),
    ...(isDelivery ? [named('address', plainLine(deliveryAddress(customer)))] : []),
    ...(order.zone === undefined ? [] : [named('zone', plainLine(order.zone))]),
    ...(customer.notes ? [named('notes', plainLine(customer.notes))] : []),
    ...(allergyConfirmed === undefined ? [] : [allergyAnswer(allergyConfirmed, language)]),
    '',
    ...(boardUrl ? [t('answerHere', { link: boardUrl })] : []),
    howToAnswer(language),
    t('stop'),
  ];
  return lines.join('\n');
}

/** A text of many parts is read badly: what does not fit stands on the ticket and the board. */
function areAllergensShort({ lines }: OrderPlacedV1, language: UiLanguage): boolean {
  const letters = lines.map(({ allergens, options }) =>
    allergens ? allergenLine(allergens, options, language).length : 0,
  );
  return letters.reduce((sum, length) => sum + length, 0) <= MAX_ALLERGEN_LETTERS;
}

function allergenLine(allergens: StatedAllergens, options: readonly string[], language: UiLanguage): string {
  return plainLine(allergensIn(allergens, options, language));
}
