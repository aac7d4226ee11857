import type { AdminReview, HostV1 } from '@chalkboard/contracts';
import { REVIEW_STATUSES } from '@chalkboard/contracts/reviews';
import { Badge, type BadgeState } from '@chalkboard/ui';
import { SmallSelect } from '../../layout/small-select';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { FEEDBACK, setReviewStatus } from './review-calls';

const t = texts.reviews;
const STATES: Readonly<Record<AdminReview['status'], BadgeState>> = {
  approved: 'ready',
  pending: 'placed',
  flagged: 'failed',
};

/** What staff thinks of a review; changed at once by whoever may. */
export function ReviewStatus({
  host,
  mayChange,
  review: { id, customerName, status },
}: {
  readonly host: HostV1;
  readonly mayChange: boolean;
  readonly review: AdminReview;
}) {
  const change = useChange(host, {
    run: setReviewStatus,
    done: t.statusChanged,
    failed: t.statusFailed,
    refresh: [[FEEDBACK]],
  });
  if (!mayChange) return <Badge state={STATES[status]}>{t.statuses[status]}</Badge>;
  return (
    <SmallSelect
      aria-label={t.statusOf(customerName)}
      value={change.isPending ? change.variables.status : status}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate({ id, status: target.value as AdminReview['status'] })}
    >
      {REVIEW_STATUSES.map((name) => (
        <option key={name} value={name}>
          {t.statuses[name]}
        </option>
      ))}
    </SmallSelect>
  );
}
