import type { TrackedOrder } from '@chalkboard/contracts';
import type { OrderStatus } from '@chalkboard/contracts/order-lifecycle';
import { dateOf, daysBetween, dayName, timeOfDay } from '@chalkboard/web-kit';
import { texts } from '../../texts';

const { tracking: t } = texts;

/** What is going on now, in a sentence. */
export function nowText({ status, seen }: Pick<TrackedOrder, 'status' | 'seen'>): string {
  return status === 'placed' && seen ? t.now.placedSeen : t.now[status];
}

/** An instant by the restaurant's clock, with its day when that is not today: "6:40 PM", "Friday at 6:40 PM". @param now milliseconds since the epoch */
export function momentText(at: string, timeZone: string, now: number): string {
  const date = dateOf(at, timeZone);
  const days = daysBetween(dateOf(now, timeZone), date);
  const clock = timeOfDay(at, timeZone);
  return days === 0 ? clock : texts.hours.onDay(dayName(date, days < 0 || days > 6 ? 'long' : 'weekday'), clock);
}

/** When it will be ready or there: as promised, else as ordered; undefined once it is, or never will be. */
export function promiseText({ status, orderType, promisedAt, scheduledFor, timeZone }: Pick<TrackedOrder, 'status' | 'orderType' | 'promisedAt' | 'scheduledFor' | 'timeZone'>, now: number): string | undefined {
  if (status === 'completed' || status === 'rejected' || status === 'cancelled' || status === 'ready') return undefined;
  if (promisedAt) return t.promised[orderType](momentText(promisedAt, timeZone, now));
  return scheduledFor && t.wanted(momentText(scheduledFor, timeZone, now));
}

export interface Step {
  readonly status: OrderStatus;
  /** When it was reached; absent: it is still ahead. */
  readonly at?: string;
  readonly current: boolean;
}

/** The steps an order takes from beginning to end, those that it skipped left out. */
export function stepsOf({ status, orderType, history }: Pick<TrackedOrder, 'status' | 'orderType' | 'history'>): Step[] {
  const done = history.map(({ status: reached, at }, index) => ({ status: reached, at, current: index === history.length - 1 && reached === status }));
  if (status === 'rejected' || status === 'cancelled') return done;
  const road: readonly OrderStatus[] = orderType === 'delivery' ? ['placed', 'accepted', 'preparing', 'out_for_delivery', 'completed'] : ['placed', 'accepted', 'preparing', 'ready', 'completed'];
  const here = road.indexOf(status);
  return [...done, ...road.slice(here + 1).map((ahead) => ({ status: ahead, current: false }))];
}
