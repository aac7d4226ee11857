import type { AdminPayout, HostV1, StaffRole } from '@chalkboard/contracts';
import { exportPayoutsRoute, listPayoutsRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { PLAN_CURRENCY } from '@chalkboard/contracts/plans';
import { Badge, Button, type BadgeState } from '@chalkboard/ui';
import { addressOf, formatDate, formatMoney, useFilters, mayStaff } from '@chalkboard/web-kit';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../../layout/export-button';
import { DataList, type Column } from '../../lists/data-list';
import { FilterBar } from '../../lists/filter-bar';
import { filterControls } from '../../lists/filter-controls';
import { FilterSelect } from '../../lists/filter-select';
import { RowLink } from '../../lists/row-link';
import { SearchField } from '../../lists/search-field';
import { useStaffList } from '../../lists/use-staff-list';
import { PAYOUTS } from '../../payouts/payout-calls';
import { PayoutDialog } from '../../payouts/payout-dialog';
import { texts } from '../../texts';
import { PAYMENTS } from './payment-calls';

const t = texts.payments.payouts;
const STATES: Readonly<Record<AdminPayout['state'], BadgeState>> = {
  waiting: 'placed',
  earned_later: 'accepted',
  paid: 'ready',
  declined: 'failed',
};

/** The reward of each referral, and what was done about it. */
export function PayoutList({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [filters, setFilters] = useFilters(['search', 'state']);
  const { field, onClear } = filterControls(filters, setFilters);
  const list = useStaffList(listPayoutsRoute, { query: filters });
  const [recording, setRecording] = useState<AdminPayout>();
  const columns: readonly Column<AdminPayout>[] = [
    { name: t.columns.referrer, width: 'max-w-52', cell: ({ referrerEmail }) => referrerEmail },
    {
      name: t.columns.restaurant,
      cell: ({ business, restaurantEmail }) =>
        business ? (
          <RowLink to={`/admin/businesses/${encodeURIComponent(business.id)}`}>{business.name}</RowLink>
        ) : (
          restaurantEmail
        ),
    },
    { name: t.columns.reward, align: 'right', cell: ({ rewardMinor }) => formatMoney(rewardMinor, PLAN_CURRENCY) },
    { name: t.columns.sent, cell: ({ submittedAt }) => formatDate(submittedAt) },
    {
      name: t.columns.state,
      brief: ({ state }) => t.states[state],
      cell: ({ state }) => <Badge state={STATES[state]}>{t.states[state]}</Badge>,
    },
    {
      name: t.columns.record,
      narrow: 'none',
      cell: ({ record }) =>
        record &&
        [record.method && t.methods[record.method], record.reference, record.note, record.by, formatDate(record.at)]
          .filter(Boolean)
          .join(' · '),
    },
    {
      name: t.columns.actions,
      hideName: true,
      isControl: true,
      align: 'right',
      cell: (payout) =>
        mayStaff(role, 'payouts.change') && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t.recordNamed(payout.referrerEmail)}
            onClick={() => setRecording(payout)}
          >
            {t.record}
          </Button>
        ),
    },
  ];
  return (
    <section aria-label={t.title}>
      <FilterBar
        actions={<ExportButton host={host} path={addressOf(exportPayoutsRoute, { query: filters })} file={t.file} />}
      >
        <SearchField label={t.search} placeholder={t.searchHint} {...field('search')} />
        <FilterSelect label={t.state} all={t.allStates} options={t.states} {...field('state')} />
      </FilterBar>
      <DataList
        label={t.title}
        list={list}
        columns={columns}
        keyOf={({ referralId }) => referralId}
        empty={{ ...t.empty, icon: <HandCoins aria-hidden strokeWidth={1.4} /> }}
        onClear={onClear}
      />
      {recording && (
        <PayoutDialog
          host={host}
          payout={recording}
          refresh={[[PAYOUTS], [PAYMENTS]]}
          onClose={() => setRecording(undefined)}
        />
      )}
    </section>
  );
}
