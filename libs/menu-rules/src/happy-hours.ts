import type { HappyHour } from '@chalkboard/contracts';
import { isFor, type RuledDish } from './rule-scope';
import { periodAt, periodsBetween, type Period } from './wall-periods';

/** A happy hour that holds at an instant, and from when to when. */
export interface HeldHour {
  readonly hour: HappyHour;
  readonly period: Period;
}

/** A price with what made it lower; amounts in minor units. */
export interface HappyPrice {
  readonly price: number;
  /** Absent: the usual price. */
  readonly by?: HeldHour;
}

/** The happy hours that hold at an instant (milliseconds since the epoch); found once for all dishes of a menu. */
export function happyHoursAt(hours: readonly HappyHour[], timeZone: string, at: number): HeldHour[] {
  return hours.flatMap((hour) => {
    const period = periodAt(periodsBetween(hour.when, timeZone, at, at), at);
    return period ? [{ hour, period }] : [];
  });
}

/** What a dish or one of its sizes costs while happy hours hold: the lowest of their prices. */
export function happyPrice(usual: number, dish: RuledDish, held: readonly HeldHour[]): HappyPrice {
  let lowest: HappyPrice = { price: usual };
  for (const by of held) {
    const price = isFor(by.hour.for, dish) ? lowered(usual, by.hour.off) : usual;
    if (price < lowest.price) lowest = { price, by };
  }
  return lowest;
}

/** Whether a happy hour of any of these dishes holds at some moment between two instants. */
export function anyHappyHour(
  hours: readonly HappyHour[],
  dishes: readonly RuledDish[],
  timeZone: string,
  { from, to }: Period,
): boolean {
  return hours.some(
    (hour) => dishes.some((dish) => isFor(hour.for, dish)) && periodsBetween(hour.when, timeZone, from, to).length > 0,
  );
}

/** A price with what a happy hour takes off; rounded half up, never below nothing. */
export function lowered(usual: number, off: HappyHour['off']): number {
  if (off.kind === 'amount') return Math.max(0, usual - off.amount);
  // Percents have up to three decimals: all of this is in whole numbers.
  const kept = 100_000 - Math.round(off.percent * 1000);
  return Math.floor((2 * usual * kept + 100_000) / 200_000);
}
