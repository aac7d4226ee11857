import type { AdminReview } from '@chalkboard/contracts';
import { AudioPlayer, Badge, Dialog, Stars } from '@chalkboard/ui';
import { formatDate, formatDateTime } from '@chalkboard/web-kit';
import { staffFile } from '@chalkboard/web-kit/staff-session';
import { useEffect, useRef, type ReactNode } from 'react';
import { Address } from '../../layout/address';
import { Facts } from '../../layout/facts';
import { texts } from '../../texts';

const t = texts.reviews;
const { facts, ...words } = t.detail;

/** A review, to read and to hear, with all that is known of it. `actions`: what can be done with it. */
export function ReviewDialog({
  review,
  actions,
  onClose,
}: {
  readonly review: AdminReview;
  readonly actions: ReactNode;
  onClose(): void;
}) {
  const {
    customerName,
    restaurantName,
    rating,
    comment,
    email,
    shareId,
    isRealOrder,
    orderDate,
    orderType,
    helpful,
    notHelpful,
    createdAt,
    publishedAt,
    isPublished,
    statusReason,
    removalReason,
  } = review;
  // Noon, so that the day is the same one for nearly every reader.
  const order = [orderDate && formatDate(`${orderDate}T12:00:00Z`), orderType && words.orderTypes[orderType]]
    .filter(Boolean)
    .join(', ');
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t.open(customerName)}
      description={restaurantName}
      actions={actions}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating} />
        <Badge {...(isPublished && { state: 'ready' as const })}>{isPublished ? t.isPublished : t.notPublished}</Badge>
        {isRealOrder && <Badge state="accepted">{t.realOrder}</Badge>}
      </p>
      {comment && <p className="rounded-card bg-sunken p-4 text-small wrap-anywhere whitespace-pre-line">{comment}</p>}
      <Recording review={review} />
      <Facts
        facts={[
          [facts.email, email && <Address email={email} />],
          [
            facts.menu,
            shareId && (
              <a href={`/menu/${encodeURIComponent(shareId)}`} className="underline">
                {shareId}
              </a>
            ),
          ],
          [facts.order, order],
          [facts.votes, words.votes(helpful, notHelpful)],
          [facts.received, formatDateTime(createdAt)],
          [facts.published, isPublished && publishedAt && formatDateTime(publishedAt)],
          [facts.flagged, statusReason && t.reasons[statusReason]],
          [facts.removed, removalReason && t.reasons[removalReason]],
        ]}
      />
    </Dialog>
  );
}

/**
 * What was said. A plain address could not send the token, so that it is fetched, and kept for as long as the review is
 * open.
 */
function Recording({
  review: { customerName, isVoiceReview, voiceReviewUrl, voiceSeconds, voiceTranscript, transcriptState },
}: {
  readonly review: AdminReview;
}) {
  const made = useRef<string>(undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      if (made.current) URL.revokeObjectURL(made.current);
    };
  }, []);
  if (!isVoiceReview || voiceReviewUrl === null) return null;
  const fetched = async () => {
    const { blob } = await staffFile(voiceReviewUrl, 'review');
    if (!isOpen.current) throw new Error('closed before it came');
    if (made.current) URL.revokeObjectURL(made.current);
    made.current = URL.createObjectURL(blob);
    return made.current;
  };
  return (
    <div className="rounded-card border border-hairline p-3">
      <AudioPlayer label={words.recording(customerName)} seconds={voiceSeconds ?? undefined} source={fetched} />
      <p className="mt-1 text-caption text-quiet">{words.transcript}</p>
      <p className="text-small wrap-anywhere">{voiceTranscript ?? words.transcripts[transcriptState]}</p>
    </div>
  );
}
