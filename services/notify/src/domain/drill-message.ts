import { PRODUCT_NAME } from '@chalkboard/contracts';
import { formatTime } from './message-format';
import { HOW_TO_STOP } from './order-message';
import { plainLine } from './plain-line';
import type { WrittenMessage } from './sign-in-message';
import { BIG, RULE } from './ticket-layout';
import { said } from './ticket-parts';

/** A drill, as messages tell of it. */
export interface DrillAbout {
  readonly restaurantName: string;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 8601. */
  readonly opensAt: string;
}

/** Asks a restaurant's number to show that somebody reads it. */
export function writeDrillText({ restaurantName, timeZone, opensAt }: DrillAbout): string {
  return [
    `${plainLine(restaurantName)}: opening drill. Reply OK to show that somebody reads this. You open ${formatTime(opensAt, timeZone)}.`,
    HOW_TO_STOP,
  ].join('\n');
}

/** What the printer prints: that it does is the answer. */
export function writeDrillTicket({ restaurantName, timeZone, opensAt }: DrillAbout): string {
  return [
    `${BIG}OPENING DRILL`,
    said(restaurantName),
    RULE,
    'This is not an order. The printer works.',
    `You open ${formatTime(opensAt, timeZone)}.`,
  ].join('\n');
}

/** What a restaurant reads by text when nobody answered and ordering is paused. */
export function writeUnheardText({ restaurantName, boardUrl }: DrillAbout & { readonly boardUrl: string }): string {
  return [
    `${plainLine(restaurantName)}: nobody answered the opening drill, so guests cannot order now.`,
    `Reply OK to open again, or press the button on your board: ${boardUrl}`,
    HOW_TO_STOP,
  ].join('\n');
}

/** The same on paper. */
export function writeUnheardTicket({ restaurantName }: DrillAbout): string {
  return [
    `${BIG}ORDERING PAUSED`,
    said(restaurantName),
    RULE,
    'Nobody answered the opening drill, so guests cannot order now.',
    'Open again: reply OK to the text, or press the button on your board.',
  ].join('\n');
}

/** The same as an e-mail. */
export function writeUnheardEmail({
  restaurantName,
  timeZone,
  opensAt,
  boardUrl,
}: DrillAbout & { readonly boardUrl: string }): WrittenMessage {
  const name = plainLine(restaurantName);
  return {
    subject: `${name}: ordering is paused`,
    body: `${[
      `${name} opened ${formatTime(opensAt, timeZone)}, and nobody had answered the opening drill by then: no text, no ticket, no open board. Guests cannot order until somebody is there.`,
      `Open again by replying OK to our text message, or by the button on your board: ${boardUrl}`,
      'This drill is a setting of your board. You can turn it off there.',
      `Warm regards,\nthe people at ${PRODUCT_NAME}`,
    ].join('\n\n')}\n`,
  };
}
