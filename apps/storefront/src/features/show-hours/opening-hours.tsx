import type { Menu } from '@chalkboard/contracts';
import { ChevronDown, Clock } from 'lucide-react';
import { texts } from '../../texts';
import { hoursLine, weekOf } from './hours-text';
import { useNow } from './use-now';

/** Whether the restaurant is open, and its whole week on a tap; nothing where it gives no hours. Without scripts it opens as well. */
export function OpeningHoursLine({ menu }: { readonly menu: Pick<Menu, 'openingHours' | 'timeZone'> }) {
  const now = useNow();
  const line = hoursLine(menu, now);
  if (!line || !menu.openingHours) return null;
  return (
    <details className="group mt-1 text-small">
      <summary className="tap inline-flex cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <Clock aria-hidden className="size-4 shrink-0" />
        <span className="font-medium">{line.text}</span>
        <span className="sr-only">{texts.hours.showWeek}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <dl className="mt-1 mb-2 grid max-w-sm grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {weekOf(menu.openingHours, menu.timeZone, now).map(({ date, day, text, note }, index) => (
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
    </details>
  );
}
