import { PRODUCT_NAME } from '@chalkboard/contracts';
import { formatTimeFrom } from './message-format';
import { HOW_TO_ANSWER, HOW_TO_STOP } from './order-message';
import { phoneLine, plainLine } from './plain-line';

/** An order that nobody has answered. */
export interface UnansweredOrder {
  readonly orderNumber: string;
  readonly restaurantName: string;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 8601, both. */
  readonly placedAt: string;
  readonly escalatedAt: string;
  /** Address of the board, by which the order can be answered. */
  readonly boardUrl?: string;
}

/** The second text to the restaurant. */
export function writeReminder(order: UnansweredOrder): string {
  return lines([
    `${plainLine(order.restaurantName)}: nobody has answered order ${order.orderNumber} yet. It was placed at ${placed(order)}.`,
    answerHere(order),
    HOW_TO_ANSWER,
    HOW_TO_STOP,
  ]);
}

/** The text to the restaurant's other number. */
export function writeBackupText(order: UnansweredOrder): string {
  return lines([
    `${plainLine(order.restaurantName)}: order ${order.orderNumber}, placed at ${placed(order)}, is waiting and nobody answers.`,
    answerHere(order),
    HOW_TO_ANSWER,
    HOW_TO_STOP,
  ]);
}

/** The e-mail to the restaurant's other address. */
export function writeBackupEmail(order: UnansweredOrder): { subject: string; body: string } {
  const name = plainLine(order.restaurantName);
  return {
    subject: `${name}: order ${order.orderNumber} is waiting for an answer`,
    body:
      [
        'Hello,',
        `Order ${order.orderNumber} was placed at ${name} at ${placed(order)}. Nobody has answered it, and the customer is waiting.`,
        ...(order.boardUrl ? [`See it and answer it here:\n${order.boardUrl}`] : []),
        `You get this e-mail because ${name} gave this address for orders that nobody answers. It can be taken out on the order board, under settings.`,
        PRODUCT_NAME,
      ].join('\n\n') + '\n',
  };
}

/** The e-mail about an order whose text was held back. @param reason in words for the owner */
export function writeHeldBackEmail({
  orderNumber,
  restaurantName,
  boardUrl,
  reason,
}: {
  orderNumber: string;
  restaurantName: string;
  boardUrl?: string;
  reason: string;
}): { subject: string; body: string } {
  const name = plainLine(restaurantName);
  return {
    subject: `${name}: new order ${orderNumber}, not sent as a text message`,
    body:
      [
        'Hello,',
        `${name} has a new order, ${orderNumber}. Its text message was held back, so please look at it here.`,
        ...(boardUrl ? [`See it and answer it:\n${boardUrl}`] : []),
        `Why: ${reason}`,
        PRODUCT_NAME,
      ].join('\n\n') + '\n',
  };
}

/** What the customer reads when nobody answers. @param restaurantPhone as the menu prints it */
export function writeNoAnswerYet({
  orderNumber,
  restaurantName,
  restaurantPhone,
  trackingUrl,
}: {
  orderNumber: string;
  restaurantName: string;
  restaurantPhone?: string;
  trackingUrl?: string;
}): string {
  const name = plainLine(restaurantName);
  return lines([
    `${name} has not answered your order ${orderNumber} yet.`,
    restaurantPhone ? `Please call them: ${phoneLine(restaurantPhone)}` : 'We keep asking them.',
    trackingUrl && `Follow or cancel it: ${trackingUrl}`,
    HOW_TO_STOP,
  ]);
}

function placed({ placedAt, escalatedAt, timeZone }: UnansweredOrder): string {
  return formatTimeFrom(escalatedAt, placedAt, timeZone);
}

function answerHere({ boardUrl }: UnansweredOrder): string | undefined {
  return boardUrl && `Answer here: ${boardUrl}`;
}

function lines(all: readonly (string | undefined)[]): string {
  return all.filter((line) => line !== undefined && line !== '').join('\n');
}
