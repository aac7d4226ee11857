import type { Board } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import type { ScreenStation } from './station/screen-station';

const t = texts.board;

/** The first row of the board: whose it is, how the day goes, and the tools. */
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
      <div className="mr-auto min-w-0 flex-1 sm:min-w-56">
        <h1 className="text-lead sm:text-title sm:leading-7">{t.title}</h1>
        <p className="text-small leading-snug text-quiet sm:truncate">
          <span className="max-sm:line-clamp-2">{board.restaurantName}</span>
          <span aria-hidden className="mx-2 max-sm:hidden">
            ·
          </span>
          <span className="tabular max-sm:block sm:whitespace-nowrap">
            {t.today({ count: board.today.orders, revenue: formatMoney(board.today.revenue, board.currency) })}
          </span>
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
