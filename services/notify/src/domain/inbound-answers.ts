import { PRODUCT_NAME, REPLY_LATER_MINUTES } from '@chalkboard/contracts';
import type { Reply } from './inbound-text';
import { HOW_TO_STOP } from './order-message';

const HOW_TO_REPLY = `Reply 1 to accept the last order, 2 to accept it with ${REPLY_LATER_MINUTES} minutes more (2 40: with 40), 3 to turn it down.`;

function done({ answer, moreMinutes }: Reply): string {
  if (answer === 'reject') return 'turned down';
  return moreMinutes > 0 ? `accepted with ${moreMinutes} minutes more` : 'accepted';
}

/** An answer stays one text, however long nobody has answered. */
const MAX_NAMED = 5;

/** What is answered to a text. */
export const ANSWERS = {
  stopped: `${PRODUCT_NAME}: you get no more messages from us. Reply START to get them again.`,
  started: `${PRODUCT_NAME}: you get our messages again. ${HOW_TO_STOP}.`,
  help: `${PRODUCT_NAME} passes orders between restaurants and their customers. Restaurants: ${HOW_TO_REPLY} ${HOW_TO_STOP}.`,
  confirmed: `${PRODUCT_NAME}: thank you, this number is confirmed. ${HOW_TO_STOP}.`,
  notYourDishes:
    'Only the confirmed number of a menu can say that a dish is sold out. Confirm yours by answering an order by text.',
  /** To an opening drill, while an order waits that this did not answer. */
  heardAndWaits: (orderNumber: string) =>
    `Thank you, your restaurant is reached. Order ${orderNumber} is waiting. ${HOW_TO_REPLY}`,
  nothingWaits: 'No order is waiting for an answer from this number.',
  notUnderstoodByRestaurant: `We did not understand this. ${HOW_TO_REPLY} To name an order, add its number: 1 K7F4M.`,
  notUnderstood: `${PRODUCT_NAME}: nobody reads messages to this number. Please call the restaurant. ${HOW_TO_STOP}.`,
  /** @param orderNumber as it was written */
  noSuchOrder: (orderNumber: string) =>
    `No order ${orderNumber} is waiting for an answer from this number. ${HOW_TO_REPLY}`,
  /** @param waiting numbers of orders that still wait, latest first */
  done: (orderNumber: string, reply: Reply, waiting: readonly string[]) => {
    const more = waiting.length - MAX_NAMED;
    const named = waiting.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    const next = waiting.length > 0 ? ` Still waiting: ${named}. Your next reply is about ${waiting[0]}.` : '';
    return `Order ${orderNumber}: ${done(reply)}. We are telling the customer.${next}`;
  },
} as const;
