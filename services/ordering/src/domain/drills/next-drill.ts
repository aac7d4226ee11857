import type { MenuSnapshot, OpeningDrillSettings } from '@chalkboard/contracts';
import { DateTime } from 'luxon';
import { instantOf, openPeriods, type OpenPeriod } from '../opening-times';

const MINUTE_MS = 60_000;
/** Far enough for most weeks; a long holiday is looked through in a second pass. */
const SOON_DAYS = 8;
const SOUGHT_DAYS = 366;

/** A drill as the restaurant's hours ask for it. */
export interface PlannedDrill {
  /** The restaurant's own day, "2026-11-23": a day has one drill. */
  readonly day: string;
  readonly startsAt: Date;
  /** When it opens: answers are wanted before. */
  readonly opensAt: Date;
}

/**
 * The next drill of a restaurant: before the first opening of a day by its clock. A night belongs to the day on which
 * it began, so a day with the rest of a night and an evening is tried before the evening. On a day that is open from
 * midnight to midnight the chosen time counts; a day that does not open has none.
 * @param doneDay the last day that had its drill; days up to it are passed over
 * @returns one whose opening is after `now`, though it may have to begin at once; undefined: nothing opens in sight
 */
export function nextDrill(
  { openingHours, timeZone }: Pick<MenuSnapshot, 'openingHours' | 'timeZone'>,
  settings: OpeningDrillSettings,
  now: Date,
  doneDay?: string,
): PlannedDrill | undefined {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  // From the day before on: else what is left of a night looks like an opening.
  const from = today.minus({ days: 1 }).toJSDate();
  for (const days of openingHours ? [SOON_DAYS, SOUGHT_DAYS] : [SOON_DAYS]) {
    const periods = openingHours && openPeriods(openingHours, timeZone, from, days);
    for (let offset = 0; offset < days; offset++) {
      const date = today.plus({ days: offset });
      const day = date.toFormat('yyyy-MM-dd');
      const opensAt = opensOn(date, periods, settings);
      if (opensAt === undefined || opensAt <= now.getTime() || (doneDay !== undefined && day <= doneDay)) continue;
      return {
        day,
        startsAt: new Date(opensAt - settings.minutesBefore * MINUTE_MS),
        opensAt: new Date(opensAt),
      };
    }
  }
  return undefined;
}

/** @param periods undefined: it has no hours and is always open */
function opensOn(
  date: DateTime,
  periods: readonly OpenPeriod[] | undefined,
  { alwaysOpenAt }: OpeningDrillSettings,
): number | undefined {
  const from = date.toMillis();
  const to = date.plus({ days: 1 }).toMillis();
  const opening = periods?.find(({ opensAt }) => from <= opensAt && opensAt < to);
  if (opening) return opening.opensAt;
  const isAllDay = periods?.some(({ opensAt, closesAt }) => opensAt < from && to <= closesAt) ?? true;
  if (!isAllDay) return undefined;
  const [hour = 0, minute = 0] = alwaysOpenAt.split(':').map(Number);
  return instantOf(date, hour * 60 + minute);
}
