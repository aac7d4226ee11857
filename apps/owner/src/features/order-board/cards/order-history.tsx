import type { BoardOrder } from '@chalkboard/contracts';
import { formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../../texts';
import { useServerNow } from '../live/board-clock';
import { dayAndTime } from '../live/board-times';

const t = texts.board;
const STEP_MS = 60_000;

/** What happened to an order, the latest last: when, by whom, why. */
export function OrderHistory({ order, timeZone }: { readonly order: BoardOrder; readonly timeZone: string }) {
  const now = useServerNow(STEP_MS);
  const time = (instant: string) => dayAndTime(instant, now, timeZone);
  const { currency, history, paidMarks = [] } = order;
  const changes = history.map((change, index) => ({
    at: change.at,
    by: change.by,
    reason: change.reason,
    what: whatChanged(change, history[index - 1], { currency, time }),
  }));
  const marks = paidMarks.map((mark) => ({
    at: mark.at,
    by: 'restaurant' as const,
    reason: undefined,
    what: markText(mark),
  }));
  return (
    <ol className="grid gap-2 text-small">
      {[...changes, ...marks]
        .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
        .map(({ at, by, reason, what }, index) => (
          <li key={index} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">
              {what} <span className="font-normal text-quiet">({t.details.by[by]})</span>
            </span>
            <time dateTime={at} className="tabular text-quiet">
              {time(at)}
            </time>
            {reason && <span className="w-full text-quiet">{t.details.reason({ text: reason })}</span>}
          </li>
        ))}
    </ol>
  );
}

function markText({ paid, tab }: NonNullable<BoardOrder['paidMarks']>[number]): string {
  const words = texts.payment.board;
  return tab ? words.byTab[tab] : paid ? words.marked : words.takenBack;
}

type Change = BoardOrder['history'][number];

/** A change in words: where the status stayed, what else it changed. */
function whatChanged(
  { status, by, promisedAt, correction }: Change,
  before: Change | undefined,
  { currency, time }: { readonly currency: string; time(instant: string): string },
): string {
  if (!before) return by === 'restaurant' ? t.details.entered : t.details.placed;
  if (correction) {
    const { totalBefore, total } = correction;
    return totalBefore === undefined || total === undefined
      ? t.details.corrected
      : t.details.correctedTotal({ before: formatMoney(totalBefore, currency), after: formatMoney(total, currency) });
  }
  return promisedAt && before.status === status ? t.details.newTime({ time: time(promisedAt) }) : t.status[status];
}
