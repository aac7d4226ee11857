import type { AdminStats } from '@chalkboard/contracts';
import { Button, Skeleton, SkeletonBar, StatCard } from '@chalkboard/ui';
import { describeError, formatMoney, useQuery } from '@chalkboard/web-kit';
import { Building2, CircleAlert, DollarSign, Hourglass, UserPlus } from 'lucide-react';
import { staffApi } from '../keep-session/session';

/** The dashboard's four figures. Read again whenever the page opens. */
export function StatCards() {
  const { data, error, refetch } = useQuery({ queryKey: ['/api/admin/stats'], queryFn: () => staffApi<AdminStats>('/api/admin/stats'), refetchOnMount: 'always' });
  const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';
  if (error && !data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card bg-failed-wash p-5 text-small">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-failed" />
        <span className="flex-1">{describeError(error, 'The figures could not be read just now.')}</span>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading the figures" className={grid}>
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonBar key={index} className="h-32" />
        ))}
      </Skeleton>
    );
  }
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <dl className={grid}>
      <StatCard label="Total Businesses" value={count(data.totalBusinesses)} icon={<Building2 aria-hidden />} />
      <StatCard label="Monthly Revenue" value={formatMoney(Math.round(data.monthlyRevenue * 100), 'USD')} note="Orders this month, neither rejected nor cancelled" icon={<DollarSign aria-hidden />} />
      <StatCard label="Pending Approvals" value={count(data.pendingRegistrations)} icon={<Hourglass aria-hidden />} />
      <StatCard label="New Signups This Month" value={count(data.newSignupsThisMonth)} icon={<UserPlus aria-hidden />} />
    </dl>
  );
}
