import type { HostV1, LedgerEntry } from '@chalkboard/contracts';
import { exportLedgerRoute, listLedgerRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { PLAN_CURRENCY } from '@chalkboard/contracts/plans';
import { Badge, Button, Field, TextInput } from '@chalkboard/ui';
import { addressOf, dayName, formatDateTime, formatMoney, useFilters } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';
import { Download, ReceiptText } from 'lucide-react';
import { DataList, type Column } from '../../lists/data-list';
import { dayEnd, dayStart } from '../../lists/day-range';
import { FilterBar } from '../../lists/filter-bar';
import { FilterSelect } from '../../lists/filter-select';
import { RowLink } from '../../lists/row-link';
import { useStaffList } from '../../lists/use-staff-list';
import { useDownload } from '../../session/use-download';
import { texts } from '../../texts';
import { LEDGER } from './payment-calls';

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
  const query = {
    businessId: filters.business,
    kind: filters.kind,
    plan: filters.plan,
    from: dayStart(filters.from),
    to: dayEnd(filters.to),
  };
  const list = useStaffList<LedgerEntry>(LEDGER, query, (cursor, signal) =>
    callAsStaff(listLedgerRoute, { query: { ...query, cursor }, signal }),
  );
  const { pending, download } = useDownload(host);
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <section aria-label={t.title}>
      <FilterBar
        actions={
          <Button
            aria-disabled={pending}
            onClick={() => void download(addressOf(exportLedgerRoute, { query }), t.file)}
          >
            <Download aria-hidden />
            {pending ? texts.exporting : texts.exportCsv}
          </Button>
        }
      >
        <FilterSelect
          label={t.kind}
          all={t.allKinds}
          options={t.kinds}
          value={filters.kind}
          onChange={(kind) => setFilters({ kind })}
        />
        <FilterSelect
          label={t.plan}
          all={t.allPlans}
          options={texts.plans}
          value={filters.plan}
          onChange={(plan) => setFilters({ plan })}
        />
        <Field label={texts.list.from}>
          <TextInput type="date" value={filters.from} onChange={({ target }) => setFilters({ from: target.value })} />
        </Field>
        <Field label={texts.list.to}>
          <TextInput type="date" value={filters.to} onChange={({ target }) => setFilters({ to: target.value })} />
        </Field>
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
        onClear={isFiltered ? () => setFilters({ business: '', kind: '', plan: '', from: '', to: '' }) : undefined}
      />
    </section>
  );
}
