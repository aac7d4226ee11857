import type { AdminBusiness, HostV1, StaffRole } from '@chalkboard/contracts';
import { exportBusinessesRoute, listBusinessesRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { Button } from '@chalkboard/ui';
import { addressOf, useFilters, mayStaff } from '@chalkboard/web-kit';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ExportButton } from '../../layout/export-button';
import { DataList } from '../../lists/data-list';
import { FilterBar } from '../../lists/filter-bar';
import { filterControls } from '../../lists/filter-controls';
import { FilterSelect } from '../../lists/filter-select';
import type { NamedView } from '../../lists/saved-views/same-filters';
import { SavedViews } from '../../lists/saved-views/saved-views';
import { SearchField } from '../../lists/search-field';
import { useSelection } from '../../lists/selection';
import { SortSelect } from '../../lists/sort-select';
import { useStaffList } from '../../lists/use-staff-list';
import { texts } from '../../texts';
import { AddBusinessDialog } from './add-business-dialog';
import { BulkDecision } from './bulk-decision';
import { businessColumns } from './business-columns';

const t = texts.businesses;
const keyOf = ({ id }: AdminBusiness) => id;
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
  const { field, show, onClear } = filterControls(filters, setFilters);
  const list = useStaffList(listBusinessesRoute, { query: filters });
  const [adding, setAdding] = useState(false);
  const columns = businessColumns(host, role, address);
  const mayChange = mayStaff(role, 'businesses.change');
  const selection = useSelection(list.items, keyOf, ({ registrationStatus }) => registrationStatus !== 'incomplete');
  return (
    <section aria-label={t.label}>
      <SavedViews
        host={host}
        list="businesses"
        route={listBusinessesRoute}
        common={VIEWS}
        filters={filters}
        onShow={show}
      />
      <FilterBar
        actions={
          <>
            <ExportButton host={host} path={addressOf(exportBusinessesRoute, { query: filters })} file={t.exportFile} />
            {mayChange && (
              <Button variant="primary" onClick={() => setAdding(true)}>
                <Plus aria-hidden />
                {t.add.open}
              </Button>
            )}
          </>
        }
      >
        <SearchField label={t.search} placeholder={t.searchHint} {...field('search')} />
        <FilterSelect label={t.status} all={t.allStatuses} options={texts.registration} {...field('status')} />
        <FilterSelect label={t.plan} all={t.allPlans} options={texts.plans} {...field('plan')} />
        <SortSelect options={t.sorts} {...field('sort')} />
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
        onClear={onClear}
      />
      {adding && <AddBusinessDialog host={host} onClose={() => setAdding(false)} />}
    </section>
  );
}
