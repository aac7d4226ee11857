import { loadTopology } from '@chalkboard/tools/platform/testing.mjs';

const { SERVICES, streamOf, deadLetterStreamOf } = loadTopology();
const ORDER_PLACED = 'ordering.order.placed.v1';
const READ_AT_ONCE = 1000;

/** @typedef {{ id: string, number: string, shareId: string, totalMinor: number, guest: string }} StoredOrder */
/** @typedef {{ eventId: string, type: string, orderId: string, version: number, totalMinor: number | null }} OrderEvent `totalMinor`: of a placed order */
/** @typedef {{ id: string, causationId: string, channel: string, destination: string, part: number, status: string }} Notification */
/** @typedef {{ id: string, causationId: string, channel: string, recipient: string, body: string }} OutboxMessage */

/**
 * @typedef {object} Books what the services hold after a run
 * @property {readonly StoredOrder[]} orders
 * @property {readonly { key: string, orderId: string }[]} keys
 * @property {readonly OrderEvent[]} told events about orders in ordering's outbox table
 * @property {readonly OrderEvent[]} published the same in the stream, repeats included
 * @property {readonly { orderId: string, totalMinor: number }[]} counted identity's projection
 * @property {readonly Notification[]} notifications of notify, about orders
 * @property {readonly OutboxMessage[]} messages in the local outbox
 * @property {readonly { notificationId: string }[]} heardOf what ordering heard of notifications
 * @property {Readonly<Record<string, number>>} parked dead letters by service
 */

/** Reads them. @param {import('./system.mjs').ChaosSystem} system @returns {Promise<Books>} */
export async function readBooks({ rows, broker }) {
  const event = `envelope->>'id' AS "eventId", envelope->>'type' AS type, envelope->'data'->>'orderId' AS "orderId", (envelope->>'aggregateversion')::int AS version, (envelope->'data'->>'total')::int AS "totalMinor"`;
  return {
    orders: await rows(`SELECT id, number, share_id AS "shareId", total::int AS "totalMinor", customer->>'name' AS guest FROM ordering.orders`),
    keys: await rows('SELECT key, order_id AS "orderId" FROM ordering.idempotency_keys'),
    told: await rows(`SELECT ${event} FROM ordering.outbox`),
    published: await publishedOrderEvents(broker),
    counted: await rows('SELECT order_id AS "orderId", total_minor::int AS "totalMinor" FROM identity.order_facts'),
    notifications: await rows('SELECT id, causation_id AS "causationId", channel, destination, part, status FROM notify.notifications WHERE order_id IS NOT NULL'),
    messages: await rows('SELECT id, causation_id AS "causationId", channel, recipient, body FROM notify.outbox_messages'),
    heardOf: await rows('SELECT notification_id AS "notificationId" FROM ordering.order_notifications'),
    parked: await parked(broker),
  };
}

/** @param {import('nats').NatsConnection} broker @returns {Promise<OrderEvent[]>} */
async function publishedOrderEvents(broker) {
  const name = streamOf('ordering');
  const { state } = await (await broker.jetstreamManager()).streams.info(name);
  const consumer = await broker.jetstream().consumers.get(name);
  /** @type {OrderEvent[]} */
  const events = [];
  while (events.length < state.messages) {
    for await (const message of await consumer.fetch({ max_messages: Math.min(READ_AT_ONCE, state.messages - events.length), expires: 10_000 })) {
      const { id, type, aggregateversion, data } = message.json();
      events.push({ eventId: id, type, orderId: data.orderId, version: aggregateversion, totalMinor: data.total ?? null });
    }
  }
  return events;
}

/** @param {import('nats').NatsConnection} broker */
async function parked(broker) {
  const manager = await broker.jetstreamManager();
  const counts = SERVICES.map(async (service) => /** @type {const} */ ([service, (await manager.streams.info(deadLetterStreamOf(service))).state.messages]));
  return Object.fromEntries(await Promise.all(counts));
}

