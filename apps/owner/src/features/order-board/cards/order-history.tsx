import type { BoardOrder } from '@chalkboard/contracts';
import { formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../../texts';
import { useServerNow } from '../live/board-clock';
import { dayAndTime } from '../live/board-times';

const t = texts.board;
const paidWords = texts.payment.board;
const STEP_MS = 60_000;

/** What happened to an order, the latest last: when, by whom, why. */
export function OrderHistory({ order, timeZone }: { readonly order: BoardOrder; readonly timeZone: string }) {
  const now = useServerNow(STEP_MS);
  return (
    <ol className="grid gap-2 text-small">
      {order.history.map((change, index) => {
        const { at, by, reason } = change;
        const what = whatChanged(change, order.history[index - 1], {
          currency: order.currency,
          time: (instant) => dayAndTime(instant, now, timeZone),
        });
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
      {order.paidMarks?.map(({ paid, tab, at }) => (
        <li key={at} className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">
            {tab ? paidWords.byTab[tab] : paid ? paidWords.marked : paidWords.takenBack}{' '}
            <span className="font-normal text-quiet">({t.details.by.restaurant})</span>
          </span>
          <time dateTime={at} className="tabular text-quiet">
            {dayAndTime(at, now, timeZone)}
          </time>
        </li>
      ))}
    </ol>
  );
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
      : t.details.correctedTotal(formatMoney(totalBefore, currency), formatMoney(total, currency));
  }
  return promisedAt && before.status === status ? t.details.newTime(time(promisedAt)) : t.status[status];
}
