import type { HostV1, Review } from '@chalkboard/contracts';
import { Button, EmptyState, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError, formatCount } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { CircleAlert, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { feedbackTexts } from '../../texts';
import { isFiltered, useReviews, type ReviewFilters } from './review-calls';
import { ReviewCard } from './review-card';

const t = feedbackTexts.list;

/** The reviews that the filters leave, part by part. */
export function ReviewList({
  host,
  filters,
  onClear,
  moderationOf,
}: {
  readonly host: HostV1;
  readonly filters: ReviewFilters;
  onClear(): void;
  moderationOf(review: Review): ReactNode;
}) {
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useReviews(filters);
  const failure = error && (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card bg-failed-wash p-5 text-small">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-failed" />
      <span className="min-w-0 flex-1">{describeError(error, feedbackTexts.unreadable)}</span>
      <Button onClick={() => void refetch()}>{feedbackTexts.retry}</Button>
    </div>
  );
  if (!data) return failure || <CardsSkeleton />;
  const reviews = data.pages.flatMap(({ items }) => items);
  const { total = 0, totalIsCapped = false } = data.pages[0] ?? {};
  if (reviews.length === 0) {
    const action = isFiltered(filters) ? (
      <Button onClick={onClear}>{feedbackTexts.filters.clear}</Button>
    ) : (
      <p>{t.nothingYet}</p>
    );
    return <EmptyState {...t.none} icon={<MessageSquareText aria-hidden strokeWidth={1.4} />} action={action} />;
  }
  return (
    <section
      aria-label={t.label}
      aria-busy={isPlaceholderData}
      className={clsx('transition-opacity duration-(--duration-quick)', isPlaceholderData && 'opacity-60')}
    >
      <h2 className="sr-only">{t.label}</h2>
      <p role="status" className="tabular mb-3 text-caption text-quiet">
        {t.shown({ shown: reviews.length, total: `${formatCount(total)}${totalIsCapped ? '+' : ''}` })}
      </p>
      {failure}
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.id} className="min-w-0">
            <ReviewCard host={host} review={review} moderation={moderationOf(review)} />
          </li>
        ))}
      </ul>
      {hasNextPage && !isPlaceholderData && (
        <div className="mt-6 flex justify-center">
          <Button
            size="large"
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            {isFetchingNextPage ? t.loadingMore : t.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function CardsSkeleton() {
  return (
    <Skeleton label={feedbackTexts.loading} className="grid gap-4">
      {Array.from({ length: 4 }, (_, index) => (
        <SkeletonBar key={index} className="h-48 w-full" />
      ))}
    </Skeleton>
  );
}
