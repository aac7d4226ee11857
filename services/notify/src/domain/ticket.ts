import {
  PRODUCT_NAME,
  tableLabel,
  type CustomerInfo,
  type OrderPlacedV1,
  type OrderTicket,
} from '@chalkboard/contracts';
import { allergensInWords } from '@chalkboard/contracts/allergen-words';
import { deliveryAddress } from '@chalkboard/contracts/delivery-address';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { allergyAnswer, formatMoney, formatTime } from './message-format';
import { oneLine } from './one-line';
import { BIG, RULE, SIDES } from './ticket-layout';

/** What an order holds, as an event or its ticket tells it. */
export type TicketContents = NonNullable<OrderTicket['contents']>;

/** What people write looks like no line of ours. */
const said = (text: string) => oneLine(text.replaceAll(BIG, '').replaceAll(RULE, ''));

/** Above every ticket of a test order. */
const TEST_MARK = [`${BIG}TEST ORDER`, 'Not a real order. Please do not make it.', RULE];

interface TicketOf {
  readonly orderNumber: string;
  readonly restaurantName: string;
  /** IANA name; times are shown as the restaurant's clock shows them. */
  readonly timeZone: string;
}

/** An order on paper, for who makes and hands over the food. */
export function writeTicket({
  orderNumber,
  restaurantName,
  timeZone,
  contents,
  customer,
}: TicketOf & { readonly contents: TicketContents; readonly customer: CustomerInfo }): string {
  const money = (minor: number) => formatMoney(minor, contents.currency);
  const isDelivery = contents.orderType === 'delivery';
  const { added, included } = chargeRows(contents);
  const charge = ({ name, amount }: { readonly name: string; readonly amount: number }) =>
    `${said(name)}${SIDES}${money(amount)}`;
  const { scheduledFor, correctedAt, allergyConfirmed, test, table } = contents;
  return [
    ...(test ? TEST_MARK : []),
    ...(correctedAt
      ? [`${BIG}CORRECTED`, `${formatTime(correctedAt, timeZone)}: replaces every earlier ticket of this order.`, RULE]
      : []),
    `${BIG}${orderNumber}`,
    `${BIG}${table ? said(tableLabel(table.name)).toUpperCase() : isDelivery ? 'DELIVERY' : 'PICKUP'}`,
    ...(table ? ['At the table'] : []),
    ...(contents.zone === undefined ? [] : [`Zone: ${said(contents.zone)}`]),
    said(restaurantName),
    `Ordered ${formatTime(contents.placedAt, timeZone)}`,
    scheduledFor ? `WANTED FOR ${formatTime(scheduledFor, timeZone)}` : 'As soon as possible',
    ...(allergyConfirmed === undefined ? [] : [`! ${allergyAnswer(allergyConfirmed)}`]),
    RULE,
    ...contents.lines.flatMap(({ quantity, name, options, allergens, notes, total }) => [
      `${quantity} x ${said(name)}${SIDES}${money(total)}`,
      ...options.map((option) => `    ${said(option)}`),
      ...(allergens ? [`    ${said(allergensInWords(allergens, options))}`] : []),
      ...(notes?.trim() ? [`    ! ${said(notes)}`] : []),
    ]),
    RULE,
    ...(isDelivery || added.length > 0 ? [`Subtotal${SIDES}${money(contents.subtotal)}`] : []),
    ...(isDelivery ? [`Delivery fee${SIDES}${money(contents.deliveryFee)}`] : []),
    ...added.map(charge),
    `TOTAL${SIDES}${money(contents.total)}`,
    ...included.map(charge),
    `Payment: ${contents.paymentMethod} ${table ? 'with the tab' : isDelivery ? 'at the door' : 'at pickup'}`,
    RULE,
    ...(table && !table.guest ? [] : [said(table?.guest ?? customer.name)]),
    ...(table && !customer.phone ? [] : [said(customer.phone)]),
    ...(isDelivery ? [said(deliveryAddress(customer))] : []),
    ...(customer.notes?.trim() ? [`! ${said(customer.notes)}`] : []),
  ].join('\n');
}

/** The order as it was when it was placed. */
export function contentsOf({
  orderType,
  paymentMethod,
  currency,
  lines,
  subtotal,
  deliveryFee,
  zone,
  tax,
  serviceCharge,
  total,
  placedAt,
  scheduledFor,
  test,
  table,
}: OrderPlacedV1): TicketContents {
  return {
    orderType,
    paymentMethod,
    currency,
    lines,
    subtotal,
    deliveryFee,
    ...(zone !== undefined && { zone }),
    ...(tax && { tax }),
    ...(serviceCharge && { serviceCharge }),
    total,
    placedAt,
    ...(scheduledFor && { scheduledFor }),
    ...(test && { test }),
    ...(table && { table }),
  };
}

/** A slip after a ticket: the order has ended without the restaurant. */
export function writeEndedTicket({
  orderNumber,
  restaurantName,
  status,
  reason,
  test,
}: Omit<TicketOf, 'timeZone'> & {
  readonly status: 'cancelled' | 'rejected';
  readonly reason?: string;
  readonly test?: true;
}): string {
  const what = status === 'cancelled' ? 'Cancelled by the customer.' : 'Turned down, since nobody answered it.';
  return [
    ...(test ? TEST_MARK : []),
    `${BIG}${orderNumber}`,
    `${BIG}DO NOT MAKE`,
    said(restaurantName),
    RULE,
    what,
    ...(status === 'cancelled' && reason ? [`Reason: ${said(reason)}`] : []),
  ].join('\n');
}

/** What a test prints: enough to see whether prices stand in line and letters are right. */
export function writeTestTicket({
  restaurantName,
  printerName,
  at,
  timeZone,
}: {
  readonly restaurantName: string;
  readonly printerName: string;
  readonly at: string;
  readonly timeZone: string;
}): string {
  return [
    `${BIG}TEST`,
    said(restaurantName),
    `Printer: ${said(printerName)}`,
    formatTime(at, timeZone),
    RULE,
    `1 x Crème brûlée, jalapeño${SIDES}€7.50`,
    RULE,
    `${PRODUCT_NAME} prints the tickets of your orders here.`,
  ].join('\n');
}

/** A ticket that is printed again because nobody knows how far the first attempt came. */
export function asRepeated(ticket: string): string {
  return [`${BIG}REPEAT`, 'This ticket, or a part of it, may have been printed before.', RULE, ticket].join('\n');
}
