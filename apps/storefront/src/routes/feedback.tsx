import type { HostV1 } from '@chalkboard/contracts';
import { Button, PageFrame } from '@chalkboard/ui';
import { useDocumentTitle, useFilters, useQueryClient } from '@chalkboard/web-kit';
import { ArrowLeft, Mic } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FILTERS, knownFilters, patchReview, REVIEWS, SUMMARY } from '../features/browse-reviews/review-calls';
import { ReviewFilters } from '../features/browse-reviews/review-filters';
import { ReviewList } from '../features/browse-reviews/review-list';
import { ReviewStatistics } from '../features/browse-reviews/review-statistics';
import { ReviewDialog } from '../features/leave-review/review-dialog';
import { useReviewedOrder } from '../features/leave-review/use-reviewed-order';
import type { VoiceRecording } from '../features/record-voice/record-voice';
import { VoiceRecorder } from '../features/record-voice/voice-recorder';
import { StatusSelect } from '../features/set-review-status/status-select';
import { useModerator } from '../features/set-review-status/use-moderator';
import { feedbackTexts as t } from '../texts';

/** `/feedback` */
export default function FeedbackPage({ host }: { readonly host: HostV1 }) {
  useDocumentTitle(t.title);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [address, setAddress] = useFilters(FILTERS);
  const filters = knownFilters(address);
  const moderates = useModerator();
  const reviewed = useReviewedOrder();
  const [open, setOpen] = useState(reviewed.secret !== undefined);
  const [recording, setRecording] = useState<VoiceRecording>();
  /** Their filters and figures count by what was changed. */
  const readAgain = () => Promise.all([REVIEWS, SUMMARY].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const close = () => {
    setOpen(false);
    // Of the order that was named in it, the address tells nobody who is shown it later.
    if (reviewed.secret !== undefined)
      void navigate({ search: window.location.search, hash: '' }, { replace: true, preventScrollReset: true });
  };

  return (
    <PageFrame className="max-w-7xl pt-2 sm:pt-4">
      <Link
        to="/"
        className="tap -ms-1 inline-flex items-center gap-2 px-1 text-small text-quiet hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t.home}
      </Link>
      <div className="mt-4 mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 sm:mt-8 sm:mb-12">
        <div>
          <h1 className="text-display tracking-tight">{t.title}</h1>
          <p className="mt-3 max-w-[46ch] text-lead text-quiet">{t.lead}</p>
        </div>
        <Button variant="primary" size="large" onClick={() => setOpen(true)} className="max-sm:w-full">
          <Mic aria-hidden />
          {t.leave}
        </Button>
      </div>
      <ReviewStatistics />
      <div className="mt-8 grid items-start gap-8 lg:mt-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
        <div className="lg:sticky lg:top-6">
          <ReviewFilters filters={filters} onChange={setAddress} />
        </div>
        <ReviewList
          host={host}
          filters={filters}
          onClear={() => setAddress({ search: '', rating: '', status: '' })}
          moderationOf={(review) =>
            moderates && (
              <StatusSelect
                host={host}
                review={review}
                onChanged={(status) => {
                  patchReview(queries, review.id, { status });
                  void readAgain();
                }}
              />
            )
          }
        />
      </div>
      <ReviewDialog
        host={host}
        open={open}
        reviewed={reviewed}
        recording={recording?.blob}
        recorder={<VoiceRecorder host={host} recording={recording} onRecording={setRecording} />}
        onSent={() => {
          setRecording(undefined);
          close();
          reviewed.clear();
          void readAgain();
        }}
        onClose={close}
      />
    </PageFrame>
  );
}
