import type { Board, BoardOrder } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { clockTime } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { Minimize2, MonitorCheck, MonitorOff, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../../texts';
import { BoardClock, useServerNow } from '../live/board-clock';
import { byColumn } from '../live/board-columns';
import type { LiveBoard } from '../live/use-board';
import { useScreenStation, type ScreenStation } from '../station/screen-station';
import { useFit } from './use-fit';
import { useWakeLock } from './use-wake-lock';
import { WallTicket } from './wall-ticket';

const t = texts.board.wall;
const LANES = ['new', 'kitchen', 'leaving'] as const;
const STEP_MS = 10_000;

interface WallScreenProps {
  readonly board: Board;
  readonly live: LiveBoard;
}

/**
 * The board for a screen on the wall, to be read from three metres: nothing on it can be pressed but the way back, and
 * an order that is only here counts as seen by nobody.
 */
export function WallScreen(props: WallScreenProps) {
  return (
    <BoardClock offsetMs={props.live.offsetMs}>
      <Wall {...props} />
    </BoardClock>
  );
}

function Wall({ board, live: { lost } }: WallScreenProps) {
  const [station] = useScreenStation(board.shareId);
  const awake = useWakeLock();
  const now = useServerNow(STEP_MS);
  const columns = byColumn(board);
  const Awake = awake ? MonitorCheck : MonitorOff;
  return (
    <main
      id="content"
      tabIndex={-1}
      data-board
      data-screen="wall"
      data-line={lost ? 'lost' : 'live'}
      className="fixed inset-0 z-30 grid grid-rows-[auto_minmax(0,1fr)] gap-4 overflow-hidden bg-paper p-5"
    >
      <div className="flex items-center gap-5">
        <h1 className="mr-auto min-w-0 truncate text-heading">{board.restaurantName}</h1>
        {lost && (
          <p role="alert" className="flex items-center gap-3 text-title font-semibold text-failed">
            <WifiOff aria-hidden className="size-8" />
            {t.lost({ time: clockTime(board.now, board.timeZone) })}
          </p>
        )}
        <p className="flex items-center gap-2 text-small text-quiet">
          <Awake aria-hidden className="size-5" />
          {awake ? t.awake : t.sleeps}
        </p>
        <LinkButton as={Link} to={`/menu/${board.shareId}/orders`} variant="quiet">
          <Minimize2 aria-hidden />
          {t.leave}
        </LinkButton>
        <p className="tabular text-heading font-semibold">{clockTime(new Date(now).toISOString(), board.timeZone)}</p>
      </div>
      {/* A screen of that many pixels is a large one that hangs high: what stands on it grows with it. */}
      <div className="grid min-h-0 grid-cols-[2fr_2fr_1fr] gap-5 min-[112rem]:[zoom:1.25]">
        {LANES.map((lane) => (
          <Lane key={lane} lane={lane} orders={columns[lane]} board={board} station={station} />
        ))}
      </div>
    </main>
  );
}

function Lane({
  lane,
  orders,
  board,
  station,
}: {
  readonly lane: (typeof LANES)[number];
  readonly orders: readonly BoardOrder[];
  readonly board: Board;
  readonly station: ScreenStation;
}) {
  const { box, hidden } = useFit(orders.map(({ orderId, version }) => `${orderId}${version}`).join());
  const isShort = lane === 'leaving';
  return (
    <section
      aria-labelledby={`wall-${lane}`}
      data-column={lane}
      className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] gap-3"
    >
      <h2 id={`wall-${lane}`} className="flex items-baseline gap-3 font-sans text-heading font-semibold">
        {texts.board.shortColumns[lane]}
        <span className={clsx('tabular', lane === 'new' && orders.length > 0 ? 'text-accent-ink' : 'text-quiet')}>
          {orders.length}
        </span>
      </h2>
      <ul
        ref={box}
        className={clsx(
          '-m-1.5 grid min-h-0 auto-rows-max content-start items-start gap-3 p-1.5',
          !isShort && 'grid-cols-2',
        )}
      >
        {orders.map((order) => (
          <WallTicket
            key={order.orderId}
            order={order}
            settings={board.settings}
            timeZone={board.timeZone}
            station={station}
            isShort={isShort}
          />
        ))}
      </ul>
      {hidden > 0 && <p className="text-title font-semibold">{t.more({ count: hidden })}</p>}
    </section>
  );
}
