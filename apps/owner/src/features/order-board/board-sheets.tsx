import type { Board, BoardOrder, HostV1 } from '@chalkboard/contracts';
import { texts } from '../../texts';
import { DetailsSheet } from './cards/details-sheet';
import { MoveSheet, type AskedMove } from './cards/move-sheet';
import { PaidMark } from './cards/paid-mark';
import { PrintAgainButton } from './cards/print-again-button';
import { OrderSheet } from './entry/order-sheet';
import type { MoveDetails } from './live/action-queue';
import type { BoardApi } from './live/board-api';
import type { LiveBoard } from './live/use-board';
import type { ScreenStation } from './station/screen-station';
import { StationSection } from './station/station-section';
import { DrillSection } from './tools/drill-section';
import { EndLinks } from './tools/end-links';
import { IntakeSheet } from './tools/intake-sheet';
import { SettingsSheet } from './tools/settings-sheet';
import { SoldOutSheet } from './tools/sold-out-sheet';
import type { useBoardSettings } from './use-board-settings';

const t = texts.board;

/** What lies over the board; one at a time. */
export type Sheet =
  | { readonly kind: 'move'; readonly asked: AskedMove }
  | { readonly kind: 'details'; readonly order: BoardOrder }
  | { readonly kind: 'correct'; readonly order: BoardOrder }
  | { readonly kind: 'enter' | 'soldOut' | 'intake' | 'settings' };

interface BoardSheetsProps {
  readonly sheet: Sheet | undefined;
  readonly api: BoardApi;
  readonly host: HostV1;
  readonly board: Board;
  readonly live: LiveBoard;
  readonly settings: ReturnType<typeof useBoardSettings>;
  /** What this screen is for. */
  readonly station: ScreenStation;
  onSheet(sheet: Sheet | undefined): void;
  onStation(station: ScreenStation): void;
  onSend(asked: AskedMove, details: MoveDetails): void;
  onPrint(order: BoardOrder): void;
}

export function BoardSheets({
  sheet,
  api,
  host,
  board,
  live,
  settings,
  station,
  onSheet,
  onStation,
  onSend,
  onPrint,
}: BoardSheetsProps) {
  const { shareId, timeZone } = board;
  const usualMinutes = board.settings.prepMinutes + board.settings.busyExtraMinutes;
  const close = () => onSheet(undefined);
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'move':
      return (
        <MoveSheet
          asked={sheet.asked}
          timeZone={timeZone}
          usualMinutes={usualMinutes}
          onClose={close}
          onSend={onSend}
        />
      );
    case 'details': {
      // As it is on the board by now; one of the history is not on it.
      const order = board.orders.find(({ orderId }) => orderId === sheet.order.orderId) ?? sheet.order;
      return (
        <DetailsSheet
          order={order}
          timeZone={timeZone}
          {...(board.prints &&
            isToBeMade(order) && { printAgain: <PrintAgainButton api={api} host={host} order={order} /> })}
          paidMark={
            <PaidMark
              api={api}
              host={host}
              order={order}
              timeZone={timeZone}
              onOrder={(marked) => {
                // One of the history is on no board.
                if (board.orders.some(({ orderId }) => orderId === marked.orderId)) live.takeOrder(marked);
                onSheet({ kind: 'details', order: marked });
              }}
            />
          }
          onClose={close}
          onPrint={onPrint}
          onCorrect={() => onSheet({ kind: 'correct', order })}
          onAccept={() => onSheet({ kind: 'move', asked: { order, move: 'accept' } })}
        />
      );
    }
    case 'correct':
    case 'enter':
      return (
        <OrderSheet
          api={api}
          host={host}
          shareId={shareId}
          {...(sheet.kind === 'correct' && { order: sheet.order })}
          usualMinutes={usualMinutes}
          onSaved={live.takeOrder}
          onClose={close}
        />
      );
    case 'soldOut':
      return (
        <SoldOutSheet
          api={api}
          shareId={shareId}
          timeZone={timeZone}
          onFailed={(description) => host.toast({ title: t.soldOut.failed.title, description, variant: 'destructive' })}
          onClose={close}
        />
      );
    case 'intake':
      return (
        <IntakeSheet
          settings={board.settings}
          timeZone={timeZone}
          saving={settings.isPending}
          onSave={settings.mutate}
          onClose={close}
        />
      );
    case 'settings':
      return (
        <SettingsSheet
          settings={board.settings}
          saving={settings.isPending}
          onClose={close}
          onSave={(next) =>
            settings.mutate(next, {
              onSuccess: () => {
                host.toast(t.settings.saved);
                close();
              },
            })
          }
        >
          {board.drills && <DrillSection drills={board.drills} timeZone={timeZone} />}
          <StationSection api={api} shareId={shareId} station={station} onChange={onStation} />
          {board.mayEndLinks && <EndLinks api={api} host={host} />}
        </SettingsSheet>
      );
  }
}

/** Of an order that was turned down or cancelled nobody wants a ticket. */
function isToBeMade({ status }: BoardOrder): boolean {
  return status !== 'cancelled' && status !== 'rejected';
}
