import { DateTime } from 'luxon';

/** A calendar day without a time: "2026-11-21". They compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day that an instant falls on in a time zone. @throws RangeError for a zone that nobody knows */
export function dayIn(zone: string, instant: Date): Day {
  return clockIn(zone, instant).toFormat('yyyy-MM-dd');
}

/** The first instant of a day in a time zone: some skip midnight when clocks change, and some have it twice. */
export function startOfDay(day: Day, zone: string): Date {
  const midnights = DateTime.fromISO(day, { zone }).getPossibleOffsets();
  return new Date(Math.min(...midnights.map((midnight) => midnight.toMillis())));
}

/**
 * So many days later by the calendar, at the same time of the clock on the wall; where clocks skip that time, as much
 * later as they skip.
 */
export function sameTimeAfterDays(instant: Date, days: number, zone: string): Date {
  return clockIn(zone, instant).plus({ days }).toJSDate();
}

export function addDays(day: Day, days: number): Day {
  return new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days `until` is after `from`. */
export function daysBetween(from: Day, until: Day): number {
  return (utcOf(until) - utcOf(from)) / DAY_MS;
}

/**
 * The day on which the next month begins: the same day of the month after, or its last where it has no such day.
 * @param anchor day of the month on which the first one began, so that 31 January, 28 February and 31 March follow each
 * other
 */
export function monthAfter(day: Day, anchor: number): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(anchor, last))).toISOString().slice(0, 10);
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

function utcOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** @throws RangeError for a zone that nobody knows */
function clockIn(zone: string, instant: Date): DateTime {
  const clock = DateTime.fromJSDate(instant, { zone });
  if (!clock.isValid) throw new RangeError(`${zone} is no time zone.`);
  return clock;
}
