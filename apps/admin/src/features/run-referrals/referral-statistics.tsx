import { showReferralStatisticsRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { Skeleton, SkeletonBar, StatCard } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { ReadFailure } from '../../layout/panel-state';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';

const t = texts.referrals.figures;
const GRID = 'grid grid-cols-2 gap-3 xl:grid-cols-4';

/** How many referrals there are, and what they come to. */
export function ReferralStatistics() {
  const { data, error, refetch } = useStaffRoute(showReferralStatisticsRoute);
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Skeleton label={texts.loading} className={GRID}>
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonBar key={index} className="h-28" />
        ))}
      </Skeleton>
    );
  }
  return (
    <dl className={GRID}>
      <StatCard label={t.total} value={data.total.toLocaleString('en-US')} />
      <StatCard label={t.pending} value={formatMoney(data.pendingRewardsMinor, 'USD')} />
      <StatCard label={t.paid} value={formatMoney(data.paidRewardsMinor, 'USD')} />
      <StatCard label={t.conversion} value={`${(data.conversion * 100).toFixed(1)}%`} note={t.conversionNote} />
    </dl>
  );
}
