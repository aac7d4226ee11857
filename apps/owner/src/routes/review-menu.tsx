import type { HostV1, MenuReview } from '@chalkboard/contracts';
import { menuPage } from '@chalkboard/menu-rules/menu-page';
import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useDocumentTitle, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { MenuFailure } from '../features/menu-failure';
import { ReviewDesk } from '../features/review-menu/review-desk';
import { ReviewSession } from '../features/review-menu/session/review-session';
import { unsavedMemory } from '../features/review-menu/session/unsaved-memory';
import { followsAnother } from '../shared/locations/follows-another';
import { FollowsNote } from '../shared/locations/follows-note';
import { publishMenu } from '../shared/menu/publish-menu';
import { menuKey } from '../shared/menu/use-menu';
import { MenuCurrency } from '../shared/prices/menu-currency';
import { readReview, reviewKey, saveCategories } from '../shared/review-api';
import { needsSignIn } from '../shared/sign-in/needs-sign-in';
import { signInFor } from '../shared/sign-in/next-page';
import { texts } from '../texts';

const t = texts.review;

/** `/menu/:shareId/review` */
export function ReviewMenuPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  // Never shown from memory: another page, or another person, may have changed the menu since.
  const {
    data: review,
    error,
    refetch,
  } = useQuery<MenuReview>({ queryKey: reviewKey(shareId), queryFn: () => readReview(shareId), gcTime: 0 });
  useDocumentTitle(t.title);

  if (review && followsAnother(review.menu))
    return (
      <PageFrame width="text">
        <h1 className="mb-6 text-heading">{t.title}</h1>
        <FollowsNote menu={review.menu} />
      </PageFrame>
    );
  if (review) return <Review key={shareId} host={host} review={review} />;
  if (!error) return <LoadingReview />;
  return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
}

function Review({ host, review }: { readonly host: HostV1; readonly review: MenuReview }) {
  const { shareId } = review.menu;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [session] = useState(
    () =>
      new ReviewSession(
        review.menu,
        {
          save: (categories, baseVersion) => saveCategories(shareId, categories, baseVersion),
          read: async () => (await readReview(shareId)).menu,
          onSaved: (menu) => {
            queries.setQueryData(menuKey(shareId), menu);
            queries.setQueryData<MenuReview>(reviewKey(shareId), (now) => now && { ...now, menu });
          },
        },
        unsavedMemory(shareId),
      ),
  );
  useEffect(() => () => session.close(), [session]);
  const { currency } = useSyncExternalStore(session.subscribe, session.current);

  const publish = async () => {
    try {
      await publishMenu(shareId);
      host.toast(texts.preview.published);
      void navigate(menuPage(shareId, 'published'));
    } catch (error) {
      if (!needsSignIn(error)) throw error;
      void navigate(signInFor(`/menu/${shareId}/review`));
    }
  };
  return (
    <MenuCurrency value={currency}>
      <ReviewDesk host={host} review={review} session={session} onPublish={publish} />
    </MenuCurrency>
  );
}

/** The shape of what comes: paper left, items right. */
function LoadingReview() {
  return (
    <main id="content" tabIndex={-1} className="gutter mx-auto w-full max-w-[110rem] py-8">
      <Skeleton label={t.loading}>
        <SkeletonBar className="h-11 w-full" />
        <h1 className="mt-6 text-heading">{t.title}</h1>
        <div className="mt-8 grid gap-12 lg:grid-cols-2">
          <SkeletonBar className="h-[70vh] max-lg:hidden" />
          <div className="grid content-start gap-4">
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <SkeletonBar key={row} className="h-14" />
            ))}
          </div>
        </div>
      </Skeleton>
    </main>
  );
}
