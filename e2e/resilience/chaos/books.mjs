import { loadTopology } from '@chalkboard/tools/platform/testing.mjs';

const { SERVICES, streamOf } = loadTopology();
const READ_AT_ONCE = 1000;

/**
 * @typedef {object} StoredOrder
 * @property {string} id @property {string} number @property {string} shareId @property {number} totalMinor
 * @property {number} tipMinor @property {string} guest
 * @property {'pickup' | 'delivery'} orderType @property {string} status @property {number} version
 * @property {string} placedAt ISO 8601, as every instant here
 * @property {readonly Change[]} history
 */
/**
 * @typedef {{ version: number, status: string, move?: string, by: string, means: string, reason?: string, promisedAt?:
 * string, at: string }} Change
 */
/**
 * @typedef {object} OrderEvent
 * @property {string} eventId @property {string} type @property {string} orderId @property {number} version
 * @property {number | null} totalMinor of a placed order
 * @property {number} tipMinor 0 where none was given
 * @property {string | null} move @property {string | null} before @property {string | null} status @property {string |
 * null} by of a change of status
 * @property {string | null} step of an escalation
 */
/** @typedef {{ orderId: string, step: string, dueAt: string, takenAt: string | null }} Deadline */
/**
 * @typedef {object} Notification
 * @property {string} id @property {string} orderId @property {string} causationId @property {string} audience @property
 * {string} purpose
 * @property {string} channel @property {string} destination @property {number} part @property {string} status @property
 * {string | null} fault
 */
/** @typedef {{ id: string, causationId: string, channel: string, recipient: string, body: string }} OutboxMessage */

/**
 * @typedef {object} Books what the services hold after a run
 * @property {readonly StoredOrder[]} orders
 * @property {readonly { key: string, orderId: string }[]} keys
 * @property {readonly Deadline[]} deadlines
 * @property {readonly { orderId: string, step: string, dueAt: string, skippedAt: string }[]} skipped steps that were
 * passed over for a higher one, after an outage
 * @property {readonly OrderEvent[]} told events about orders in ordering's outbox table
 * @property {readonly { eventId: string }[]} published the same in the stream, repeats included
 * @property {readonly { orderId: string, totalMinor: number, status: string }[]} counted identity's projection
 * @property {readonly Notification[]} notifications of notify, about orders
 * @property {readonly OutboxMessage[]} messages in the local outbox
 * @property {readonly { notificationId: string }[]} answered what ordering heard of notifications
 * @property {readonly { orderId: string, reply: string }[]} replies events about texts of restaurants
 * @property {readonly { shareId: string, itemId: string, remaining: number, held: number, sold: number }[]} portions of
 * counted dishes; `sold`: in orders after the first of a menu, by which its board is opened, that were not refused
 * @property {Readonly<Record<string, number>>} parked dead letters by service
 * @property {readonly import('./board-books.mjs').BoardBook[]} boards
 */

/**
 * Reads what lies in tables and streams. @param {import('./system.mjs').ChaosSystem} system @returns
 * {Promise<Omit<Books, 'boards'>>}
 */
export async function readBooks({ rows, broker }) {
  const iso = (/** @type {string} */ column) =>
    `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const data = (/** @type {string} */ field) => `envelope->'data'->>'${field}'`;
  return {
    orders: await rows(
      `SELECT id, number, share_id AS "shareId", total::int AS "totalMinor", coalesce((charges->>'tip')::int, 0) AS "tipMinor", customer->>'name' AS guest, order_type AS "orderType", status, version, ${iso('placed_at')} AS "placedAt", history FROM ordering.orders`,
    ),
    keys: await rows('SELECT key, order_id AS "orderId" FROM ordering.idempotency_keys'),
    deadlines: await rows(
      `SELECT order_id AS "orderId", step, ${iso('due_at')} AS "dueAt", ${iso('taken_at')} AS "takenAt" FROM ordering.order_deadlines`,
    ),
    skipped: await rows(
      `SELECT order_id AS "orderId", step, ${iso('due_at')} AS "dueAt", ${iso('skipped_at')} AS "skippedAt" FROM ordering.skipped_deadlines`,
    ),
    told: await rows(
      `SELECT envelope->>'id' AS "eventId", envelope->>'type' AS type, ${data('orderId')} AS "orderId", (envelope->>'aggregateversion')::int AS version, (${data('total')})::int AS "totalMinor", coalesce((${data('tip')})::int, 0) AS "tipMinor",
         ${data('move')} AS move, ${data('before')} AS before, ${data('status')} AS status, ${data('by')} AS by, ${data('step')} AS step FROM ordering.outbox`,
    ),
    published: await publishedOrderEvents(broker),
    counted: await rows(
      'SELECT order_id AS "orderId", total_minor::int AS "totalMinor", status FROM identity.order_facts',
    ),
    notifications: await rows(
      'SELECT id, order_id AS "orderId", causation_id AS "causationId", audience, purpose, channel, destination, part, status, fault FROM notify.notifications WHERE order_id IS NOT NULL',
    ),
    messages: await rows(
      'SELECT id, causation_id AS "causationId", channel, recipient, body FROM notify.outbox_messages',
    ),
    answered: await rows('SELECT notification_id AS "notificationId" FROM ordering.order_notifications'),
    replies: await rows(
      `SELECT ${data('orderId')} AS "orderId", ${data('answer')} AS reply FROM notify.outbox WHERE envelope->>'type' = 'notify.reply.received.v2'`,
    ),
    portions: await rows(
      `SELECT share_id AS "shareId", item_id AS "itemId", remaining,
         (SELECT coalesce(sum(quantity), 0)::int FROM ordering.stock_holds AS held WHERE held.share_id = stock.share_id AND held.item_id = stock.item_id) AS held,
         (SELECT coalesce(sum((line->>'quantity')::int), 0)::int FROM ordering.orders AS sold, jsonb_array_elements(lines) AS line
          WHERE sold.share_id = stock.share_id AND line->>'itemId' = stock.item_id AND status NOT IN ('rejected', 'cancelled')
            AND placed_at > (SELECT min(placed_at) FROM ordering.orders AS first WHERE first.share_id = stock.share_id)) AS sold
       FROM ordering.item_stock AS stock`,
    ),
    parked: await deadLetters(rows),
  };
}

/** @param {import('nats').NatsConnection} broker @returns {Promise<{ eventId: string }[]>} */
async function publishedOrderEvents(broker) {
  const name = streamOf('ordering');
  const { state } = await (await broker.jetstreamManager()).streams.info(name);
  const consumer = await broker.jetstream().consumers.get(name);
  /** @type {{ eventId: string }[]} */
  const events = [];
  while (events.length < state.messages) {
    for await (const message of await consumer.fetch({
      max_messages: Math.min(READ_AT_ONCE, state.messages - events.length),
      expires: 10_000,
    }))
      events.push({ eventId: message.json().id });
  }
  return events;
}

/** @param {import('./system.mjs').ChaosSystem['rows']} rows */
async function deadLetters(rows) {
  const counts = SERVICES.map(
    async (service) => /** @type {const} */ ([service, (await rows(`SELECT 1 FROM ${service}.dead_letters`)).length]),
  );
  return Object.fromEntries(await Promise.all(counts));
}
