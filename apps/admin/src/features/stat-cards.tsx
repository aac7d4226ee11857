import { showStatsRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { Button, Skeleton, SkeletonBar, StatCard } from '@chalkboard/ui';
import { describeError, formatMoney } from '@chalkboard/web-kit';
import { Building2, CircleAlert, DollarSign, Hourglass, UserPlus } from 'lucide-react';
import { useStaffRoute } from '../session/use-staff-route';
import { texts } from '../texts';

const t = texts.stats;

/** The dashboard's four figures. Read again whenever the page opens. */
export function StatCards() {
  const { data, error, refetch } = useStaffRoute(showStatsRoute);
  const grid = 'grid grid-cols-2 gap-3 xl:grid-cols-4';
  if (error && !data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card bg-failed-wash p-5 text-small">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-failed" />
        <span className="flex-1">{describeError(error, t.failed)}</span>
        <Button onClick={() => void refetch()}>{t.retry}</Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Skeleton label={t.loading} className={grid}>
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonBar key={index} className="h-32" />
        ))}
      </Skeleton>
    );
  }
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <dl className={grid}>
      <StatCard label={t.businesses} value={count(data.totalBusinesses)} icon={<Building2 aria-hidden />} />
      <StatCard
        label={t.revenue}
        value={formatMoney(Math.round(data.monthlyRevenue * 100), 'USD')}
        note={t.revenueNote}
        icon={<DollarSign aria-hidden />}
      />
      <StatCard label={t.pending} value={count(data.pendingRegistrations)} icon={<Hourglass aria-hidden />} />
      <StatCard label={t.signups} value={count(data.newSignupsThisMonth)} icon={<UserPlus aria-hidden />} />
    </dl>
  );
}
