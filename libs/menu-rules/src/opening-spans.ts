import type { OpeningHours } from '@chalkboard/contracts/http/opening-hours';

/** How opening hours are counted, once for servers and screens. Nothing in here loads a schema. */

/** Open from … to, as a clock shows it: "11:30"; an end that is not after the beginning is on the next day. */
export type OpeningSpan = OpeningHours['exceptions'][number]['spans'][number];

/** From one point up to, and without, another, on any one scale. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const HOUR_MIN = 60;
export const DAY_MIN = 24 * HOUR_MIN;
export const WEEK_MIN = 7 * DAY_MIN;

/** Minutes from midnight to "11:30"; 1440 for "24:00". */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MIN + minutes;
}

/** A span in minutes from the midnight with which its day begins; it may reach into the next day. */
export function stretchOf({ from, to }: OpeningSpan): Stretch {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return { from: start, to: end > start ? end : end + DAY_MIN };
}

/**
 * The spans that begin on a date, "2026-12-24": those of its exception where there is one, else those of its weekday,
 * Monday 1 to Sunday 7.
 */
export function spansOn(hours: OpeningHours, date: string, weekday: number): readonly OpeningSpan[] {
  return (
    hours.exceptions.find((exception) => exception.date === date)?.spans ??
    hours.weekly.filter(({ day }) => day === weekday)
  );
}

/** In their order, with those that touch or overlap as one. */
export function merged(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && stretch.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
    else result.push(stretch);
  }
  return result;
}
