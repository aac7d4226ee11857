import type { HostV1, LedgerEntry } from '@chalkboard/contracts';
import { exportLedgerRoute, listLedgerRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { PLAN_CURRENCY } from '@chalkboard/contracts/plans';
import { Badge, Button } from '@chalkboard/ui';
import { addressOf, dayName, formatDateTime, formatMoney, useFilters } from '@chalkboard/web-kit';
import { ReceiptText } from 'lucide-react';
import { ExportButton } from '../../layout/export-button';
import { DataList, type Column } from '../../lists/data-list';
import { dayEnd, dayStart } from '../../lists/day-range';
import { DayRangeFields } from '../../lists/day-range-fields';
import { FilterBar } from '../../lists/filter-bar';
import { filterControls } from '../../lists/filter-controls';
import { FilterSelect } from '../../lists/filter-select';
import { RowLink } from '../../lists/row-link';
import { useStaffList } from '../../lists/use-staff-list';
import { texts } from '../../texts';

const t = texts.payments.ledger;

const columns: readonly Column<LedgerEntry>[] = [
  {
    name: t.columns.business,
    cell: ({ businessId, businessName }) =>
      businessName ? (
        <RowLink to={`/admin/businesses/${encodeURIComponent(businessId)}`}>{businessName}</RowLink>
      ) : (
        t.gone
      ),
  },
  { name: t.columns.kind, cell: ({ kind }) => t.kinds[kind] },
  {
    name: t.columns.plan,
    brief: ({ plan }) => texts.plans[plan],
    cell: ({ plan }) => <Badge>{texts.plans[plan]}</Badge>,
  },
  {
    name: t.columns.span,
    cell: ({ from, until }) => t.span(dayName(from, 'short'), dayName(until, 'short')),
  },
  {
    name: t.columns.amount,
    align: 'right',
    cell: ({ amountMinor, collection }) => (
      <>
        <span className="font-medium">{formatMoney(amountMinor, PLAN_CURRENCY)}</span>
        {collection === 'beta' && <span className="block text-caption text-quiet">{t.notCollected}</span>}
      </>
    ),
  },
  { name: t.columns.balance, align: 'right', cell: ({ balanceMinor }) => formatMoney(balanceMinor, PLAN_CURRENCY) },
  { name: t.columns.at, cell: ({ at }) => formatDateTime(at) },
];

/** Charges and credits of all plans. */
export function LedgerList({ host }: { readonly host: HostV1 }) {
  const [filters, setFilters] = useFilters(['business', 'kind', 'plan', 'from', 'to']);
  const { field, onClear } = filterControls(filters, setFilters);
  const query = {
    businessId: filters.business,
    kind: filters.kind,
    plan: filters.plan,
    from: dayStart(filters.from),
    to: dayEnd(filters.to),
  };
  const list = useStaffList(listLedgerRoute, { query });
  return (
    <section aria-label={t.title}>
      <FilterBar actions={<ExportButton host={host} path={addressOf(exportLedgerRoute, { query })} file={t.file} />}>
        <FilterSelect label={t.kind} all={t.allKinds} options={t.kinds} {...field('kind')} />
        <FilterSelect label={t.plan} all={t.allPlans} options={texts.plans} {...field('plan')} />
        <DayRangeFields from={field('from')} to={field('to')} />
      </FilterBar>
      {filters.business && (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-small">
          {t.onlyOne}
          <Button variant="quiet" onClick={() => setFilters({ business: '' })}>
            {t.showAll}
          </Button>
        </p>
      )}
      <DataList
        label={t.title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ ...t.empty, icon: <ReceiptText aria-hidden strokeWidth={1.4} /> }}
        onClear={onClear}
      />
    </section>
  );
}
