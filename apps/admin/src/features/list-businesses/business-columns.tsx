import type { AdminBusiness, HostV1, StaffRole } from '@chalkboard/contracts';
import { Badge } from '@chalkboard/ui';
import { formatDate, formatMoney } from '@chalkboard/web-kit';
import { StatusSelect } from '../../business/status-select';
import type { Column } from '../../lists/column';
import { RowLink } from '../../lists/row-link';
import { texts } from '../../texts';

const t = texts.businesses;

/** @param address the filters of the list, to which the page of a business leads back */
export function businessColumns(host: HostV1, role: StaffRole, address: string): readonly Column<AdminBusiness>[] {
  return [
    {
      name: t.columns.business,
      width: 'max-w-72',
      cell: ({ id, businessName }) => (
        <RowLink to={`/admin/businesses/${encodeURIComponent(id)}`} state={{ list: address }}>
          {businessName}
        </RowLink>
      ),
    },
    { name: t.columns.owner, width: 'max-w-40', cell: ({ ownerName }) => ownerName },
    { name: t.columns.email, width: 'max-w-56', narrow: 'none', cell: ({ email }) => email },
    {
      name: t.columns.plan,
      brief: ({ subscriptionPlan }) => texts.plans[subscriptionPlan],
      cell: ({ subscriptionPlan }) => <Badge>{texts.plans[subscriptionPlan]}</Badge>,
    },
    {
      name: t.columns.revenue,
      align: 'right',
      narrow: 'none',
      cell: ({ monthlyRevenue }) => formatMoney(Math.round(monthlyRevenue * 100), 'USD'),
    },
    { name: t.columns.joined, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      name: t.columns.status,
      isControl: true,
      cell: (business) => <StatusSelect host={host} role={role} business={business} />,
    },
  ];
}
