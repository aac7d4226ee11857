import type { Board, BoardOrder } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { texts } from '../../../texts';
import { Age } from '../cards/age';
import { shownLines } from '../cards/shown-lines';
import { TicketEdge } from '../cards/ticket-edge';
import { useServerNow } from '../live/board-clock';
import { dueAt } from '../live/board-columns';
import { dayAndTime } from '../live/board-times';
import { linesOfStation, type ScreenStation } from '../station/screen-station';

const t = texts.board;
const STEP_MS = 60_000;
/** Rows of dishes: of a new order enough to know it, of one in work what is cooked. */
const ROWS = { new: 3, inWork: 8 } as const;

/** An order on the wall: number, age, dishes with what is wanted of them, and the guest's notes. */
export function WallTicket({
  order,
  settings,
  timeZone,
  station,
  isShort,
}: {
  readonly order: BoardOrder;
  readonly settings: Board['settings'];
  readonly timeZone: string;
  readonly station: ScreenStation;
  /** Its dishes are made: number and guest are enough. */
  readonly isShort: boolean;
}) {
  const now = useServerNow(STEP_MS);
  const { own } = linesOfStation(order.lines, station);
  const due = dueAt(order);
  const isNew = order.status === 'placed';
  const { notes } = order.customer;
  const lines = shownLines(own, isNew ? ROWS.new : ROWS.inWork);
  return (
    <li
      data-order={order.orderId}
      className={clsx(
        'relative grid content-start gap-1 overflow-hidden rounded-card border bg-surface py-3 pr-4 pl-6',
        isNew && !order.seenAt ? 'border-accent ring-4 ring-accent' : 'border-hairline',
      )}
    >
      <TicketEdge order={order} limits={settings} />
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="tabular font-sans text-heading font-semibold">{order.orderNumber}</h3>
        {isNew ? (
          <Age placedAt={order.placedAt} limits={settings} isLarge />
        ) : (
          due && <span className="tabular text-title font-semibold">{dayAndTime(due, now, timeZone)}</span>
        )}
      </div>
      {isShort ? (
        <p className="truncate text-title">{order.customer.name || t.nameErased}</p>
      ) : (
        <>
          {notes && (
            <p className="line-clamp-2 text-lead font-semibold text-uncertain">{t.card.note({ text: notes })}</p>
          )}
          <ul className="grid gap-1 text-title leading-tight">
            {lines.map((line, index) => (
              <li key={index} className="grid grid-cols-[2.75rem_minmax(0,1fr)]">
                <span className="tabular font-semibold">{line.quantity}×</span>
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{line.name}</p>
                  {line.options.length > 0 && <p className="text-lead leading-snug">{line.options.join(', ')}</p>}
                  {line.notes && (
                    <p className="text-lead leading-snug font-semibold text-uncertain">
                      {t.card.note({ text: line.notes })}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {own.length > lines.length && (
            <p className="text-lead font-semibold text-quiet">
              {t.card.moreLines({ count: own.length - lines.length })}
            </p>
          )}
        </>
      )}
    </li>
  );
}
