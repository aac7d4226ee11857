import type { OpeningHours } from '@chalkboard/contracts';
import { texts } from '../../texts';
import { weekOf } from './hours-text';

/** The week from today on, a day a line. @param now milliseconds since the epoch */
export function WeekHours({
  openingHours,
  timeZone,
  now,
}: {
  readonly openingHours: OpeningHours;
  readonly timeZone: string;
  readonly now: number;
}) {
  return (
    <dl className="grid max-w-sm grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {weekOf(openingHours, timeZone, now).map(({ date, day, text, note }, index) => (
        <div key={date} className="col-span-2 grid grid-cols-subgrid first:font-medium">
          <dt>
            {day}
            {index === 0 && <span className="sr-only"> {texts.hours.isToday}</span>}
          </dt>
          <dd className="tabular">
            {text}
            {note && <span className="block text-caption">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
