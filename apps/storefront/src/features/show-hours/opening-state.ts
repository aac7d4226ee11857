import type { OpeningHours } from '@chalkboard/contracts';
import { dateOf, datePlus, minutesOf, weekdayOf } from '../../restaurant-clock';

/** A time by the restaurant's clock: so many days after today, minutes since that day's midnight. */
export interface WallTime {
  readonly days: number;
  readonly minutes: number;
}

export type OpeningState =
  /** `until` is absent where nothing closes within a week. */
  | { readonly open: true; readonly until?: WallTime }
  /** `at` is absent where nothing opens in sight. */
  | { readonly open: false; readonly at?: WallTime };

type Span = OpeningHours['exceptions'][number]['spans'][number];

const DAY = 24 * 60;
const WEEK = 7 * DAY;
/** Who is on holiday for longer is simply closed. */
const SOUGHT_DAYS = 60;

/** Minutes since midnight of "11:30". */
export function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The spans that begin on a date: those of its exception where there is one, else those of its weekday. */
export function spansOn(hours: OpeningHours, date: string): readonly Span[] {
  return hours.exceptions.find((exception) => exception.date === date)?.spans ?? hours.weekly.filter(({ day }) => day === weekdayOf(date));
}

/** Open, and until when; or closed, and until when. A span that passes midnight belongs to the day it begins. @param now milliseconds since the epoch */
export function openingStateOf(hours: OpeningHours, timeZone: string, now: number): OpeningState {
  const today = dateOf(now, timeZone);
  const minute = minutesOf(now, timeZone);
  const periods: { from: number; to: number }[] = [];
  for (let offset = -1; offset <= SOUGHT_DAYS; offset++) {
    const spans = spansOn(hours, datePlus(today, offset)).map(({ from, to }) => ({ from: offset * DAY + minutesIn(from), to: offset * DAY + minutesIn(to) + (minutesIn(to) > minutesIn(from) ? 0 : DAY) }));
    for (const span of spans.sort((a, b) => a.from - b.from)) {
      const last = periods.at(-1);
      if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
      else periods.push(span);
    }
  }
  const next = periods.find(({ to }) => to > minute);
  if (!next) return { open: false };
  const wall = (at: number): WallTime => ({ days: Math.floor(at / DAY), minutes: ((at % DAY) + DAY) % DAY });
  if (next.from > minute) return { open: false, at: wall(next.from) };
  return next.to - minute > WEEK ? { open: true } : { open: true, until: wall(next.to) };
}
