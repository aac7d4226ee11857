import type { OpeningHours } from '@chalkboard/contracts/http/opening-hours';
import { DAY_MIN, stretchOf, WEEK_MIN, type OpeningSpan, type Stretch } from './opening-spans';

/** What of opening hours cannot be meant. */
export interface HoursFaults {
  /** Weekdays of which a span runs into another, its own day's or the next one's. */
  readonly overlappingDays: readonly number[];
  /** Dates with spans that run into one another. */
  readonly overlappingDates: readonly string[];
  /** Dates that differ from their week more than once. */
  readonly repeatedDates: readonly string[];
}

/**
 * Finds what cannot be meant; one span may begin as another ends. The owner's form marks it, the menu service refuses
 * it.
 */
export function faultsOf({ weekly, exceptions }: OpeningHours): HoursFaults {
  const week = weekly.map(({ day, ...span }) => ({ day, ...onWeekday(span, day) })).sort((a, b) => a.from - b.from);
  // Sunday's night reaches into the week's beginning.
  const around = week.map((stretch, index) => ({
    stretch,
    next: week[index + 1]?.from ?? (week[0]?.from ?? 0) + WEEK_MIN,
  }));
  const dates = exceptions.map(({ date }) => date);
  return {
    overlappingDays: distinct(
      around.filter(({ stretch, next }) => next < stretch.to).map(({ stretch }) => stretch.day),
    ),
    overlappingDates: exceptions.filter(({ spans }) => overlap(spans)).map(({ date }) => date),
    repeatedDates: distinct(dates.filter((date, index) => dates.indexOf(date) !== index)),
  };
}

function overlap(spans: readonly OpeningSpan[]): boolean {
  const day = spans.map(stretchOf).sort((a, b) => a.from - b.from);
  return day.some((stretch, index) => stretch.from < (day[index - 1]?.to ?? 0));
}

/** A span in minutes from Monday's beginning. */
function onWeekday(span: OpeningSpan, day: number): Stretch {
  const { from, to } = stretchOf(span);
  const begin = (day - 1) * DAY_MIN;
  return { from: begin + from, to: begin + to };
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
