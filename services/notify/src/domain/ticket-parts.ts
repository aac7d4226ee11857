import type { StatedAllergens, UiLanguage } from '@chalkboard/contracts';
import { say } from '../texts/texts';
import { formatTime } from './message-format';
import { oneLine } from './one-line';
import { allergensIn, handedOverIn, paymentIn, row, type HandedOver } from './order-words';
import { BIG, RULE, SIDES } from './ticket-layout';

/** What people write looks like no line of ours. */
export const said = (text: string) => oneLine(text.replaceAll(BIG, '').replaceAll(RULE, ''));

/** Above every ticket of a test order. */
export function testMark(language: UiLanguage): string[] {
  return [`${BIG}${say(language, 'tickets', 'test')}`, say(language, 'tickets', 'testHow'), RULE];
}

const duplicateMark = (language: UiLanguage) => `${BIG}${say(language, 'tickets', 'duplicate')}`;

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

export function marksAbove(
  { test, correctedAt, reprintedAt }: TicketMarks,
  timeZone: string,
  language: UiLanguage,
): string[] {
  const at = (key: 'printedAgain' | 'replaces', instant: string) =>
    say(language, 'tickets', key, { time: formatTime(instant, timeZone, language) });
  return [
    ...(reprintedAt ? [duplicateMark(language), at('printedAgain', reprintedAt), RULE] : []),
    ...(test ? testMark(language) : []),
    ...(correctedAt ? [`${BIG}${say(language, 'tickets', 'corrected')}`, at('replaces', correctedAt), RULE] : []),
  ];
}

/** What a ticket says of one thing: "Zone: Old Town". */
export function ticketRow(language: UiLanguage, key: 'zone' | 'printer' | 'station', value: string): string {
  const name = key === 'zone' ? say(language, 'orders', 'zone') : say(language, 'tickets', key);
  return row(language, name, said(value));
}

/** When it was ordered, and for when. */
export function timesOf(
  { placedAt, scheduledFor }: { readonly placedAt: string; readonly scheduledFor?: string | undefined },
  timeZone: string,
  language: UiLanguage,
): string[] {
  const time = (instant: string) => ({ time: formatTime(instant, timeZone, language) });
  return [
    say(language, 'tickets', 'ordered', time(placedAt)),
    scheduledFor ? say(language, 'orders', 'wanted', time(scheduledFor)) : say(language, 'orders', 'soon'),
  ];
}

/** How an order is handed over, in big letters. */
export function handedOver(order: HandedOver, language: UiLanguage): string[] {
  const how = `${BIG}${said(handedOverIn(order, language))}`;
  return order.table ? [how, say(language, 'tickets', 'atTable')] : [how];
}

/** How and where it is paid; in big letters, once the restaurant has it marked as paid. */
export function paymentRows(
  order: HandedOver & { readonly paymentMethod: string; readonly paidAt?: string | undefined },
  language: UiLanguage,
): string[] {
  return [paymentIn(order, language), ...(order.paidAt ? [`${BIG}${say(language, 'tickets', 'paid')}`] : [])];
}

/** A ticket that is printed again because nobody knows how far the first attempt came. */
export function asDuplicate(ticket: string, language: UiLanguage): string {
  const mark = duplicateMark(language);
  return ticket.startsWith(mark) ? ticket : [mark, say(language, 'tickets', 'mayBeTwice'), RULE, ticket].join('\n');
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
  language: UiLanguage,
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
    ...(allergens ? [`    ${said(allergensIn(allergens, options, language))}`] : []),
    ...(notes?.trim() ? [`${detail}! ${said(notes)}`] : []),
  ];
}
