import type { OpeningHours } from './http/opening-hours';

type Span = OpeningHours['exceptions'][number]['spans'][number];

/** What of opening hours cannot be meant. */
export interface HoursFaults {
  /** Weekdays of which a span runs into another, its own day's or the next one's. */
  readonly overlappingDays: readonly number[];
  /** Dates with spans that run into one another. */
  readonly overlappingDates: readonly string[];
  /** Dates that differ from their week more than once. */
  readonly repeatedDates: readonly string[];
}

const DAY_MIN = 24 * 60;
const WEEK_MIN = 7 * DAY_MIN;

/** Finds what cannot be meant; one span may begin as another ends. The owner's form marks it, the menu service refuses it. */
export function faultsOf({ weekly, exceptions }: OpeningHours): HoursFaults {
  const week = weekly.map(({ day, ...span }) => ({ day, ...stretchOf(span, (day - 1) * DAY_MIN) })).sort((a, b) => a.from - b.from);
  // Sunday's night reaches into the week's beginning.
  const around = week.map((stretch, index) => ({ stretch, next: week[index + 1]?.from ?? (week[0]?.from ?? 0) + WEEK_MIN }));
  const dates = exceptions.map(({ date }) => date);
  return {
    overlappingDays: distinct(around.filter(({ stretch, next }) => next < stretch.to).map(({ stretch }) => stretch.day)),
    overlappingDates: exceptions.filter(({ spans }) => overlap(spans)).map(({ date }) => date),
    repeatedDates: distinct(dates.filter((date, index) => dates.indexOf(date) !== index)),
  };
}

function overlap(spans: readonly Span[]): boolean {
  const day = spans.map((span) => stretchOf(span, 0)).sort((a, b) => a.from - b.from);
  return day.some((stretch, index) => stretch.from < (day[index - 1]?.to ?? 0));
}

/** Minutes from the beginning of something that is `offset` minutes before the span's day; an end that is not after the beginning is on the next day. */
function stretchOf({ from, to }: Span, offset: number): { from: number; to: number } {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return { from: offset + start, to: offset + (end > start ? end : end + DAY_MIN) };
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
