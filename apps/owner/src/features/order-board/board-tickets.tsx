import type { Board, BoardOrder } from '@chalkboard/contracts';
import { memo } from 'react';
import { BoardLanes } from './board-lanes';
import { DoneRow } from './cards/done-row';
import { OrderCard } from './cards/order-card';
import type { TicketActions } from './cards/ticket-actions';
import { byColumn, columnOf, type Column } from './live/board-columns';
import type { Moves } from './live/use-moves';
import type { ScreenStation } from './station/screen-station';

/** Rows of dishes on a closed ticket: a tablet shows two rows of tickets, as a wide screen does, and is lower. */
const ROWS = { narrow: 3, wide: 5 } as const;

interface BoardTicketsProps {
  readonly board: Board;
  readonly wide: boolean;
  /** The column in front, where there is room for one. */
  readonly shown: Column;
  /** What this screen is for. */
  readonly station: ScreenStation;
  /** The order for which somebody came here. */
  readonly focusedId: string | undefined;
  readonly noteOf: Moves['noteOf'];
  readonly actions: TicketActions;
  rings(order: BoardOrder): boolean;
  onShown(column: Column): void;
}

/** The tickets of a board. They are drawn anew when orders change, and not when a sheet opens over them. */
export const BoardTickets = memo(function BoardTickets({
  board,
  wide,
  shown,
  station,
  focusedId,
  noteOf,
  actions,
  rings,
  onShown,
}: BoardTicketsProps) {
  const { timeZone, settings } = board;
  return (
    <BoardLanes
      columns={byColumn(board)}
      wide={wide}
      shown={shown}
      onShown={onShown}
      card={(order) =>
        columnOf(order) === 'done' ? (
          <DoneRow order={order} timeZone={timeZone} note={noteOf(order.orderId)} actions={actions} />
        ) : (
          <OrderCard
            order={order}
            timeZone={timeZone}
            settings={settings}
            station={station}
            rows={wide ? ROWS.wide : ROWS.narrow}
            ringing={rings(order)}
            focused={order.orderId === focusedId}
            note={noteOf(order.orderId)}
            actions={actions}
          />
        )
      }
    />
  );
});
