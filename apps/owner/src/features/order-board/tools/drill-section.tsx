import type { BoardDrills, OpeningDrill } from '@chalkboard/contracts';
import { clockTime, dateOf, dayName } from '@chalkboard/web-kit';
import { texts } from '../../../texts';

const t = texts.drills;
const MINUTE_MS = 60_000;

/** What became of the last opening drills, and when the next one is. */
export function DrillSection({ drills, timeZone }: { readonly drills: BoardDrills; readonly timeZone: string }) {
  const dayOf = (at: string) => dayName(dateOf(at, timeZone), 'short');
  return (
    <section aria-labelledby="last-drills" className="mt-6 grid gap-2 border-t border-hairline pt-4">
      <h3 id="last-drills" className="font-sans text-body font-semibold">
        {t.title}
      </h3>
      {drills.nextAt !== undefined && (
        <p className="text-small text-quiet">
          {t.next({ day: dayOf(drills.nextAt), time: clockTime(drills.nextAt, timeZone) })}
        </p>
      )}
      {drills.last.length === 0 && <p className="text-small text-quiet">{t.none}</p>}
      <ul className="grid gap-3">
        {drills.last.map((drill) => (
          <li key={drill.drillId} className="grid gap-0.5 text-small">
            <p className="font-medium">
              {dayOf(drill.startedAt)}, <span className="tabular">{clockTime(drill.startedAt, timeZone)}</span>
            </p>
            <p className={drill.state === 'unheard' ? 'text-failed' : undefined}>{outcomeOf(drill)}</p>
            {drill.messages.map((message) => (
              <p key={`${message.channel} ${message.at}`} className="text-quiet">
                {t.channels[message.channel]}: {t.messages[message.state]}
                {message.reason !== undefined && `. ${message.reason}`}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcomeOf({ state, startedAt, heard }: OpeningDrill): string {
  if (!heard) return t.states[state];
  const minutes = Math.floor((Date.parse(heard.at) - Date.parse(startedAt)) / MINUTE_MS);
  return `${t.states[state]}, ${t.heard[heard.by]({ after: t.minutes({ count: minutes }) })}`;
}
