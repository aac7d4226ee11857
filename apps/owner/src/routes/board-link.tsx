import { Button, EmptyState, PageFrame, Skeleton } from '@chalkboard/ui';
import { ApiError, hasStatus, useDocumentTitle, useMutation } from '@chalkboard/web-kit';
import { CircleAlert, Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LinkEnded } from '../features/open-board/link-ended';
import { openBoard } from '../features/open-board/open-board';
import { texts } from '../texts';

const t = texts.board;

/**
 * `/board/:link`: the link in a message about an order. Goes on to the board, and leaves no secret in the address or
 * the history.
 */
export function BoardLinkPage() {
  const { link = '' } = useParams();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    mutationFn: openBoard,
    onSuccess: ({ shareId, orderId }) =>
      void navigate(`/menu/${encodeURIComponent(shareId)}/orders?order=${encodeURIComponent(orderId)}`, {
        replace: true,
      }),
  });
  useDocumentTitle(t.title);
  useEffect(() => mutate(link), [link, mutate]);

  if (!error || isPending) {
    return (
      <PageFrame width="narrow">
        <Skeleton label={t.opening}>
          <h1 className="py-16 text-center text-lead">{t.opening}</h1>
        </Skeleton>
      </PageFrame>
    );
  }
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  if (hasStatus(error, 410)) return <LinkEnded />;
  return (
    <PageFrame>
      {refused ? (
        <EmptyState
          level={1}
          icon={<Link2Off aria-hidden strokeWidth={1.4} />}
          title={t.badLink.title}
          text={t.badLink.text}
        />
      ) : (
        <EmptyState
          level={1}
          icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
          title={t.linkFailed.title}
          text={t.linkFailed.text}
          action={
            <Button variant="primary" onClick={() => mutate(link)}>
              {t.linkFailed.retry}
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}
