import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { showBusinessRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { EmptyState, LinkButton, StatCard } from '@chalkboard/ui';
import { formatDate, formatMoney, hasFields, hasStatus, mayStaff, useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft, Building2, CircleAlert } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { StatusSelect } from '../business/status-select';
import { BusinessFacts } from '../features/show-business/business-facts';
import { BusinessMenus, BusinessOrders } from '../features/show-business/business-lists';
import { BusinessNotes } from '../features/show-business/business-notes';
import { PlanPanel } from '../features/show-business/plan-panel';
import { ReadFailure, RowsSkeleton } from '../layout/panel-state';
import { useStaffRoute } from '../session/use-staff-route';
import { texts } from '../texts';
import { StaffPage } from './staff-page';

const t = texts.businesses.detail;

/** `/admin/businesses/:businessId`: all that is known of one. */
export function BusinessPage({ host }: { readonly host: HostV1 }) {
  const { businessId = '' } = useParams();
  // Back to the list as it was filtered.
  const state: unknown = useLocation().state;
  const list = hasFields(state) && typeof state.list === 'string' ? state.list : '?tab=businesses';
  const back = (
    <LinkButton as={Link} to={`/admin/dashboard${list}`} variant="quiet" className="-ml-4 mb-2">
      <ArrowLeft aria-hidden />
      {t.back}
    </LinkButton>
  );
  return (
    <StaffPage heading={back}>
      {({ role }) => <Business key={businessId} host={host} role={role} businessId={businessId} />}
    </StaffPage>
  );
}

function Business({
  host,
  role,
  businessId,
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly businessId: string;
}) {
  const { data: business, error, refetch } = useStaffRoute(showBusinessRoute, { params: { businessId } });
  useDocumentTitle(business?.businessName ?? texts.dashboard.tabs.businesses);
  if (hasStatus(error, 404))
    return <EmptyState level={1} {...t.notFound} icon={<Building2 aria-hidden strokeWidth={1.4} />} />;
  if (!business) return error ? <ReadFailure error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const { figures: statistics } = business;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-heading break-words">{business.businessName}</h1>
          <p className="mt-1 text-small text-quiet">{`${business.ownerName} · ${texts.plans[business.subscriptionPlan]}`}</p>
        </div>
        <StatusSelect host={host} role={role} business={business} />
      </div>
      {business.rejection && (
        <p className="mb-6 flex gap-3 rounded-card bg-failed-wash p-4 text-small">
          <CircleAlert aria-hidden className="size-5 shrink-0 text-failed" />
          <span className="min-w-0 wrap-anywhere">
            {t.rejected(texts.businesses.reject.reasons[business.rejection.reason], business.rejection.note)}
          </span>
        </p>
      )}
      {business.closesAt && (
        <p className="mb-6 flex gap-3 rounded-card bg-failed-wash p-4 text-small">
          <CircleAlert aria-hidden className="size-5 shrink-0 text-failed" />
          {t.closes(formatDate(business.closesAt))}
        </p>
      )}
      <dl className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatCard label={t.figures.menus} value={statistics.menus.toLocaleString('en-US')} />
        <StatCard
          label={t.figures.orders}
          value={statistics.orders.toLocaleString('en-US')}
          note={t.figures.ordersNote}
        />
        <StatCard label={t.figures.ordersThisMonth} value={statistics.ordersThisMonth.toLocaleString('en-US')} />
        <StatCard
          label={t.figures.revenueThisMonth}
          value={
            statistics.revenueThisMonth.length > 0
              ? statistics.revenueThisMonth.map(({ currency, amountMinor }) => (
                  <span key={currency} className="block">
                    {formatMoney(amountMinor, currency)}
                  </span>
                ))
              : t.figures.noRevenue
          }
        />
      </dl>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-5">
          <BusinessMenus businessId={businessId} />
          <BusinessOrders businessId={businessId} />
          <BusinessNotes host={host} role={role} businessId={businessId} />
        </div>
        <div className="grid min-w-0 gap-5 max-lg:order-first">
          {mayStaff(role, 'plans.read') && (
            <PlanPanel host={host} role={role} businessId={businessId} businessName={business.businessName} />
          )}
          <BusinessFacts business={business} />
        </div>
      </div>
    </>
  );
}
