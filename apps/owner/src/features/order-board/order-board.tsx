import type { Board, HostV1 } from '@chalkboard/contracts';
import { useEffect, useState } from 'react';
import { useWideScreen } from '../../use-wide-screen';
import { AllDayView } from './all-day/all-day-view';
import { BoardBanners } from './board-banners';
import { BoardHead } from './board-head';
import { BoardSheets, type Sheet } from './board-sheets';
import { BoardTickets } from './board-tickets';
import { BoardTools } from './board-tools';
import { PrintTicket } from './cards/print-ticket';
import { usePrintHere } from './cards/printed-before';
import { useTicketActions } from './cards/ticket-actions';
import { KeysHelp } from './keys/keys-help';
import { useBoardKeys } from './keys/use-board-keys';
import type { BoardApi } from './live/board-api';
import { BoardClock } from './live/board-clock';
import { columnOf, type Column } from './live/board-columns';
import { ASKING_MOVES } from './live/move-result';
import { useAnswerDrill } from './live/use-answer-drill';
import type { LiveBoard } from './live/use-board';
import { useMoves } from './live/use-moves';
import { HistoryView } from './past/history-view';
import { SoundButton } from './ring/sound-button';
import { useSound } from './ring/use-sound';
import { useScreenStation } from './station/screen-station';
import { TableStrip } from './tables/table-strip';
import { useNobody } from './tables/use-nobody';
import { useBoardSettings } from './use-board-settings';
import { useBoardView } from './use-board-view';
import { useRinging } from './use-ringing';

/** Room for the columns beside each other, and for tools with their words. */
const COLUMNS_REM = 80;

interface OrderBoardProps {
  readonly host: HostV1;
  readonly api: BoardApi;
  readonly board: Board;
  readonly live: LiveBoard;
  /** The order for which somebody came here. */
  readonly focusedId: string | undefined;
}

/** All orders of a menu and everything that can be done to them. */
export function OrderBoard({ host, api, board, live, focusedId }: OrderBoardProps) {
  const wide = useWideScreen(COLUMNS_REM);
  const focused = board.orders.find(({ orderId }) => orderId === focusedId);
  const [shown, setShown] = useState<Column>(focused ? columnOf(focused) : 'new');
  const [view, setView] = useBoardView();
  const [sheet, setSheet] = useState<Sheet>();
  const here = usePrintHere();
  const [station, setStation] = useScreenStation(board.shareId);
  const sound = useSound();
  const moves = useMoves(api, {
    shareId: board.shareId,
    lost: live.lost,
    onOrder: live.takeOrder,
    // The card may be behind another tab now, and what became of the press stands on it.
    onOvertaken: (order) => setShown(columnOf(order)),
  });
  const settings = useBoardSettings(api, host, live.takeSettings);
  const answerDrill = useAnswerDrill(api, host);
  const nobody = useNobody(api, host, live.takeOrder);
  const ringing = useRinging(api, board, live, sound);
  const actions = useTicketActions({
    watch: ringing.watch,
    move: (order, move, details) =>
      !details && ASKING_MOVES.includes(move)
        ? setSheet({ kind: 'move', asked: { order, move } })
        : void moves.send(order, move, details),
    details: (order) => setSheet({ kind: 'details', order }),
    dismiss: ({ orderId }) => moves.dismiss(orderId),
    nobody: (order) => nobody.mutate(order),
  });
  const [showsKeys, setShowsKeys] = useState(false);
  const keys = useBoardKeys(board.orders, actions, () => setShowsKeys(true));

  useEffect(() => {
    if (focusedId) document.querySelector<HTMLElement>(`[data-order="${CSS.escape(focusedId)}"]`)?.focus();
  }, [focusedId]);

  const detailsOf = (orderId: string) => {
    const order = board.orders.find((one) => one.orderId === orderId);
    if (order) setSheet({ kind: 'details', order });
  };
  return (
    <BoardClock offsetMs={live.offsetMs}>
      <main
        id="content"
        tabIndex={-1}
        data-board
        data-ringing={ringing.count}
        data-line={live.lost ? 'lost' : 'live'}
        className="mx-auto w-full max-w-[128rem] px-4 py-2 xl:px-5"
      >
        <BoardHead board={board} station={station}>
          <BoardTools
            wide={wide}
            view={view}
            manages={!board.kitchen}
            wallPath={`/menu/${board.shareId}/orders?screen=wall`}
            onTool={(kind) => setSheet({ kind })}
            onKeys={() => setShowsKeys(true)}
            onView={setView}
          />
          <SoundButton sound={sound} />
        </BoardHead>
        <div className="mb-2">
          <BoardBanners
            board={board}
            lost={live.lost}
            waiting={moves.waiting}
            sound={sound}
            onRetry={live.retry}
            onReopen={() => settings.mutate({ ...board.settings, pausedUntil: null })}
            onAnswerDrill={() => answerDrill.mutate()}
          />
        </div>
        <TableStrip board={board} api={api} host={host} />
        {view === 'history' && (
          <HistoryView
            host={host}
            api={api}
            currency={board.currency}
            timeZone={board.timeZone}
            changed={sheet?.kind === 'details' ? sheet.order : undefined}
            onOpen={actions.details}
          />
        )}
        {view === 'all-day' && <AllDayView orders={board.orders} station={station} onDetails={detailsOf} />}
        {view === 'board' && (
          <BoardTickets
            board={board}
            wide={wide}
            shown={shown}
            station={station}
            focusedId={focusedId}
            noteOf={moves.noteOf}
            actions={actions}
            rings={ringing.rings}
            onShown={setShown}
          />
        )}
        <p role="status" className="sr-only">
          {ringing.rung}
        </p>
        <BoardSheets
          sheet={sheet}
          api={api}
          host={host}
          board={board}
          live={live}
          settings={settings}
          station={station}
          onSheet={setSheet}
          onStation={setStation}
          onPrint={here.print}
          onSend={({ order, move }, details) => {
            setSheet(undefined);
            void moves.send(order, move, details);
          }}
        />
        {showsKeys && <KeysHelp keys={keys} onClose={() => setShowsKeys(false)} />}
        {here.printed && (
          <PrintTicket
            {...here.printed}
            restaurantName={board.restaurantName}
            timeZone={board.timeZone}
            onDone={here.done}
          />
        )}
      </main>
    </BoardClock>
  );
}
