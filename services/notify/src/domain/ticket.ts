import {
  PRODUCT_NAME,
  type CustomerInfo,
  type OrderPlacedV1,
  type OrderTicket,
  type UiLanguage,
} from '@chalkboard/contracts';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { say } from '../texts/texts';
import { allergyAnswer, formatMoney, formatTime } from './message-format';
import { chargesIn } from './order-words';
import { BIG, RULE, SIDES } from './ticket-layout';
import {
  handedOver,
  marksAbove,
  paymentRows,
  rowsOfLine,
  said,
  testMark,
  ticketRow,
  timesOf,
  type TicketStyle,
} from './ticket-parts';

/** What an order holds, as an event or its ticket tells it. */
export type TicketContents = NonNullable<OrderTicket['contents']>;

export interface TicketOf {
  readonly orderNumber: string;
  readonly restaurantName: string;
  /** IANA name; times are shown as the restaurant's clock shows them. */
  readonly timeZone: string;
  /** Of the restaurant. */
  readonly language: UiLanguage;
}

/** An order that is to be printed. */
export interface OrderOnPaper extends TicketOf {
  readonly contents: TicketContents;
  readonly customer: CustomerInfo;
  /** ISO 8601; somebody wanted its tickets again. */
  readonly reprintedAt?: string;
}

/** An order on paper, for who makes and hands over the food. */
export function writeTicket(
  { orderNumber, restaurantName, timeZone, language, contents, customer, reprintedAt }: OrderOnPaper,
  style: TicketStyle = {},
): string {
  const money = (minor: number) => formatMoney(minor, contents.currency, language);
  const isDelivery = contents.orderType === 'delivery';
  const { above, below } = chargesIn(contents, language);
  const charge = ({ name, amount }: { readonly name: string; readonly amount: number }) =>
    `${said(name)}${SIDES}${money(amount)}`;
  const { correctedAt, allergyConfirmed, test, table } = contents;
  return [
    ...marksAbove({ test, correctedAt, reprintedAt }, timeZone, language),
    `${BIG}${orderNumber}`,
    ...handedOver(contents, language),
    ...(contents.zone === undefined ? [] : [ticketRow(language, 'zone', contents.zone)]),
    said(restaurantName),
    ...timesOf(contents, timeZone, language),
    ...(allergyConfirmed === undefined ? [] : [`! ${allergyAnswer(allergyConfirmed, language)}`]),
    RULE,
    ...contents.lines.flatMap((line) => rowsOfLine(line, style, language, money(line.total))),
    RULE,
    ...(isDelivery || above.length > 0
      ? [`${say(language, 'orders', 'subtotal')}${SIDES}${money(contents.subtotal)}`]
      : []),
    ...(isDelivery ? [`${say(language, 'orders', 'deliveryFee')}${SIDES}${money(contents.deliveryFee)}`] : []),
    ...above.map(charge),
    `${say(language, 'tickets', 'total')}${SIDES}${money(contents.total)}`,
    ...below.map(charge),
    ...paymentRows(contents, language),
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
  tip,
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
    ...(tip && { tip }),
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
  language,
  status,
  reason,
  test,
}: Omit<TicketOf, 'timeZone'> & {
  readonly status: 'cancelled' | 'rejected';
  readonly reason?: string;
  readonly test?: true;
}): string {
  return [
    ...(test ? testMark(language) : []),
    `${BIG}${orderNumber}`,
    `${BIG}${say(language, 'tickets', 'doNotMake')}`,
    said(restaurantName),
    RULE,
    say(language, 'tickets', status === 'cancelled' ? 'endedByCustomer' : 'endedUnanswered'),
    ...(status === 'cancelled' && reason ? [say(language, 'orders', 'reason', { reason: said(reason) })] : []),
  ].join('\n');
}

/** What a test prints: enough to see whether prices stand in line and letters are right. */
export function writeTestTicket({
  restaurantName,
  printerName,
  at,
  timeZone,
  language,
}: {
  readonly restaurantName: string;
  readonly printerName: string;
  readonly at: string;
  readonly timeZone: string;
  readonly language: UiLanguage;
}): string {
  return [
    `${BIG}${say(language, 'tickets', 'trial')}`,
    said(restaurantName),
    ticketRow(language, 'printer', printerName),
    formatTime(at, timeZone, language),
    RULE,
    `1 x Crème brûlée, jalapeño${SIDES}${formatMoney(750, 'EUR', language)}`,
    RULE,
    say(language, 'tickets', 'printsHere', { product: PRODUCT_NAME }),
  ].join('\n');
}
