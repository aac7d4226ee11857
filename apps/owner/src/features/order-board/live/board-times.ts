import { clockTime, dateOf, dayName } from '@chalkboard/web-kit';
import { texts } from '../../../texts';

const t = texts.board.ages;

/**
 * An instant (ISO 8601) by the restaurant's clock, with its day where that is not the day of `now` (ms): "Sat, Nov 21,
 * 6:02 PM".
 */
export function dayAndTime(instant: string, now: number, timeZone: string): string {
  return dateOf(instant, timeZone) === dateOf(now, timeZone)
    ? clockTime(instant, timeZone)
    : `${dayName(dateOf(instant, timeZone), 'short')}, ${clockTime(instant, timeZone)}`;
}

/** How long ago, ms: "0:42" below ten minutes, "25 min", "2 h 5 min", "3 d". */
export function ageText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 10) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  if (minutes < 60) return t.minutes({ minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t.hours({ hours, minutes: minutes % 60 }) : t.days({ days: Math.floor(hours / 24) });
}
