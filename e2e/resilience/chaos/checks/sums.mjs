import { grouped, onceEach, sum } from './each-once.mjs';
import { ENDED } from './lifecycle.mjs';
import { textOf } from './messages.mjs';

const ORDER_PLACED = 'ordering.order.placed.v1';
const REFUSED = ['rejected', 'cancelled'];

/** @typedef {import('../books.mjs').Books} Books */
/** @typedef {import('../guests.mjs').GuestOrder} GuestOrder */

/**
 * Whether all books come to the same: what was ordered, and what of it the restaurants earn.
 * @param {readonly GuestOrder[]} wanted @param {Books} books @returns {string[]}
 */
export function sumDifferences(wanted, books) {
  return [
    ...unequal('sums', orderedBy(wanted, books)),
    ...unequal('revenues', earnedBy(books)),
    ...unequal('tips', givenTo(wanted, books)),
    ...unequal('tips earned', tipsEarnedBy(books)),
    ...ofStatuses(books),
    ...books.boards.flatMap((board) => ofBoard(board, books)),
  ];
}

/** @param {string} what @param {Record<string, number>} sums @returns {string[]} */
function unequal(what, sums) {
  const [first, ...others] = Object.values(sums);
  return others.some((other) => other !== first)
    ? [
        `${what} differ: ${Object.entries(sums)
          .map(([who, amount]) => `${who} ${amount}`)
          .join(', ')}`,
      ]
    : [];
}

/**
 * The sum of all orders in minor units, as each of them has it. @param {readonly GuestOrder[]} wanted @param {Books}
 * books
 */
function orderedBy(wanted, { orders, told: published, counted, notifications, messages, boards }) {
  const placed = published.filter(({ type }) => type === ORDER_PLACED);
  const texts = new Map(messages.map(({ id, body }) => [id, body]));
  const written = grouped(
    notifications.filter(({ purpose, status }) => purpose === 'order' && status === 'sent'),
    ({ causationId }) => causationId,
  );
  return {
    guests: sum(
      wanted.filter(({ acceptances }) => acceptances.length > 0),
      ({ totalMinor }) => totalMinor,
    ),
    orders: sum(orders, ({ totalMinor }) => totalMinor),
    events: sum(placed, ({ totalMinor }) => totalMinor ?? 0),
    dashboard: sum(counted, ({ totalMinor }) => totalMinor),
    boards: sum(boards, (board) => sum(board.orders, ({ total }) => total)),
    // An order that ended before its message left has none.
    messages: sum(placed, ({ eventId, totalMinor }) =>
      written.has(eventId) ? totalIn(textOf(written.get(eventId) ?? [], texts)) : (totalMinor ?? 0),
    ),
  };
}

/** Of orders that were neither turned down nor cancelled. @param {Books} books */
function earnedBy({ orders, counted, boards }) {
  const isEarned = (/** @type {{ status: string }} */ { status }) => !REFUSED.includes(status);
  return {
    orders: sum(orders.filter(isEarned), ({ totalMinor }) => totalMinor),
    dashboard: sum(counted.filter(isEarned), ({ totalMinor }) => totalMinor),
    days: sum(boards, ({ days }) => sum(days, ({ revenue }) => revenue)),
  };
}

/** Tips are no part of any total. @param {readonly GuestOrder[]} wanted @param {Books} books */
function givenTo(wanted, { orders, told: published }) {
  return {
    guests: sum(
      wanted.filter(({ acceptances }) => acceptances.length > 0),
      ({ tipMinor }) => tipMinor,
    ),
    orders: sum(orders, ({ tipMinor }) => tipMinor),
    events: sum(
      published.filter(({ type }) => type === ORDER_PLACED),
      ({ tipMinor }) => tipMinor,
    ),
  };
}

/** Of orders that were neither turned down nor cancelled. @param {Books} books */
function tipsEarnedBy({ orders, boards }) {
  return {
    orders: sum(
      orders.filter(({ status }) => !REFUSED.includes(status)),
      ({ tipMinor }) => tipMinor,
    ),
    days: sum(boards, ({ days }) => sum(days, ({ tips = 0 }) => tips)),
  };
}

/** @param {Books} books @returns {string[]} */
function ofStatuses({ orders, counted }) {
  const known = new Map(counted.map(({ orderId, status }) => [orderId, status]));
  return orders
    .filter(({ id, status }) => known.has(id) && known.get(id) !== status)
    .map(({ id, number, status }) => `the order ${number} is ${status}, and counted as ${known.get(id)}`);
}

/** @param {import('../board-books.mjs').BoardBook} board @param {Books} books @returns {string[]} */
function ofBoard({ shareId, orders: shown, days, underWay }, { orders }) {
  const stored = orders.filter((order) => order.shareId === shareId);
  const statuses = new Map(stored.map(({ id, status }) => [id, status]));
  const counts = { orders: sum(days, (day) => day.orders), refused: sum(days, (day) => day.refused) };
  const right = { orders: stored.length, refused: stored.filter(({ status }) => REFUSED.includes(status)).length };
  const found = [
    ...onceEach(
      'the order',
      stored.map(({ id }) => id),
      shown.map(({ orderId }) => orderId),
      'in the history',
    ),
    ...shown
      .filter(({ orderId, status }) => statuses.has(orderId) && statuses.get(orderId) !== status)
      .map(({ orderId, status }) => `the order ${orderId} is ${statuses.get(orderId)}, and shown as ${status}`),
    ...onceEach(
      'the order',
      stored.filter(({ status }) => !ENDED.includes(status)).map(({ id }) => id),
      underWay,
      'shown as under way',
    ),
    ...(counts.orders === right.orders && counts.refused === right.refused
      ? []
      : [
          `the days count ${counts.orders} orders, ${counts.refused} of them refused, instead of ${right.orders} and ${right.refused}`,
        ]),
  ];
  return found.map((difference) => `board of ${shareId}: ${difference}`);
}

/** The total that a message to a restaurant names, in minor units. @param {string} text */
function totalIn(text) {
  const [, amount = ''] = /^Total: \D?([\d,]+\.\d\d)$/m.exec(text) ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
}
