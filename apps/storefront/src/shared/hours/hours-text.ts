import type { Menu, OpeningHours } from '@chalkboard/contracts';
import { minuteOf, spansOn } from '@chalkboard/menu-rules/opening-spans';
import { clockText, dateOf, datePlus, dayName, weekdayOf } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { openingStateOf, type WallTime } from './opening-state';

const { hours: t } = texts;

function whenText({ days, minutes }: WallTime, today: string): string {
  const clock = clockText(minutes);
  if (days === 0) return t.today({ time: clock });
  if (days === 1) return t.tomorrow({ time: clock });
  return t.onDay({ day: dayName(datePlus(today, days), days > 6 ? 'long' : 'weekday'), time: clock });
}

/**
 * "Open until 10 PM", "Opens tomorrow at 11 AM"; undefined for a menu without hours. @param now milliseconds since the
 * epoch
 */
export function hoursLine(
  { openingHours, timeZone }: Pick<Menu, 'openingHours' | 'timeZone'>,
  now: number,
): { readonly open: boolean; readonly text: string } | undefined {
  if (!openingHours) return undefined;
  const state = openingStateOf(openingHours, timeZone, now);
  if (state.open)
    return { open: true, text: state.until ? t.openUntil({ time: clockText(state.until.minutes) }) : t.alwaysOpen };
  return { open: false, text: state.at ? t.opens({ when: whenText(state.at, dateOf(now, timeZone)) }) : t.closed };
}

export interface HoursOfDay {
  readonly date: string;
  readonly day: string;
  /** "11 AM – 2 PM, 5 PM – 10 PM", or that it is closed. */
  readonly text: string;
  /** Why it differs from its week. */
  readonly note?: string;
}

/** The week from today on, holidays as they are. @param now milliseconds since the epoch */
export function weekOf(openingHours: OpeningHours, timeZone: string, now: number): HoursOfDay[] {
  const today = dateOf(now, timeZone);
  return Array.from({ length: 7 }, (_, offset) => {
    const date = datePlus(today, offset);
    const spans = [...spansOn(openingHours, date, weekdayOf(date))].sort((a, b) => minuteOf(a.from) - minuteOf(b.from));
    const note = openingHours.exceptions.find((exception) => exception.date === date)?.note;
    return {
      date,
      day: dayName(date),
      text:
        spans.map(({ from, to }) => `${clockText(minuteOf(from))} – ${clockText(minuteOf(to))}`).join(', ') || t.closed,
      ...(note ? { note } : {}),
    };
  });
}
