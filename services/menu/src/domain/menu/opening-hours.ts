import type { OpeningHours } from '@chalkboard/contracts';
import { MenuError } from './menu.errors';

type Span = OpeningHours['exceptions'][number]['spans'][number];

/** Minutes from some beginning. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const DAY_MIN = 24 * 60;
const WEEK_MIN = 7 * DAY_MIN;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Opening hours that can be meant: no time is open twice, no date differs twice. One span may begin as another ends.
 * @throws MenuError `menu.invalid_opening_hours`, which names the day
 */
export function assertOpeningHours({ weekly, exceptions }: OpeningHours): void {
  for (const { from } of [...weekly, ...exceptions.flatMap(({ spans }) => spans)]) {
    if (from === '24:00') throw refusal('Opening hours cannot begin at 24:00. Please write 00:00 on the next day.');
  }
  const week = weekly.map((span) => ({ ...stretchOf(span, (span.day - 1) * DAY_MIN), day: span.day })).sort((a, b) => a.from - b.from);
  week.forEach((stretch, index) => {
    const next = week[index + 1];
    const [first] = week;
    // Sunday's night reaches into the week's beginning.
    const overlaps = next ? next.from < stretch.to : first !== undefined && first.from + WEEK_MIN < stretch.to;
    if (overlaps) throw refusal(`The opening hours of ${DAYS[stretch.day - 1]} overlap with others. Please check where they end.`);
  });
  const dates = new Set<string>();
  for (const { date, spans } of exceptions) {
    if (dates.has(date)) throw refusal(`${shown(date)} is listed twice. Please keep one of them.`);
    dates.add(date);
    const day = spans.map((span) => stretchOf(span, 0)).sort((a, b) => a.from - b.from);
    if (day.some((stretch, index) => index > 0 && stretch.from < day[index - 1]!.to)) throw refusal(`The opening hours of ${shown(date)} overlap. Please check where they end.`);
  }
}

/** @throws MenuError `menu.invalid_time_zone` unless it is the name of a zone, such as America/New_York */
export function assertTimeZone(timeZone: string): void {
  // Offsets are taken for zones by some runtimes; they know nothing of summer time.
  if (!/^[A-Z]/i.test(timeZone) || !isKnown(timeZone)) throw new MenuError('menu.invalid_time_zone', 'This time zone is not known. Please choose one from the list, such as America/New_York.');
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** A span from its day's beginning on, set `offset` minutes later; an end that is not after the beginning is on the next day. */
function stretchOf({ from, to }: Span, offset: number): Stretch {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return { from: offset + start, to: offset + (end > start ? end : end + DAY_MIN) };
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function shown(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

function refusal(detail: string): MenuError {
  return new MenuError('menu.invalid_opening_hours', detail);
}
