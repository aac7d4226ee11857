import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { allergyAnswer, formatMoney, formatTime } from './message-format';
import type { OrderOnPaper, TicketContents } from './ticket';
import { BIG, RULE, SIDES } from './ticket-layout';
import { handedOver, marksAbove, paymentRows, rowsOfLine, said, type TicketStyle } from './ticket-parts';

type Line = TicketContents['lines'][number];

/** What a station makes of an order: its dishes, without money and without who ordered. */
export function writeStationTicket(
  { orderNumber, timeZone, contents, customer, reprintedAt }: OrderOnPaper,
  {
    name,
    lines,
    unassigned,
  }: { readonly name: string; readonly lines: readonly Line[]; readonly unassigned: readonly Line[] },
  style: TicketStyle,
): string {
  const elsewhere = portionsOf(contents.lines) - portionsOf([...lines, ...unassigned]);
  return [
    ...headOf({ orderNumber, timeZone, contents, reprintedAt }),
    `Station: ${said(name)}`,
    ...timesOf(contents, timeZone),
    ...(contents.allergyConfirmed === undefined ? [] : [`! ${allergyAnswer(contents.allergyConfirmed)}`]),
    RULE,
    ...lines.flatMap((line) => rowsOfLine(line, style)),
    ...(unassigned.length > 0 ? [...(lines.length > 0 ? [RULE] : []), 'Of no station:'] : []),
    ...unassigned.flatMap((line) => rowsOfLine(line, style)),
    RULE,
    elsewhere === 0 ? 'This is the whole order.' : `${elsewhere} more of this order at other stations.`,
    ...(customer.notes?.trim() ? [`! ${said(customer.notes)}`] : []),
  ].join('\n');
}

/** The whole order in short, for who packs it and hands it over. */
export function writeBagTicket(
  { orderNumber, restaurantName, timeZone, contents, customer, reprintedAt }: OrderOnPaper,
  style: TicketStyle,
): string {
  const isDelivery = contents.orderType === 'delivery';
  // At a table the name that is given out begins with the table, which stands above it already.
  const guest = contents.table ? contents.table.guest : customer.name;
  return [
    ...headOf({ orderNumber, timeZone, contents, reprintedAt }),
    ...(guest ? [`${BIG}${said(guest)}`] : []),
    said(restaurantName),
    ...(contents.zone === undefined ? [] : [`Zone: ${said(contents.zone)}`]),
    ...timesOf(contents, timeZone),
    RULE,
    ...contents.lines.flatMap((line) =>
      // What is asked of the kitchen says nothing to who packs; what was chosen tells one box from another.
      rowsOfLine({ quantity: line.quantity, name: line.name, options: shortOptions(line, style) }, style),
    ),
    RULE,
    `${portionsOf(contents.lines)} in this bag${SIDES}${formatMoney(toPayOf(contents), contents.currency)}`,
    ...paymentRows(contents),
    ...(customer.phone ? [said(customer.phone)] : []),
    ...(isDelivery ? [said(deliveryAddress(customer))] : []),
    ...(customer.notes?.trim() ? [`! ${said(customer.notes)}`] : []),
  ].join('\n');
}

/** To a station whose dishes a correction took away: its paper is wrong, and nothing else would say so. */
export function writeNothingLeft(
  { orderNumber, timeZone, contents, reprintedAt }: Omit<OrderOnPaper, 'restaurantName' | 'customer'>,
  name: string,
): string {
  return [
    ...headOf({ orderNumber, timeZone, contents, reprintedAt }),
    `Station: ${said(name)}`,
    RULE,
    'Nothing of this order is made here any more.',
  ].join('\n');
}

function headOf({
  orderNumber,
  timeZone,
  contents: { test, correctedAt, orderType, table },
  reprintedAt,
}: Pick<OrderOnPaper, 'orderNumber' | 'timeZone' | 'contents' | 'reprintedAt'>): string[] {
  return [
    ...marksAbove({ test, correctedAt, reprintedAt }, timeZone),
    `${BIG}${orderNumber}`,
    ...handedOver({ orderType, table }),
  ];
}

function timesOf({ placedAt, scheduledFor }: TicketContents, timeZone: string): string[] {
  return [
    `Ordered ${formatTime(placedAt, timeZone)}`,
    scheduledFor ? `WANTED FOR ${formatTime(scheduledFor, timeZone)}` : 'As soon as possible',
  ];
}

function shortOptions({ options }: Line, { words }: TicketStyle): string[] {
  return options.length === 0 ? [] : [options.map((option) => words?.get(option) ?? option).join(', ')];
}

function portionsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
