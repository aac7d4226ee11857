import type { StatedAllergens } from '@chalkboard/contracts';
import { allergensInWords } from '@chalkboard/menu-rules/allergen-words';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { formatTime } from './message-format';
import { oneLine } from './one-line';
import { BIG, RULE, SIDES } from './ticket-layout';

/** What people write looks like no line of ours. */
export const said = (text: string) => oneLine(text.replaceAll(BIG, '').replaceAll(RULE, ''));

/** Above every ticket of a test order. */
export const TEST_MARK = [`${BIG}TEST ORDER`, 'Not a real order. Please do not make it.', RULE];
const DUPLICATE = `${BIG}DUPLICATE`;

/** How dishes stand on the tickets of a printer. */
export interface TicketStyle {
  readonly bigText?: boolean;
  /** What the kitchen calls things, by what is printed on the menu. */
  readonly words?: ReadonlyMap<string, string>;
}

/** What is said above a ticket before anything else. Instants in ISO 8601. */
export interface TicketMarks {
  readonly test?: true;
  /** It replaces earlier tickets of the order. */
  readonly correctedAt?: string;
  /** Somebody wanted it again. */
  readonly reprintedAt?: string;
}

export function marksAbove({ test, correctedAt, reprintedAt }: TicketMarks, timeZone: string): string[] {
  return [
    ...(reprintedAt ? [DUPLICATE, `${formatTime(reprintedAt, timeZone)}: printed again on request.`, RULE] : []),
    ...(test ? TEST_MARK : []),
    ...(correctedAt
      ? [`${BIG}CORRECTED`, `${formatTime(correctedAt, timeZone)}: replaces every earlier ticket of this order.`, RULE]
      : []),
  ];
}

/** How an order is handed over, in big letters. */
export function handedOver({
  orderType,
  table,
}: {
  readonly orderType: 'pickup' | 'delivery';
  readonly table?: { readonly name: string } | undefined;
}): string[] {
  if (table) return [`${BIG}${said(tableLabel(table.name)).toUpperCase()}`, 'At the table'];
  return [`${BIG}${orderType === 'delivery' ? 'DELIVERY' : 'PICKUP'}`];
}

/** How and where it is paid; in big letters, once the restaurant has it marked as paid. */
export function paymentRows({
  paymentMethod,
  paidAt,
  ...order
}: Parameters<typeof handedOver>[0] & {
  readonly paymentMethod: string;
  readonly paidAt?: string | undefined;
}): string[] {
  return [`Payment: ${paymentMethod} ${paidWhere(order)}`, ...(paidAt ? [`${BIG}PAID`] : [])];
}

/** Where it is paid: the end of the line about payment. */
function paidWhere({ orderType, table }: Parameters<typeof handedOver>[0]): string {
  if (table) return 'with the tab';
  return orderType === 'delivery' ? 'at the door' : 'at pickup';
}

/** A ticket that is printed again because nobody knows how far the first attempt came. */
export function asDuplicate(ticket: string): string {
  return ticket.startsWith(DUPLICATE)
    ? ticket
    : [DUPLICATE, 'This ticket, or a part of it, may have been printed before.', RULE, ticket].join('\n');
}

interface PrintedLine {
  readonly quantity: number;
  readonly name: string;
  readonly options: readonly string[];
  readonly allergens?: StatedAllergens | undefined;
  readonly notes?: string | undefined;
}

/** A dish with what belongs to it. @param price as it stands at the end of the line; absent: none is printed */
export function rowsOfLine(
  { quantity, name, options, allergens, notes }: PrintedLine,
  { bigText = false, words }: TicketStyle,
  price?: string,
): string[] {
  const called = words?.get(name) ?? name;
  const dish = `${quantity} x ${said(called)}`;
  const detail = bigText ? `${BIG}  ` : '    ';
  // Where letters are big there is no room for a price beside them.
  const apart = bigText && price !== undefined ? [`${SIDES}${price}`] : [];
  return [
    ...(bigText ? [`${BIG}${dish}`, ...apart] : [`${dish}${price === undefined ? '' : `${SIDES}${price}`}`]),
    // As it stands on the menu, for whoever puts the order together.
    ...(called === name ? [] : [`    (${said(name)})`]),
    ...options.map((option) => `${detail}${said(words?.get(option) ?? option)}`),
    ...(allergens ? [`    ${said(allergensInWords(allergens, options))}`] : []),
    ...(notes?.trim() ? [`${detail}! ${said(notes)}`] : []),
  ];
}
