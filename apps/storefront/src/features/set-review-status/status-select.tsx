import type { HostV1, Review, ReviewStatusRequest } from '@chalkboard/contracts';
import { setReviewStatusRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { REVIEW_STATUSES } from '@chalkboard/contracts/reviews';
import { Select } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';
import { feedbackTexts } from '../../texts';

const t = feedbackTexts.moderation;

/** For staff: what they think of a review, sent at once. */
export function StatusSelect({
  host,
  review: { id, customerName, status },
  onChanged,
}: {
  readonly host: HostV1;
  readonly review: Review;
  onChanged(status: Review['status']): void;
}) {
  const change = useMutation({
    mutationFn: (body: ReviewStatusRequest) => callAsStaff(setReviewStatusRoute, { params: { reviewId: id }, body }),
    onSuccess: (changed) => {
      onChanged(changed.status);
      host.toast(t.done);
    },
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  return (
    <span className="inline-block w-36">
      <Select
        aria-label={t.statusOf({ name: customerName })}
        className="!text-small"
        value={change.isPending ? change.variables.status : status}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate({ status: target.value as Review['status'] })}
      >
        {REVIEW_STATUSES.map((name) => (
          <option key={name} value={name}>
            {t.options[name]}
          </option>
        ))}
      </Select>
    </span>
  );
}
