import { grouped, onceEach } from './each-once.mjs';
import { ASKING, expectedMessages } from './expected-messages.mjs';
import { ENDED } from './lifecycle.mjs';

const WITHDRAWN = 'The order ended before this message could be sent.';

/** @typedef {import('../books.mjs').Books} Books */
/** @typedef {import('../books.mjs').Notification} Notification */

/**
 * Whether every step was told once to everybody whom it concerns, and nobody was told anything else.
 * @param {readonly import('./expected-messages.mjs').Reachable[]} restaurants @param {Books} books @returns {string[]}
 */
export function messageDifferences(restaurants, books) {
  return [...ofSteps(restaurants, books), ...ofSending(books)];
}

/**
 * @param {readonly import('./expected-messages.mjs').Reachable[]} restaurants @param {Books} books @returns {string[]}
 */
function ofSteps(restaurants, books) {
  /** @type {string[]} */
  const found = [];
  const written = grouped(books.notifications, ({ causationId, ...message }) =>
    keyOf({ eventId: causationId, ...message }),
  );
  const texts = new Map(books.messages.map(({ id, body }) => [id, body]));
  for (const message of expectedMessages(restaurants, books)) {
    const parts = written.get(keyOf(message)) ?? [];
    written.delete(keyOf(message));
    const what = `“${message.says}” to the ${message.audience} at ${message.destination}`;
    if (parts.length === 0 && message.isDue) found.push(`${what} was never written`);
    const numbers = parts.map(({ part }) => part).sort((a, b) => a - b);
    if (numbers.some((part, index) => part !== index + 1))
      found.push(`${what} was written as the parts ${numbers.join(', ')}`);
    const text = textOf(parts, texts);
    if (parts.some(({ status }) => status === 'sent') && !text.includes(message.says))
      found.push(`${what} says: ${text.slice(0, 80)}`);
  }
  for (const [, [one]] of written)
    if (one)
      found.push(
        `a message (${one.purpose}) to the ${one.audience} at ${one.destination} about the order ${one.orderId} was written, and has no cause`,
      );
  return found;
}

/** @param {readonly Notification[]} parts @param {ReadonlyMap<string, string>} texts @returns {string} */
export function textOf(parts, texts) {
  return [...parts]
    .sort((a, b) => a.part - b.part)
    .map(({ id }) => texts.get(id) ?? '')
    .join('\n');
}

/** @param {{ eventId: string, audience: string, purpose: string, channel: string, destination: string }} message */
const keyOf = ({ eventId, audience, purpose, channel, destination }) =>
  `${eventId} ${audience} ${purpose} ${channel} ${destination}`;

/** What was written has left once, unless it was taken back in time. @param {Books} books @returns {string[]} */
function ofSending({ orders, notifications, messages, answered }) {
  const ended = new Set(orders.filter(({ status }) => ENDED.includes(status)).map(({ id }) => id));
  /** @param {Notification} notification */
  const isWithdrawn = ({ orderId, purpose, status, fault }) =>
    status === 'failed' && fault === WITHDRAWN && ASKING.includes(purpose) && ended.has(orderId);
  const texts = messages.map(
    ({ causationId, channel, recipient, body }) => `${causationId} ${channel} ${recipient} ${body}`,
  );
  return [
    ...notifications
      .filter((one) => one.status !== 'sent' && !isWithdrawn(one))
      .map(({ id, status, fault }) => `the notification ${id} is ${status}${fault ? `: ${fault}` : ''}`),
    ...onceEach(
      'the notification',
      notifications.filter((one) => !isWithdrawn(one)).map(({ id }) => id),
      messages.map(({ id }) => id),
      'sent',
    ),
    // What became of a word to the customer is nothing to the board.
    ...onceEach(
      'the notification',
      notifications.filter(({ purpose }) => ASKING.includes(purpose)).map(({ id }) => id),
      answered.map(({ notificationId }) => notificationId),
      'heard of by ordering',
    ),
    ...[...grouped(texts, (text) => text)]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]) => `${same.length} messages for one step: ${text.slice(0, 80)}`),
  ];
}
