import { grouped, onceEach } from './each-once.mjs';

const ORDER_PLACED = 'ordering.order.placed.v1';

/** @typedef {import('../books.mjs').Books} Books */
/** @typedef {import('../guests.mjs').GuestOrder} GuestOrder */

/**
 * Whether each order that guests were told of exists once everywhere, and nothing besides.
 * @param {readonly GuestOrder[]} wanted @param {Books} books @returns {string[]}
 */
export function placingDifferences(wanted, books) {
  return [...ofGuests(wanted, books), ...ofEvents(wanted, books)];
}

/** @param {readonly GuestOrder[]} wanted @param {Books} books @returns {string[]} */
function ofGuests(wanted, { orders, keys }) {
  /** @type {string[]} */
  const found = [];
  const [byGuest, byKey] = [grouped(orders, ({ guest }) => guest), grouped(keys, ({ key }) => key)];
  for (const { key, guest, shareId, totalMinor, refused, acceptances, problems } of wanted) {
    const [stored = [], remembered = []] = [byGuest.get(guest), byKey.get(key)];
    byGuest.delete(guest);
    if (refused) {
      if (acceptances.length > 0 || stored.length > 0 || problems.length === 0)
        found.push(`${guest}: a wrong total was taken (${stored.length} orders)`);
      continue;
    }
    found.push(...problems.map((problem) => `${guest}: ${problem}`));
    const ids = new Set(acceptances.map(({ orderId }) => orderId));
    if (ids.size > 1) found.push(`${guest}: one key was answered with ${ids.size} orders`);
    if (acceptances.filter(({ status }) => status === 201).length > 1)
      found.push(`${guest}: was told twice that the order is new`);
    if (remembered.length !== 1) found.push(`${guest}: the key ${key} is remembered ${remembered.length} times`);
    if (stored.length !== 1) found.push(`${guest}: ${stored.length} orders instead of one`);
    for (const { id, number, shareId: storedFor, totalMinor: storedTotal } of stored) {
      if (!ids.has(id))
        found.push(`${guest}: the order ${id} is stored, and the guest was told of ${[...ids].join(', ') || 'none'}`);
      if (acceptances.some(({ orderNumber }) => orderNumber !== number) || storedFor !== shareId)
        found.push(`${guest}: number or menu of the order ${id} are others than the guest was told`);
      if (storedTotal !== totalMinor || acceptances.some((told) => told.totalMinor !== totalMinor))
        found.push(`${guest}: total ${storedTotal} instead of ${totalMinor}`);
    }
  }
  for (const [guest, more] of byGuest) found.push(`${guest}: ${more.length} orders that nobody asked for`);
  return found;
}

/** @param {readonly GuestOrder[]} wanted @param {Books} books @returns {string[]} */
function ofEvents(wanted, { orders, told, published, counted, parked: deadLetters }) {
  const ids = orders.map(({ id }) => id);
  const placed = told.filter(({ type }) => type === ORDER_PLACED);
  const distinct = [...new Set(published.map(({ eventId }) => eventId))];
  return [
    ...onceEach(
      'the order',
      ids,
      placed.map(({ orderId }) => orderId),
      'told',
    ),
    ...onceEach(
      'the order',
      ids,
      counted.map(({ orderId }) => orderId),
      'counted',
    ),
    ...onceEach(
      'the event',
      told.map(({ eventId }) => eventId),
      distinct,
      'published',
    ),
    ...Object.entries(deadLetters)
      .filter(([, count]) => count > 0)
      .map(([service, count]) => `${service} gave up ${count} messages`),
    ...(wanted.some(({ refused }) => !refused) && orders.length === 0 ? ['no order was taken at all'] : []),
  ];
}
