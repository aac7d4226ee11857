import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { say } from '../texts/texts';
import { allergyAnswer, formatMoney } from './message-format';
import type { OrderOnPaper, TicketContents } from './ticket';
import { BIG, RULE, SIDES } from './ticket-layout';
import {
  handedOver,
  marksAbove,
  paymentRows,
  rowsOfLine,
  said,
  ticketRow,
  timesOf,
  type TicketStyle,
} from './ticket-parts';

type Line = TicketContents['lines'][number];

/** What a station makes of an order: its dishes, without money and without who ordered. */
export function writeStationTicket(
  { orderNumber, timeZone, language, contents, customer, reprintedAt }: OrderOnPaper,
  {
    name,
    lines,
    unassigned,
  }: { readonly name: string; readonly lines: readonly Line[]; readonly unassigned: readonly Line[] },
  style: TicketStyle,
): string {
  const elsewhere = portionsOf(contents.lines) - portionsOf([...lines, ...unassigned]);
  return [
    ...headOf({ orderNumber, timeZone, language, contents, reprintedAt }),
    ticketRow(language, 'station', name),
    ...timesOf(contents, timeZone, language),
    ...(contents.allergyConfirmed === undefined ? [] : [`! ${allergyAnswer(contents.allergyConfirmed, language)}`]),
    RULE,
    ...lines.flatMap((line) => rowsOfLine(line, style, language)),
    ...(unassigned.length > 0 ? [...(lines.length > 0 ? [RULE] : []), say(language, 'tickets', 'ofNoStation')] : []),
    ...unassigned.flatMap((line) => rowsOfLine(line, style, language)),
    RULE,
    elsewhere === 0 ? say(language, 'tickets', 'whole') : say(language, 'tickets', 'elsewhere', { count: elsewhere }),
    ...(customer.notes?.trim() ? [`! ${said(customer.notes)}`] : []),
  ].join('\n');
}

/** The whole order in short, for who packs it and hands it over. */
export function writeBagTicket(
  { orderNumber, restaurantName, timeZone, language, contents, customer, reprintedAt }: OrderOnPaper,
  style: TicketStyle,
): string {
  const isDelivery = contents.orderType === 'delivery';
  // At a table the name that is given out begins with the table, which stands above it already.
  const guest = contents.table ? contents.table.guest : customer.name;
  return [
    ...headOf({ orderNumber, timeZone, language, contents, reprintedAt }),
    ...(guest ? [`${BIG}${said(guest)}`] : []),
    said(restaurantName),
    ...(contents.zone === undefined ? [] : [ticketRow(language, 'zone', contents.zone)]),
    ...timesOf(contents, timeZone, language),
    RULE,
    ...contents.lines.flatMap((line) =>
      // What is asked of the kitchen says nothing to who packs; what was chosen tells one box from another.
      rowsOfLine({ quantity: line.quantity, name: line.name, options: shortOptions(line, style) }, style, language),
    ),
    RULE,
    `${say(language, 'tickets', 'inBag', { count: portionsOf(contents.lines) })}${SIDES}${formatMoney(toPayOf(contents), contents.currency, language)}`,
    ...paymentRows(contents, language),
    ...(customer.phone ? [said(customer.phone)] : []),
    ...(isDelivery ? [said(deliveryAddress(customer))] : []),
    ...(customer.notes?.trim() ? [`! ${said(customer.notes)}`] : []),
  ].join('\n');
}

/** To a station whose dishes a correction took away: its paper is wrong, and nothing else would say so. */
export function writeNothingLeft(
  { orderNumber, timeZone, language, contents, reprintedAt }: Omit<OrderOnPaper, 'restaurantName' | 'customer'>,
  name: string,
): string {
  return [
    ...headOf({ orderNumber, timeZone, language, contents, reprintedAt }),
    ticketRow(language, 'station', name),
    RULE,
    say(language, 'tickets', 'nothingLeft'),
  ].join('\n');
}

function headOf({
  orderNumber,
  timeZone,
  language,
  contents: { test, correctedAt, orderType, table },
  reprintedAt,
}: Pick<OrderOnPaper, 'orderNumber' | 'timeZone' | 'language' | 'contents' | 'reprintedAt'>): string[] {
  return [
    ...marksAbove({ test, correctedAt, reprintedAt }, timeZone, language),
    `${BIG}${orderNumber}`,
    ...handedOver({ orderType, table }, language),
  ];
}

function shortOptions({ options }: Line, { words }: TicketStyle): string[] {
  return options.length === 0 ? [] : [options.map((option) => words?.get(option) ?? option).join(', ')];
}

function portionsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
