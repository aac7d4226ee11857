import type { OrderingSettings, ReplyReceivedV2 } from '@chalkboard/contracts';
import type { Order } from './order';
import { statusChanged, type ChangedOrder } from './order-facts';
import { moved } from './order-lifecycle';
import { promisedByAccepting } from './promised-time';

const MINUTE_MS = 60_000;

/** What the customer reads when the restaurant turned the order down by message. */
const TURNED_DOWN = 'The restaurant turned the order down by message.';

/**
 * The order after the restaurant answered the message about it, with what is told of it; undefined when it had been
 * answered before.
 */
export function answered(
  order: Order,
  { answer, moreMinutes }: Pick<ReplyReceivedV2, 'answer' | 'moreMinutes'>,
  settings: OrderingSettings,
  at: Date,
): ChangedOrder | undefined {
  if (order.status !== 'placed') return undefined;
  const who = { by: 'restaurant', means: 'sms', at } as const;
  const after =
    answer === 'reject'
      ? moved(order, { ...who, move: 'reject', reason: TURNED_DOWN })
      : moved(order, { ...who, move: 'accept', promisedAt: promised(order, moreMinutes, settings, at) });
  return { order: after, facts: [statusChanged(after)] };
}

function promised(order: Order, moreMinutes: number, settings: OrderingSettings, at: Date): Date {
  const usual = promisedByAccepting(order, undefined, settings, at);
  return new Date(usual.getTime() + moreMinutes * MINUTE_MS);
}
