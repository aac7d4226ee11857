import { showStatsRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { Button, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError, formatMoney } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';
import { useStaffRoute } from '../session/use-staff-route';
import { texts } from '../texts';

const t = texts.stats;

/** The dashboard's four figures, beside the welcome. Read again whenever the page opens. */
export function StatCards() {
  const { data, error, refetch } = useStaffRoute(showStatsRoute);
  const grid = 'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline lg:grid-cols-4';
  if (error && !data) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-failed-wash px-4 py-2 text-small"
      >
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
          <SkeletonBar key={index} className="h-15 rounded-none lg:w-44" />
        ))}
      </Skeleton>
    );
  }
  const count = (value: number) => value.toLocaleString('en-US');
  const figures = [
    { label: t.businesses, value: count(data.totalBusinesses) },
    {
      label: t.revenue,
      value: formatMoney(Math.round(data.monthlyRevenue * 100), 'USD'),
      note: t.revenueNote,
    },
    { label: t.pending, value: count(data.pendingRegistrations) },
    { label: t.signups, value: count(data.newSignupsThisMonth) },
  ];
  return (
    <dl className={grid}>
      {figures.map(({ label, value, note }) => (
        <div key={label} title={note} className="min-w-0 bg-surface px-3 py-2 lg:min-w-40">
          <dt className="truncate text-caption text-quiet">{label}</dt>
          <dd className="tabular font-serif text-lead font-medium">{value}</dd>
          {note && <dd className="sr-only">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