/**
 * Holds the books against what guests were told.
 * @param {readonly import('./guests.mjs').GuestOrder[]} wanted @param {Books} books
 * @returns {string[]} every difference in words; empty when each accepted order exists once everywhere and nothing besides
 */
export function differences(wanted, books) {
  const placed = books.told.filter(({ type }) => type === ORDER_PLACED);
  return [...ofGuests(wanted, books), ...ofEvents(wanted, placed, books), ...ofMessages(placed, books), ...ofSums(wanted, placed, books)];
}

/** @param {readonly import('./guests.mjs').GuestOrder[]} wanted @param {Books} books @returns {string[]} */
function ofGuests(wanted, { orders, keys }) {
  /** @type {string[]} */
  const found = [];
  const [byGuest, byKey] = [grouped(orders, ({ guest }) => guest), grouped(keys, ({ key }) => key)];
  for (const { key, guest, shareId, totalMinor, refused, acceptances, problems } of wanted) {
    const [stored = [], remembered = []] = [byGuest.get(guest), byKey.get(key)];
    byGuest.delete(guest);
    if (refused) {
      if (acceptances.length > 0 || stored.length > 0 || problems.length === 0) found.push(`${guest}: a wrong total was taken (${stored.length} orders)`);
      continue;
    }
    found.push(...problems.map((problem) => `${guest}: ${problem}`));
    const ids = new Set(acceptances.map(({ orderId }) => orderId));
    if (ids.size > 1) found.push(`${guest}: one key was answered with ${ids.size} orders`);
    if (acceptances.filter(({ status }) => status === 201).length > 1) found.push(`${guest}: was told twice that the order is new`);
    if (remembered.length !== 1) found.push(`${guest}: the key ${key} is remembered ${remembered.length} times`);
    if (stored.length !== 1) found.push(`${guest}: ${stored.length} orders instead of one`);
    for (const { id, number, shareId: storedFor, totalMinor: storedTotal } of stored) {
      if (!ids.has(id)) found.push(`${guest}: the order ${id} is stored, and the guest was told of ${[...ids].join(', ') || 'none'}`);
      if (acceptances.some(({ orderNumber }) => orderNumber !== number) || storedFor !== shareId) found.push(`${guest}: number or menu of the order ${id} are others than the guest was told`);
      if (storedTotal !== totalMinor || acceptances.some((told) => told.totalMinor !== totalMinor)) found.push(`${guest}: total ${storedTotal} instead of ${totalMinor}`);
    }
  }
  for (const [guest, more] of byGuest) found.push(`${guest}: ${more.length} orders that nobody asked for`);
  return found;
}

/** @param {readonly import('./guests.mjs').GuestOrder[]} wanted @param {readonly OrderEvent[]} placed @param {Books} books @returns {string[]} */
function ofEvents(wanted, placed, { orders, told, published, counted, parked: letters }) {
  const ids = orders.map(({ id }) => id);
  const distinct = [...new Map(published.map((event) => [event.eventId, event])).values()];
  return [
    ...onceEach('the order', ids, placed.map(({ orderId }) => orderId), 'told'),
    ...onceEach('the order', ids, counted.map(({ orderId }) => orderId), 'counted'),
    ...onceEach('the event', told.map(({ eventId }) => eventId), distinct.map(({ eventId }) => eventId), 'published'),
    // Of one order no fact twice, whatever it is.
    ...onceEach('the version', [...new Set(told.map(versionOf))], told.map(versionOf), 'told'),
    ...Object.entries(letters).filter(([, count]) => count > 0).map(([service, count]) => `${service} gave up ${count} messages`),
    ...(wanted.some(({ refused }) => !refused) && orders.length === 0 ? ['no order was taken at all'] : []),
  ];
}

/** @param {OrderEvent} event */
const versionOf = ({ orderId, type, version }) => `${type} ${version} of ${orderId}`;

