import type { OrderingSettings } from '@chalkboard/contracts';
import type { Order } from './order';

const MINUTE_MS = 60_000;

/**
 * When an order that is accepted now will be ready, or at the door. Without `minutes` it is what the settings say, and
 * never before the customer wants it. A delivery zone adds its minutes on the way.
 */
export function promisedByAccepting(
  { scheduledFor, zoneMinutes = 0 }: Pick<Order, 'scheduledFor' | 'zoneMinutes'>,
  minutes: number | undefined,
  { prepMinutes, busyExtraMinutes }: OrderingSettings,
  now: Date,
): Date {
  if (minutes !== undefined) return later(now, minutes);
  const soonest = later(now, prepMinutes + busyExtraMinutes + zoneMinutes);
  return scheduledFor && scheduledFor > soonest ? scheduledFor : soonest;
}

/**
 * When an order that nobody has answered is likely to be ready, or at the door: what the restaurant usually needs, from
 * when it was placed. Undefined for one that is answered, or wanted at a time of its own.
 */
export function expectedUnanswered(
  { status, scheduledFor, placedAt, ...way }: Pick<Order, 'status' | 'scheduledFor' | 'placedAt' | 'zoneMinutes'>,
  settings: OrderingSettings,
): Date | undefined {
  return status === 'placed' && !scheduledFor ? promisedByAccepting(way, undefined, settings, placedAt) : undefined;
}

/** When a delayed order will be ready: so many minutes after what was promised, or after now where that has passed. */
export function promisedByDelaying({ promisedAt }: Pick<Order, 'promisedAt'>, minutes: number, now: Date): Date {
  return later(promisedAt && promisedAt > now ? promisedAt : now, minutes);
}

function later(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
