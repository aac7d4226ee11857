import type { HostV1, StaffRole } from '@chalkboard/contracts';
import type { StaffRight } from '@chalkboard/contracts/staff-rights';
import { Tabs } from '@chalkboard/ui';
import { useDocumentTitle, mayStaff } from '@chalkboard/web-kit';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StatCards } from '../features/stat-cards';
import { RowsSkeleton } from '../layout/panel-state';
import { texts } from '../texts';
import { StaffPage } from './staff-page';

const t = texts.dashboard;

export interface TabProps {
  readonly host: HostV1;
  readonly role: StaffRole;
}

/** Fetched when they are opened, and shown to who has one of the rights. */
const TABS: Readonly<
  Record<keyof typeof t.tabs, { readonly rights: readonly StaffRight[]; readonly Content: ComponentType<TabProps> }>
> = {
  businesses: {
    rights: ['businesses.read'],
    Content: lazy(async () => ({
      default: (await import('../features/list-businesses/businesses-tab')).BusinessesTab,
    })),
  },
  employees: {
    rights: ['employees.read'],
    Content: lazy(async () => ({ default: (await import('../features/manage-employees/employees-tab')).EmployeesTab })),
  },
  referrals: {
    rights: ['referrals.read'],
    Content: lazy(async () => ({ default: (await import('../features/run-referrals/referrals-tab')).ReferralsTab })),
  },
  reviews: {
    rights: ['reviews.moderate'],
    Content: lazy(async () => ({ default: (await import('../features/moderate-reviews/reviews-tab')).ReviewsTab })),
  },
  payments: {
    rights: ['plans.read', 'payouts.read'],
    Content: lazy(async () => ({ default: (await import('../features/follow-payments/payments-tab')).PaymentsTab })),
  },
  analytics: {
    rights: ['analytics.read'],
    Content: lazy(async () => ({ default: (await import('../features/show-analytics/analytics-tab')).AnalyticsTab })),
  },
  inbox: {
    rights: ['contact-messages.read'],
    Content: lazy(async () => ({ default: (await import('../features/answer-inbox/inbox-tab')).InboxTab })),
  },
  operations: {
    rights: ['dead-letters.read', 'notifications.read'],
    Content: lazy(async () => ({
      default: (await import('../features/watch-operations/operations-tab')).OperationsTab,
    })),
  },
  audit: {
    rights: ['audit-log.read'],
    Content: lazy(async () => ({ default: (await import('../features/read-audit-log/audit-tab')).AuditTab })),
  },
};
type TabName = keyof typeof TABS;
const FIRST: TabName = 'businesses';

/** `/admin/dashboard`: the tab and its filters lie in the address. */
export function DashboardPage({ host }: { readonly host: HostV1 }) {
  useDocumentTitle(t.title);
  const [search] = useSearchParams();
  // The figures are the dashboard's as it opens; the other tabs have the room for their lists.
  const isFirst = (search.get('tab') ?? FIRST) === FIRST;
  return (
    <StaffPage figures={isFirst && <StatCards />}>{({ role }) => <DashboardTabs host={host} role={role} />}</StaffPage>
  );
}

function DashboardTabs({ host, role }: TabProps) {
  const [search, setSearch] = useSearchParams();
  const open = (Object.keys(TABS) as TabName[]).filter((name) =>
    TABS[name].rights.some((right) => mayStaff(role, right)),
  );
  const asked = open.find((name) => name === search.get('tab'));
  const shown = asked ?? open[0]!;
  return (
    <Tabs
      label={t.tabsLabel}
      value={shown}
      // Another tab has other filters.
      onChange={(tab) => setSearch({ tab }, { preventScrollReset: true })}
      tabs={open.map((name) => {
        const { Content } = TABS[name];
        return {
          value: name,
          label: t.tabs[name],
          content: (
            <Suspense fallback={<RowsSkeleton />}>
              <Content host={host} role={role} />
            </Suspense>
          ),
        };
      })}
    />
  );
}
