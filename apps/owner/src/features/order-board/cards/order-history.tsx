import type { BoardOrder } from '@chalkboard/contracts';
import { dayAndTime } from '../live/board-times';
import { useServerNow } from '../live/board-clock';
import { texts } from '../../../texts';

const t = texts.board;
const STEP_MS = 60_000;

/** What happened to an order, the latest last: when, by whom, why. */
export function OrderHistory({ order, timeZone }: { readonly order: BoardOrder; readonly timeZone: string }) {
  const now = useServerNow(STEP_MS);
  return (
    <ol className="grid gap-2 text-small">
      {order.history.map(({ status, at, by, reason, promisedAt }, index) => {
        const before = order.history[index - 1];
        const what = !before && by === 'restaurant' ? t.details.entered : !before ? t.details.placed : promisedAt && before.status === status ? t.details.newTime(dayAndTime(promisedAt, now, timeZone)) : t.status[status];
        return (
          <li key={index} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">
              {what} <span className="font-normal text-quiet">({t.details.by[by]})</span>
            </span>
            <time dateTime={at} className="tabular text-quiet">
              {dayAndTime(at, now, timeZone)}
            </time>
            {reason && <span className="w-full text-quiet">{t.details.reason(reason)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
