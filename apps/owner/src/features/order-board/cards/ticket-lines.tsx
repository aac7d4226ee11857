import type { BoardOrder } from '@chalkboard/contracts';
import { useState } from 'react';
import { texts } from '../../../texts';
import { linesOfStation, type ScreenStation } from '../station/screen-station';
import { OrderLines } from './order-lines';
import { rowsForLines, shownLines } from './shown-lines';

const t = texts.board;

/** What stands on a ticket: the dishes of this station, long ones closed until somebody opens them. */
export function TicketLines({
  order,
  station,
  rows,
}: {
  readonly order: BoardOrder;
  readonly station: ScreenStation;
  /** As many rows are shown of a closed ticket. */
  readonly rows: number;
}) {
  const [open, setOpen] = useState(false);
  const { own, others } = linesOfStation(order.lines, station);
  const shown = shownLines(own, rowsForLines(order, rows));
  const hidden = own.length - shown.length;
  return (
    <div className="min-w-0">
      {own.length > 0 && <OrderLines order={order} lines={open ? own : shown} isShort={!open} />}
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={open ? undefined : t.card.moreLinesOf({ count: hidden, number: order.orderNumber })}
          className="-my-2 ml-9 inline-flex min-h-11 items-center pr-4 text-small font-semibold text-accent-ink underline decoration-1 underline-offset-4"
          onClick={() => setOpen(!open)}
        >
          {open ? t.card.fewerLines : t.card.moreLines({ count: hidden })}
        </button>
      )}
      {others.length > 0 && (
        <p className="text-small wrap-anywhere text-quiet">
          {t.station.elsewhere({ dishes: others.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ') })}
        </p>
      )}
    </div>
  );
}
