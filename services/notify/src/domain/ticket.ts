import { PRODUCT_NAME, type CustomerInfo, type OrderPlacedV1, type OrderTicket } from '@chalkboard/contracts';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { tipRows } from '@chalkboard/menu-rules/tip';
import { allergyAnswer, formatMoney, formatTime } from './message-format';
import { BIG, RULE, SIDES } from './ticket-layout';
import { handedOver, marksAbove, paymentRows, rowsOfLine, said, TEST_MARK, type TicketStyle } from './ticket-parts';

/** What an order holds, as an event or its ticket tells it. */
export type TicketContents = NonNullable<OrderTicket['contents']>;

export interface TicketOf {
  readonly orderNumber: string;
  readonly restaurantName: string;
  /** IANA name; times are shown as the restaurant's clock shows them. */
  readonly timeZone: string;
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
  { orderNumber, restaurantName, timeZone, contents, customer, reprintedAt }: OrderOnPaper,
  style: TicketStyle = {},
): string {
  const money = (minor: number) => formatMoney(minor, contents.currency);
  const isDelivery = contents.orderType === 'delivery';
  const { added, included } = chargeRows(contents);
  const charge = ({ name, amount }: { readonly name: string; readonly amount: number }) =>
    `${said(name)}${SIDES}${money(amount)}`;
  const { scheduledFor, correctedAt, allergyConfirmed, test, table } = contents;
  return [
    ...marksAbove({ test, correctedAt, reprintedAt }, timeZone),
    `${BIG}${orderNumber}`,
    ...handedOver(contents),
    ...(contents.zone === undefined ? [] : [`Zone: ${said(contents.zone)}`]),
    said(restaurantName),
    `Ordered ${formatTime(contents.placedAt, timeZone)}`,
    scheduledFor ? `WANTED FOR ${formatTime(scheduledFor, timeZone)}` : 'As soon as possible',
    ...(allergyConfirmed === undefined ? [] : [`! ${allergyAnswer(allergyConfirmed)}`]),
    RULE,
    ...contents.lines.flatMap((line) => rowsOfLine(line, style, money(line.total))),
    RULE,
    ...(isDelivery || added.length > 0 ? [`Subtotal${SIDES}${money(contents.subtotal)}`] : []),
    ...(isDelivery ? [`Delivery fee${SIDES}${money(contents.deliveryFee)}`] : []),
    ...added.map(charge),
    `TOTAL${SIDES}${money(contents.total)}`,
    ...included.map(charge),
    ...tipRows(contents).map(charge),
    ...paymentRows(contents),
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
