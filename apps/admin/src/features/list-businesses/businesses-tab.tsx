import type { AdminBusiness, HostV1, StaffRole } from '@chalkboard/contracts';
import { exportBusinessesRoute, listBusinessesRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { Button } from '@chalkboard/ui';
import { addressOf, useFilters, mayStaff } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';
import { Building2, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BUSINESSES } from '../../business/business-calls';
import { DataList } from '../../lists/data-list';
import { FilterBar } from '../../lists/filter-bar';
import { FilterSelect } from '../../lists/filter-select';
import type { NamedView } from '../../lists/saved-views/same-filters';
import { SavedViews } from '../../lists/saved-views/saved-views';
import { SearchField } from '../../lists/search-field';
import { useSelection } from '../../lists/selection';
import { useStaffList } from '../../lists/use-staff-list';
import { useDownload } from '../../session/use-download';
import { texts } from '../../texts';
import { AddBusinessDialog } from './add-business-dialog';
import { BulkDecision } from './bulk-decision';
import { businessColumns } from './business-columns';

const t = texts.businesses;
const keyOf = ({ id }: AdminBusiness) => id;
const WITHOUT = { search: '', status: '', plan: '', sort: '' };
/** What everybody of the staff looks for. */
const VIEWS: readonly NamedView[] = [
  { name: texts.list.views.all, filters: {} },
  ...(['pending', 'approved', 'rejected', 'incomplete'] as const).map((status) => ({
    name: t.views[status],
    filters: { status },
  })),
];

/** Every business that signed up, was added, or left its signup. */
export function BusinessesTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const { search: address } = useLocation();
  const [filters, setFilters] = useFilters(['search', 'status', 'plan', 'sort']);
  const list = useStaffList<AdminBusiness>(BUSINESSES, filters, (cursor, signal) =>
    callAsStaff(listBusinessesRoute, { query: { ...filters, cursor }, signal }),
  );
  const { pending, download } = useDownload(host);
  const [adding, setAdding] = useState(false);
  const columns = businessColumns(host, role, address);
  const mayChange = mayStaff(role, 'businesses.change');
  const selection = useSelection(list.items, keyOf, ({ registrationStatus }) => registrationStatus !== 'incomplete');
  const isFiltered = Boolean(filters.search || filters.status || filters.plan);
  return (
    <section aria-label={t.label}>
      <SavedViews
        host={host}
        list="businesses"
        address={BUSINESSES}
        common={VIEWS}
        filters={filters}
        read={(view, signal) => callAsStaff(listBusinessesRoute, { query: { ...view, limit: '1' }, signal })}
        onShow={(view) => setFilters({ ...WITHOUT, ...view })}
      />
      <FilterBar
        actions={
          <>
            <Button
              aria-disabled={pending}
              onClick={() => void download(addressOf(exportBusinessesRoute, { query: filters }), t.exportFile)}
            >
              <Download aria-hidden />
              {pending ? texts.exporting : texts.exportCsv}
            </Button>
            {mayChange && (
              <Button variant="primary" onClick={() => setAdding(true)}>
                <Plus aria-hidden />
                {t.add.open}
              </Button>
            )}
          </>
        }
      >
        <SearchField
          label={t.search}
          placeholder={t.searchHint}
          value={filters.search}
          onChange={(search) => setFilters({ search })}
        />
        <FilterSelect
          label={t.status}
          all={t.allStatuses}
          options={texts.registration}
          value={filters.status}
          onChange={(status) => setFilters({ status })}
        />
        <FilterSelect
          label={t.plan}
          all={t.allPlans}
          options={texts.plans}
          value={filters.plan}
          onChange={(plan) => setFilters({ plan })}
        />
        <FilterSelect
          label={texts.list.sort}
          options={t.sorts}
          value={filters.sort || 'newest'}
          onChange={(sort) => setFilters({ sort: sort === 'newest' ? '' : sort })}
        />
      </FilterBar>
      <DataList
        label={t.label}
        list={list}
        columns={columns}
        keyOf={keyOf}
        bar={
          mayChange
            ? {
                selection,
                labelOf: ({ businessName }) => texts.list.choose(businessName),
                actions: <BulkDecision host={host} selection={selection} />,
              }
            : undefined
        }
        empty={{ ...t.empty, icon: <Building2 aria-hidden strokeWidth={1.4} /> }}
        onClear={isFiltered ? () => setFilters({ search: '', status: '', plan: '' }) : undefined}
      />
      {adding && <AddBusinessDialog host={host} onClose={() => setAdding(false)} />}
    </section>
  );
}
