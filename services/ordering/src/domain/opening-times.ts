import type { OpeningHours } from '@chalkboard/contracts';
import { DAY_MIN, HOUR_MIN, merged, spansOn, stretchOf, type Stretch } from '@chalkboard/menu-rules/opening-spans';
import { DateTime } from 'luxon';

/** Without a break open from one instant up to, and without, another; milliseconds since the epoch. */
export interface OpenPeriod {
  readonly opensAt: number;
  readonly closesAt: number;
}

/**
 * When a restaurant is open from `now` on, soonest first; the first period may have begun before. A span that ends on
 * the next day belongs to the day it begins, so it also runs into a holiday. What the clock shows twice is taken the
 * first time; what it skips, as much later.
 * @param timeZone IANA name
 * @param days how many days after today are looked at
 */
export function openPeriods(hours: OpeningHours, timeZone: string, now: Date, days: number): OpenPeriod[] {
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  const stretches: Stretch[] = [];
  // Yesterday's last span may last until today.
  for (let offset = -1; offset <= days; offset++) {
    const day = today.plus({ days: offset });
    for (const span of spansOn(hours, day.toFormat('yyyy-MM-dd'), day.weekday)) {
      const { from, to } = stretchOf(span);
      const stretch = { from: instantOf(day, from), to: instantOf(day, to) };
      if (stretch.to > now.getTime() && stretch.to > stretch.from) stretches.push(stretch);
    }
  }
  return merged(stretches).map(({ from, to }) => ({ opensAt: from, closesAt: to }));
}

/** Who is on holiday for longer opens at a midnight. */
const SOUGHT_DAYS = 366;

/**
 * When a restaurant opens on the day after the one that it works now; a night belongs to the day on which it began.
 * Without opening hours, or where nothing opens in sight: its next midnight.
 */
export function opensNextDay(
  { openingHours, timeZone }: { readonly openingHours?: OpeningHours | undefined; readonly timeZone: string },
  now: Date,
): Date {
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  const midnight = today.startOf('day').plus({ days: 1 });
  const periods = openingHours ? openPeriods(openingHours, timeZone, now, SOUGHT_DAYS) : [];
  const open = periods.find(({ opensAt }) => opensAt <= now.getTime());
  const worked = open ? DateTime.fromMillis(open.opensAt, { zone: timeZone }) : today;
  const next = worked.startOf('day').plus({ days: 1 }).toMillis();
  const opening = periods.find(({ opensAt }) => opensAt > now.getTime() && opensAt >= next);
  return opening ? new Date(opening.opensAt) : midnight.toJSDate();
}

/**
 * The instant at which the restaurant's clock shows a time on a day.
 * @param day in its zone
 * @param minute since the day's midnight as the clock counts; those past its end are the next day's
 */
export function instantOf(day: DateTime, minute: number): number {
  const { year, month, day: date } = day.plus({ days: Math.floor(minute / DAY_MIN) });
  const rest = minute % DAY_MIN;
  const shown = DateTime.fromObject(
    { year, month, day: date, hour: Math.floor(rest / HOUR_MIN), minute: rest % HOUR_MIN },
    { zone: day.zone },
  );
  return Math.min(...shown.getPossibleOffsets().map((possible) => possible.toMillis()));
}
