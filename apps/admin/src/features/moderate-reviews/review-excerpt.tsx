import type { AdminReview } from '@chalkboard/contracts';
import { Mic, ReceiptText } from 'lucide-react';
import { texts } from '../../texts';

const t = texts.reviews;

/** The beginning of a review in one line, with a sign for a voice and one for a real order. */
export function ReviewExcerpt({ review: { comment, isVoiceReview, isRealOrder } }: { readonly review: AdminReview }) {
  return (
    <span className="flex items-center gap-1.5">
      {isVoiceReview && (
        <span className="shrink-0 text-quiet" title={t.voice}>
          <Mic aria-hidden className="size-3.5" />
          <span className="sr-only">{t.voice}</span>
        </span>
      )}
      {isRealOrder && (
        <span className="shrink-0 text-quiet" title={t.realOrder}>
          <ReceiptText aria-hidden className="size-3.5" />
          <span className="sr-only">{t.realOrder}</span>
        </span>
      )}
      <span className="truncate" title={comment}>
        {comment || <span className="text-quiet">{t.noComment}</span>}
      </span>
    </span>
  );
}
