import type { HostV1, Review } from '@chalkboard/contracts';
import { AudioPlayer, Badge, Stars, type BadgeState } from '@chalkboard/ui';
import { formatDate } from '@chalkboard/web-kit';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { feedbackTexts } from '../../texts';
import { VoteButtons } from './vote-buttons';

const t = feedbackTexts.card;
const STATES: Readonly<Record<Review['status'], BadgeState>> = {
  approved: 'ready',
  pending: 'placed',
  flagged: 'failed',
};

/**
 * One review, to read and to hear. `moderation`: what staff sets its status by; guests see published reviews alone, and
 * no status of theirs.
 */
export function ReviewCard({
  host,
  review,
  moderation,
}: {
  readonly host: HostV1;
  readonly review: Review;
  readonly moderation: ReactNode;
}) {
  const { id, customerName, rating, comment, restaurantName, isRealOrder, orderDate, orderType, status, createdAt } =
    review;
  return (
    <article
      aria-labelledby={`review-${id}`}
      className="rounded-card border border-hairline bg-surface p-5 pb-2.5 sm:p-6 sm:pb-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={`review-${id}`} className="text-lead wrap-anywhere">
            {customerName}
          </h3>
          <p className="mt-0.5 text-small wrap-anywhere text-quiet">{t.at({ restaurant: restaurantName })}</p>
        </div>
        {moderation && <Badge state={STATES[status]}>{feedbackTexts.statuses[status]}</Badge>}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-quiet">
        <Stars value={rating} className="text-body" />
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {orderType && <span>{t.orderTypes[orderType]}</span>}
        {isRealOrder && (
          <span title={t.realOrderHint} className="inline-flex items-center gap-1 font-medium text-ready">
            <BadgeCheck aria-hidden className="size-4 shrink-0" />
            {t.realOrder}
            {/* Noon, so that the day is the same one for nearly every reader. */}
            {orderDate && (
              <span className="font-normal text-quiet">
                · {t.ordered({ date: formatDate(`${orderDate}T12:00:00Z`) })}
              </span>
            )}
          </span>
        )}
      </p>
      {comment && <p className="prose-width mt-4 wrap-anywhere whitespace-pre-line">{comment}</p>}
      <Voice review={review} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline pt-2.5 sm:pt-3">
        <VoteButtons host={host} review={review} />
        {moderation}
      </div>
    </article>
  );
}

function Voice({
  review: { customerName, isVoiceReview, voiceReviewUrl, voiceSeconds, voiceTranscript, transcriptState },
}: {
  readonly review: Review;
}) {
  if (!isVoiceReview || voiceReviewUrl === null) return null;
  return (
    <div className="mt-4 rounded-card bg-sunken p-3 sm:px-4">
      <AudioPlayer
        label={t.voice({ name: customerName })}
        seconds={voiceSeconds ?? undefined}
        source={voiceReviewUrl}
      />
      {voiceTranscript ? (
        <figure className="mt-1 border-t border-hairline pt-2">
          <figcaption className="text-caption text-quiet">{t.transcript}</figcaption>
          <blockquote className="prose-width text-small wrap-anywhere">{voiceTranscript}</blockquote>
        </figure>
      ) : (
        transcriptState === 'pending' && <p className="mt-1 text-caption text-quiet">{t.transcriptPending}</p>
      )}
    </div>
  );
}
