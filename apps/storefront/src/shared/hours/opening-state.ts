import type { OpeningHours } from '@chalkboard/contracts';
import { DAY_MIN, merged, spansOn, stretchOf, WEEK_MIN, type Stretch } from '@chalkboard/menu-rules/opening-spans';
import { dateOf, datePlus, minutesOf, weekdayOf } from '@chalkboard/web-kit';

/** A time by the restaurant's clock: so many days after today, minutes since that day's midnight. */
export interface WallTime {
  readonly days: number;
  readonly minutes: number;
}

export type OpeningState =
  /** `until` is absent where nothing closes within a week. */
  | { readonly open: true; readonly until?: WallTime }
  /** `at` is absent where nothing opens in sight. */
  | { readonly open: false; readonly at?: WallTime };

/** Who is on holiday for longer is simply closed. */
const SOUGHT_DAYS = 60;

/**
 * Open, and until when; or closed, and until when. A span that passes midnight belongs to the day it begins. @param now
 * milliseconds since the epoch
 */
export function openingStateOf(hours: OpeningHours, timeZone: string, now: number): OpeningState {
  const today = dateOf(now, timeZone);
  const minute = minutesOf(now, timeZone);
  const stretches: Stretch[] = [];
  for (let offset = -1; offset <= SOUGHT_DAYS; offset++) {
    const date = datePlus(today, offset);
    const midnight = offset * DAY_MIN;
    for (const { from, to } of spansOn(hours, date, weekdayOf(date)).map(stretchOf))
      stretches.push({ from: midnight + from, to: midnight + to });
  }
  const next = merged(stretches).find(({ to }) => to > minute);
  if (!next) return { open: false };
  const wall = (at: number): WallTime => ({
    days: Math.floor(at / DAY_MIN),
    minutes: ((at % DAY_MIN) + DAY_MIN) % DAY_MIN,
  });
  if (next.from > minute) return { open: false, at: wall(next.from) };
  return next.to - minute > WEEK_MIN ? { open: true } : { open: true, until: wall(next.to) };
}
