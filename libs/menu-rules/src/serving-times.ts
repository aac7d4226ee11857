import type { ServingTime } from '@chalkboard/contracts';
import { merged } from './opening-spans';
import { isFor, type RuledDish } from './rule-scope';
import { periodAt, periodsBetween, type Period } from './wall-periods';

/** How far ahead the next time of a dish is looked for. */
const AHEAD_MS = 14 * 24 * 60 * 60_000;

/** A serving time with the periods in which it holds. */
export interface ServingPeriods {
  readonly time: ServingTime;
  readonly periods: readonly Period[];
}

/** When each serving time holds in the two weeks from an instant on; found once for all dishes of a menu. */
export function servingPeriods(times: readonly ServingTime[], timeZone: string, at: number): ServingPeriods[] {
  return times.map((time) => ({ time, periods: periodsBetween(time.when, timeZone, at, at + AHEAD_MS) }));
}

/**
 * When a dish is served in the two weeks from an instant on, soonest first.
 * @returns undefined for a dish that no serving time names: it is served at any time
 */
export function servedPeriods(times: readonly ServingPeriods[], dish: RuledDish): Period[] | undefined {
  const own = times.filter(({ time }) => isFor(time.for, dish));
  return own.length > 0 ? merged(own.flatMap(({ periods }) => periods)) : undefined;
}

/** Whether a dish is served at an instant, in milliseconds since the epoch. */
export function isServedAt(times: readonly ServingTime[], dish: RuledDish, timeZone: string, at: number): boolean {
  const own = times.filter((time) => isFor(time.for, dish));
  return own.length === 0 || own.some(({ when }) => periodAt(periodsBetween(when, timeZone, at, at), at) !== undefined);
}

/** When a dish is served next, after an instant at which it is not; undefined: not within two weeks. */
export function nextServed(
  times: readonly ServingTime[],
  dish: RuledDish,
  timeZone: string,
  at: number,
): Period | undefined {
  const own = times.filter((time) => isFor(time.for, dish));
  return servedPeriods(servingPeriods(own, timeZone, at), dish)?.find(({ to }) => to > at);
}
