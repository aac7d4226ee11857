import { OutboxResponse, type OutboxMessage } from '@chalkboard/contracts';
import { until } from './until';

/**
 * The messages that would have left the building, as the local outbox shows them; of one order, when its number is
 * given.
 */
export async function readOutbox(
  origin: string,
  { orderNumber, limit = 50 }: { readonly orderNumber?: string; readonly limit?: number } = {},
): Promise<OutboxResponse> {
  const url = new URL('/api/notify/outbox', origin);
  url.searchParams.set('limit', String(limit));
  if (orderNumber) url.searchParams.set('orderNumber', orderNumber);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the outbox answers ${response.status}`);
  return OutboxResponse.parse(await response.json());
}

/** The one message about an order, as soon as there is one. */
export async function messageAbout(origin: string, orderNumber: string): Promise<OutboxMessage> {
  const { messages } = await until(`the message about order ${orderNumber}`, async () => {
    const outbox = await readOutbox(origin, { orderNumber });
    return outbox.total > 0 && outbox;
  });
  expect(messages).toHaveLength(1);
  return messages[0] as OutboxMessage;
}

/** The path of the signed link in the restaurant's message about an order. */
export function boardLink(origin: string, orderNumber: string): Promise<string> {
  return until(`the message about ${orderNumber}`, async () => {
    const { messages } = await readOutbox(origin, { orderNumber });
    return messages.map(({ body }) => /\/board\/\S+/.exec(body)?.[0]).find(Boolean);
  });
}
