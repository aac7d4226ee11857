import { PRODUCT_NAME, type UiLanguage } from '@chalkboard/contracts';
import { say } from '../texts/texts';
import { formatTimeFrom } from './message-format';
import { howToAnswer } from './order-message';
import { phoneLine, plainLine } from './plain-line';

/** An order that nobody has answered. */
export interface UnansweredOrder {
  readonly orderNumber: string;
  readonly restaurantName: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Of the restaurant. */
  readonly language: UiLanguage;
  /** ISO 8601, both. */
  readonly placedAt: string;
  readonly escalatedAt: string;
  /** Address of the board, by which the order can be answered. */
  readonly boardUrl?: string;
}

/** The second text to the restaurant. */
export function writeReminder(order: UnansweredOrder): string {
  return asking(say(order.language, 'orders', 'reminder', valuesOf(order)), order);
}

/** The text to the restaurant's other number. */
export function writeBackupText(order: UnansweredOrder): string {
  return asking(say(order.language, 'orders', 'backup', valuesOf(order)), order);
}

/** The e-mail to the restaurant's other address. */
export function writeBackupEmail(order: UnansweredOrder): { subject: string; body: string } {
  const { language, boardUrl: link } = order;
  const values = valuesOf(order);
  return {
    subject: say(language, 'emails', 'backupSubject', values),
    body: letter([
      say(language, 'emails', 'hello'),
      say(language, 'emails', 'backupText', values),
      link && say(language, 'emails', 'backupSee', { link }),
      say(language, 'emails', 'backupWhy', values),
    ]),
  };
}

/** The e-mail about an order whose text was held back. @param reason in words for the owner */
export function writeHeldBackEmail({
  orderNumber,
  restaurantName,
  language,
  boardUrl: link,
  reason,
}: {
  orderNumber: string;
  restaurantName: string;
  language: UiLanguage;
  boardUrl?: string;
  reason: string;
}): { subject: string; body: string } {
  const values = { restaurant: plainLine(restaurantName), number: orderNumber };
  return {
    subject: say(language, 'emails', 'heldSubject', values),
    body: letter([
      say(language, 'emails', 'hello'),
      say(language, 'emails', 'heldText', values),
      link && say(language, 'emails', 'heldSee', { link }),
      say(language, 'emails', 'heldWhy', { reason }),
    ]),
  };
}

/** What the customer reads when nobody answers. @param restaurantPhone as the menu prints it */
export function writeNoAnswerYet({
  orderNumber,
  restaurantName,
  language,
  restaurantPhone,
  trackingUrl: link,
}: {
  orderNumber: string;
  restaurantName: string;
  /** Of the customer. */
  language: UiLanguage;
  restaurantPhone?: string;
  trackingUrl?: string;
}): string {
  return lines([
    say(language, 'guest', 'unanswered', { restaurant: plainLine(restaurantName), number: orderNumber }),
    restaurantPhone
      ? say(language, 'guest', 'callThem', { phone: phoneLine(restaurantPhone) })
      : say(language, 'guest', 'asking'),
    link && say(language, 'guest', 'followOrCancel', { link }),
    say(language, 'guest', 'stop'),
  ]);
}

function valuesOf({ restaurantName, orderNumber, placedAt, escalatedAt, timeZone, language }: UnansweredOrder) {
  return {
    restaurant: plainLine(restaurantName),
    number: orderNumber,
    time: formatTimeFrom(escalatedAt, placedAt, timeZone, language),
  };
}

function asking(question: string, { language, boardUrl: link }: UnansweredOrder): string {
  return lines([
    question,
    link && say(language, 'orders', 'answerHere', { link }),
    howToAnswer(language),
    say(language, 'orders', 'stop'),
  ]);
}

function letter(paragraphs: readonly (string | undefined)[]): string {
  return [...paragraphs, PRODUCT_NAME].filter((one) => one !== undefined && one !== '').join('\n\n') + '\n';
}

function lines(all: readonly (string | undefined)[]): string {
  return all.filter((line) => line !== undefined && line !== '').join('\n');
}
