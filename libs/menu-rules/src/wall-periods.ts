import type { OpeningHours } from '@chalkboard/contracts';
import { merged, spansOn, stretchOf, type Stretch } from './opening-spans';

/** From one instant up to, and without, another; milliseconds since the epoch. */
export type Period = Stretch;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Clocks change at full quarters of an hour in UTC. */
const QUARTER_MS = 15 * MINUTE_MS;
/** Offsets of one zone that are remembered: a quarter of an hour each. */
const OFFSETS_KEPT = 5000;

interface Clock {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Map<number, number>;
}

const clocks = new Map<string, Clock>();

/**
 * When spans of a restaurant's clock hold, as instants, soonest first; the first period may have begun before `from`. A
 * span that ends on the next day belongs to the day it begins, so it also runs into a holiday. What the clock shows
 * twice is taken the first time; what it skips, as much later.
 * @param from the periods end after it; milliseconds since the epoch
 * @param to they begin before it, or with it
 */
export function periodsBetween(when: OpeningHours, timeZone: string, from: number, to: number): Period[] {
  const periods: Period[] = [];
  // Yesterday's last span may last until today.
  const first = dayOf(from, timeZone) - DAY_MS;
  const last = dayOf(to, timeZone);
  for (let day = first; day <= last; day += DAY_MS) {
    const date = new Date(day);
    for (const span of spansOn(when, date.toISOString().slice(0, 10), date.getUTCDay() || 7)) {
      const { from: begin, to: end } = stretchOf(span);
      const period = { from: instantOf(day, begin, timeZone), to: instantOf(day, end, timeZone) };
      if (period.to > from && period.from <= to && period.to > period.from) periods.push(period);
    }
  }
  return merged(periods);
}

/** The period that an instant is in. */
export function periodAt(periods: readonly Period[], at: number): Period | undefined {
  return periods.find(({ from, to }) => from <= at && at < to);
}

/** The instant at which the clock shows so many minutes after a day's midnight; `day` is that midnight in UTC. */
function instantOf(day: number, minute: number, timeZone: string): number {
  const shown = day + minute * MINUTE_MS;
  const [before, after] = [offsetAt(shown - DAY_MS, timeZone), offsetAt(shown + DAY_MS, timeZone)];
  const possible = [shown - before, shown - after].filter((at) => offsetAt(at, timeZone) === shown - at);
  return possible.length > 0 ? Math.min(...possible) : shown - before;
}

/** The date that the clock shows, as its midnight in UTC. */
function dayOf(at: number, timeZone: string): number {
  return Math.floor((at + offsetAt(at, timeZone)) / DAY_MS) * DAY_MS;
}

/** So many milliseconds the clock is ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const { format, offsets } = clockOf(timeZone);
  const quarter = Math.floor(at / QUARTER_MS);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const begin = quarter * QUARTER_MS;
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(begin)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - begin;
  if (offsets.size >= OFFSETS_KEPT) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

function clockOf(timeZone: string): Clock {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const options = {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    } as const;
    let format: Intl.DateTimeFormat;
    try {
      format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    } catch {
      // A zone that this browser does not know.
      format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    }
    clock = { format, offsets: new Map() };
    clocks.set(timeZone, clock);
  }
  return clock;
}
