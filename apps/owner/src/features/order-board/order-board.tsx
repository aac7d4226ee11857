import type { Board, BoardOrder, HostV1 } from '@chalkboard/contracts';
import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';
import { LinkButton } from '@chalkboard/ui';
import { describeError, formatMoney, useDocumentTitle, useMutation } from '@chalkboard/web-kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { tableLabel } from '../../shared/menu/table-label';
import { texts } from '../../texts';
import { useWideScreen } from '../../use-wide-screen';
import { BoardBanners } from './board-banners';
import { BoardLanes } from './board-lanes';
import { BoardSheets, type Sheet } from './board-sheets';
import { BoardTools } from './board-tools';
import { OrderCard } from './cards/order-card';
import { PrintTicket } from './cards/print-ticket';
import { usePrintHere } from './cards/printed-before';
import type { BoardApi } from './live/board-api';
import { BoardClock } from './live/board-clock';
import { byColumn, columnOf, type Column } from './live/board-columns';
import { ASKING_MOVES } from './live/move-result';
import { useAnswerDrill } from './live/use-answer-drill';
import type { LiveBoard } from './live/use-board';
import { useMoves } from './live/use-moves';
import { HistoryView } from './past/history-view';
import { SoundButton } from './ring/sound-button';
import { useRing } from './ring/use-ring';
import { useSeen } from './ring/use-seen';
import { useSound } from './ring/use-sound';
import { useScreenStation } from './station/screen-station';
import { TableStrip } from './tables/table-strip';
import { useBoardSettings } from './use-board-settings';

const t = texts.board;

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
  const wide = useWideScreen();
  const focused = board.orders.find(({ orderId }) => orderId === focusedId);
  const [shown, setShown] = useState<Column>(focused ? columnOf(focused) : 'new');
  const [showsHistory, setHistory] = useState(false);
  const [sheet, setSheet] = useState<Sheet>();
  const here = usePrintHere();
  const [station, setStation] = useScreenStation(board.shareId);
  const sound = useSound();
  // The card may be behind another tab now, and what became of the press stands on it.
  const moves = useMoves(api, live.takeOrder, (order) => setShown(columnOf(order)));
  const settings = useBoardSettings(api, host, live.takeSettings);
  const answerDrill = useAnswerDrill(api, host);
  const seen = useSeen(async (orderIds) => {
    await api.markSeen(orderIds);
    live.markedSeen(orderIds);
  });
  const rings = ({ orderId, status, seenAt }: BoardOrder) => status === 'placed' && !seenAt && !seen.has(orderId);
  const ringing = board.orders.filter(rings).length;
  // Calls ring until somebody goes: that they were seen helps nobody at the table.
  const calling = board.tables?.calls.length ?? 0;
  const flash = useRing(ringing + calling, sound.play);
  const rung = [
    ...(ringing > 0 ? [t.ringingTitle({ count: ringing })] : []),
    ...(calling > 0 ? [texts.tables.board.ringing({ count: calling })] : []),
  ].join(', ');
  useDocumentTitle(flash ? rung : `${t.title}: ${board.restaurantName}`);

  useEffect(() => {
    if (focusedId) document.querySelector<HTMLElement>(`[data-order="${CSS.escape(focusedId)}"]`)?.focus();
  }, [focusedId]);

  const nobody = useMutation({
    mutationFn: ({ orderId }: BoardOrder) => api.nobodyAtTable(orderId),
    onSuccess: (order) => {
      live.takeOrder(order);
      host.toast({
        title: texts.tables.board.nobodyDone.title({ table: tableLabel(order.table?.name ?? '') }),
        description: texts.tables.board.nobodyDone.description,
      });
    },
    onError: (error) =>
      host.toast({
        title: texts.tables.failed.title,
        description: describeError(error, texts.tables.failed.description),
        variant: 'destructive',
      }),
  });

  const press = (order: BoardOrder, move: OrderMove) =>
    ASKING_MOVES.includes(move) ? setSheet({ kind: 'move', asked: { order, move } }) : void moves.send(order, move);

  return (
    <BoardClock offsetMs={live.offsetMs}>
      <main
        id="content"
        tabIndex={-1}
        data-board
        data-ringing={ringing}
        data-line={live.lost ? 'lost' : 'live'}
        className="gutter mx-auto w-full max-w-[110rem] py-3 sm:py-5"
      >
        <div className="mb-3 flex items-center gap-x-3 gap-y-2 max-sm:items-start sm:flex-wrap">
          <LinkButton
            as={Link}
            to={`/menu/${board.shareId}`}
            variant="quiet"
            className="-ml-3 px-3"
            aria-label={t.backToMenu}
            title={t.backToMenu}
          >
            <ArrowLeft aria-hidden />
          </LinkButton>
          <div className="mr-auto min-w-0 max-sm:flex-1">
            <h1 className="text-title">{t.title}</h1>
            <p className="text-small text-quiet">
              <span className="max-sm:line-clamp-2">{board.restaurantName}</span>
              <span aria-hidden className="mx-2 max-sm:hidden">
                ·
              </span>
              <span className="tabular max-sm:block sm:whitespace-nowrap">
                {board.kitchen
                  ? t.todayOrders({ count: board.today.orders })
                  : t.today({ count: board.today.orders, revenue: formatMoney(board.today.revenue, board.currency) })}
              </span>
            </p>
            {station.length > 0 && (
              <p className="text-small font-medium wrap-anywhere">
                {t.station.shown({ categories: station.map(({ name }) => name).join(', ') })}
              </p>
            )}
          </div>
          <BoardTools
            wide={wide}
            showsHistory={showsHistory}
            onTool={(kind) => setSheet({ kind })}
            onHistory={setHistory}
          />
          {sound.state === 'on' && <SoundButton sound={sound} />}
        </div>
        <div className="mb-5">
          <BoardBanners
            board={board}
            lost={live.lost}
            sound={sound}
            onRetry={live.retry}
            onReopen={() => settings.mutate({ ...board.settings, pausedUntil: null })}
            onAnswerDrill={() => answerDrill.mutate()}
          />
        </div>
        <TableStrip board={board} api={api} host={host} />
        {showsHistory ? (
          <HistoryView
            host={host}
            api={api}
            currency={board.currency}
            timeZone={board.timeZone}
            changed={sheet?.kind === 'details' ? sheet.order : undefined}
            onOpen={(order) => setSheet({ kind: 'details', order })}
          />
        ) : (
          <BoardLanes
            columns={byColumn(board)}
            wide={wide}
            shown={shown}
            onShown={setShown}
            card={(order) => (
              <OrderCard
                order={order}
                timeZone={board.timeZone}
                station={station}
                ringing={rings(order)}
                focused={order.orderId === focusedId}
                urgentAfter={board.settings.escalateAfter.secondMessage}
                note={moves.noteOf(order.orderId)}
                watch={seen.watch}
                onMove={(move) => press(order, move)}
                onDetails={() => setSheet({ kind: 'details', order })}
                onDismiss={() => moves.dismiss(order.orderId)}
                onNobody={() => nobody.mutate(order)}
              />
            )}
          />
        )}
        <p role="status" className="sr-only">
          {rung}
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
