import type { HostV1 } from '@chalkboard/contracts';
import { Button, EmptyState, LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { hasStatus, useDocumentTitle } from '@chalkboard/web-kit';
import { CircleAlert, FileQuestion, Lock } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { boardApi } from '../features/order-board/live/board-api';
import { useBoard } from '../features/order-board/live/use-board';
import { OrderBoard } from '../features/order-board/order-board';
import { texts } from '../texts';

const t = texts.board;

/** `/menu/:shareId/orders`, for who may change the menu and for who opened a link to its board; `?order=` is the order somebody came for. */
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

  const refused = hasStatus(error, 401) || hasStatus(error, 403);
  if (board && !refused) return <OrderBoard host={host} api={api} board={board} live={live} focusedId={search.get('order') ?? undefined} />;
  if (!error) return <LoadingBoard />;
  return (
    <PageFrame>
      {refused ? (
        <EmptyState
          level={1}
          icon={<Lock aria-hidden strokeWidth={1.4} />}
          title={t.noRight.title}
          text={t.noRight.text}
          action={
            <LinkButton as={Link} to={`/menu/${shareId}`} variant="primary">
              {t.backToMenu}
            </LinkButton>
          }
        />
      ) : hasStatus(error, 404) ? (
        <EmptyState
          level={1}
          icon={<FileQuestion aria-hidden strokeWidth={1.4} />}
          title={texts.edit.notFound.title}
          text={texts.edit.notFound.text}
          action={
            <LinkButton as={Link} to="/" variant="primary">
              {texts.edit.notFound.home}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState
          level={1}
          icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
          title={t.failed.title}
          text={t.failed.text}
          action={
            <Button variant="primary" onClick={live.retry}>
              {t.failed.retry}
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}

/** The shape of what comes: columns of cards. */
function LoadingBoard() {
  return (
    <main id="content" tabIndex={-1} className="gutter mx-auto w-full max-w-[110rem] py-5">
      <Skeleton label={t.loading}>
        <SkeletonBar className="h-11 w-64" />
        <div className="mt-8 grid gap-5 lg:grid-cols-4">
          {[0, 1, 2, 3].map((column) => (
            <SkeletonBar key={column} className="h-56" />
          ))}
        </div>
      </Skeleton>
    </main>
  );
}
