import type { OpeningHours } from '@chalkboard/contracts';
import { DateTime } from 'luxon';

/** Without a break open from one instant up to, and without, another; milliseconds since the epoch. */
export interface OpenPeriod {
  readonly opensAt: number;
  readonly closesAt: number;
}

type Span = OpeningHours['exceptions'][number]['spans'][number];

/**
 * When a restaurant is open from `now` on, soonest first; the first period may have begun before. A span that ends on the next day belongs
 * to the day it begins, so it also runs into a holiday. What the clock shows twice is taken the first time; what it skips, as much later.
 * @param timeZone IANA name
 * @param days how many days after today are looked at
 */
export function openPeriods(hours: OpeningHours, timeZone: string, now: Date, days: number): OpenPeriod[] {
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  const periods: OpenPeriod[] = [];
  // Yesterday's last span may last until today.
  for (let offset = -1; offset <= days; offset++) {
    const day = today.plus({ days: offset });
    for (const span of spansOf(hours, day)) {
      const opensAt = at(day, span.from);
      const closesAt = at(span.to > span.from ? day : day.plus({ days: 1 }), span.to);
      if (closesAt > now.getTime() && closesAt > opensAt) periods.push({ opensAt, closesAt });
    }
  }
  return merged(periods);
}

/** The spans that begin on this day: those of its date where there is an exception, else those of its weekday. */
function spansOf(hours: OpeningHours, day: DateTime): readonly Span[] {
  const date = day.toISODate();
  return hours.exceptions.find((exception) => exception.date === date)?.spans ?? hours.weekly.filter((span) => span.day === day.weekday);
}

/** The instant at which the restaurant's clock shows a time on a day; "24:00" is the next day's beginning. */
function at(day: DateTime, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const { year, month, day: date } = hour === 24 ? day.plus({ days: 1 }) : day;
  const shown = DateTime.fromObject({ year, month, day: date, hour: hour % 24, minute }, { zone: day.zone });
  return Math.min(...shown.getPossibleOffsets().map((possible) => possible.toMillis()));
}

/** Periods that touch or overlap as one. */
function merged(periods: readonly OpenPeriod[]): OpenPeriod[] {
  const result: OpenPeriod[] = [];
  for (const period of periods.toSorted((a, b) => a.opensAt - b.opensAt)) {
    const last = result.at(-1);
    if (last && period.opensAt <= last.closesAt) result[result.length - 1] = { ...last, closesAt: Math.max(last.closesAt, period.closesAt) };
    else result.push(period);
  }
  return result;
}
