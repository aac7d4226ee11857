import type { HostV1 } from '@chalkboard/contracts';
import { Skeleton, SkeletonBar } from '@chalkboard/ui';
import { hasStatus, useDocumentTitle } from '@chalkboard/web-kit';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { MenuFailure } from '../features/menu-failure';
import { LinkEnded } from '../features/open-board/link-ended';
import { boardApi } from '../features/order-board/live/board-api';
import { useBoard } from '../features/order-board/live/use-board';
import { OrderBoard } from '../features/order-board/order-board';
import { WallScreen } from '../features/order-board/wall/wall-screen';
import { texts } from '../texts';

const t = texts.board;

/**
 * `/menu/:shareId/orders`, for who may change the menu and for who opened a link to its board; `?order=` is the order
 * somebody came for, `?view=` what of the board is shown, and `?screen=wall` is for a screen on the wall.
 */
export function OrderBoardPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  return <BoardOf key={shareId} host={host} shareId={shareId} />;
}

function BoardOf({ host, shareId }: { readonly host: HostV1; readonly shareId: string }) {
  const [search] = useSearchParams();
  const api = useMemo(() => boardApi(shareId), [shareId]);
  const live = useBoard(api);
  const { board, error } = live;
  useDocumentTitle(t.title);

  const refused = hasStatus(error, 401) || hasStatus(error, 403) || hasStatus(error, 410);
  if (board && !refused && search.get('screen') === 'wall') return <WallScreen board={board} live={live} />;
  if (board && !refused)
    return <OrderBoard host={host} api={api} board={board} live={live} focusedId={search.get('order') ?? undefined} />;
  if (!error) return <LoadingBoard />;
  if (hasStatus(error, 410)) return <LinkEnded />;
  return <MenuFailure shareId={shareId} error={error} noRight={t.noRight} failed={t.failed} onRetry={live.retry} />;
}

/** The shape of what comes: columns of cards. */
function LoadingBoard() {
  return (
    <main id="content" tabIndex={-1} className="gutter mx-auto w-full max-w-[110rem] py-5">
      <Skeleton label={t.loading}>
        <h1 className="text-title">{t.title}</h1>
        <SkeletonBar className="mt-1 h-5 w-64 max-w-full" />
        <div className="mt-8 grid gap-5 lg:grid-cols-4">
          {[0, 1, 2, 3].map((column) => (
            <SkeletonBar key={column} className="h-56" />
          ))}
        </div>
      </Skeleton>
    </main>
  );
}
