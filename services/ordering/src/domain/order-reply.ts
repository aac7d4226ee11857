import { REPLY_LATER_MINUTES, type OrderingSettings, type ReplyReceivedV1 } from '@chalkboard/contracts';
import type { Order } from './order';
import { statusChanged, type ChangedOrder } from './order-facts';
import { moved } from './order-lifecycle';
import { promisedByAccepting } from './promised-time';

const MINUTE_MS = 60_000;

/** What the customer reads when the restaurant answered with a 3. */
const TURNED_DOWN = 'The restaurant turned the order down by message.';

/**
 * The order after the restaurant answered the message about it, with what is told of it; undefined when it had been
 * answered before.
 */
export function answered(
  order: Order,
  reply: ReplyReceivedV1['reply'],
  settings: OrderingSettings,
  at: Date,
): ChangedOrder | undefined {
  if (order.status !== 'placed') return undefined;
  const who = { by: 'restaurant', means: 'sms', at } as const;
  const after =
    reply === 'reject'
      ? moved(order, { ...who, move: 'reject', reason: TURNED_DOWN })
      : moved(order, { ...who, move: 'accept', promisedAt: promised(order, reply, settings, at) });
  return { order: after, facts: [statusChanged(after)] };
}

function promised(order: Order, reply: 'accept' | 'accept_later', settings: OrderingSettings, at: Date): Date {
  const usual = promisedByAccepting(order, undefined, settings, at);
  return reply === 'accept' ? usual : new Date(usual.getTime() + REPLY_LATER_MINUTES * MINUTE_MS);
}