/** @param {readonly OrderEvent[]} placed @param {Books} books @returns {string[]} */
function ofMessages(placed, { notifications, messages, heardOf }) {
  /** @type {string[]} */
  const found = [];
  const byEvent = grouped(notifications, ({ causationId }) => causationId);
  for (const { eventId, orderId } of placed) {
    const parts = (byEvent.get(eventId) ?? []).map(({ channel, destination, part }) => `${channel} ${destination} ${part}`);
    if (parts.length === 0) found.push(`the restaurant was never told of the order ${orderId}`);
    if (new Set(parts).size !== parts.length) found.push(`a message about the order ${orderId} was written twice`);
  }
  for (const { id, status } of notifications) if (status !== 'sent') found.push(`the notification ${id} is ${status}`);
  const ids = notifications.map(({ id }) => id);
  found.push(...onceEach('the notification', ids, messages.map(({ id }) => id), 'sent'));
  found.push(...onceEach('the notification', ids, heardOf.map(({ notificationId }) => notificationId), 'heard of by ordering'));
  const texts = messages.map(({ causationId, channel, recipient, body }) => `${causationId} ${channel} ${recipient} ${body}`);
  for (const [text, same] of grouped(texts, (one) => one)) if (same.length > 1) found.push(`${same.length} messages for one step: ${text.slice(0, 80)}`);
  return found;
}

/** @param {readonly import('./guests.mjs').GuestOrder[]} wanted @param {readonly OrderEvent[]} placed @param {Books} books @returns {string[]} */
function ofSums(wanted, placed, books) {
  const sums = sumsOf(wanted, placed, books);
  const different = Object.values(sums).some((sum) => sum !== sums.guests);
  return different ? [`sums differ: ${Object.entries(sums).map(([who, sum]) => `${who} ${sum}`).join(', ')}`] : [];
}

/**
 * The sum of all orders in minor units, as each of them has it.
 * @param {readonly import('./guests.mjs').GuestOrder[]} wanted @param {readonly OrderEvent[]} placed @param {Books} books
 */
function sumsOf(wanted, placed, { orders, counted, messages, notifications }) {
  const ofOrders = new Set(placed.map(({ eventId }) => eventId));
  const parts = new Map(notifications.map(({ id, part }) => [id, part]));
  const texts = grouped(messages.filter(({ causationId }) => ofOrders.has(causationId)).sort((a, b) => (parts.get(a.id) ?? 0) - (parts.get(b.id) ?? 0)), ({ causationId }) => causationId);
  return {
    guests: sum(wanted.filter(({ acceptances }) => acceptances.length > 0), ({ totalMinor }) => totalMinor),
    orders: sum(orders, ({ totalMinor }) => totalMinor),
    events: sum(placed, ({ totalMinor }) => totalMinor ?? 0),
    dashboard: sum(counted, ({ totalMinor }) => totalMinor),
    messages: sum([...texts.values()], (ofOne) => totalIn(ofOne.map(({ body }) => body).join('\n'))),
  };
}

/** The total that a message to a restaurant names, in minor units. @param {string} text */
function totalIn(text) {
  const [, amount = ''] = /^Total: \D?([\d,]+\.\d\d)$/m.exec(text) ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
}

/** @param {string} what @param {readonly string[]} expected @param {readonly string[]} found @param {string} happened @returns {string[]} */
function onceEach(what, expected, found, happened) {
  const counts = grouped(found, (id) => id);
  const wrong = expected.flatMap((id) => (counts.get(id)?.length === 1 ? [] : [`${what} ${id} was ${happened} ${counts.get(id)?.length ?? 0} times`]));
  const known = new Set(expected);
  return [...wrong, ...[...counts.keys()].filter((id) => !known.has(id)).map((id) => `${what} ${id} was ${happened}, and should not exist`)];
}

/** @template T @param {readonly T[]} values @param {(value: T) => string} by @returns {Map<string, T[]>} */
function grouped(values, by) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const value of values) groups.set(by(value), [...(groups.get(by(value)) ?? []), value]);
  return groups;
}

/** @template T @param {readonly T[]} values @param {(value: T) => number} of */
function sum(values, of) {
  return values.reduce((total, value) => total + of(value), 0);
}
