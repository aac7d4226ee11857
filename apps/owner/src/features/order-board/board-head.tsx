import type { Board } from '@chalkboard/contracts';
import { formatMoney } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import type { ScreenStation } from './station/screen-station';

const t = texts.board;

/** The first row of the board: how the day goes, and the tools. Whose it is, says the frame. */
export function BoardHead({
  board,
  station,
  children,
}: {
  readonly board: Board;
  /** What this screen is for. */
  readonly station: ScreenStation;
  /** The tools. */
  readonly children: ReactNode;
}) {
  return (
    <div className="mb-2 flex items-center gap-x-2 gap-y-1 max-sm:items-start">
      <div className="mr-auto min-w-0 flex-1 sm:min-w-56">
        <h1 className="text-lead sm:text-title sm:leading-7">{t.title}</h1>
        <p className="tabular text-small leading-snug text-quiet sm:truncate">
          {board.kitchen
            ? t.todayOrders({ count: board.today.orders })
            : t.today({ count: board.today.orders, revenue: formatMoney(board.today.revenue, board.currency) })}
        </p>
        {station.length > 0 && (
          <p className="text-small font-medium wrap-anywhere">
            {t.station.shown({ categories: station.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
