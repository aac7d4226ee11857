import type { AdminReferral, HostV1, StaffRole } from '@chalkboard/contracts';
import { listReferralsRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { REFERRAL_STATUSES, type ReferralStatus } from '@chalkboard/contracts/referrals';
import { Badge } from '@chalkboard/ui';
import { formatDate, formatMoney, useFilters, mayStaff } from '@chalkboard/web-kit';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../layout/panel';
import { SmallSelect } from '../../layout/small-select';
import { DataList, type Column } from '../../lists/data-list';
import { FilterBar } from '../../lists/filter-bar';
import { filterControls } from '../../lists/filter-controls';
import { FilterSelect } from '../../lists/filter-select';
import { RowLink } from '../../lists/row-link';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import { useStaffList } from '../../lists/use-staff-list';
import { PayoutDialog } from '../../payouts/payout-dialog';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { ACTIVITY, STATISTICS, REFERRALS, setReferralStatus, TOP } from './referral-calls';

const t = texts.referrals.list;
const { statuses } = texts.referrals;

const CHANGED = [[REFERRALS], [STATISTICS], [TOP], [ACTIVITY]];

/**
 * Every referral, moved on by hand: nobody but staff knows that a restaurant was called. It is paid by the record of
 * its payout, and by nothing else.
 */
export function ReferralList({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [filters, setFilters] = useFilters(['search', 'status', 'sort']);
  const { field, onClear } = filterControls(filters, setFilters);
  const list = useStaffList(listReferralsRoute, { query: filters });
  const change = useChange(host, { run: setReferralStatus, done: t.changed, failed: t.failed, refresh: CHANGED });
  const [paying, setPaying] = useState<AdminReferral>();
  const mayPay = mayStaff(role, 'payouts.change');
  const put = (referral: AdminReferral, status: ReferralStatus) =>
    status === 'paid' ? setPaying(referral) : change.mutate({ id: referral.id, status });
  const columns: readonly Column<AdminReferral>[] = [
    { name: t.columns.referrer, width: 'max-w-56', cell: ({ referrerEmail }) => referrerEmail },
    {
      name: t.columns.restaurant,
      width: 'max-w-56',
      cell: ({ restaurantEmail, businessId }) =>
        businessId ? (
          <RowLink to={`/admin/businesses/${encodeURIComponent(businessId)}`}>{restaurantEmail}</RowLink>
        ) : (
          restaurantEmail
        ),
    },
    {
      name: t.columns.contact,
      width: 'max-w-44',
      cell: ({ restaurantPhone, way }) => [restaurantPhone, way === 'link' && t.byLink].filter(Boolean).join(' · '),
    },
    { name: t.columns.reward, align: 'right', cell: ({ rewardMinor }) => formatMoney(rewardMinor, 'USD') },
    { name: t.columns.sent, cell: ({ submittedAt }) => formatDate(submittedAt) },
    {
      name: t.columns.status,
      isControl: true,
      cell: (referral) => {
        const { id, restaurantEmail, status } = referral;
        return mayStaff(role, 'referrals.change') && status !== 'paid' ? (
          <SmallSelect
            aria-label={t.statusOf(restaurantEmail)}
            value={change.isPending && change.variables.id === id ? change.variables.status : status}
            disabled={change.isPending}
            onChange={({ target }) => put(referral, target.value as ReferralStatus)}
          >
            {REFERRAL_STATUSES.map((name) => (
              <option key={name} value={name} disabled={name === 'paid' && !(mayPay && status === 'set_up')}>
                {statuses[name]}
              </option>
            ))}
          </SmallSelect>
        ) : (
          <Badge>{statuses[status]}</Badge>
        );
      },
    },
  ];
  return (
    <Panel title={t.title}>
      <FilterBar>
        <SearchField label={t.search} placeholder={t.searchHint} {...field('search')} />
        <FilterSelect label={t.status} all={t.allStatuses} options={statuses} {...field('status')} />
        <SortSelect options={t.sorts} {...field('sort')} />
      </FilterBar>
      <DataList
        label={t.title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ ...t.empty, icon: <Gift aria-hidden strokeWidth={1.4} /> }}
        onClear={onClear}
      />
      {paying && (
        <PayoutDialog
          host={host}
          payout={{
            referralId: paying.id,
            referrerEmail: paying.referrerEmail,
            rewardMinor: paying.rewardMinor,
            state: 'earned_later',
            record: null,
          }}
          refresh={CHANGED}
          onClose={() => setPaying(undefined)}
        />
      )}
    </Panel>
  );
}
