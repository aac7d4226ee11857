import { daysBetween, type Day } from './days';

/** A month that is charged: `until` is the first day of the next one. */
export interface Month {
  readonly from: Day;
  readonly until: Day;
}

/**
 * What the days of a month from `day` on cost, in cents, rounded half up. The day itself is one of them: it belongs to
 * the plan with which it ends.
 * @param priceMinor of the whole month
 */
export function priceOfRest(priceMinor: number, { from, until }: Month, day: Day): number {
  const [days, left] = [daysBetween(from, until), daysBetween(day, until)];
  return Math.floor((2 * priceMinor * left + days) / (2 * days));
}
