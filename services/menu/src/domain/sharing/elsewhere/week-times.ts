import type { OpeningHours } from '@chalkboard/contracts';
import { DAY_MIN, HOUR_MIN, merged, stretchOf, WEEK_MIN } from '@chalkboard/menu-rules/opening-spans';

/** A span within one day, Monday 1 to Sunday 7. */
export interface DaySpan {
  readonly day: number;
  /** "18:00" */
  readonly from: string;
  /** "23:59" where it lasts to midnight: the formats of others know no 24:00. */
  readonly to: string;
}

/** The spans of a week, each within its day, in order and without overlaps: a night is two of them. */
export function weekTimes({ weekly }: Pick<OpeningHours, 'weekly'>): DaySpan[] {
  const stretches = weekly.flatMap(({ day, ...span }) => {
    const { from, to } = stretchOf(span);
    const start = (day - 1) * DAY_MIN + from;
    const end = (day - 1) * DAY_MIN + to;
    // What reaches beyond Sunday goes on at the week's beginning.
    return end > WEEK_MIN
      ? [
          { from: start, to: WEEK_MIN },
          { from: 0, to: end - WEEK_MIN },
        ]
      : [{ from: start, to: end }];
  });
  return merged(stretches).flatMap(({ from, to }) => {
    const days: DaySpan[] = [];
    for (let day = Math.floor(from / DAY_MIN); day * DAY_MIN < to; day += 1) {
      const start = Math.max(from, day * DAY_MIN) - day * DAY_MIN;
      const end = Math.min(to, (day + 1) * DAY_MIN) - day * DAY_MIN;
      if (end > start) days.push({ day: day + 1, from: clock(start), to: end === DAY_MIN ? '23:59' : clock(end) });
    }
    return days;
  });
}

function clock(minutes: number): string {
  return [Math.floor(minutes / HOUR_MIN), minutes % HOUR_MIN].map((part) => String(part).padStart(2, '0')).join(':');
}
