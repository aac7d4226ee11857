import type { AcceptedOrder, PlacedOrders } from './order-load';
import type { System } from './system';
import { until } from './until';

/** After a crash, consumers wait for their acknowledgement time-outs before they go on. */
const SETTLED_WITHIN_MS = 120_000;

interface Books {
  /** Ids of the orders that the messages in the outbox are about. */
  readonly messages: readonly string[];
  readonly orders: readonly { readonly id: string; readonly total: string }[];
  readonly facts: readonly { readonly order_id: string; readonly total_minor: string }[];
  readonly waiting: number;
}

/**
 * Waits until all is quiet, and holds the books of three services against what the clients were told: every accepted
 * order stored once, told once, counted once, and nothing besides what was there `before`.
 */
export async function expectEachOnce(
  { accepted }: PlacedOrders,
  { system, before }: { readonly system: System; readonly before: BookSizes },
): Promise<void> {
  const ids = accepted.map(({ orderId }) => orderId);
  expect(new Set(ids).size).toBe(ids.length);
  let books = await booksOf(accepted, system);
  await until(
    'every order to be told and counted',
    async () => {
      books = await booksOf(accepted, system);
      const { messages, facts, waiting } = books;
      return waiting === 0 && new Set(messages).size === ids.length && facts.length === ids.length;
    },
    { withinMs: SETTLED_WITHIN_MS },
  ).catch(() => undefined);

  // Of that look: what has been told makes events again, which wait for a moment.
  const { messages, orders, facts, waiting } = books;
  expect(waiting).toBe(0);
  expect([...messages].sort()).toEqual([...ids].sort());
  const published = accepted.map(({ orderId, totalCents }) => `${orderId} ${totalCents}`).sort();
  expect(orders.map(({ id, total }) => `${id} ${total}`).sort()).toEqual(published);
  expect(facts.map(({ order_id, total_minor }) => `${order_id} ${total_minor}`).sort()).toEqual(published);
  // And nothing besides.
  const more = accepted.length;
  expect(await bookSizes(system)).toEqual({
    orders: before.orders + more,
    facts: before.facts + more,
    messages: before.messages + more,
  });
}

/** How many entries each service's book has. */
export interface BookSizes {
  readonly orders: number;
  readonly facts: number;
  readonly messages: number;
}

export async function bookSizes({ database }: System): Promise<BookSizes> {
  return {
    orders: await database.count('ordering.orders'),
    facts: await database.count('identity.order_facts'),
    messages: await database.count('notify.outbox_messages'),
  };
}

async function booksOf(accepted: readonly AcceptedOrder[], { database }: System): Promise<Books> {
  const ids = accepted.map(({ orderId }) => orderId);
  // By the event that caused them: order numbers are for people, and unique only together with their menu.
  const messages = await database.rows<{ order_id: string }>(
    `SELECT event.envelope->'data'->>'orderId' AS order_id FROM notify.outbox_messages message JOIN ordering.outbox event ON event.id = message.causation_id
     WHERE event.envelope->'data'->>'orderId' = ANY($1)`,
    [ids],
  );
  return {
    messages: messages.map((row) => row.order_id),
    orders: await database.rows('SELECT id, total FROM ordering.orders WHERE id = ANY($1)', [ids]),
    facts: await database.rows('SELECT order_id, total_minor FROM identity.order_facts WHERE order_id = ANY($1)', [
      ids,
    ]),
    waiting: await database.pendingEvents(),
  };
}
