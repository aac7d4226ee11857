import type { BoardOrder } from '@chalkboard/contracts';
import { AlarmClock, Clock } from 'lucide-react';
import { texts } from '../../../texts';
import { useServerNow } from '../live/board-clock';
import { minutesLate } from '../live/board-columns';
import { dayAndTime } from '../live/board-times';

const t = texts.board.card;
const STEP_MS = 10_000;

/** When it was promised, or is wanted, and by how much it is late. */
export function DueTime({ order, timeZone }: { readonly order: BoardOrder; readonly timeZone: string }) {
  const now = useServerNow(STEP_MS);
  const { promisedAt, scheduledFor, orderType } = order;
  if (!promisedAt && !scheduledFor) return null;
  const late = minutesLate(order, now);
  const promised = orderType === 'delivery' ? t.promisedDoor : t.promised;
  return (
    <div className="grid gap-1 text-small">
      {promisedAt && (
        <p
          className={
            late > 0
              ? 'flex flex-wrap items-center gap-x-2 font-medium text-failed'
              : 'flex items-center gap-2 font-medium'
          }
        >
          {late > 0 ? (
            <AlarmClock aria-hidden className="size-4 shrink-0" />
          ) : (
            <Clock aria-hidden className="size-4 shrink-0 text-quiet" />
          )}
          {promised({ time: dayAndTime(promisedAt, now, timeZone) })}
          {late > 0 && (
            <span className="rounded-full bg-failed-wash px-2 py-0.5 text-caption">{t.late({ count: late })}</span>
          )}
        </p>
      )}
      {scheduledFor && scheduledFor !== promisedAt && (
        <p className="flex items-center gap-2 font-medium text-placed">
          <Clock aria-hidden className="size-4 shrink-0" />
          {t.wished({ time: dayAndTime(scheduledFor, now, timeZone) })}
        </p>
      )}
    </div>
  );
}
