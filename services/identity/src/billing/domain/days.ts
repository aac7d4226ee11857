/** A calendar day without a time: "2026-11-21". They compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;
/** No place is further from UTC than this. */
const FURTHEST_MS = 16 * 3_600_000;
const SECOND_MS = 1000;

/** The day that an instant falls on in a time zone. */
export function dayIn(zone: string, instant: Date): Day {
  return new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString().slice(0, 10);
}

/** The first instant of a day in a time zone: not always midnight, which some zones skip when clocks change. */
export function startOfDay(day: Day, zone: string): Date {
  const midnight = utcOf(day);
  let [before, after] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS];
  while (after - before > SECOND_MS) {
    const middle = before + Math.floor((after - before) / (2 * SECOND_MS)) * SECOND_MS;
    if (dayIn(zone, new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/**
 * So many days later by the calendar, at the same time of the clock on the wall; where clocks skip that time, as much
 * later as they skip.
 */
export function sameTimeAfterDays(instant: Date, days: number, zone: string): Date {
  const wall = instant.getTime() + offsetAt(zone, instant.getTime()) + days * DAY_MS;
  const around = wall - offsetAt(zone, instant.getTime());
  const [before, after] = [offsetAt(zone, around - DAY_MS), offsetAt(zone, around + DAY_MS)];
  const shown = [wall - before, wall - after].find((candidate) => candidate + offsetAt(zone, candidate) === wall);
  return new Date(shown ?? wall - before);
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of UTC, in whole seconds. @throws RangeError for a zone that nobody knows */
function offsetAt(zone: string, instant: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  return wall - Math.floor(instant / SECOND_MS) * SECOND_MS;
}
